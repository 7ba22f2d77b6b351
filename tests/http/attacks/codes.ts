import { expect, test } from "vitest";

import { paths } from "~/paths";

import { lastMessageTo } from "../../fixtures/outbox";
import { textOf, toPage } from "../support/page";
import { createShopper } from "../support/shopper";
import { isSignedIn, submitButton } from "../support/signing-in";
import { shop } from "./shop";

const phone = "+79005550011";
/** All guesses come from one client address. */
const address = "100.90.0.1";
const codePath = paths.signIn({ step: "code" });

async function openCodeStep() {
  const shopper = createShopper({ shop: shop.url(), address });
  await shopper.press(await shopper.open(paths.signIn()), submitButton, { phone });
  return shopper;
}

test("fifty parallel guesses count as five, and then the right code is rejected too", async () => {
  const shopper = await openCodeStep();
  const { code } = await lastMessageTo(shop.api().url, phone);
  const guesses = Array.from({ length: 51 }, (_, n) => String(n * 100 + 7).padStart(4, "0"))
    .filter((guess) => guess !== code)
    .slice(0, 50);
  const machines = guesses.map((guess) => ({
    guess,
    shopper: createShopper({ shop: shop.url(), address, cookies: Object.fromEntries(shopper.jar) }),
  }));
  const replies = await Promise.all(machines.map((one) => one.shopper.post(codePath, { code: one.guess })));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([400, 429]));
  const wrong = replies.filter((reply) => toPage(reply).all("main").map(textOf).join().includes("Неверный код"));
  expect(wrong).toHaveLength(5);
  expect(machines.some((one) => isSignedIn(one.shopper))).toBe(false);

  expect([400, 429]).toContain((await shopper.post(codePath, { code: code ?? "" })).status);
  expect(isSignedIn(shopper)).toBe(false);
  const direct = await fetch(`${shop.api().url}/api/auth/byCode`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ login: phone, type: "sms", code, uid: await shop.api().newUid() }),
  });
  expect([direct.status, await direct.json()]).toMatchObject([400, { error: { code: "code_expired" } }]);
});

test("too many guesses get 429 and the time of the next try", async () => {
  const shopper = createShopper({ shop: shop.url() });
  await shopper.press(await shopper.open(paths.signIn()), submitButton, { phone: "+79005550012" });
  const replies = [];
  for (let n = 0; n < 16; n += 1) replies.push(await shopper.post(codePath, { code: "0000" }));
  const last = replies.at(-1) ?? expect.fail("Nothing was sent");
  expect(last.status).toBe(429);
  expect(textOf(toPage(last).one('main [role="alert"]'))).toMatch(/\d/);
});
