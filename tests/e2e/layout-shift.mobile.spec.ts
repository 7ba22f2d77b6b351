import type { Page } from "playwright/test";

import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { expect } from "../fixtures/journey";
import { test } from "../fixtures/pictures";
import { servePartially } from "./support/partial-page";

const chunkSize = 1500;

/** The top edges of all elements in the page's main part, in px, in document order. */
function positions(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main *")].map((element) => Math.round(element.getBoundingClientRect().top)),
  );
}

test("the visible part of a product stays in place while the rest loads", async ({ page, request }) => {
  const { html, open } = await servePartially(page, request, paths.product(landmarks.variants));
  await open();
  const settled = await positions(page);
  const inView = (top: number) => top < (page.viewportSize()?.height ?? 0);
  const start = html.indexOf("<main");
  for (let length = start + chunkSize; length < html.indexOf("</main>"); length += chunkSize) {
    await open(length);
    // The last elements are still incomplete, such as a button whose text is cut off.
    const shown = (await positions(page)).slice(0, -4);
    const moved = shown.filter((top, index) => inView(top) && top !== settled[index]);
    expect([`after ${length - start} bytes`, moved]).toEqual([`after ${length - start} bytes`, []]);
  }
});
