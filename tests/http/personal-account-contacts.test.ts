import { describe, expect, inject, test } from "vitest";

import { localePath, locales } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";

import { lastMessageTo, messagesTo } from "../fixtures/outbox";
import { button, expectFault, field, savedIn, valueOf } from "./support/account-page";
import { signedCookie } from "./support/cookies";
import { createNewCustomer, lastCode, linkToken, newPhone, registerCustomer } from "./support/new-customer";
import { type Page, textOf } from "./support/page";
import { createShopper, type Reply, type Shopper } from "./support/shopper";

const codeFor = async (to: string) => (await lastCode(to)) ?? "none";
const otherThan = (code: string) => (code === "1111" ? "2222" : "1111");
const newEmail = () => `${crypto.randomUUID()}@example.ru`;
const sentTo = (to: string) => messagesTo(inject("apiUrl"), to);
const password = "a-good-password";
const contacts = { phone: newPhone, email: newEmail };
const cases = locales.flatMap((locale) => (["phone", "email"] as const).map((what) => [what, locale] as const));

describe.each(cases)("the %s in %s", (what, locale) => {
  const t = translateFor(locale);
  const path = localePath(locale, paths.personalAccount());
  const made = contacts[what];

  /** A customer with a password who has opened the account page. */
  async function arrive() {
    const customer = await createNewCustomer(locale);
    await customer.setPassword(password);
    const page = await customer.shopper.open(path);
    const current = async () => (await customer.account()).user[what];
    return { ...customer, page, current };
  }

  /** Confirms the new contact: the code on the page, or the link in a browser that is not signed in. */
  async function confirmChange(shopper: Shopper, step: Page, next: string): Promise<Reply> {
    if (what === "phone") return shopper.press(step, button("phone-code"), { code: await codeFor(next) });
    const reader = createShopper();
    const link = await reader.open(localePath(locale, paths.confirmEmail(await linkToken(next))));
    return reader.press(link, "main form button");
  }

  test("is changed with the password once its recipient confirms it", async () => {
    const { shopper, page, current } = await arrive();
    const next = made();
    const asked = await shopper.press(page, button(what), { [what]: next, password });
    expect([asked.status, asked.location]).toEqual([303, `${path}#${what}`]);
    const step = await shopper.follow(asked);
    expect(step.one(`#${what} details`).hasAttribute("open")).toBe(true);
    expect(await current()).not.toBe(next);
    expect((await confirmChange(shopper, step, next)).status).toBe(303);
    expect(await current()).toBe(next);
    const done = await shopper.open(path);
    expect(done.all(`input[value="${what}-resend"]`)).toEqual([]);
  });

  test("is not changed without the right password; the typed contact stays, the password does not", async () => {
    const { shopper, page } = await arrive();
    const next = made();
    const none = await shopper.pressForPage(page, button(what), { [what]: next });
    expect(none.status).toBe(400);
    expectFault(none, `${what}-form-password`, t("forms:passwordRequired"));
    const empty = await shopper.pressForPage(page, button(what));
    const links = empty.all(`#${what} [role="group"] a`).map((link) => link.getAttribute("href"));
    expect(links).toEqual([`#${what}-form-password`, `#${what}-form-${what}`]);
    const wrong = await shopper.pressForPage(page, button(what), { [what]: next, password: "a-wrong-one" });
    expect(wrong.status).toBe(400);
    expectFault(wrong, `${what}-form-password`, locale === "ru" ? "Неверный пароль" : "Wrong password");
    expect(valueOf(wrong, `${what}-form-${what}`).replace(/[^\d]/g, "")).toBe(next.replace(/[^\d]/g, ""));
    expect(wrong.body).not.toContain("a-wrong-one");
    expect(wrong.one(`#${what} details`).hasAttribute("open")).toBe(true);
    expect(await sentTo(next)).toEqual([]);
  });

  test("is changed after a code from an SMS if the account has no password", async () => {
    const { shopper, phone, account } = await createNewCustomer(locale);
    const next = made();
    const bare = await shopper.open(path);
    expect(bare.all(`form:has(input[value="${what}"])`)).toEqual([]);
    expect((await shopper.post(path, { intent: what, [what]: next })).status).toBe(400);
    const asked = await shopper.press(bare, button(`${what}-proof`));
    expect([asked.status, asked.location]).toEqual([303, `${path}#${what}`]);
    const step = await shopper.follow(asked);
    const proof = await codeFor(phone);
    const wrong = await shopper.pressForPage(step, button(what), { [what]: next, proof: otherThan(proof) });
    expect(wrong.status).toBe(400);
    expect(field(wrong, `${what}-form-proof`).getAttribute("aria-invalid")).toBe("true");
    expect(await sentTo(next)).toEqual([]);
    const sent = await shopper.follow(await shopper.press(wrong, button(what), { [what]: next, proof }));
    expect((await confirmChange(shopper, sent, next)).status).toBe(303);
    expect((await account()).user[what]).toBe(next);
  });

  test("is changed without the password after a code sent to the owner", async () => {
    const { shopper, email } = await registerCustomer(locale, password);
    const next = made();
    const step = await shopper.follow(await shopper.press(await shopper.open(path), button(`${what}-proof`)));
    expect(step.one(`#${what} details`).hasAttribute("open")).toBe(true);
    expect(step.all(`#${what}-form-password`)).toEqual([]);
    const proof = await codeFor(email);
    // A demo shop, which sends no messages.
    const said = step.all(`#${what} [role="status"]`).map(textOf);
    expect(said).toContain(t("account:code.demo", { code: proof }));
    const wrong = await shopper.pressForPage(step, button(what), { [what]: next, proof: otherThan(proof) });
    expect([wrong.status, await sentTo(next)]).toEqual([400, []]);
    const sent = await shopper.follow(await shopper.press(wrong, button(what), { [what]: next, proof }));
    expect((await confirmChange(shopper, sent, next)).status).toBe(303);
    const bare = (text: string) => text.replace(/[^\w@.]/g, "");
    expect(bare(textOf((await shopper.open(path)).one(`#${what}`)))).toContain(bare(next));
  });

  test("can be sent another message after a wait, and can be replaced", async () => {
    const { shopper, page } = await arrive();
    const first = made();
    const step = await shopper.follow(await shopper.press(page, button(what), { [what]: first, password }));
    const soon = await shopper.follow(await shopper.press(step, button(`${what}-resend`)));
    expect(soon.all(`#${what} [role="alert"]`)).toEqual([]);
    expect(textOf(soon.one(`#${what}`))).toContain(t("account:code.resendIn"));
    expect(soon.all(`input[value="${what}-resend"]`)).toHaveLength(1);
    expect(await sentTo(first)).toHaveLength(1);
    const again = await shopper.follow(await shopper.press(soon, button(`${what}-forget`)));
    expect(again.all(`input[value="${what}-resend"]`)).toEqual([]);
    expect(field(again, `${what}-form-${what}`).getAttribute("name")).toBe(what);
    expect(again.one(`#${what} details`).hasAttribute("open")).toBe(true);
  });

  test("starts again if the message is too old to be resent without a confirmation", async () => {
    const { shopper, account } = await arrive();
    const waiting = { what, customer: (await account()).user.id, to: made(), resendAt: 0 };
    shopper.jar.set("confirmation", await signedCookie("confirmation", { ...waiting, signedAt: Date.now() }));
    const step = await shopper.open(path);
    const refused = await shopper.pressForPage(step, button(`${what}-resend`));
    expect(refused.status).toBe(400);
    expect(textOf(refused.one(`#${what} [role="alert"]`))).toBe(t("account:code.over"));
    expect(refused.all(`input[value="${what}-resend"]`)).toEqual([]);
    expect(field(refused, `${what}-form-password`).getAttribute("type")).toBe("password");
    expect(await sentTo(waiting.to)).toEqual([]);
  });
});

