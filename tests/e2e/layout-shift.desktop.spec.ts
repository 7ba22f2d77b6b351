import type { Page } from "playwright/test";

import { paths } from "~/paths";

import { expect, test } from "../fixtures/journey";
import { servePartially } from "./support/partial-page";

const chunkSize = 300;

/** The left edges of the header's visible links, fields and buttons, in px, in document order. */
function leftEdges(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("header :is(a, input, button)")]
      .filter((element) => element.checkVisibility())
      .map((element) => Math.round(element.getBoundingClientRect().left)),
  );
}

test("the header's controls stay in place while the rest of the header loads", async ({ page, request }) => {
  const { html, open } = await servePartially(page, request, paths.search("18"));
  await open();
  const settled = await leftEdges(page);
  const search = html.indexOf('role="search"');
  const end = html.indexOf("</header>");
  expect(end).toBeGreaterThan(search);
  for (let length = search + chunkSize; length < end; length += chunkSize) {
    await open(length);
    const shown = await leftEdges(page);
    expect([`after ${length - search} bytes`, shown]).toEqual([
      `after ${length - search} bytes`,
      settled.slice(0, shown.length),
    ]);
  }
});
