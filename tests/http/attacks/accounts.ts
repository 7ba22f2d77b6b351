import { describe, expect, test } from "vitest";

import { paths } from "~/paths";
import { demoCustomers } from "#mocks/testing/landmarks";

import { lastMessageTo } from "../../fixtures/outbox";
import { textOf, toPage } from "../support/page";
import { createShopper, type Reply, type Shopper } from "../support/shopper";
import { isSignedIn } from "../support/signing-in";
import { shop } from "./shop";

const at = (address: string) => createShopper({ shop: shop.url(), address });
const codeStep = paths.signIn({ step: "code" });
const emailStep = paths.signIn({ step: "email" });

/** A shopper at a client address who has reached the step for the code sent to a phone. */
async function openCodeStep(address: string, phone: string): Promise<Shopper> {
  const shopper = at(address);
  await shopper.post(paths.signIn(), { phone });
  return shopper;
}

const codeTo = async (phone: string) => (await lastMessageTo(shop.api().url, phone)).code ?? "";
const mainText = (reply: Reply) => toPage(reply).all("main").map(textOf).join();

test("an address may guess ten codes a day, for whatever phones", async () => {
  const heard: string[] = [];
  for (const turn of [0, 1, 2, 3]) {
    const shopper = await openCodeStep("100.64.0.1", `+7900710000${turn}`);
    for (const code of ["0000", "0001", "0002", "0003"]) heard.push(mainText(await shopper.post(codeStep, { code })));
  }
  expect(heard.filter((said) => said.includes("Неверный код")).length).toBeLessThanOrEqual(10);
  expect(heard.at(-1)).toContain("Слишком много попыток");
  // A shopper at another address can still sign in.
  const owner = await openCodeStep("100.65.0.1", "+79007100009");
  await owner.post(codeStep, { code: await codeTo("+79007100009") });
  expect(isSignedIn(owner)).toBe(true);
});

test("a right code resets the count of wrong ones for everybody at the address", async () => {
  for (const turn of [0, 1, 2, 3, 4, 5]) {
    const phone = `+7900711000${turn}`;
    const shopper = await openCodeStep("100.66.0.1", phone);
    const code = await codeTo(phone);
    for (const wrong of ["0000", "0001"].filter((guess) => guess !== code))
      await shopper.post(codeStep, { code: wrong });
    await shopper.post(codeStep, { code });
    expect(isSignedIn(shopper), phone).toBe(true);
  }
});

describe("strangers cannot lock out an account's owner", () => {
  const { email, password } = demoCustomers.anna;

  test("with wrong passwords from one address or from many", async () => {
    const stranger = at("100.67.0.1");
    const tries = Array.from({ length: 12 }, () => stranger.post(emailStep, { email, password: "wrong-one" }));
    expect((await Promise.all(tries)).map(({ status }) => status)).toContain(429);
    const others = Array.from({ length: 12 }, (_, index) => at(`100.68.${index}.1`));
    await Promise.all(others.map((other) => other.post(emailStep, { email, password: "wrong-one" })));

    const owner = at("100.69.0.1");
    await owner.post(emailStep, { email, password });
    expect(isSignedIn(owner)).toBe(true);
  });

  test("with requested and guessed codes, if the owner's device is known", async () => {
    const phone = "+79007120001";
    const owner = await openCodeStep("100.70.0.1", phone);
    await owner.post(codeStep, { code: await codeTo(phone) });
    await owner.post(paths.signOut(), {});
    expect(isSignedIn(owner)).toBe(false);

    for (let turn = 0; turn < 13; turn += 1) {
      const stranger = await openCodeStep(`100.71.${turn}.1`, phone);
      await stranger.post(codeStep, { code: "0000" });
      await shop.api().ageCode(phone, 60);
    }
    await owner.post(paths.signIn(), { phone });
    await owner.post(codeStep, { code: await codeTo(phone) });
    expect(isSignedIn(owner)).toBe(true);
  });

  test("with wrong recovery codes", async () => {
    const { email } = demoCustomers.boris;
    const owner = at("100.72.0.1");
    await owner.post(paths.signIn({ step: "recovery-1" }), { email });
    const code = (await lastMessageTo(shop.api().url, email)).code ?? "";
    const [secret, step] = ["a-new-secret", paths.signIn({ step: "recovery-2" })];
    const withCode = (token: string) => ({ token, password: secret, confirmPassword: secret });
    const stranger = at("100.73.0.1");
    const statuses: number[] = [];
    for (let guess = 0; guess < 21; guess += 1)
      statuses.push((await stranger.post(step, withCode(`ABCD-EF${String(guess).padStart(2, "2")}`))).status);
    expect([statuses.indexOf(429), new Set(statuses.slice(0, 20))]).toEqual([20, new Set([400])]);
    expect((await owner.post(step, withCode(code))).status).toBe(303);
  });
});
