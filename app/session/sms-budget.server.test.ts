import { expect, it } from "vitest";

import { takeSms } from "./sms-budget.server";

const from = (address: string) =>
  new Request("http://localhost:3000/sign-in", { headers: { "x-client-address": address } });

it("does not count an SMS that another budget refuses", async () => {
  const belarus = "+375291234567";
  for (let network = 0; network < 200; network += 1)
    expect((await takeSms(belarus, from(`203.0.${network}.1`))).wait).toBe(0);
  for (let tries = 0; tries < 20; tries += 1)
    expect((await takeSms(belarus, from("192.0.2.1"))).wait).toBeGreaterThan(0);
  expect((await takeSms("+79001234567", from("192.0.2.1"))).wait).toBe(0);
});
