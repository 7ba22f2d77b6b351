import { describe, expect, it } from "vitest";

import { translateFor } from "~/i18n/translate.server";

import { repeatedText } from "./order-actions.server";

const ru = translateFor("ru");
const en = translateFor("en");
const one = (productId: number) => ({ productId, quantity: 2 });
const lost = (productId: number, name = `Drill ${productId}`) => ({ productId, name, reason: "Out of stock" });

describe("repeatedText", () => {
  it("counts what was added", () => {
    expect(repeatedText(en, { added: [one(1)], skipped: [] })).toBe("1 product has been added to your basket");
    expect(repeatedText(ru, { added: [one(1), one(2)], skipped: [] })).toBe("В корзину добавлены 2 товара");
  });

  it("names products that were not added, with the reason", () => {
    expect(repeatedText(en, { added: [one(1)], skipped: [lost(2)] })).toBe(
      "1 product has been added to your basket. Not added: Drill 2 (out of stock)",
    );
    expect(repeatedText(en, { added: [], skipped: [lost(2)] })).toMatch(/^Nothing has been added to your basket\. Not/);
  });

  it("names three and counts the others", () => {
    const text = repeatedText(en, { added: [], skipped: [1, 2, 3, 4, 5].map((id) => lost(id)) });
    expect(text).toContain("Drill 3 (out of stock), and 2 more");
    expect(text).not.toContain("Drill 4");
  });

  it("cuts long names", () => {
    const text = repeatedText(en, { added: [], skipped: [lost(1, "x".repeat(300))] });
    expect(text).toContain(`${"x".repeat(59)}… (`);
    expect(text.length).toBeLessThan(150);
  });
});
