import type { Page } from "playwright/test";

import { paths } from "~/paths";

import { expect, test } from "../fixtures/journey";

const bytesAtOnce = 300;

/** The left edges of the header's visible links, fields and buttons, in px, in document order. */
function places(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("header :is(a, input, button)")]
      .filter((element) => element.checkVisibility())
      .map((element) => Math.round(element.getBoundingClientRect().left)),
  );
}

test("the header's controls stay in place while the rest of the header loads", async ({ page, request }) => {
  const path = paths.search("18");
  const html = await (await request.get(path, { headers: { Accept: "text/html" } })).body();
  let come = html.length;
  await page.route(`**${path}`, (route) =>
    route.fulfill({ contentType: "text/html; charset=utf-8", body: html.subarray(0, come) }),
  );
  await page.goto(path);
  const settled = await places(page);
  const search = html.indexOf('role="search"');
  const end = html.indexOf("</header>");
  expect(end).toBeGreaterThan(search);
  for (come = search + bytesAtOnce; come < end; come += bytesAtOnce) {
    await page.goto(path);
    const shown = await places(page);
    expect([`after ${come - search} bytes`, shown]).toEqual([
      `after ${come - search} bytes`,
      settled.slice(0, shown.length),
    ]);
  }
});
