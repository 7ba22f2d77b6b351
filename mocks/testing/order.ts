import { orderPlaced, type OrderBody, type OrderPlaced } from "~/api/schemas/checkout";
import type { Company } from "~/api/schemas/profile";
import { makeBasket } from "#mocks/basket/basket";
import { listConsents } from "#mocks/checkout/consents";
import { putLine } from "#mocks/db/queries/basket";

import { call, type CallOptions } from "./call";
import { seedTiny } from "./seed";
import { createTestApi, type TestApi } from "./test-api";

/** A company with valid numbers: the contract's test vectors. */
export const soundCompany: Company = {
  inn: "7707083893",
  kpp: "773601001",
  ogrn: "1027700132195",
  name: "Workshop LLC",
  legalAddress: "Moscow, 1 Mira Street",
  bik: "044525225",
  bank: "Sberbank",
  account: "40702810800000000003",
  correspondentAccount: "30101810400000000225",
  contractEmail: "office@example.com",
};

/** The API of that shop; by default it is noon in Moscow on 20 November 2026. */
export function createShop(now = () => new Date("2026-11-20T09:00:00Z")): TestApi {
  return createTestApi({ seed: seedTiny, now });
}

let keys = 0;

/** A new `Idempotency-Key`. */
export function newKey(): string {
  return `test-key-${String((keys += 1)).padStart(10, "0")}`;
}

/** Puts a product into a basket without the checks of the basket calls. */
export function fill({ context }: TestApi, uid: string, productId: number, quantity = 1): void {
  const price = context.cards.entry(productId, "ru")?.price ?? 0;
  putLine(context.db, uid, productId, quantity, price, context.now());
}

/** The body of a guest's order for the current basket: by courier in Moscow, paid on delivery. */
export function orderOf({ context }: TestApi, uid: string, more: Partial<OrderBody> = {}): OrderBody {
  return {
    uid,
    hash: makeBasket(context, uid, "ru").hash,
    personType: "individual",
    customer: { name: "Ivan", lastName: "Petrov", secondName: "", phone: "+79991234567", email: "ivan@example.com" },
    delivery: { code: "courier", address: { city_with_type: "Moscow", street_with_type: "Mira Street", house: "8" } },
    payment: "cash",
    comment: "",
    consents: listConsents(context.db, "ru").map(({ code, version }) => ({ code, version })),
    ...more,
  };
}

/** Sends an order. */
export function create(api: TestApi, body: object, key = newKey(), { headers, ...options }: CallOptions = {}) {
  const all = { "idempotency-key": key, host: "api.test", ...headers };
  return call(api, "/api/app/order/create", { method: "POST", body, headers: all, ...options });
}

/** Places an order of one product and returns it; throws if it is rejected. */
export async function place(
  api: TestApi,
  uid: string,
  productId: number,
  more?: Partial<OrderBody>,
): Promise<OrderPlaced> {
  fill(api, uid, productId);
  return (await create(api, orderOf(api, uid, more))).data(orderPlaced);
}
