import * as z from "zod";

import { signedIn } from "~/api/schemas/auth";
import { orderView } from "~/api/schemas/orders";
import { addressList, companyList } from "~/api/schemas/profile";
import { landmarks } from "#mocks/testing/landmarks";
import { soundCompany } from "#mocks/testing/order";

import { lastMessageTo } from "../../fixtures/outbox";
import { placeGuestOrder } from "../../fixtures/placed-order";
import { customerCookies } from "../../http/support/cookies";
import { createShopper, type Reply, type Shopper } from "../../http/support/shopper";
import { en, fromOtherAddress, type Place, type Scenario } from "./scenario";

const base = "/api/app/profile";

/** A customer of a single scenario, with an address, a company and an order. */
export type Customer = {
  shopper: Shopper;
  place: Place;
  phone: string;
  order: number;
  product: number;
  address: number;
  company: number;
  call: (method: string, path: string, body?: object) => Promise<unknown>;
};

/** The typed fields of an address. */
export const address = { name: "Home", city_with_type: "Moscow", street_with_type: "Mira Street", house: "8" };

/** Creates a customer and signs them in. */
export async function makeCustomer(place: Place): Promise<Customer> {
  const { api, shop } = place;
  const phone = `+7905${String(Math.floor(Math.random() * 1e7)).padStart(7, "0")}`;
  let token = "";
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const headers = { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) };
    const answer = await fetch(api.url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    if (!answer.ok) throw new Error(`${path} returned ${answer.status}: ${await answer.text()}`);
    return z.object({ data: z.unknown() }).parse(await answer.json()).data;
  };
  await call("POST", "/api/auth/login", { login: phone, type: "sms" });
  const uid = await api.newUid();
  const { code } = await lastMessageTo(api.url, phone);
  const opened = signedIn.parse(await call("POST", "/api/auth/byCode", { login: phone, type: "sms", code, uid }));
  token = opened.token;
  const { addresses } = addressList.parse(
    await call("POST", `${base}/address`, { ...address, value: "Moscow, Mira Street, 8", default: true }),
  );
  const { companies } = companyList.parse(await call("POST", `${base}/company`, soundCompany));
  // A product made to order: hundreds of customers would exhaust the stock of any other.
  const { order } = await placeGuestOrder(api.url, { token, payment: "card", product: landmarks.madeToOrder });
  const details = orderView.parse(await call("GET", `${base}/order/${order.id}/view`)).order;
  const own = await customerCookies({ uid, token, refreshToken: opened.refreshToken });
  const cookies = { ...own, i18n_redirected: "en" };
  return {
    ...{ place, phone, call, shopper: createShopper({ shop, cookies }), order: order.id },
    product: details.items[0]?.productId ?? 0,
    address: addresses[0]?.id ?? 0,
    company: companies[0]?.id ?? 0,
  };
}

type Act = (customer: Customer) => Promise<(turn: number) => Promise<Reply>> | ((turn: number) => Promise<Reply>);

/** A scenario of a signed-in customer. */
export const customerScenario = (name: string, main: string[], act: Act, more: Partial<Scenario> = {}): Scenario => ({
  ...{ name, main: ["/api/auth/session", ...main] },
  async prepare(place) {
    const customer = await makeCustomer(place);
    return { shopper: customer.shopper, act: await act(customer) };
  },
  ...more,
});

/** A customer opens a page. */
export const pageScenario = (
  name: string,
  path: (customer: Customer) => string,
  main: string[],
  before?: (customer: Customer) => Promise<unknown>,
) =>
  customerScenario(name, main, async (customer) => {
    await before?.(customer);
    return () => customer.shopper.send(en(path(customer)));
  });

/** A customer sends a form. */
export const formScenario = (
  name: string,
  path: string | ((customer: Customer) => string),
  main: string[],
  fields: (customer: Customer, turn: number) => Record<string, string>,
  before?: (customer: Customer) => Promise<unknown>,
) =>
  customerScenario(name, main, async (customer) => {
    await before?.(customer);
    const to = typeof path === "string" ? path : path(customer);
    return (turn) => customer.shopper.post(en(to), fields(customer, turn), fromOtherAddress(turn));
  });
