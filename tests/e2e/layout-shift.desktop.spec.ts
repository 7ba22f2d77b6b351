import type { Page } from "playwright/test";

import { paths } from "~/paths";
import { landmarks, landmarkSections } from "#mocks/testing/landmarks";

import { expect, test } from "../fixtures/journey";
import { api } from "./support/api";
import { servePartially } from "./support/partial-page";

const chunkSize = 300;

/** The left edges of the visible elements that match the selector, in px, in document order. */
function leftEdges(page: Page, selector = "header :is(a, input, button)"): Promise<number[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ left }) => Math.round(left)),
  );
}

test("the header's controls stay in place while the rest of the header loads", async ({ page, request }) => {
  const { html, open } = await servePartially(page, request, paths.search("18"));
  await open();
  const settled = await leftEdges(page);
  const start = html.indexOf("<header");
  const end = html.indexOf("</header>");
  expect(end).toBeGreaterThan(start);
  for (let length = start + chunkSize; length < end; length += chunkSize) {
    await open(length);
    const shown = await leftEdges(page);
    expect([`after ${length - start} bytes`, shown]).toEqual([
      `after ${length - start} bytes`,
      settled.slice(0, shown.length),
    ]);
  }
});

test("the columns of a basket line stay in place while the rest of the line loads", async ({ page, visitor }) => {
  await api.addToBasket(await visitor.arrive(), (await api.product(landmarks.inStock)).id);
  const { html, open } = await servePartially(page, page.request, paths.basket());
  await open();
  const columns = "main li[id^=p] > *";
  const settled = await leftEdges(page, columns);
  expect(settled).toHaveLength(5);
  const start = html.indexOf('<li id="p');
  for (let length = start + chunkSize; length < html.indexOf("</li>", start); length += chunkSize) {
    await open(length);
    const shown = await leftEdges(page, columns);
    expect([length - start, shown]).toEqual([length - start, settled.slice(0, shown.length)]);
  }
});

test("a listing's sorting stays in place while the rest of it loads", async ({ page }) => {
  const { html, open } = await servePartially(page, page.request, paths.section(landmarkSections.typical));
  await open();
  const sorting = "label:has(select)";
  const settled = await leftEdges(page, sorting);
  expect(settled).toHaveLength(2);
  const start = html.indexOf('name="sort"');
  for (let length = start; length < html.indexOf("</button>", start); length += 100) {
    await open(length);
    const shown = await leftEdges(page, sorting);
    expect([length - start, shown]).toEqual([length - start, settled.slice(0, shown.length)]);
  }
});
