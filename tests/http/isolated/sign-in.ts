import { afterEach, describe, expect, test } from "vitest";

import { localePath, locales } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { demoCustomers } from "#mocks/testing/landmarks";

import { lastMessageTo, messagesTo } from "../../fixtures/outbox";
import { noticesOf, textOf, type Page } from "../support/page";
import { createShopper, type Shopper } from "../support/shopper";
import { isSignedIn, submitButton } from "../support/signing-in";
import { shop } from "./shop";

/** A shopper with a unique client address. */
const newShopper = () => createShopper({ shop: shop.url() });
const smsTo = async (phone: string) => (await messagesTo(shop.api().url, phone)).length;

const t = translateFor("ru");

async function requestCode(shopper: Shopper, phone: string): Promise<Page> {
  return shopper.follow(await shopper.post(paths.signIn(), { phone }));
}

const alertsOf = (page: Page) => page.all('main [role="alert"]').map(textOf);

/** Expects a page that requests the code and shows after how many seconds another one can be sent. */
function expectCodeStep(page: Page) {
  expect(textOf(page.one("h1"))).toBe(t("sign-in:heading.code"));
  expect(alertsOf(page)).toEqual([]);
  expect(textOf(page.one("main"))).toContain(t("sign-in:resendIn"));
}

test("repeated attempts at a phone do not lock out its owner", async () => {
  const phone = "+79006660001";
  const stranger = newShopper();
  for (let turn = 0; turn < 7; turn += 1) {
    expectCodeStep(await requestCode(stranger, phone));
    expectCodeStep(await requestCode(newShopper(), phone));
  }
  expect(await smsTo(phone)).toBe(1);

  const owner = newShopper();
  const page = await requestCode(owner, phone);
  expectCodeStep(page);
  const { code } = await lastMessageTo(shop.api().url, phone);
  for (let guess = 0; guess < 16; guess += 1) await stranger.post(paths.signIn({ step: "code" }), { code: "0000" });
  await shop.api().ageCode(phone, 60);
  const later = newShopper();
  expectCodeStep(await requestCode(later, phone));
  expect(await smsTo(phone)).toBe(2);
  const { code: another } = await lastMessageTo(shop.api().url, phone);
  expect(code).toBeDefined();
  await later.post(paths.signIn({ step: "code" }), { code: another ?? "" });
  expect(isSignedIn(later)).toBe(true);
});

test("only the visitor who requested many codes for a phone has to wait", async () => {
  const [phone, other] = ["+79006660002", "+79006660003"];
  const stranger = newShopper();
  for (let turn = 0; turn < 4; turn += 1) {
    expectCodeStep(await requestCode(stranger, phone));
    // The shop remembers one number at a time, so requesting the other makes it forget the first.
    await requestCode(stranger, other);
    await shop.api().ageCode(phone, 60);
    await shop.api().ageCode(other, 60);
  }
  expect(alertsOf(await requestCode(stranger, phone)).join()).toMatch(/\d/);
  expect(await smsTo(phone)).toBe(4);
  expectCodeStep(await requestCode(newShopper(), phone));
  expect(await smsTo(phone)).toBe(5);
});

describe.each(locales)("in %s, the API's message is shown at any status", (locale) => {
  const at = (path: string) => localePath(locale, path);
  const said = locale === "ru" ? "На сервере произошла ошибка" : "Something went wrong on the server";
  const { email, password } = demoCustomers.anna;

  afterEach(() => shop.api().forgetFaults());
  const breakApi = (path: string) => shop.api().fault({ path, fault: "status", status: 500 });

  const inDialog = (shopper: Shopper, path: string, fields: Record<string, string>) => {
    const [pathname, query] = path.split("?");
    return shopper.post(`${pathname}.data?${query}`, { ...fields, via: "fetch" });
  };

  test("after a password", async () => {
    await breakApi("/api/app/auth/byEmail");
    const path = at(paths.signIn({ step: "email" }));
    const shopper = newShopper();
    const refused = await shopper.pressForPage(await shopper.open(path), submitButton, { email, password });
    expect(refused.status).toBe(503);
    expect(alertsOf(refused)).toEqual([said]);
    expect((await inDialog(shopper, path, { email, password })).body).toContain(said);
  });

  test("after a phone and after a code", async () => {
    const shopper = newShopper();
    const phone = locale === "ru" ? "+79006660004" : "+79006660005";
    await breakApi("/api/auth/login");
    const path = at(paths.signIn({ step: "code" }));
    const page = await shopper.follow(await shopper.post(at(paths.signIn()), { phone }));
    expect(alertsOf(page)).toEqual([said]);
    expect((await inDialog(shopper, path, { resend: "1" })).body).toContain(said);
    const back = await shopper.open(at(paths.signIn()));
    expect(back.one('input[name="phone"]').getAttribute("value")?.replace(/\D/g, "")).toBe(phone.slice(1));
    await breakApi("/api/auth/byCode");
    const refused = await shopper.pressForPage(page, submitButton, { code: "1234" });
    expect(alertsOf(refused)).toEqual([said]);
    expect((await inDialog(shopper, path, { code: "1234" })).body).toContain(said);
  });

  test("after signing out", async () => {
    const shopper = newShopper();
    await shopper.post(at(paths.signIn({ step: "email" })), { email, password });
    expect(isSignedIn(shopper)).toBe(true);
    await breakApi("/api/auth/logout");
    const home = await shopper.follow(await shopper.post(at(paths.signOut()), {}));
    expect(noticesOf(home).join()).toContain(said);
    expect(isSignedIn(shopper)).toBe(false);
  });
});
