import { describe, expect, inject, test } from "vitest";

import { localePath, locales } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { placeGuestOrder } from "../fixtures/placed-order";
import { button, savedIn } from "./support/account-page";
import { createApi } from "./support/api";
import { useModifiedShop } from "./support/modified-shop";
import { createNewCustomer, lastCode, newPhone } from "./support/new-customer";
import { noticesOf, textOf } from "./support/page";

const apiUrl = inject("apiUrl");

/** Whose answer is lost once: the API does what it was asked to, but a proxy answers in its place. */
let lost: RegExp | null = null;
let instead = 504;

const submit = "main form button:not([type])";

const shop = useModifiedShop((answer, path) => {
  if (!lost?.test(path)) return answer;
  const status = instead;
  [lost, instead] = [null, 504];
  return new Response(null, { status, headers: status === 429 ? { "Retry-After": "90" } : {} });
});

const company = { inn: "7707083893", kpp: "773601001", ogrn: "1027700132195", name: "ООО «Вереск»" };
const bank = { bik: "049805746", bank: "Банк", account: "40602810700000000025" };

describe.each(locales)("in %s, an answer of the API that does not arrive", (locale) => {
  const t = translateFor(locale);
  const account = localePath(locale, paths.personalAccount());
  const newCustomer = () => createNewCustomer(locale, shop.url());

  /** A customer whose request to return an order is under review. */
  async function newReturn() {
    const customer = await newCustomer();
    const { token } = customer;
    const { order } = await placeGuestOrder(apiUrl, { product: landmarks.madeToOrder, token, locale });
    await createApi().bringOrder(order.id, "completed");
    const form = await customer.shopper.open(localePath(locale, paths.orderRequest(order.id, "refund")));
    const reply = await customer.shopper.press(form, submit, { reason: "defect", comment: "x" });
    expect(reply.status).toBe(303);
    return { ...customer, orderId: order.id };
  }

  test("leads from a repeated order to the basket, whose products a second press would double", async () => {
    const { shopper, token } = await newCustomer();
    const { order } = await placeGuestOrder(apiUrl, { product: landmarks.madeToOrder, token, locale });
    const page = await shopper.open(localePath(locale, paths.personalOrder(order.id)));
    lost = /repeat$/;
    const basket = await shopper.follow(await shopper.press(page, 'main button[value="repeat"]'));
    expect(noticesOf(basket).join()).toContain(t("personal:repeat.unknown"));
    expect(textOf(basket.one("main h1"))).toBe(t("basket:title"));
    expect(basket.all("main li[id^=p]")).toHaveLength(1);
  });

  // 409 is what the API answers to the second press of a double click.
  test.each([504, 409])(
    "does not hide that a cancellation was requested, with status %i in its place",
    async (code) => {
      const { shopper, token, call } = await newCustomer();
      const { order } = await placeGuestOrder(apiUrl, { product: landmarks.madeToOrder, token, locale });
      const form = await shopper.open(localePath(locale, paths.orderRequest(order.id, "cancel")));
      [lost, instead] = [/cancel$/, code];
      const reply = await shopper.press(form, submit, { reason: "mistake", comment: "x" });
      expect([reply.status, reply.location]).toEqual([303, localePath(locale, paths.personalOrder(order.id))]);
      const notices = noticesOf(await shopper.follow(reply)).join();
      expect(notices).toBe(`${t("personal:request.cancelDone")} ${t("personal:request.doneText")}`);
      expect(await (await call("GET", "profile/refund")).json()).toMatchObject({
        data: { refunds: [{ kind: "cancel" }] },
      });
    },
  );

  test("does not hide that a return was withdrawn", async () => {
    const { shopper, call, orderId } = await newReturn();
    const page = await shopper.open(localePath(locale, paths.personalReturns()));
    lost = /cancelRefund$/;
    const after = await shopper.follow(await shopper.press(page, 'button[name="requestId"]'));
    expect(noticesOf(after)).toEqual([t("personal:returns.withdrawn")]);
    const stored = { data: { order: { status: { code: "completed" } } } };
    expect(await (await call("GET", `profile/order/${orderId}/view`)).json()).toMatchObject(stored);
  });

  test("does not hide that the old password may not fit any more", async () => {
    const { shopper, setPassword } = await newCustomer();
    await setPassword("a-former-one");
    const next = { password: "a-newer-one", confirmPassword: "a-newer-one" };
    lost = /editPassword$/;
    const page = await shopper.open(account);
    const failed = await shopper.pressForPage(page, button("password"), { oldPassword: "a-former-one", ...next });
    expect(failed.status).toBe(503);
    expect(textOf(failed.one('main [role="alert"]'))).toBe(t("account:password.unknown"));
    const again = await shopper.press(failed, button("password"), { oldPassword: "a-newer-one", ...next });
    expect(savedIn(await shopper.follow(again), "password")).toBe(t("account:password.saved"));
  });

  test("does not keep a removed address or company on its page, nor does a second press", async () => {
    const { shopper, addresses, companies, call } = await newCustomer();
    await call("POST", "profile/address", { value: "1, A", city_with_type: "A", house: "1", name: "one" });
    const more = { correspondentAccount: "30101810800000000746", legalAddress: "A", contractEmail: "a@b.example" };
    await call("POST", "profile/company", { ...company, ...bank, ...more });
    const [[address], [saved]] = await Promise.all([addresses(), companies()]);
    for (const [path, intent, part] of [
      [paths.personalAddress(address?.id ?? 0), "address-remove", "addresses"],
      [paths.personalCompany(saved?.id ?? 0), "company-remove", "companies"],
    ] as const) {
      const page = await shopper.open(localePath(locale, path));
      lost = /profile\/(address|company)\/\d+$/;
      const removed = await shopper.press(page, button(intent));
      expect([removed.status, removed.location]).toEqual([303, `${account}#${part}`]);
      expect(savedIn(await shopper.follow(removed), part)).toBe(t(`account:${part}.removed`));
      const again = await shopper.press(page, button(intent));
      expect(savedIn(await shopper.follow(again), part)).toBe(t(`account:${part}.gone`));
    }
    expect([await addresses(), await companies()]).toEqual([[], []]);
  });

  test("does not hide that a phone was changed", async () => {
    const next = newPhone();
    const { shopper, account: stored, setPassword } = await newCustomer();
    await setPassword("a-good-password");
    const typed = { phone: next, password: "a-good-password" };
    const step = await shopper.follow(await shopper.press(await shopper.open(account), button("phone"), typed));
    const code = (await lastCode(next)) ?? "";
    lost = /editPhone$/;
    const reply = await shopper.press(step, button("phone-code"), { code });
    expect(savedIn(await shopper.follow(reply), "phone")).toBe(t("account:phone.saved"));
    expect((await stored()).user.phone).toBe(next);
  });

  test("does not hide that a review was sent, nor refuses the same one as a second", async () => {
    const { shopper } = await newCustomer();
    const form = await shopper.open(localePath(locale, paths.productReview(landmarks.plain)));
    const submit = 'main form[id="review"] button';
    const typed = { rating: ["4"], pros: "Light", text: "Two\nlines" };
    lost = /reviews$/;
    for (const again of [false, true]) {
      const page = await shopper.follow(await shopper.press(form, submit, typed));
      expect([again, noticesOf(page)]).toEqual([again, [t("reviews:form.done")]]);
    }
    const other = await shopper.follow(await shopper.press(form, submit, { ...typed, rating: ["5"] }));
    expect(noticesOf(other).join()).toContain(t("reviews:form.already"));
  });

  test("does not hide that a vote for a review counts, or was taken back", async () => {
    const { shopper } = await newCustomer();
    const listed = localePath(locale, `${paths.product(landmarks.inStock)}?reviews=2`);
    let page = await shopper.open(listed);
    const button = `#${page.all("#reviews article")[0]?.getAttribute("id")} form button`;
    for (const [pressed, said] of [
      ["true", "reviews:vote.added"],
      ["false", "reviews:vote.removed"],
    ] as const) {
      lost = /helpful$/;
      page = await shopper.follow(await shopper.press(page, button));
      expect([noticesOf(page), page.one(button).getAttribute("aria-pressed")]).toEqual([[t(said)], pressed]);
    }
  });

  test("does not hide that an account was deleted", async () => {
    const { shopper, phone, call } = await newCustomer();
    const step = await shopper.follow(await shopper.press(await shopper.open(account), button("deletion")));
    lost = /profile\/delete$/;
    const reply = await shopper.press(step, button("deletion-code"), { code: (await lastCode(phone)) ?? "" });
    expect(noticesOf(await shopper.follow(reply))).toEqual([t("account:deletion.done")]);
    expect((await call("GET", "profile/view")).status).toBe(401);
  });
});

test.each(locales)("in %s, a cancellation that the API gets too often says when to send it again", async (locale) => {
  const t = translateFor(locale);
  const { shopper, token } = await createNewCustomer(locale, shop.url());
  const { order } = await placeGuestOrder(apiUrl, { product: landmarks.madeToOrder, token, locale });
  const form = await shopper.open(localePath(locale, paths.orderRequest(order.id, "cancel")));
  await createApi().fault({
    path: `/api/app/profile/order/${order.id}/cancel`,
    fault: "status",
    status: 429,
    times: 1,
  });
  [lost, instead] = [/cancel$/, 429];
  const refused = await shopper.pressForPage(form, submit, { reason: "mistake", comment: "x" });
  expect(refused.status).toBe(429);
  const wait = t("forms:human.often", { wait: t("forms:wait.seconds", { count: 90 }) });
  expect(textOf(refused.one('main [role="alert"]'))).toBe(wait);
});
