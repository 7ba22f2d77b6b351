import { afterEach, expect, it, vi } from "vitest";

import { call } from "#mocks/testing/call";
import { signInByPhone } from "#mocks/testing/customer";
import { seedTiny } from "#mocks/testing/seed";
import { createTestApi } from "#mocks/testing/test-api";

const api = createTestApi({ seed: seedTiny });
afterEach(() => api.close());

it("neither a sign-in nor a payment page reads a whole table that grows with every customer", async () => {
  const { raw } = api.context.db;
  const prepare = vi.spyOn(raw, "prepare");
  await signInByPhone(api, "+79991234567", "guest");
  await call(api, "/pay/unknown");
  const statements = prepare.mock.calls.map(([sql]) => sql);
  prepare.mockRestore();
  const plans = statements.flatMap((sql) => {
    // The plan does not depend on the values.
    const steps = raw.prepare(`explain query plan ${sql.replace(/\?\d*|(?<!:):[a-zA-Z]\w*/g, "'1'")}`).all();
    return steps.map((step) => `${JSON.stringify(step)} ${sql}`);
  });
  expect(plans.length).toBeGreaterThan(10);
  expect(plans.filter((plan) => /SCAN (customer_order|session|customer)\b/.test(plan))).toEqual([]);
});
