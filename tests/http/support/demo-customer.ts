import * as z from "zod";

import { signedIn } from "~/api/schemas/auth";
import {
  orderList,
  orderView,
  requestList,
  type Order,
  type OrderDetail,
  type OrderRequest,
} from "~/api/schemas/orders";
import type { Locale } from "~/i18n/config";
import { demoCustomers } from "#mocks/testing/landmarks";

import type { Api } from "./api";
import { customerCookies } from "./cookies";
import { createShopper, type Shopper } from "./shopper";

/** A signed-in customer, with the orders that the API stores. */
type Customer = {
  shopper: Shopper;
  orders: () => Promise<Order[]>;
  order: (id: number) => Promise<OrderDetail>;
  requests: () => Promise<OrderRequest[]>;
  /** The first order in the list that matches. */
  find: (holds: (order: Order) => boolean) => Promise<Order>;
};

/** The demo customer for tests in this language. */
export const demoNameOf = (locale: Locale) => (locale === "ru" ? "anna" : "boris");

/** Signs a demo customer in from a unique client address; by default at the shop of all HTTP tests. */
export async function createDemoCustomer(
  api: Api,
  name: keyof typeof demoCustomers,
  locale: Locale,
  shop?: string,
): Promise<Customer> {
  const uid = await api.newUid();
  const { email, password } = demoCustomers[name];
  const answer = await fetch(`${api.url}/api/app/auth/byEmail`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ login: email, type: "email", password, uid }),
  });
  const { token, refreshToken } = z.object({ data: signedIn }).parse(await answer.json()).data;
  const cookies = { ...(await customerCookies({ uid, token, refreshToken })), i18n_redirected: locale };

  async function read<T>(path: string, schema: z.ZodType<T>): Promise<T> {
    const headers = { Authorization: `Bearer ${token}`, "Accept-Language": locale };
    const response = await fetch(`${api.url}/api/app/profile/${path}`, { headers });
    return z.object({ data: schema }).parse(await response.json()).data;
  }

  const orders = async () => (await read("orders?perPage=100", orderList)).orders.list;
  return {
    shopper: createShopper({ cookies, ...(shop ? { shop } : {}) }),
    orders,
    order: async (id) => (await read(`order/${id}/view`, orderView)).order,
    requests: async () => (await read("refund?perPage=100", requestList)).refunds,
    async find(holds) {
      const found = (await orders()).find(holds);
      if (!found) throw new Error(`${name} has no such order`);
      return found;
    },
  };
}
