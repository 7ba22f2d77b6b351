import { randomUUID } from "node:crypto";

import { describe, expect, test } from "vitest";

import { localePath, locales } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { waitText } from "~/i18n/wait";
import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { createApi } from "./support/api";
import { createKnownShopper } from "./support/guests";
import { humanToken } from "./support/human-token";
import { useModifiedShop } from "./support/modified-shop";
import { lastCode, newPhone } from "./support/new-customer";
import { fieldMessage, noticesOf, textOf, toPage } from "./support/page";
import { createShopper } from "./support/shopper";

const api = createApi();
const { id } = await api.product(landmarks.inStock);

/** Replaces the API's response to the forms of these tests; null leaves it unchanged. */
let refusal: (() => Response) | null = null;

const written = /\/(add|login|byEmail|logout|track|notify|promo|feedback|byCode|registration|questions)$/;
const shop = useModifiedShop((answer, path) => (refusal && written.test(path) ? refusal() : answer), {
  API_BREAKER: "0",
});

const refuse = (status: number, message: string, headers: HeadersInit = {}) => {
  const error = { code: "some_code", message };
  refusal = () => Response.json({ error }, { status, headers });
};

describe.each(locales)("in %s", (locale) => {
  const t = translateFor(locale);
  const at = (path: string) => localePath(locale, path);
  const newShopper = () => createKnownShopper(api, { shop: shop.url(), locale });

  /** Returns what a shopper sees when the API rejects a button press and the forms of three pages. */
  async function pressAll(): Promise<string[]> {
    const shopper = await newShopper();
    const pressed = await shopper.follow(await shopper.post(at(paths.basketLines()), { add: String(id) }));
    const promo = await shopper.post(at(paths.basketPromo()), { code: "ANY" });
    const track = await shopper.post(at(paths.orderTrack()), {
      ...{ number: "100001", contact: "a@verstak.example", issued: humanToken("order-track") },
    });
    const notify = await shopper.post(at(paths.productNotify(landmarks.soldOut)), { contact: "a@verstak.example" });
    return [noticesOf(pressed).join(), promo.body, track.body, notify.body];
  }

  test("the message of an internal API error is shown only at the sign-in", async () => {
    refuse(500, "boom at /srv/secret.js:1");
    const [notice, ...shown] = await pressAll();
    expect(notice).toContain(t("notice.failed"));
    for (const body of [notice, ...shown]) expect(body).not.toContain("secret");
  });

  test("a failed sign-in shows the API's message as plain text of up to 200 characters", async () => {
    refuse(500, `<b>No</b> entry. ${"x".repeat(1500)}`);
    const shopper = await newShopper();
    const page = await shopper.follow(await shopper.post(at(paths.signIn()), { phone: newPhone() }));
    const said = textOf(page.one('main [role="alert"]'));
    expect(said).toMatch(/^No entry\. x+…$/);
    expect(said.length).toBeLessThanOrEqual(200);
  });

  test("an API's rejection is shown as plain text of up to 200 characters", async () => {
    refuse(422, `<b>No</b> entry. ${"я".repeat(1500)}`);
    const shopper = await newShopper();
    const pressed = await shopper.post(at(paths.basketLines()), { add: String(id) });
    const [notice = ""] = noticesOf(await shopper.follow(pressed));
    expect(notice).toMatch(/No entry\. я+…$/);
    expect(notice.length).toBeLessThan(230);
  });

  test("an error message of 1,500 characters does not exceed the size limit of a cookie", async () => {
    refuse(422, "я".repeat(1500));
    const shopper = await newShopper();
    const replies = [
      await shopper.post(at(paths.basketLines()), { add: String(id) }),
      await shopper.post(at(paths.signIn()), { phone: newPhone() }),
    ];
    for (const { status, cookies } of replies) {
      expect(status).toBe(303);
      expect(cookies.length).toBeGreaterThan(0);
      for (const { name, value } of cookies) expect(name.length + value.length).toBeLessThan(4096);
    }
  });

  test("an API failure at the sign-in is not reported as a wrong code", async () => {
    const shopper = createShopper({ shop: shop.url(), address: locale === "ru" ? "192.0.2.1" : "192.0.2.2" });
    const enter = async (code: string) => shopper.post(at(paths.signIn({ step: "code" })), { code });
    refusal = null;
    await shopper.post(at(paths.signIn()), { phone: newPhone() });
    refuse(503, "Later");
    for (let guess = 0; guess < 20; guess += 1) expect((await enter("1234")).status).toBe(503);
    refusal = null;
    const phone = newPhone();
    await shopper.post(at(paths.signIn()), { phone });
    expect((await enter((await lastCode(phone)) ?? "")).location).toBe(at(paths.personal()));
  });

  test("an API failure at the registration does not count as an attempt", async () => {
    const shopper = createShopper({ shop: shop.url(), address: locale === "ru" ? "192.0.2.3" : "192.0.2.4" });
    refuse(503, "Later");
    for (let tries = 0; tries < 6; tries += 1) {
      const refused = await shopper.post(at(paths.signUp()), { name: "Ann", email: `ann-${locale}@verstak.example` });
      expect(refused.status).toBe(503);
    }
  });

  test("a wait of thirty years is shown as one day, a wait of ten minutes in minutes", async () => {
    const tell = async (header: string) => {
      refuse(429, "Later", { "Retry-After": header });
      const shopper = await newShopper();
      const page = await shopper.follow(await shopper.post(at(paths.signIn()), { phone: newPhone() }));
      return textOf(page.one("main"));
    };
    const day = await tell("1000000000");
    expect(day).toContain(t("sign-in:tooOften", { wait: waitText(t, 86_400) }));
    expect(day).not.toMatch(/\d{3} (с|s|сек|sec)/);
    expect(await tell("600")).toContain(t("sign-in:tooOften", { wait: locale === "ru" ? "10 минут" : "10 minutes" }));
  });

  test.each([
    ["promo code", paths.basketPromo(), { code: "ANY" }, "code"],
    ["back-in-stock request", paths.productNotify(landmarks.soldOut), { contact: "a@verstak.example" }, "contact"],
  ])("a %s that the API gets too often says how long to wait", async (_, path, fields, name) => {
    const shopper = await newShopper();
    await shopper.post(at(paths.basketLines()), { add: String(id) });
    refuse(429, "", { "Retry-After": "600" });
    const page = toPage(await shopper.post(at(path), fields));
    expect([page.status, page.headers.get("Retry-After")]).toEqual([429, "600"]);
    const said = t("forms:human.often", { wait: locale === "ru" ? "10 минут" : "10 minutes" });
    expect(fieldMessage(page, page.one(`input[name="${name}"]`))).toContain(said);
  });

  test.each([
    ["registration", paths.signUp(), () => ({ name: "Ann", email: `${randomUUID()}@verstak.example` })],
    [
      "question",
      paths.productQuestion(landmarks.inStock),
      () => ({ author: "Ann", text: "Is it heavy?", issued: humanToken("question") }),
    ],
  ])("a %s that the API gets too often says how long to wait", async (_, path, fields) => {
    const shopper = await newShopper();
    refuse(429, "", { "Retry-After": "600" });
    const page = toPage(await shopper.post(at(path), fields()));
    expect([page.status, page.headers.get("Retry-After")]).toEqual([429, "600"]);
    const said = t("forms:human.often", { wait: locale === "ru" ? "10 минут" : "10 minutes" });
    expect(textOf(page.one('main [role="alert"]'))).toBe(said);
  });
});
