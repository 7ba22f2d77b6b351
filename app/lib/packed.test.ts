import { expect, it } from "vitest";

import { originalOf, pack, unpack } from "./packed";

const cards = [{ name: "Дрель", price: 12490, oldPrice: null }];

it("keeps what it packs for the server, and sends only its text", () => {
  const packed = pack(cards);
  expect(originalOf(packed)).toBe(cards);
  expect(Object.keys(packed)).toEqual(["json"]);
});

it("gives the browser, which has only the text, the same", () => {
  const sent: ReturnType<typeof pack<typeof cards>> = { json: pack(cards).json };
  expect(originalOf(sent)).toBeUndefined();
  expect(unpack(sent)).toEqual(cards);
});
