import { describe, expect, it } from "vitest";

import { readBasketForm, readNumber, readToggleForm, wantedQuantity } from "./small-form";

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

describe("readBasketForm", () => {
  it("reads the pressed button as intent and product", () => {
    expect(readBasketForm(form({ add: "12" }))).toEqual({ intent: "add", productId: 12, quantity: null, step: 1 });
    expect(readBasketForm(form({ more: "12", quantity: " 3 " }))).toEqual({
      intent: "more",
      productId: 12,
      quantity: 3,
      step: 1,
    });
  });

  it("refuses what makes no sense", () => {
    const senseless: Record<string, string>[] = [
      {},
      { quantity: "1" },
      { add: "" },
      { add: "x" },
      { add: "-1" },
      { add: "1e9" },
      { add: "9".repeat(20) },
    ];
    for (const fields of senseless) {
      expect(readBasketForm(form(fields)), JSON.stringify(fields)).toBeNull();
    }
    expect(readBasketForm(form({ set: "1", quantity: "many" }))?.quantity).toBeNull();
  });
});

it.each([
  ["7", 7],
  [" 1 200 ", 1200],
  ["1\u00a0200", 1200],
  ["", null],
  ["-3", null],
  ["2.5", null],
  [undefined, null],
])("reads %j as a number", (text, number) => {
  expect(readNumber(text)).toBe(number);
});

it("reads a favourite form", () => {
  expect(readToggleForm(form({ remove: "5" }))).toMatchObject({ intent: "remove", productId: 5 });
  expect(readToggleForm(form({ set: "5" }))).toBeNull();
});

describe("wantedQuantity", () => {
  const wanted = (fields: Record<string, string>, current: number) => {
    const pressed = readBasketForm(form(fields));
    return pressed && wantedQuantity(pressed, current);
  };

  it("counts from what the line shows", () => {
    expect(wanted({ add: "1" }, 2)).toBe(3);
    expect(wanted({ add: "1", quantity: "5" }, 2)).toBe(7);
    expect(wanted({ more: "1", quantity: "4" }, 2)).toBe(5);
    expect(wanted({ less: "1", quantity: "1" }, 2)).toBe(0);
    expect(wanted({ set: "1", quantity: "40" }, 2)).toBe(40);
    expect(wanted({ remove: "1", quantity: "40" }, 2)).toBe(0);
  });

  it("goes by whole packs", () => {
    expect(wanted({ more: "1", quantity: "20", step: "10" }, 20)).toBe(30);
    expect(wanted({ less: "1", quantity: "20", step: "10" }, 20)).toBe(10);
    expect(wanted({ more: "1", quantity: "27", step: "10" }, 20)).toBe(30);
    expect(wanted({ less: "1", quantity: "27", step: "10" }, 20)).toBe(20);
    expect(wanted({ more: "1", quantity: "20", step: "0" }, 20)).toBe(21);
    expect(wanted({ more: "1", quantity: "20", step: "many" }, 20)).toBe(21);
  });
});
