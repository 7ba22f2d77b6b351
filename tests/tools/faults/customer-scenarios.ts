import * as z from "zod";

import { paths } from "~/paths";
import { soundCompany } from "#mocks/testing/order";

import { contentOf, signedCookie } from "../../http/support/cookies";
import { humanToken } from "../../http/support/human-token";
import type { Reply } from "../../http/support/shopper";
import { contactScenarios, oldPassword, requestCode, setPassword, withConfirmation } from "./contact-scenarios";
import { address, customerScenario, formScenario, pageScenario, type Customer } from "./customer";
import { en, uploadTimeout, fromOtherAddress, type Scenario } from "./scenario";

const base = "/api/app/profile";
const account = paths.personalAccount();

const setStatus =
  (status: string) =>
  async ({ place, order }: Customer) =>
    fetch(`${place.api.url}/scenario/order/${order}`, {
      ...{ method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ status }) },
    });

const orderPath = ({ order }: Customer) => paths.personalOrder(order);
const orderCall = `${base}/order/:id/view`;
const settings = `${base}/order/settings`;

const pages = [
  pageScenario("personal area", () => paths.personal(), [`${base}/view`]),
  pageScenario("account", () => account, [`${base}/personal/view`]),
  pageScenario("an address", ({ address: id }) => paths.personalAddress(id), [`${base}/address`]),
  pageScenario("a company", ({ company: id }) => paths.personalCompany(id), [`${base}/company`]),
  pageScenario("personal favourites", () => paths.personalFavorites(), [`${base}/favorite`]),
  pageScenario("orders", () => paths.personalHistory(), [`${base}/orders`]),
  pageScenario("an order", orderPath, [orderCall]),
  pageScenario("cancellation", ({ order }) => paths.orderRequest(order, "cancel"), [orderCall, settings]),
  pageScenario(
    "return",
    ({ order }) => paths.orderRequest(order, "refund"),
    [orderCall, settings],
    setStatus("completed"),
  ),
  pageScenario("returns", () => paths.personalReturns(), [`${base}/refund`]),
  pageScenario("invoice", ({ order }) => paths.personalInvoice(order), [`${base}/order/:id/document/invoice`]),
  pageScenario("session check, by script", () => paths.session(), []),
  pageScenario(
    "customer's checkout",
    () => paths.checkout("individual"),
    ["/api/app/basket/view", "/api/app/checkout/settings"],
    ({ place, shopper, product }) => place.api.addToBasket(shopper.uid(), product, 1),
  ),
];

/** A new number for each turn: sending the same values again would change the entry added before. */
let last = 0;
const nextNumber = () => (last += 1);

