import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";

import personal from "~/i18n/locales/en/personal";
import { TranslationProvider } from "~/i18n/react";
import { makeTranslate } from "~/i18n/translate";

import { OrderStages, paymentFailed, paymentState } from "./order-status";

const named = (code: string) => ({ code, name: code });
const order = (payment: string, paymentStatus: string, status: string, pay: boolean) => ({
  can: { pay, cancel: false, refund: false, repeat: false },
  payment: named(payment),
  paymentStatus: named(paymentStatus),
  status: named(status),
});

describe("paymentState", () => {
  it.each([
    ["waits for the card", order("card", "unpaid", "new", true), false, "waiting"],
    ["has failed by card", order("card", "unpaid", "new", true), true, "failed"],
    ["has failed, and is paid otherwise", order("cash", "unpaid", "assembling", true), true, "failed"],
    ["is paid on receipt", order("cash", "unpaid", "new", true), false, null],
    ["is paid by invoice", order("invoice", "unpaid", "new", true), false, null],
    ["is paid, whatever the address says", order("card", "paid", "new", false), true, "paid"],
    ["is being paid", order("card", "pending", "new", false), true, "pending"],
    ["was paid long ago", order("card", "paid", "completed", false), false, null],
    ["was cancelled", order("card", "unpaid", "cancelled", false), false, null],
    ["was cancelled before the bank answered", order("card", "unpaid", "cancelled", false), true, "closed"],
    ["was cancelled after it was paid", order("card", "returned", "cancelled", false), true, null],
  ] as const)("an order that %s", (_, given, failed, state) => {
    expect(paymentState(given, failed)).toBe(state);
  });
});

it("a failed payment is recognized by the address", () => {
  const failed = (query: string) => paymentFailed(new Request(`http://shop.test/order/1${query}`));
  expect([failed("?key=a&payment=failed"), failed("?payment=done"), failed("")]).toEqual([true, false, false]);
});

const t = makeTranslate("en", (area) => (area === "personal" ? personal : undefined));
const pickup = { code: "pickup", name: "Pickup" };
const courier = { code: "courier", name: "Courier" };
const ready = ["Accepted", "Packed", "Ready for pickup", "Received"];
const onItsWay = ["Accepted", "Packed", "On its way", "Received"];

it.each([
  ["new, to be picked up", "new", pickup, ready, 0],
  ["packed, to be picked up", "assembling", pickup, ready, 1],
  ["on its way to the pickup point", "shipped", pickup, ready, 1],
  ["ready for pickup", "ready", pickup, ready, 2],
  ["picked up at a partner's", "new", { code: "locker", kind: "pickup", name: "Parcel locker" } as const, ready, 0],
  ["new, with a courier", "new", courier, onItsWay, 0],
  ["on its way with a courier", "shipped", courier, onItsWay, 2],
  ["new, from an API that does not say how it is delivered", "new", undefined, onItsWay, 0],
  ["ready, from an API that does not say how it is delivered", "ready", undefined, ready, 2],
])("the progress of an order that is %s", (_, code, delivery, names, current) => {
  const order = { status: { code, name: code === "ready" ? "Ready for pickup" : code }, delivery };
  const html = renderToStaticMarkup(
    <TranslationProvider locale="en" t={t}>
      <OrderStages order={order} />
    </TranslationProvider>,
  );
  const stages = [...html.matchAll(/<li([^>]*)>([^<]*)</g)];
  expect(stages.map(([, , name]) => name)).toEqual(names);
  expect(stages.map(([, attributes = ""]) => attributes.includes("aria-current")).indexOf(true)).toBe(current);
});
