import { describe, expect, it } from "vitest";

import type { Card } from "~/api/schemas/common";

import { errorKind, viewedCardsOf } from "./error-page";
import { LostConnection } from "./lost-connection";

/** An error response as Remix passes it to an error boundary. */
function response(status: number, data: unknown = null) {
  return { status, statusText: "", internal: false, data };
}

const card: Card = {
  id: 1,
  code: "drill",
  name: "Drill",
  picture: null,
  price: 100,
  oldPrice: null,
  badge: [{ name: "New", color: "#f00" }],
  properties: [{ name: "Power", value: "1 kW" }],
  isStock: 1,
  deliveryDate: null,
  quantity: 0,
  isFavorite: false,
};

describe("errorKind", () => {
  it.each([
    [404, "notFound"],
    [503, "unavailable"],
    [504, "unavailable"],
    [400, "badRequest"],
    [403, "badRequest"],
    [405, "badRequest"],
    [413, "tooLarge"],
    [500, "failed"],
  ] as const)("of a response %i", (status, kind) => {
    expect(errorKind(response(status))).toBe(kind);
  });

  it("of a lost connection", () => {
    expect(errorKind(new LostConnection())).toBe("lost");
  });

  it("takes anything else for a fault of the shop", () => {
    expect(errorKind(new Error("x"))).toBe("failed");
    expect(errorKind(undefined)).toBe("failed");
  });
});

describe("viewedCardsOf", () => {
  it("gives the cards that came with the error", () => {
    expect(viewedCardsOf(response(404, { message: "x", viewed: [card] }))).toEqual([card]);
  });

  it("tells where they could not be had", () => {
    expect(viewedCardsOf(response(404, { message: "x", viewed: null }))).toBeNull();
  });

  it.each([null, "text", {}])("gives none for %j", (data) => {
    expect(viewedCardsOf(response(404, data))).toEqual([]);
  });

  it("gives none for what is no response", () => {
    expect(viewedCardsOf(new Error("x"))).toEqual([]);
  });
});
