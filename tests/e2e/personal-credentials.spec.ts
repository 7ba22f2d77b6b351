import type { Page } from "playwright/test";

import { paths } from "~/paths";

import { apiUrl, shopUrl } from "../fixtures/addresses";
import { expect, hasJavaScript, waitForHydration, test } from "../fixtures/journey";
import { lastMessageTo } from "../fixtures/outbox";
import { signInByEmail } from "../fixtures/sign-in";
import { api } from "./support/api";
import { codeSentTo, endCodeWait, newEmailCustomer, newPhone, profileLink } from "./support/customers";
import { languages } from "./support/languages";
import { notice, open } from "./support/parts";

/** Opens the link of the newest e-mail to an address; returns the link's path and query. */
async function openEmail(page: Page, email: string): Promise<string> {
  const { link } = await lastMessageTo(apiUrl, email);
  const { pathname, search } = new URL(link ?? "");
  await open(page, pathname + search);
  return pathname + search;
}

for (const language of languages) {
  const { href, say } = language;
  const title = (page: Page) => page.getByRole("heading", { level: 1 });
  const press = async (page: Page, name: string) => {
    await page.getByRole("main").getByRole("button", { name, exact: true }).click();
  };
  const setFirstPassword = async (page: Page) => {
    for (const label of [say("sign-in:newPassword"), say("sign-in:repeatPassword")])
      await page.getByLabel(label, { exact: true }).fill("a-password");
    await press(page, say("sign-in:signUp.passwordSubmit"));
  };

  test(`${language.locale}: after an expired code, a new one leads to the requested page`, async ({
    page,
    context,
    faults,
  }) => {
    faults.allow(/status of 400/);
    const phone = newPhone();
    const wanted = href(paths.personalHistory());
    await page.clock.install();
    await open(page, wanted);
    await expect(title(page)).toHaveText(say("sign-in:heading.phone"));
    await page.getByRole("textbox", { name: say("sign-in:phone") }).fill(phone);
    await press(page, say("sign-in:getCode"));
    await expect(title(page)).toHaveText(say("sign-in:heading.code"));
    await waitForHydration(page);
    const resend = page.getByRole("button", { name: say("sign-in:resend") });
    const letWaitPass = async () => {
      await endCodeWait(context, phone);
      await page.clock.fastForward(60_000);
    };
    const first = await codeSentTo(phone);
    await expect(page.getByText(new RegExp(say("sign-in:codeSent", { phone: ".+" })))).toBeVisible();
    await expect(resend).toBeHidden();
    await api.ageCode(phone, 60);
    await letWaitPass();
    await resend.click();
    await codeSentTo(phone, 2);
    await expect(page.getByRole("main").getByText(say("sign-in:resendIn"))).toBeVisible();
    await expect(resend).toBeHidden();
    await waitForHydration(page);

    const digits = page.getByRole("textbox", { name: say("sign-in:code") });
    await api.ageCode(phone, 300);
    await digits.fill(await codeSentTo(phone, 2));
    await expect(digits).toHaveAttribute("aria-invalid", "true");
    await expect(digits).toHaveAccessibleDescription(/\p{L}{3}/u);
    await waitForHydration(page);
    await letWaitPass();
    await resend.click();
    const code = await codeSentTo(phone, 3);
    await expect(digits).not.toHaveAttribute("aria-invalid");
    await waitForHydration(page);
    if (first !== code) {
      await digits.fill(first);
      await expect(digits).toHaveAttribute("aria-invalid", "true");
      await waitForHydration(page);
    }
    await digits.fill(code);
    await expect(page).toHaveURL(wanted);
    await expect(title(page)).toHaveText(say("personal:nav.history"));
  });

  test(`${language.locale}: a forgotten password is reset by the e-mail's link, and by its code`, async ({
    page,
    faults,
  }) => {
    faults.allow(/status of 400/);
    const email = await newEmailCustomer();
    const field = page.getByRole("textbox", { name: say("sign-in:email") });
    const setPassword = async (password: string, again = password) => {
      await page.getByLabel(say("sign-in:newPassword"), { exact: true }).fill(password);
      await page.getByLabel(say("sign-in:repeatPassword"), { exact: true }).fill(again);
    };
    await open(page, href(paths.signIn({ step: "email" })));
    const askForLetter = async () => {
      await page.getByRole("link", { name: say("sign-in:forgot") }).click();
      await expect(title(page)).toHaveText(say("sign-in:heading.recovery-1"));
      await field.fill(email);
      await press(page, say("sign-in:sendLink"));
      await expect(title(page)).toHaveText(say("sign-in:heading.recovery-2"));
      await expect(notice(page, say("sign-in:linkSent"))).toContainText(say("sign-in:checkMail"));
    };
    await askForLetter();
    await openEmail(page, email);
    await expect(title(page)).toHaveText(say("sign-in:heading.recovery-2"));
    const code = page.getByRole("textbox", { name: say("sign-in:recoveryCode") });
    await expect(code).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("link", { name: say("sign-in:byPhone") })).toHaveCount(0);
    await setPassword("by-the-link", "by-another-link");
    await page.locator(":focus").blur();
    await expect(page.getByLabel(say("sign-in:repeatPassword"), { exact: true })).toHaveAccessibleDescription(
      say("forms:passwordsDiffer"),
    );
    await setPassword("by-the-link");
    await press(page, say("sign-in:savePassword"));
    await expect(title(page)).toHaveText(say("sign-in:heading.email"));
    await expect(notice(page, say("sign-in:passwordChanged"))).toBeVisible();

    await waitForHydration(page);
    await askForLetter();
    await waitForHydration(page);
    await code.fill("WRONG-CODE");
    await setPassword("by-the-code");
    await press(page, say("sign-in:savePassword"));
    await expect(code).toHaveAttribute("aria-invalid", "true");
    await waitForHydration(page);
    await code.fill((await lastMessageTo(apiUrl, email)).code ?? "");
    await setPassword("by-the-code");
    await press(page, say("sign-in:savePassword"));
    await expect(title(page)).toHaveText(say("sign-in:heading.email"));
    await waitForHydration(page);

    const password = page.getByLabel(say("sign-in:password"), { exact: true });
    await field.fill(email);
    await password.fill("by-the-link");
    await press(page, say("sign-in:enter"));
    await expect(page.getByRole("main").getByRole("alert")).toHaveText(/\p{L}{3}/u);
    await waitForHydration(page);
    await expect(field).toHaveValue(email);
    await password.fill("by-the-code");
    await press(page, say("sign-in:enter"));
    await expect(page).toHaveURL(href(paths.personal()));
  });

  test(`${language.locale}: a password form that was opened by hand closes when the password is changed`, async ({
    page,
  }) => {
    await signInByEmail(page.context(), { shopUrl, apiUrl }, await newEmailCustomer(), "a-password");
    await open(page, href(paths.personalAccount()));
    const section = page.locator("#password");
    const field = (label: string) => section.getByLabel(label, { exact: true });
    let current = "a-password";
    for (const next of ["another-password", "a-third-password"]) {
      await section.getByText(say("account:change"), { exact: true }).click();
      await field(say("account:proof.password")).fill(current);
      await field(say("account:password.new")).fill(next);
      await field(say("account:password.repeat")).fill(next);
      await section.getByRole("button", { name: say("account:password.submit") }).click();
      await expect(section.getByRole("status").filter({ hasText: say("account:password.saved") })).toBeVisible();
      await expect(field(say("account:password.new"))).toBeHidden();
      await waitForHydration(page);
      current = next;
    }
    if (hasJavaScript()) await expect(section.locator("summary")).toBeFocused();
  });

  test(`${language.locale}: an account is registered by e-mail, and its link works once`, async ({ page, faults }) => {
    faults.allow(/status of 400/);
    const email = `new${newPhone().slice(1)}@verstak.example`;
    await open(page, href(paths.signIn({ step: "email" })));
    await page.getByRole("link", { name: say("sign-in:signUp.link") }).click();
    await expect(title(page)).toHaveText(say("sign-in:signUp.title"));
    await waitForHydration(page);
    const name = page.getByRole("textbox", { name: say("sign-in:signUp.name"), exact: true });
    const field = page.getByRole("textbox", { name: say("sign-in:email") });
    await name.fill("Вера");
    await field.fill("vera@");
    await field.blur();
    await expect(field).toHaveAccessibleDescription(say("forms:email"));
    await expect(name).toHaveValue("Вера");
    await field.fill(email);
    await press(page, say("sign-in:signUp.submit"));
    await expect(title(page)).toHaveText(say("sign-in:signUp.sentTitle"));

    const letter = await openEmail(page, email);
    await expect(title(page)).toHaveText(say("sign-in:signUp.passwordTitle"));
    await setFirstPassword(page);
    await expect(page).toHaveURL(href(paths.personal()));
    await expect(title(page)).toHaveText("Вера");
    await expect(profileLink(page, language, "header.profile")).toBeVisible();

    await page.context().clearCookies();
    await open(page, letter);
    await setFirstPassword(page);
    await expect(title(page)).toHaveText(say("sign-in:signUp.brokenTitle"));
  });

  test(`${language.locale}: a registration that a page required leads to that page`, async ({ page }) => {
    const email = `new${newPhone().slice(1)}@verstak.example`;
    await open(page, href(paths.contacts()));
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: say("nav.history"), exact: true })
      .click();
    // With JavaScript, these are in a dialog.
    for (const name of [say("sign-in:byEmail"), say("sign-in:signUp.link")])
      await page.getByRole("link", { name }).click();
    await expect(title(page)).toHaveText(say("sign-in:signUp.title"));
    await waitForHydration(page);
    await page.getByRole("textbox", { name: say("sign-in:signUp.name"), exact: true }).fill("Вера");
    await page.getByRole("textbox", { name: say("sign-in:email") }).fill(email);
    await press(page, say("sign-in:signUp.submit"));
    await expect(title(page)).toHaveText(say("sign-in:signUp.sentTitle"));
    await openEmail(page, email);
    await setFirstPassword(page);
    await expect(page).toHaveURL(href(paths.personalHistory()));
    await expect(title(page)).toHaveText(say("personal:nav.history"));
  });
}
