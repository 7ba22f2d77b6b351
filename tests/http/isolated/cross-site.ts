import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, test } from "vitest";

import { paths } from "~/paths";
import siteMap from "~/routes";
import { demoCustomers } from "#mocks/testing/landmarks";

import { createDemoCustomer } from "../support/demo-customer";
import { humanToken } from "../support/human-token";
import { isSignedIn } from "../support/signing-in";
import { shop } from "./shop";

const { anna } = demoCustomers;

/** The customer's orders and request that the posts refer to. */
type OrderIds = { any: number; cancellable: number; refundable: number; request: string };

type Form = { path: (orders: OrderIds) => string; fields: (orders: OrderIds) => Record<string, string> };

const requestFields = { reason: "mistake", comment: "x" };
const account = (intent: string, more: Record<string, string> = {}): Form => ({
  path: () => paths.personalAccount(),
  fields: () => ({ intent, ...more }),
});

/** Valid forms for every action of the sign-in and of the personal area, by route file. */
const forms: Record<string, Form[]> = {
  "routes/sign-in/sign-in.tsx": [
    { path: () => paths.signIn(), fields: () => ({ phone: "+7 (900) 555-44-33" }) },
    { path: () => paths.signIn({ step: "email" }), fields: () => ({ email: "a@example.ru", password: "secret-1" }) },
    { path: () => paths.signIn({ step: "recovery-1" }), fields: () => ({ email: "crossed@example.ru" }) },
  ],
  "routes/sign-in/sign-up.tsx": [
    { path: () => paths.signUp(), fields: () => ({ name: "X", email: "crossed@example.ru" }) },
  ],
  "routes/sign-in/sign-up-password.tsx": [
    {
      path: () => paths.signUpPassword("x"),
      fields: () => ({ token: "x", password: "secret-1", confirmPassword: "secret-1" }),
    },
  ],
  "routes/sign-in/confirm-email.tsx": [{ path: () => paths.confirmEmail("x"), fields: () => ({ token: "x" }) }],
  "routes/sign-in/sign-out.tsx": [{ path: paths.signOut, fields: () => ({}) }],
  "routes/personal/account/account.tsx": [
    account("person", { name: "Mallory" }),
    account("notify"),
    account("phone", { phone: "+79005554433", password: anna.password }),
    account("email", { email: "crossed@example.ru", password: anna.password }),
    account("phone-proof"),
    account("password", { oldPassword: anna.password, password: "secret-1", confirmPassword: "secret-1" }),
    account("session-leave"),
    account("sessions-close"),
    account("deletion"),
  ],
  "routes/personal/account/address.tsx": [
    {
      path: () => paths.personalAddress("new"),
      fields: () => ({ intent: "address", city_with_type: "X", house: "1" }),
    },
  ],
  "routes/personal/account/company.tsx": [
    { path: () => paths.personalCompany("new"), fields: () => ({ intent: "company", inn: "7707083893" }) },
  ],
  "routes/personal/order.tsx": [
    { path: ({ any }) => paths.personalOrder(any), fields: () => ({ intent: "repeat" }) },
    { path: ({ any }) => paths.personalOrder(any), fields: () => ({ intent: "pay" }) },
  ],
  "routes/personal/request.tsx": [
    {
      path: ({ cancellable }) => paths.orderRequest(cancellable, "cancel"),
      fields: () => ({ ...requestFields, issued: humanToken("order-cancel") }),
    },
    {
      path: ({ refundable }) => paths.orderRequest(refundable, "refund"),
      fields: () => ({ ...requestFields, reason: "defect", issued: humanToken("order-refund") }),
    },
  ],
  "routes/personal/returns.tsx": [
    { path: paths.personalReturns, fields: ({ any, request }) => ({ orderId: String(any), requestId: request }) },
  ],
};

/** The files of all routes below these entries that accept posts. */
function actionFiles(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ file, children = [] }) => [...(hasAction(file) ? [file] : []), ...actionFiles(children)]);
}

function hasAction(file: string): boolean {
  const path = fileURLToPath(new URL(`../../../app/${file}`, import.meta.url));
  return existsSync(path) && /^export (async )?(function|const) action\b/m.test(readFileSync(path, "utf8"));
}

test("every action of the sign-in and the personal area is in this file's list", () => {
  const all = actionFiles(siteMap).filter((file) => /^routes\/(sign-in|personal)\//.test(file));
  expect([...new Set(all)].sort()).toEqual(Object.keys(forms).sort());
});

const origins = (own: string): [string, Record<string, string>][] => [
  ["another site's Origin", { Origin: "https://evil.example" }],
  ["an Origin like this shop's", { Origin: `${own}.evil.example` }],
  ["another port of this host", { Origin: "http://localhost:1" }],
  ["the Origin null", { Origin: "null" }],
  ["Sec-Fetch-Site: cross-site", { "Sec-Fetch-Site": "cross-site" }],
  ["Sec-Fetch-Site: same-site", { Origin: own, "Sec-Fetch-Site": "same-site" }],
  ["a renamed Origin header", { Origin: "https://evil.example", "X-Origin": own }],
  ["a forwarded host equal to the Origin", { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" }],
];

test.each(Object.keys(forms))("%s rejects requests from another site", async (file) => {
  const api = shop.api();
  const customer = await createDemoCustomer(api, "anna", "ru", shop.url());
  const { shopper, orders, requests, find } = customer;
  const before = [await orders(), await requests()];
  const [any, cancellable, refundable] = [
    (await find(({ can }) => can.pay)).id,
    (await find(({ can }) => can.cancel)).id,
    (await find(({ can }) => can.refund)).id,
  ];
  const [request] = await requests();
  const of = { any, cancellable, refundable, request: String(request?.id ?? 1) };
  for (const { path, fields } of forms[file] ?? []) {
    for (const prefix of ["", "/en"]) {
      for (const [name, headers] of origins(shop.url())) {
        const reply = await shopper.post(prefix + path(of), fields(of), headers);
        expect([path(of), name, reply.status]).toEqual([path(of), name, 403]);
        expect(reply.location).toBeNull();
      }
    }
  }
  expect([await orders(), await requests()]).toEqual(before);
  expect(isSignedIn(shopper)).toBe(true);
  expect(await (await fetch(`${api.url}/outbox`)).text()).not.toMatch(/crossed@example\.ru|79005554433/);
});
