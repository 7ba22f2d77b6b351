import { expect, test, it } from "vitest";

import { labelStyle, contrast, textOn } from "./label-style";

test("each label colour on a page gets one rule, with the text colour of higher contrast", () => {
  const label = (ground: string) => `<span class="x" data-ground="${ground}">Hit</span>`;
  expect(labelStyle(label("#ffd700") + label("#16191c") + label("#ffd700"))).toBe(
    '[data-ground="#ffd700"]{--b:#ffd700;--bt:#000}[data-ground="#16191c"]{--b:#16191c;--bt:#fff}',
  );
});

test.each([
  "<p>No label</p>",
  '<span data-ground="red">Hit</span>',
  '<span data-ground="#fff;}body{display:none">Hit</span>',
  "<p> data-ground=&quot;#ffffff&quot;</p>",
])("there is no rule for %s", (html) => {
  expect(labelStyle(html)).toBe("");
});

it("puts white on dark and black on light", () => {
  expect(["#16191c", "#ffd700", "#777777"].map(textOn)).toEqual(["#fff", "#000", "#000"]);
});

it("has enough contrast on any grey", () => {
  for (let part = 0; part < 256; part++) {
    const grey = `#${part.toString(16).padStart(2, "0").repeat(3)}`;
    expect(contrast(grey, textOn(grey) === "#fff" ? "#ffffff" : "#000000")).toBeGreaterThanOrEqual(4.5);
  }
});
