import { describe, expect, it } from "vitest";

import { translateFor } from "~/i18n/translate.server";

import { addedText } from "./added-text";

const ru = translateFor("ru");
const en = translateFor("en");
const lost = (id: number, name = `Drill ${id}`) => ({ name, reason: "Out of stock" });

describe("addedText", () => {
  it("counts what was added", () => {
    expect(addedText(en, 1, [])).toBe("1 product has been added to your basket");
    expect(addedText(ru, 2, [])).toBe("В корзину добавлены 2 товара");
  });

  it("names products that were not added, with the reason", () => {
    expect(addedText(en, 1, [lost(2)])).toBe(
      "1 product has been added to your basket. Not added: Drill 2 (out of stock)",
    );
    expect(addedText(en, 0, [lost(2)])).toMatch(/^Nothing has been added to your basket\. Not/);
  });

  it("names three and counts the others", () => {
    const text = addedText(
      en,
      0,
      [1, 2, 3, 4, 5].map((id) => lost(id)),
    );
    expect(text).toContain("Drill 3 (out of stock), and 2 more");
    expect(text).not.toContain("Drill 4");
  });

  it("names products of which there were fewer pieces than wanted", () => {
    const fewer = [1, 2, 3].map((id) => ({ name: `Saw ${id}`, added: 1, wanted: 3 }));
    expect(addedText(en, 3, [], fewer.slice(0, 1))).toBe(
      "3 products have been added to your basket. Fewer than in the order: Saw 1 (1 of 3)",
    );
    expect(addedText(en, 3, [lost(4), lost(5)], fewer)).toMatch(
      /\. Fewer than in the order: Saw 1 \(1 of 3\), and 2 more$/,
    );
  });

  it("cuts long names", () => {
    const text = addedText(en, 0, [lost(1, "x".repeat(300))]);
    expect(text).toContain(`${"x".repeat(59)}… (`);
    expect(text.length).toBeLessThan(150);
  });

  it("never halves an emoji", () => {
    const text = addedText(en, 0, [lost(1, "🔧".repeat(61))]);
    expect(text).toContain(`${"🔧".repeat(59)}… (`);
    expect(text).not.toMatch(/\p{Cs}/u);
  });
});
