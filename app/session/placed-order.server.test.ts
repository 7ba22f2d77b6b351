import { describe, expect, it } from "vitest";

import { leavePlacedOrder, takePlacedOrder, type PlacedOrder } from "./placed-order.server";

const order: PlacedOrder = {
  orderId: 7,
  number: "100007",
  accessKey: "k".repeat(43),
  personType: "individual",
  paymentLink: null,
  email: "anna@example.com",
};

async function left(): Promise<string> {
  const headers = new Headers();
  await leavePlacedOrder(headers, order);
  return headers.get("Set-Cookie") ?? "";
}

const take = (cookie: string) => takePlacedOrder(new Request("http://shop.invalid/", { headers: { Cookie: cookie } }));
const valueOf = (setCookie: string) => setCookie.split(";")[0] ?? "";

describe("the order that was just placed", () => {
  it("is told to the next page by a cookie that scripts do not see", async () => {
    const setCookie = await left();
    expect(setCookie).toMatch(/HttpOnly/);
    expect(setCookie).toMatch(/SameSite=Lax/);
    expect(setCookie).toMatch(/Max-Age=1800/);
    expect(await take(valueOf(setCookie))).toEqual(order);
  });

  it("is nobody's without the cookie or with one that was changed", async () => {
    const value = valueOf(await left());
    expect(await take("")).toBeNull();
    expect(await take(`${value.slice(0, 12)}AAAA${value.slice(16)}`)).toBeNull();
  });
});
