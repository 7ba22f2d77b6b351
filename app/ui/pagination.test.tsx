import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, describe } from "vitest";

import { Pagination, pageWindow } from "./pagination";

const texts = { label: "Pages", previous: "Previous", next: "Next", page: (page: number) => `Page ${page}` };
const render = (page: number, pages: number) =>
  renderToStaticMarkup(<Pagination page={page} pages={pages} href={(to) => `/catalog?page=${to}`} texts={texts} />);

it("draws nothing for one page", () => {
  expect(render(1, 1)).toBe("");
});

it("marks the current page and links its neighbours", () => {
  const html = render(4, 22);
  expect(html.match(/aria-label="Page \d+"/g)).toEqual([2, 3, 4, 5, 6].map((page) => `aria-label="Page ${page}"`));
  expect(html).toContain('href="/catalog?page=4" aria-label="Page 4" aria-current="page"');
  expect(html).toContain('href="/catalog?page=3" rel="prev" aria-label="Previous"');
  expect(html).toContain('href="/catalog?page=5" rel="next" aria-label="Next"');
});

it("has no link before the first page and after the last", () => {
  expect(render(1, 3)).not.toContain('rel="prev"');
  expect(render(3, 3)).not.toContain('rel="next"');
});

describe("pageWindow", () => {
  it.each([
    [1, 1, []],
    [1, 0, []],
    [1, 3, [1, 2, 3]],
    [1, 22, [1, 2, 3, 4, 5]],
    [3, 22, [1, 2, 3, 4, 5]],
    [4, 22, [2, 3, 4, 5, 6]],
    [21, 22, [18, 19, 20, 21, 22]],
    [22, 22, [18, 19, 20, 21, 22]],
    [99, 6, [2, 3, 4, 5, 6]],
  ])("page %i of %i", (current, pages, shown) => {
    expect(pageWindow(current, pages)).toEqual(shown);
  });
});
