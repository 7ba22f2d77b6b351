import { describe, expect, it } from "vitest";

import { translateFor } from "~/i18n/translate.server";

import { formatContact } from "./account/account-form";
import { readRefundItems } from "./refund-items-field";

const en = translateFor("en");

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
