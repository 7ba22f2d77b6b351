import { describe, expect, test } from "vitest";

import { localePath, locales, type Locale } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { waitText } from "~/i18n/wait";
import { paths } from "~/paths";
import { orderNumber } from "~/shop/order/order-text";

import { placeGuestOrder } from "../fixtures/placed-order";
import { createApi } from "./support/api";
import { humanToken } from "./support/human-token";
import { fieldMessage, textOf, toPage } from "./support/page";
import { createShopper } from "./support/shopper";

const api = createApi();
const button = "main form button:not([form])";
const said = 'main [role="alert"]';

const at = (locale: Locale) => localePath(locale, paths.orderTrack());

/** Posts the form as a person would who opened it a minute ago. */
function ask(locale: Locale, fields: { number: string; contact: string }, from = createShopper()) {
  return from.post(at(locale), { ...fields, issued: humanToken("order-track") });
}

describe.each(locales)("in %s", (locale) => {
  const t = translateFor(locale);

  test("a number with the phone, in any format, or with the e-mail opens the order", async () => {
    const { order, phone, email } = await placeGuestOrder(api.url, { locale });
    const { number } = order;
    const spaced = `8 (${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8)}`;
    for (const fields of [
      { number, contact: email },
      { number: `№ ${number}`, contact: spaced },
      { number: `${t("personal:order.title", { number: orderNumber(number) })} `, contact: email },
      { number, contact: phone },
    ]) {
      const reply = await ask(locale, fields);
      expect(reply.status).toBe(303);
      expect(reply.location).toMatch(new RegExp(`^${localePath(locale, `/order/${order.id}`)}\\?key=[\\w-]{40,}$`));
      expect(reply.headers.get("Cache-Control")).toBe("no-store");
      expect((await createShopper().follow(reply)).status).toBe(200);
    }
  });

  test("every miss has the same message, and the typed values stay", async () => {
    const [placed, other] = [await placeGuestOrder(api.url), await placeGuestOrder(api.url)];
    const { number } = placed.order;
    for (const fields of [
      { number, contact: other.email },
      { number, contact: other.phone },
      { number: "999999999", contact: placed.email },
      { number: "none", contact: placed.email },
    ]) {
      const page = toPage(await ask(locale, fields));
      expect(page.status).toBe(404);
      expect(textOf(page.one(said))).toBe(t("order:track.missed"));
      expect(page.one('main input[name="number"]').getAttribute("value")).toBe(fields.number);
      expect(page.one('main input[name="contact"]').getAttribute("value")).toBe(fields.contact);
      expect(textOf(page.one("h1"))).toBe(t("order:track.title"));
    }
  });

  test("a missing or invalid value gets a message at its field", async () => {
    const shopper = createShopper();
    const page = await shopper.open(at(locale));
    const refused = await shopper.pressForPage(page, button, { number: "", contact: "12" });
    expect(refused.status).toBe(400);
    expect(fieldMessage(refused, refused.one('input[name="number"]'))).toContain(t("forms:empty.number"));
    expect(fieldMessage(refused, refused.one('input[name="contact"]'))).toContain(t("order:track.contactWrong"));
    expect(refused.one('input[name="contact"]').getAttribute("value")).toBe("12");
  });

  test("a form that is sent right after the page loaded is accepted", async () => {
    const { order, email } = await placeGuestOrder(api.url);
    const shopper = createShopper();
    const page = await shopper.open(at(locale));
    const reply = await shopper.press(page, button, { number: order.number, contact: email });
    expect(reply.status).toBe(303);
  });

  test("a bot is rejected", async () => {
    const { order, email } = await placeGuestOrder(api.url);
    const fields = { number: order.number, contact: email };
    for (const issued of ["", "nonsense", humanToken("order-cancel")])
      expect((await createShopper().post(at(locale), { ...fields, issued })).status).toBe(400);
    const reply = await createShopper().post(at(locale), {
      ...fields,
      issued: humanToken("order-track"),
      website: "x",
    });
    expect(reply.status).toBe(400);
  });

  test("attempts at one number are limited per address, and the message says when to try again", async () => {
    const { order, email } = await placeGuestOrder(api.url);
    const { number } = order;
    const stranger = createShopper();
    const statuses: number[] = [];
    for (let turn = 0; turn < 8; turn += 1)
      statuses.push((await ask(locale, { number, contact: `no-${turn}@verstak.example` }, stranger)).status);
    expect(statuses).toEqual(Array(8).fill(404));
    const page = toPage(await ask(locale, { number, contact: email }, stranger));
    expect(page.status).toBe(429);
    const seconds = Number(page.headers.get("Retry-After"));
    expect(seconds).toBeGreaterThan(0);
    expect(textOf(page.one(said))).toBe(t("order:track.tooOften", { wait: waitText(t, seconds) }));
    expect(page.one('main input[name="contact"]').getAttribute("value")).toBe(email);
    expect((await ask(locale, { number, contact: email })).status).toBe(303);
  });

  test("an address may try twenty numbers an hour; successful attempts do not count", async () => {
    const { order, email } = await placeGuestOrder(api.url);
    const stranger = createShopper();
    for (let turn = 0; turn < 20; turn += 1) {
      if (turn % 5 === 0)
        expect((await ask(locale, { number: order.number, contact: email }, stranger)).status).toBe(303);
      expect(
        (await ask(locale, { number: String(900_000 + turn), contact: `no-${turn}@verstak.example` }, stranger)).status,
      ).toBe(404);
    }
    expect((await ask(locale, { number: "900020", contact: email }, stranger)).status).toBe(429);
  });

  test.each([503, 408])("if the API does not answer, with status %d, the typed values stay", async (status) => {
    const fields = { number: "100001", contact: `down-${locale}@verstak.example` };
    await api.fault({ path: "/api/app/order/track", method: "POST", fault: "status", status, times: 1 });
    const page = toPage(await ask(locale, fields));
    expect(page.status).toBe(503);
    expect(textOf(page.one(said))).toBe(t("forms:failed"));
    expect(page.one('main input[name="number"]').getAttribute("value")).toBe(fields.number);
  });

  test("the footer of every page and the sign-in link to the form", async () => {
    const home = await createShopper().open(localePath(locale, paths.home()));
    expect(home.all(`footer a[href="${at(locale)}"]`).map(textOf)).toEqual([t("nav.track")]);
    const signIn = await createShopper().open(localePath(locale, paths.signIn()));
    expect(signIn.all(`main a[href="${at(locale)}"]`).map(textOf)).toEqual([t("sign-in:track")]);
  });
});