describe.each(locales)("a new phone in %s", (locale) => {
  const t = translateFor(locale);
  const path = localePath(locale, paths.personalAccount());

  async function request(next: string) {
    const customer = await createNewCustomer(locale);
    await customer.setPassword(password);
    const asked = await customer.shopper.press(await customer.shopper.open(path), button("phone"), {
      phone: next,
      password,
    });
    return { ...customer, step: await customer.shopper.follow(asked) };
  }

  test("needs its code, which may be typed with a space", async () => {
    const next = newPhone();
    const { shopper, step, account } = await request(next);
    const code = await codeFor(next);
    const wrong = await shopper.pressForPage(step, button("phone-code"), { code: otherThan(code) });
    expect(wrong.status).toBe(400);
    expect(field(wrong, "phone-code-form-code").getAttribute("aria-invalid")).toBe("true");
    const spaced = `${code.slice(0, 2)} ${code.slice(2)}`;
    const reply = await shopper.press(wrong, button("phone-code"), { code: spaced });
    expect([reply.status, reply.location]).toEqual([303, `${path}#phone`]);
    expect(savedIn(await shopper.follow(reply), "phone")).toBe(t("account:phone.saved"));
    expect((await account()).user.phone).toBe(next);
  });

  test("is rejected after its code if it belongs to another account, and the form asks for another one", async () => {
    const next = newPhone();
    const other = await request(next);
    await other.shopper.press(other.step, button("phone-code"), { code: await codeFor(next) });
    const { shopper, step, account } = await request(next);
    const refused = await shopper.pressForPage(step, button("phone-code"), { code: await codeFor(next) });
    expect(refused.status).toBe(400);
    expect(refused.all('#phone [role="alert"]')).toHaveLength(1);
    expect(refused.all('input[value="phone-code"]')).toEqual([]);
    expect(field(refused, "phone-form-phone").getAttribute("name")).toBe("phone");
    expect((await account()).user.phone).not.toBe(next);
  });
});

