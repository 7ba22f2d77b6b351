import { afterAll, describe, expect, inject, test } from "vitest";

import { localePath } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";

import { startCaptcha, type Verdict } from "../fixtures/captcha";
import { launch } from "../fixtures/launcher";
import { placeGuestOrder } from "../fixtures/placed-order";
import { freePort } from "../fixtures/ports";
import { testSecret } from "../fixtures/shop";
import { createApi } from "./support/api";
import { signedCookie } from "./support/cookies";
import { createDemoCustomer } from "./support/demo-customer";
import { humanToken } from "./support/human-token";
import { useShopWith } from "./support/isolated-shop";
import { createNewCustomer } from "./support/new-customer";
import { noticesOf, textOf, toPage } from "./support/page";
import { createShopper } from "./support/shopper";

const say = (status: "ok" | "failed", host: string) => ({ body: JSON.stringify({ status, message: "", host }) });

/** The captcha's verdict on a token, by the token's prefix. */
const verdicts: Record<string, Verdict> = {
  good: say("ok", "localhost"),
  ported: say("ok", "localhost:3000"),
  bad: say("failed", "localhost"),
  foreign: say("ok", "evil.example"),
  hostless: say("ok", ""),
  down: { status: 500, body: "" },
  unknown: { status: 403, body: JSON.stringify({ status: "failed", message: "Authentication failed", host: "" }) },
  strange: { body: JSON.stringify({ verdict: "human" }) },
  nonsense: { body: "<html>" },
  silent: "silence",
};

const captcha = await startCaptcha((token) => verdicts[token.split("-")[0] ?? ""] ?? say("failed", ""));
afterAll(captcha.stop);

const api = createApi();
const shop = useShopWith({
  CAPTCHA_CLIENT_KEY: "client-key",
  CAPTCHA_SERVER_KEY: "server-key",
  CAPTCHA_URL: captcha.url,
});

let count = 0;

/** Sends a cancellation with this captcha token; the API rejects the reason, so the order stays unchanged. */
async function ask(token: string | null, locale: "ru" | "en" = "ru") {
  const { shopper, find } = await createDemoCustomer(api, "anna", locale, shop.url());
  const { id } = await find(({ can }) => can.cancel);
  const form = { reason: "no-such-reason", comment: "x", issued: humanToken("order-cancel") };
  const fields = token === null ? form : { ...form, "smart-token": token };
  const reply = await shopper.post(localePath(locale, paths.orderRequest(id, "cancel")), fields);
  const page = toPage(reply);
  return { status: reply.status, page, message: page.all('main [role="alert"]').map(textOf).join() };
}

/** A new customer with an order. The demo customer in English has only one to cancel, and other tests cancel it. */
async function createCustomerWithOrder() {
  const { shopper, token } = await createNewCustomer("ru", shop.url());
  const { order } = await placeGuestOrder(api.url, { token });
  return { shopper, id: order.id };
}

const fresh = (kind: string) => `${kind}-${(count += 1)}`;
const fault = (locale: "ru" | "en") => translateFor(locale)("forms:human.captcha");

describe.each(["ru", "en"] as const)("a request in %s", (locale) => {
  test.each(["bad", "foreign", "hostless"])(
    "is rejected if the token is %s, and the typed text stays",
    async (kind) => {
      const { status, page, message } = await ask(fresh(kind), locale);
      expect([status, message]).toEqual([400, fault(locale)]);
      expect(page.one("#request-comment").text.trim()).toBe("x");
      expect(page.body).not.toContain(`${kind}-`);
    },
  );
});

test.each(["good", "ported", "down", "unknown", "strange", "nonsense", "silent"])(
  "a request whose token is %s reaches the API",
  async (kind) => {
    const { status, page } = await ask(fresh(kind));
    expect(status).toBe(400);
    // The message is about the reason, which only the API knows to be invalid.
    expect(page.one("#request-reason").getAttribute("aria-describedby")).not.toBeNull();
  },
);

