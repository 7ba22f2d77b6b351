import { readFileSync } from "node:fs";

import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";

import { shownCount } from "./badge";
import { optionAfterKey } from "./drop-down";
import { iconNames } from "./icon";
import { Pagination, pageWindow } from "./pagination";
import { Picture } from "./picture";

describe("a count badge", () => {
  it.each([
    [0, null],
    [null, null],
    [undefined, null],
    [-1, null],
    [1, "1"],
    [99, "99"],
    [100, "99+"],
  ])("shows %j as %j", (count, text) => {
    expect(shownCount(count)).toBe(text);
  });
});

describe("the icon sprite", () => {
  it("has a symbol for every name, and a name for every symbol", () => {
    const sprite = readFileSync(new URL("../../public/icons.svg", import.meta.url), "utf8");
    const symbols = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
    expect(symbols).toEqual([...iconNames]);
  });
});

describe("the pagination", () => {
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

  it("hides the place of a missing arrow from screen readers, which count the items of a list", () => {
    expect(render(1, 3).match(/<li aria-hidden="true">/g)).toHaveLength(1);
    expect(render(2, 3)).not.toContain("<li aria-hidden");
    expect(render(3, 3)).toMatch(/<li aria-hidden="true">(?!.*<li)/);
  });

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
  ])("shows the neighbours of page %i of %i", (current, pages, shown) => {
    expect(pageWindow(current, pages)).toEqual(shown);
  });
});

describe("a picture", () => {
  const src = (width: number) => `/images/${width}/drill.jpg`;

  it("offers its widths and reserves its space", () => {
    const html = renderToStaticMarkup(<Picture src={src} widths={[320, 640]} sizes="50vw" alt="" />);
    expect(html).toContain('sizes="50vw" srcSet="/images/320/drill.jpg 320w, /images/640/drill.jpg 640w"');
    expect(html).toContain('src="/images/320/drill.jpg"');
    expect(html).toContain('width="400" height="400" alt="" loading="lazy"');
  });

  it("loads at once if it has priority", () => {
    const html = renderToStaticMarkup(<Picture src={src} widths={[320]} sizes="50vw" alt="" priority />);
    expect(html).toContain('fetchpriority="high"');
    expect(html).not.toContain("lazy");
  });

  it("shows a toolbox if there is no address", () => {
    const html = renderToStaticMarkup(<Picture src={null} widths={[320]} sizes="50vw" alt="No picture" />);
    expect(html).toContain('src="/brand/no-picture.svg"');
    expect(html).not.toContain("srcSet");
  });
});

describe("the option after a key", () => {
  it("goes down from the field through all options and back", () => {
    expect([-1, 0, 1, 2].map((active) => optionAfterKey("ArrowDown", active, 3))).toEqual([0, 1, 2, -1]);
  });

  it("goes up the same way", () => {
    expect([-1, 2, 1, 0].map((active) => optionAfterKey("ArrowUp", active, 3))).toEqual([2, 1, 0, -1]);
  });

  it("leaves Home and End to the text until an option is active", () => {
    expect(optionAfterKey("Home", -1, 3)).toBeNull();
    expect(optionAfterKey("End", -1, 3)).toBeNull();
    expect(optionAfterKey("Home", 2, 3)).toBe(0);
    expect(optionAfterKey("End", 0, 3)).toBe(2);
  });

  it("ignores other keys, and all keys if there are no options", () => {
    expect(optionAfterKey("ArrowLeft", 1, 3)).toBeNull();
    expect(optionAfterKey("a", 1, 3)).toBeNull();
    expect(optionAfterKey("ArrowDown", -1, 0)).toBeNull();
  });
});
