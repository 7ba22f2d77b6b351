import type { BrowserContext } from "playwright/test";
import * as z from "zod";

import { basket } from "~/api/schemas/basket";
import { checkoutSettings, orderPlaced, type OrderBody } from "~/api/schemas/checkout";

import { apiUrl } from "../../fixtures/addresses";
import { expect } from "../../fixtures/journey";
import { messagesTo } from "../../fixtures/outbox";
import { sessionOf } from "../../fixtures/sign-in";
import { countStoredOrders } from "../../fixtures/stored-orders";

type PlacedOrder = z.infer<typeof orderPlaced>["order"];

/** Counts the stored orders of an e-mail address, and expects an e-mail for each. */
export async function countOrders(email: string): Promise<number> {
  const stored = countStoredOrders(process.env.E2E_DATA_DIR ?? "", email);
  expect(await messagesTo(apiUrl, email)).toHaveLength(stored);
  return stored;
}

/**
 * Places this many orders of a product for the customer who is signed in in this browser, delivered by courier and paid
 * by card.
 * @param quantity of the product in each order
 */
export async function placeOrders(
  context: BrowserContext,
  count: number,
  productId: number,
  quantity = 1,
): Promise<PlacedOrder[]> {
  const { uid, token } = await sessionOf(context);
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
  async function call<T>(
    path: string,
    schema: z.ZodType<T>,
    body?: object,
    more: Record<string, string> = {},
  ): Promise<T> {
    const sent = body ? { method: "POST", body: JSON.stringify(body) } : {};
    const response = await fetch(`${apiUrl}/api/app/${path}`, { headers: { ...headers, ...more }, ...sent });
    if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
    return z.object({ data: schema }).parse(await response.json()).data;
  }
  const { consents } = await call(`checkout/settings?uid=${uid}&personType=individual`, checkoutSettings);
  const orders: PlacedOrder[] = [];
  for (let number = 0; number < count; number += 1) {
    const { hash } = await call(`basket/${productId}/add`, basket, { uid, quantity });
    const body: OrderBody = {
      uid,
      hash,
      personType: "individual",
      customer: { name: "Вера", lastName: "Орлова", phone: "+79991234567", email: `${uid}@verstak.example` },
      delivery: { code: "courier", address: { city_with_type: "г Москва", street_with_type: "ул Мира", house: "8" } },
      payment: "card",
      consents: consents.map(({ code, version }) => ({ code, version })),
    };
    const key = { "Idempotency-Key": `${uid}-${number}` };
    orders.push((await call("order/create", orderPlaced, body, key)).order);
  }
  return orders;
}
