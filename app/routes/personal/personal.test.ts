import { describe, expect, it } from "vitest";

import { translateFor } from "~/i18n/translate.server";

import { formatContact } from "./account/account-form";
import { repeatedText } from "./order-actions.server";
import { readRefundItems } from "./refund-items-field";

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

const bought = [
  { productId: 1, name: "Drill", quantity: 3 },
  { productId: 2, name: "Saw", quantity: 1 },
  { productId: 3, name: "Level", quantity: 2 },
];

function read(fields: [string, string][]) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return readRefundItems(form, bought, en);
}

describe("readRefundItems", () => {
  it("reads the ticked lines with their quantities; a single piece needs none", () => {
    const given = read([
      ["items", "1"],
      ["quantity-1", " 2 "],
      ["items", "2"],
    ]);
    expect(given).toEqual({
      ok: true,
      items: [
        { productId: 1, quantity: 2 },
        { productId: 2, quantity: 1 },
      ],
    });
  });

  it("ignores quantities of unticked lines, and unknown products", () => {
    const given = read([
      ["items", "2"],
      ["items", "77"],
      ["quantity-1", "99"],
      ["quantity-77", "1"],
    ]);
    expect(given).toEqual({ ok: true, items: [{ productId: 2, quantity: 1 }] });
  });

  it("requires at least one line", () => {
    const errors = { items: "Select at least one product" };
    expect(read([])).toEqual({ ok: false, errors });
    expect(read([["items", "77"]])).toEqual({ ok: false, errors });
  });

  it.each(["0", "4", "-1", "1.5", "two", "", "1e0", "9".repeat(20)])("does not take %j pieces of three", (quantity) => {
    const given = read([
      ["items", "1"],
      ["quantity-1", quantity],
    ]);
    expect(given).toEqual({ ok: false, errors: { "quantity-1": "Drill: from 1 to 3 pieces" } });
  });

  it("names every wrong quantity", () => {
    const given = read([
      ["items", "1"],
      ["quantity-1", "7"],
      ["items", "3"],
      ["quantity-3", "0"],
    ]);
    expect(given).toEqual({
      ok: false,
      errors: { "quantity-1": "Drill: from 1 to 3 pieces", "quantity-3": "Level: from 1 to 2 pieces" },
    });
  });

  it("requires a quantity for a line of several pieces", () => {
    expect(read([["items", "1"]])).toMatchObject({ ok: false });
  });
});

describe("formatContact", () => {
  it.each([
    ["+79991234567", "+7 (999) 123-45-67"],
    ["+375291234567", "+375 (29) 123-45-67"],
    ["anna@example.ru", "anna@example.ru"],
    ["", ""],
  ])("%s is shown as %s", (contact, shown) => {
    expect(formatContact(contact)).toBe(shown);
  });
});