test("a token is accepted once, and verified only once", async () => {
  const token = fresh("good");
  expect((await ask(token)).message).not.toContain(fault("ru"));
  expect((await ask(token)).message).toBe(fault("ru"));
  const questions = captcha.asked.filter((asked) => asked["token"] === token);
  expect(questions).toHaveLength(1);
  expect(questions[0]).toMatchObject({ path: "/validate", secret: "server-key", token });
  expect(questions[0]?.["ip"]).toMatch(/127\.0\.0\.1|::1/);
});

test("an oversized token is rejected without being verified", async () => {
  const before = captcha.asked.length;
  expect((await ask("good".repeat(2000))).message).toBe(fault("ru"));
  expect(captcha.asked).toHaveLength(before);
});

test("fewer requests are accepted without a token than with one", async () => {
  const { shopper, id } = await createCustomerWithOrder();
  const send = (more: object) =>
    shopper.post(paths.orderRequest(id, "cancel"), {
      ...{ reason: "no-such-reason", comment: "x", issued: humanToken("order-cancel") },
      ...more,
    });
  const without = [];
  for (let n = 0; n < 12; n += 1) without.push(await send({}));
  expect(without.map(({ status }) => status)).toEqual([...Array<number>(10).fill(400), 429, 429]);
  const last = without.at(-1) ?? expect.fail("Nothing was sent");
  expect(textOf(toPage(last).one('main [role="alert"]'))).toMatch(/через \d+ минут/);
  expect((await send({ "smart-token": fresh("good") })).status).toBe(400);
});

test("only pages with a request form contain the captcha's key, and no HTML contains its script", async () => {
  const { shopper, id } = await createCustomerWithOrder();
  const form = await shopper.open(paths.orderRequest(id, "cancel"));
  expect(form.body).toContain("client-key");
  expect(form.body).not.toContain("server-key");
  expect(form.all(`script[src*="captcha"], link[href^="${captcha.url}"]`)).toEqual([]);
  for (const path of [paths.personalOrder(id), paths.home(), paths.personalReturns(), paths.basket()]) {
    const page = await shopper.open(path);
    expect([path, page.body.includes("client-key"), page.body.includes(captcha.url)]).toEqual([path, false, false]);
  }
});

test("the sign-in shows the captcha from the third code request on, and requires it from the sixth", async () => {
  const newShopper = () => createShopper({ shop: shop.url() });
  const hasCaptcha = async () => (await newShopper().open(paths.signIn())).body.includes("client-key");
  const ask = (turn: number, more = {}) => newShopper().post(paths.signIn(), { phone: `+7900730000${turn}`, ...more });
  const shown: boolean[] = [];
  for (const turn of [1, 2, 3, 4, 5]) {
    shown.push(await hasCaptcha());
    expect((await ask(turn)).status).toBe(303);
  }
  expect(shown).toEqual([false, false, true, true, true]);
  const refused = toPage(await ask(6));
  expect([refused.status, textOf(refused.one('main [role="alert"]'))]).toEqual([400, expect.stringMatching(/\d/)]);
  expect(refused.body).toContain("client-key");
  expect((await ask(6, { "smart-token": fresh("bad") })).status).toBe(400);
  expect((await ask(6, { "smart-token": fresh("good") })).status).toBe(303);

  const code = await signedCookie("code", { phone: "+79007300007", resendAt: 0, signedAt: Date.now() });
  const again = createShopper({ shop: shop.url(), cookies: { code } });
  const led = await again.post(paths.signIn({ step: "code" }), { resend: "1", "smart-token": fresh("bad") });
  expect(led.location).toBe(paths.signIn({ step: "phone" }));
  expect(noticesOf(await again.follow(led)).join()).toContain(fault("ru"));
});

test.each([
  ["CAPTCHA_CLIENT_KEY", "CAPTCHA_SERVER_KEY"],
  ["CAPTCHA_SERVER_KEY", "CAPTCHA_CLIENT_KEY"],
])("the shop does not start with %s alone", async (given, missing) => {
  const ports = { PORT: String(await freePort()), API_PORT: String(await freePort()), API_URL: inject("apiUrl") };
  expect(await launch("serve", { ...ports, SESSION_SECRETS: testSecret, [given]: "key", [missing]: "" }).ended).toEqual(
    {
      code: 1,
      out: [],
      errors: [`${missing} is not set, though ${given} is: set both or neither`],
    },
  );
});
