import { describe, expect, test } from "vitest";

import { localePath, locales } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";

import { lastMessageTo } from "../fixtures/outbox";
import { createApi } from "./support/api";
import { noticesOf, fieldMessage, textOf, type Page } from "./support/page";
import { createShopper } from "./support/shopper";
import { isSignedIn, submitButton } from "./support/signing-in";

const api = createApi();

describe.each(locales)("in %s", (locale) => {
  const t = translateFor(locale);
  const at = (path: string) => localePath(locale, path);

  test("registration: the link in the e-mail sets the password and signs in", async () => {
    const shopper = createShopper();
    const email = `new-${locale}@verstak.example`;
    const page = await shopper.open(at(paths.signUp()));
    const sent = await shopper.follow(await shopper.press(page, submitButton, { name: "Вера", email }));
    expect(textOf(sent.one("h1"))).toBe(t("sign-in:signUp.sentTitle"));
    const { link } = await lastMessageTo(api.url, email);
    const { pathname, search } = new URL(link ?? "");
    expect(pathname).toBe(at(paths.signUpPassword()));
    const form = await shopper.open(pathname + search);
    const differ = await shopper.pressForPage(form, submitButton, {
      password: "secret-1",
      confirmPassword: "secret-2",
    });
    expect(fieldMessage(differ, differ.one('input[name="confirmPassword"]'))).toContain(t("forms:passwordsDiffer"));
    expect(passwordKinds(form)).toEqual(["new-password", "new-password"]);
    expect(fieldMessage(form, form.one('input[name="password"]'))).toBe(t("forms:newPasswordHint"));
    // Passwords like those of password managers: the longest accepted one, and one with a character more.
    const longest = twice("пароль 7!".padEnd(128, "x"));
    const longer = await shopper.pressForPage(form, submitButton, twice(`${longest.password}x`));
    expect(longer.status).toBe(400);
    expect(fieldMessage(longer, longer.one('input[name="password"]'))).toContain(t("forms:tooLong"));
    const common = await shopper.pressForPage(form, submitButton, twice("Password1"));
    expect(common.status).toBe(400);
    expect(fieldMessage(common, common.one('input[name="password"]'))).toContain(tooCommon[locale]);
    const reply = await shopper.press(form, submitButton, longest);
    expect(reply.location).toBe(at(paths.personal()));
    expect(isSignedIn(shopper)).toBe(true);
    const back = createShopper();
    const enter = await back.open(at(paths.signIn({ step: "email" })));
    expect(passwordKinds(enter)).toEqual(["current-password"]);
    expect(enter.one('main input[name="email"]').getAttribute("autocomplete")).toBe("username");
    expect((await back.press(enter, submitButton, { email, password: longest.password })).status).toBe(303);
    expect((await back.send(at(paths.signUp()))).status).toBe(302);
    const used = await createShopper().pressForPage(form, submitButton, longest);
    expect(textOf(used.one("h1"))).toBe(t("sign-in:signUp.brokenTitle"));
  });

  test("registration from a page leads back to it", async () => {
    const shopper = createShopper();
    const email = `back-${locale}@verstak.example`;
    const redirectTo = at(`${paths.checkout()}?type=legal`);
    const enter = await shopper.open(at(paths.signIn({ step: "email", redirectTo })));
    const page = await shopper.open(hrefOf(enter, t("sign-in:signUp.link")));
    expect(hrefOf(page, t("sign-in:signUp.have"))).toBe(at(paths.signIn({ step: "email", redirectTo })));
    const refused = await shopper.pressForPage(page, submitButton, { name: "", email });
    expect(hrefOf(refused, t("sign-in:signUp.have"))).toBe(at(paths.signIn({ step: "email", redirectTo })));
    const sent = await shopper.follow(await shopper.press(refused, submitButton, { name: "Вера", email }));
    expect(hrefOf(sent, t("sign-in:signUp.again"))).toBe(at(paths.signUp({ redirectTo })));
    const link = await linkIn(email);
    const broken = await shopper.open(at(paths.signUpPassword()));
    expect(hrefOf(broken, t("sign-in:signUp.title"))).toBe(at(paths.signUp({ redirectTo })));
    const form = await shopper.open(link);
    expect((await shopper.press(form, submitButton, twice("a-password"))).location).toBe(redirectTo);
    expect((await shopper.send(at(paths.signUp({ redirectTo })))).location).toBe(redirectTo);
  });

  test.each(["another browser", "a browser that has asked for another letter since"])(
    "registration from a page leads to the account in %s",
    async (where) => {
      const isAnother = where === "another browser";
      const shopper = createShopper();
      const email = `late-${locale}-${isAnother}@verstak.example`;
      await shopper.post(at(paths.signUp({ redirectTo: at(paths.favorites()) })), { name: "Вера", email });
      if (!isAnother) await shopper.post(at(paths.signUp()), { name: "Вера", email: `x${email}` });
      const reader = isAnother ? createShopper() : shopper;
      const form = await reader.open(await linkIn(email));
      expect((await reader.press(form, submitButton, twice("a-password"))).location).toBe(at(paths.personal()));
    },
  );

  test("registration: an invalid field gets a message, the others stay", async () => {
    const shopper = createShopper();
    const page = await shopper.open(at(paths.signUp()));
    const refused = await shopper.pressForPage(page, submitButton, { name: "", lastName: "Иванова", email: "name" });
    expect(refused.status).toBe(400);
    expect(fieldMessage(refused, refused.one('input[name="name"]'))).toContain(t("forms:empty.name"));
    expect(fieldMessage(refused, refused.one('input[name="email"]'))).toContain(t("forms:email"));
    expect(refused.one('input[name="lastName"]').getAttribute("value")).toBe("Иванова");
    // The browser puts the focus on the first one.
    expect(refused.all("[autofocus]").map((field) => field.getAttribute("name"))).toEqual(["name", "email"]);
  });

  test.each(["link", "code"] as const)("recovery by the e-mail's %s: the new password signs in", async (way) => {
    const email = `forgot-${locale}-${way}@verstak.example`;
    await register(email, "first-password");
    const shopper = createShopper();
    const page = await shopper.open(at(paths.signIn({ step: "recovery-1" })));
    const next = await shopper.follow(await shopper.press(page, submitButton, { email }));
    expect(noticesOf(next)).toEqual([`${t("sign-in:linkSent")}. ${t("sign-in:checkMail")}`]);
    const { link, code } = await lastMessageTo(api.url, email);
    const { pathname, search } = new URL(link ?? "");
    const form = way === "link" ? await shopper.open(pathname + search) : next;
    const another = at(paths.signIn({ step: "recovery-1" }));
    expect(textOf(form.one(`main a[href="${another}"]`))).toBe(t("sign-in:recoveryAgain"));
    expect(passwordKinds(form)).toEqual(["new-password", "new-password"]);
    const token: Record<string, string> = way === "link" ? {} : { token: code ?? "" };
    const words = { ...token, password: "second-password", confirmPassword: "second-password" };
    const common = await shopper.pressForPage(form, submitButton, { ...token, ...twice("Password1") });
    expect(common.status).toBe(400);
    expect(fieldMessage(common, common.one('input[name="password"]'))).toContain(tooCommon[locale]);
    const done = await shopper.press(form, submitButton, words);
    expect(done.location).toBe(at(paths.signIn({ step: "email" })));
    expect(noticesOf(await shopper.follow(done))).toEqual([t("sign-in:passwordChanged")]);
    const enter = await shopper.open(at(paths.signIn({ step: "email" })));
    expect((await shopper.press(enter, submitButton, { email, password: "first-password" })).status).toBe(400);
    expect((await shopper.press(enter, submitButton, { email, password: "second-password" })).status).toBe(303);
    const again = await shopper.pressForPage(form, submitButton, words);
    expect(again.status).toBe(400);
    expect(fieldMessage(again, again.one('input[name="token"]'))).toMatch(/\p{L}{3}/u);
  });

  test("recovery by the e-mail's link leads back to the page that it began on", async () => {
    const email = `forgot-${locale}-back@verstak.example`;
    await register(email, "first-password");
    const shopper = createShopper();
    const redirectTo = at(paths.favorites());
    const ask = await shopper.open(at(paths.signIn({ step: "recovery-1", redirectTo })));
    await shopper.press(ask, submitButton, { email });
    const form = await shopper.open(await linkIn(email));
    expect(hrefOf(form, t("sign-in:recoveryAgain"))).toBe(at(paths.signIn({ step: "recovery-1", redirectTo })));
    const enter = await shopper.follow(await shopper.press(form, submitButton, twice("second-password")));
    const entered = await shopper.press(enter, submitButton, { email, password: "second-password" });
    expect(entered.location).toBe(redirectTo);
    // The path is not kept for the next e-mail.
    await shopper.post(at(paths.signOut()), {});
    expect((await shopper.open(at(paths.signIn({ step: "recovery-2" })))).all('main a[href*="redirectTo"]')).toEqual(
      [],
    );
  });

  test("recovery: an unknown address gets the specification's message", async () => {
    const shopper = createShopper();
    const page = await shopper.open(at(paths.signIn({ step: "recovery-1" })));
    const refused = await shopper.pressForPage(page, submitButton, { email: `nobody-${locale}@verstak.example` });
    expect(textOf(refused.one('main [role="alert"]'))).toBe(t("sign-in:noAccount"));
    expect(fieldMessage(refused, refused.one('input[name="email"]'))).toContain(t("sign-in:noAddress"));
  });
});

/** The API's message about a common password. */
const tooCommon = { ru: "слишком распространён", en: "too common" };

/** The target of a link by its text. */
function hrefOf(page: Page, text: string): string {
  const link = page.all("main a").find((each) => textOf(each) === text);
  return link?.getAttribute("href") ?? `no link "${text}"`;
}

/** The path of the link in the last e-mail to an address. */
async function linkIn(email: string): Promise<string> {
  const { pathname, search } = new URL((await lastMessageTo(api.url, email)).link ?? "");
  return pathname + search;
}

const twice = (password: string) => ({ password, confirmPassword: password });

/** What a form's password fields tell password managers. */
function passwordKinds(page: Page): (string | undefined)[] {
  return page.all('main input[type="password"]').map((field) => field.getAttribute("autocomplete"));
}

/** Registers a customer with a password directly at the API. */
async function register(email: string, password: string): Promise<void> {
  const post = (path: string, body: object) =>
    fetch(`${api.url}/api/app/${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  await post("registration", { email, name: "Вера" });
  const token = new URL((await lastMessageTo(api.url, email)).link ?? "").searchParams.get("token");
  const answer = await post("registration/setup-password", { token, password, confirmPassword: password });
  expect(answer.status).toBe(200);
}
