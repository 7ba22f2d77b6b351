import { describe, expect, it } from "vitest";

import { paymentFailed, paymentState } from "./order-status";

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