describe.each(locales)("the contacts in the account in %s", (locale) => {
  const t = translateFor(locale);
  const path = localePath(locale, paths.personalAccount());

  test("a rejected phone keeps its typed value and country", async () => {
    const { shopper, setPassword } = await createNewCustomer(locale);
    await setPassword(password);
    const filled = { phone: "12-34", country: "KZ", password };
    const page = await shopper.pressForPage(await shopper.open(path), button("phone"), filled);
    expect(page.status).toBe(400);
    expectFault(page, "phone-form-phone", t("forms:phone"));
    expect(valueOf(page, "phone-form-phone")).toBe("12-34");
    expect(page.one('select[name="country"] option[selected]').getAttribute("value")).toBe("KZ");
    expect(page.one("#phone details").hasAttribute("open")).toBe(true);
  });

  test("a rejected e-mail address keeps its typed value, and so does the current one", async () => {
    const { shopper, setPassword, setEmail } = await createNewCustomer(locale);
    const email = newEmail();
    await setEmail(email);
    await setPassword(password);
    const form = await shopper.open(path);
    const broken = await shopper.pressForPage(form, button("email"), { email: "anna@", password });
    expectFault(broken, "email-form-email", t("forms:email"));
    expect(valueOf(broken, "email-form-email")).toBe("anna@");
    const same = await shopper.pressForPage(form, button("email"), { email, password });
    expectFault(same, "email-form-email", locale === "ru" ? "текущая почта" : "current e-mail");
  });

  test("the old phone and the old e-mail address get a notice of the change", async () => {
    const { shopper, phone, setPassword, setEmail } = await createNewCustomer(locale);
    const email = newEmail();
    await setEmail(email);
    await setPassword(password);
    const next = { phone: newPhone(), email: newEmail() };
    for (const what of ["phone", "email"] as const) {
      const asked = await shopper.press(await shopper.open(path), button(what), { [what]: next[what], password });
      const step = await shopper.follow(asked);
      if (what === "phone") await shopper.press(step, button("phone-code"), { code: await codeFor(next.phone) });
      else await shopper.post(localePath(locale, paths.confirmEmail()), { token: await linkToken(next.email) });
    }
    const texts = await Promise.all([phone, email].map((old) => lastMessageTo(inject("apiUrl"), old)));
    expect(texts.map(({ text }) => text)).toEqual([
      expect.stringContaining(
        locale === "ru" ? "Телефон в вашем аккаунте" : "The phone number of your Verstak account",
      ),
      expect.stringContaining(locale === "ru" ? "Адрес почты в вашем аккаунте" : "The e-mail address of your account"),
    ]);
  });
});

test("another customer cannot use a code", async () => {
  const [first, second] = await Promise.all([createNewCustomer(), createNewCustomer()]);
  await first.setPassword(password);
  const phone = newPhone();
  await first.shopper.post(paths.personalAccount(), { intent: "phone", phone, password });
  const reply = await second.shopper.post(paths.personalAccount(), {
    intent: "phone-code",
    code: await codeFor(phone),
  });
  expect(reply.location).toBe(`${paths.personalAccount()}#phone`);
  expect((await second.account()).user.phone).toBe(second.phone);
});