const forms = [
  formScenario("save personal details", account, [`${base}/personal/edit`], () => ({ intent: "person", name: "Anna" })),
  formScenario("save notification settings", account, [`${base}/personal/editNotify`], () => ({
    intent: "notify",
    orderEmail: "on",
  })),
  formScenario("confirm the owner", account, [`${base}/personal/prove`], () => ({ intent: "phone-proof" })),
  formScenario(
    "set a password",
    account,
    [`${base}/personal/editPassword`],
    () => ({ intent: "password", oldPassword, ...withConfirmation("second-password") }),
    setPassword,
  ),
  ...contactScenarios,
  formScenario("sign out a device", account, [`${base}/sessions/close`], () => ({
    intent: "session-close",
    id: "another",
  })),
  formScenario("sign out everywhere", account, [`${base}/sessions/closeAll`], () => ({ intent: "sessions-close" })),
  formScenario("delete the account", account, [`${base}/delete`], () => ({ intent: "deletion" })),
  customerScenario("delete the account: code", [`${base}/delete`], async (customer) => {
    const code = await requestCode(customer, "deletion", customer.phone, {});
    return () => customer.shopper.post(en(account), { intent: "deletion-code", code });
  }),
  formScenario("add an address", paths.personalAddress("new"), [`${base}/address`], () => ({
    intent: "address",
    ...address,
    house: String(nextNumber()),
  })),
  formScenario(
    "change an address",
    (c) => paths.personalAddress(c.address),
    [`${base}/address`, `${base}/address/:id`],
    () => ({ intent: "address", ...address }),
  ),
  formScenario(
    "remove an address",
    (c) => paths.personalAddress(c.address),
    [`${base}/address`, `${base}/address/:id`],
    () => ({ intent: "address-remove" }),
  ),
  formScenario("add a company", paths.personalCompany("new"), [`${base}/company`], () => ({
    intent: "company",
    ...companyFields,
    kpp: String(773_600_000 + nextNumber()),
  })),
  formScenario(
    "change a company",
    (c) => paths.personalCompany(c.company),
    [`${base}/company`, `${base}/company/:id`],
    () => ({ intent: "company", ...companyFields }),
  ),
  formScenario(
    "remove a company",
    (c) => paths.personalCompany(c.company),
    [`${base}/company`, `${base}/company/:id`],
    () => ({ intent: "company-remove" }),
  ),
  formScenario("pay an order", orderPath, [`${base}/order/:id/getPaymentLink`, orderCall], () => ({ intent: "pay" })),
  formScenario("repeat an order", orderPath, [`${base}/order/:id/repeat`, orderCall], () => ({ intent: "repeat" })),
  formScenario(
    "cancel an order",
    ({ order }) => paths.orderRequest(order, "cancel"),
    [`${base}/order/:id/cancel`, orderCall, settings],
    () => ({ reason: "mistake", comment: "x", issued: humanToken("order-cancel") }),
  ),
  customerScenario("return products", [`${base}/order/:id/refund`, orderCall, settings], returnProducts, {
    timeout: uploadTimeout,
  }),
  formScenario(
    "withdraw a return",
    paths.personalReturns(),
    [`${base}/order/:id/cancelRefund`, `${base}/refund`],
    ({ order }) => ({ orderId: String(order), requestId: "1" }),
    async (customer) => {
      await setStatus("completed")(customer);
      const act = await returnProducts(customer);
      await act(0);
    },
  ),
  formScenario("sign out", paths.signOut(), [], () => ({})),
];

const companyFields = Object.fromEntries(
  Object.entries(soundCompany).map(([name, value]) => [name, value ?? ""] as const),
);

async function returnProducts(customer: Customer): Promise<(turn: number) => Promise<Reply>> {
  const { shopper, order, product, place } = customer;
  await setStatus("completed")(customer);
  return (turn) => {
    const body = new FormData();
    const fields = { reason: "defect", comment: "x", items: String(product), [`quantity-${product}`]: "1" };
    for (const [name, value] of Object.entries({ ...fields, issued: humanToken("order-refund") }))
      body.append(name, value);
    body.append("files", new File([], ""));
    const path = en(paths.orderRequest(order, "refund"));
    return shopper.send(path, { method: "POST", headers: { Origin: place.shop, ...fromOtherAddress(turn) }, body });
  };
}

/** An invalid token with a valid refresh token. */
const renewalScenario = customerScenario(
  "a page with an invalid token",
  [`${base}/view`, "/api/auth/refresh"],
  async ({ shopper }) => {
    const session = z.looseObject({}).parse(contentOf(shopper.jar.get("session") ?? ""));
    return async (turn) => {
      // A new refresh token each time, because the shop remembers a renewal for a minute; all get the same response.
      const renews = turn === 0 ? {} : { refreshToken: `another-${turn}` };
      shopper.jar.set("session", await signedCookie("session", { ...session, token: "dead", ...renews }));
      shopper.jar.delete("renewed");
      return shopper.send(en(paths.personal()));
    };
  },
);

/** The actions of a signed-in customer. */
export const customerScenarios: Scenario[] = [...pages, ...forms, renewalScenario];
