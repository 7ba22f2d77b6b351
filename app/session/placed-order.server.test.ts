import { afterEach, describe, expect, it, vi } from "vitest";

import { authorOf } from "./author.server";
import { savePlacedOrder, readPlacedOrder, type PlacedOrder } from "./placed-order.server";

const order: PlacedOrder = {
  orderId: 7,
  number: "100007",
  accessKey: "k".repeat(43),
  personType: "individual",
  paymentLink: null,
  email: "anna@example.com",
};

const author = authorOf("a-visitor", undefined);

async function left(): Promise<string> {
  const headers = new Headers();
  await savePlacedOrder(headers, order, author);
  return headers.get("Set-Cookie") ?? "";
}

const take = (cookie: string, reader = author) =>
  readPlacedOrder(new Request("http://shop.invalid/", { headers: { Cookie: cookie } }), reader);
const valueOf = (setCookie: string) => setCookie.split(";")[0] ?? "";

afterEach(() => {
  vi.useRealTimers();
});

describe("the order that was just placed", () => {
  it("is passed to the next page in a cookie that scripts cannot read", async () => {
    const setCookie = await left();
    expect(setCookie).toMatch(/HttpOnly/);
    expect(setCookie).toMatch(/SameSite=Lax/);
    expect(setCookie).toMatch(/Max-Age=1800/);
    expect(await take(valueOf(setCookie))).toEqual(order);
  });

  it("is null without the cookie or with a changed one", async () => {
    const value = valueOf(await left());
    expect(await take("")).toBeNull();
    expect(await take(`${value.slice(0, 12)}AAAA${value.slice(16)}`)).toBeNull();
  });

  it("is null for another visitor after a sign-out", async () => {
    const value = valueOf(await left());
    expect(await take(value, authorOf("the-next-visitor", undefined))).toBeNull();
    expect(await take(value, authorOf(null, undefined))).toBeNull();
  });

  it("is null after half an hour, even if the browser still has the cookie", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const value = valueOf(await left());
    vi.advanceTimersByTime(29 * 60_000);
    expect(await take(value)).toEqual(order);
    vi.advanceTimersByTime(2 * 60_000);
    expect(await take(value)).toBeNull();
  });
});
