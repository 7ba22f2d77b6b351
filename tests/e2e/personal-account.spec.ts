import type { Page } from "playwright/test";

import { paths } from "~/paths";

import { apiUrl, shopUrl } from "../fixtures/addresses";
import { expect, waitForHydration, test } from "../fixtures/journey";
import { lastMessageTo } from "../fixtures/outbox";
import { signInByPhone } from "../fixtures/sign-in";
import { newPhone, profileLink } from "./support/customers";
import { languages, type Language } from "./support/languages";
import { notice, open } from "./support/parts";

const elementById = (page: Page, id: string) => page.locator(`[id="${id}"]`);

/** Submits an invalid form. Script keeps its button disabled, and shows a field's error when the field is left. */
async function submitInvalid(page: Page, id: string, button: string): Promise<void> {
  const submit = elementById(page, id).getByRole("button", { name: button, exact: true });
  await page.locator(":focus").blur();
  await expect(submit).toBeDisabled();
}

/** Submits a valid form, and expects a message in the part of the page that it belongs to. */
async function submitValid(page: Page, id: string, button: string, message: string, at = id): Promise<void> {
  await elementById(page, id).getByRole("button", { name: button, exact: true }).click();
  await expect(elementById(page, at).getByRole("status").filter({ hasText: message })).toBeVisible();
  await waitForHydration(page);
}

async function openAccount(page: Page, { href }: Language): Promise<string> {
  const phone = newPhone();
  await signInByPhone(page.context(), { shopUrl, apiUrl }, phone);
  await open(page, href(paths.personalAccount()));
  return phone;
}

/** Opens the form of one of the sign-in methods. */
const openContactForm = (page: Page, { say }: Language, id: string) =>
  elementById(page, id).getByText(say("account:change"), { exact: true }).click();

const requestCode = (page: Page, { say }: Language, id: string) =>
  elementById(page, id)
    .getByRole("button", { name: say("account:code.get") })
    .click();

/** Asks for the change of the phone or the e-mail address: first with a wrong password, then with the right one. */
async function requestChange(page: Page, language: Language, what: "phone" | "email", next: string): Promise<void> {
  await openContactForm(page, language, what);
  const password = elementById(page, `${what}-form-password`);
  const send = () =>
    elementById(page, what)
      .getByRole("button", { name: language.say(what === "phone" ? "account:code.get" : "account:email.get") })
      .click();
  await password.fill("not-my-password");
  await elementById(page, `${what}-form-${what}`).fill(next);
  await send();
  await expect(password).toHaveAttribute("aria-invalid", "true");
  await waitForHydration(page);
  await password.fill("a-password");
  await send();
}

/** Changes the phone: first with a wrong code, then with the one that was sent. */
async function changePhone(page: Page, language: Language, next: string): Promise<void> {
  const { say } = language;
  await requestChange(page, language, "phone", next);
  const digits = elementById(page, "phone-code-form-code");
  await expect(digits).toBeVisible();
  await waitForHydration(page);
  const { code } = await lastMessageTo(apiUrl, next);
  await digits.fill(code === "0000" ? "1111" : "0000");
  await expect(digits).toHaveAttribute("aria-invalid", "true");
  await waitForHydration(page);
  await digits.fill(code ?? "");
  await expect(notice(page, say("account:phone.saved"))).toBeVisible();
  await waitForHydration(page);
}

/** Changes the e-mail address with the link that was sent to it. */
async function changeEmail(page: Page, language: Language, next: string): Promise<void> {
  const { say, href } = language;
  await requestChange(page, language, "email", next);
  await expect(elementById(page, "email").getByText(say("account:email.sent", { to: next }))).toBeVisible();
  const { link } = await lastMessageTo(apiUrl, next);
  const { pathname, search } = new URL(link ?? "");
  await open(page, pathname + search);
  await page.getByRole("button", { name: say("sign-in:confirmEmail.submit") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("sign-in:confirmEmail.doneTitle"));
  await open(page, href(paths.personalAccount()));
}

/** Formats a phone as the account shows it: `+7 (920) 000-00-01`. */
const formatPhone = (phone: string) => phone.replace(/^\+7(\d{3})(\d{3})(\d\d)(\d\d)$/, "+7 ($1) $2-$3-$4");

for (const language of languages) {
  const { locale, href, say } = language;

  test(`${locale}: personal details, notifications, password, phone and e-mail are changed, each with its own form`, async ({
    page,
    faults,
  }) => {
    faults.allow(/status of 400/);
    const phone = await openAccount(page, language);
    await elementById(page, "person-form-name").fill("");
    await submitInvalid(page, "person", say("account:save"));
    await expect(elementById(page, "person-form-name")).toHaveAccessibleDescription(say("forms:empty.name"));
    const filled = { name: "Вера", secondName: "Игоревна", lastName: "Орлова", birthday: "1990-02-03" };
    for (const [name, value] of Object.entries(filled)) await elementById(page, `person-form-${name}`).fill(value);
    await submitValid(page, "person", say("account:save"), say("account:saved"));
    await expect(elementById(page, "person-form-lastName")).toHaveValue("Орлова");

    const sms = page.getByRole("checkbox", { name: say("account:notify.orderSms") });
    await sms.setChecked(false);
    await submitValid(page, "notify", say("account:save"), say("account:saved"));
    await expect(sms).not.toBeChecked();

    await openContactForm(page, language, "password");
    await requestCode(page, language, "password");
    const proof = elementById(page, "password-form-proof");
    await expect(proof).toBeVisible();
    await waitForHydration(page);
    await proof.fill((await lastMessageTo(apiUrl, phone)).code ?? "");
    await elementById(page, "password-form-password").fill("a-password");
    await elementById(page, "password-form-confirmPassword").fill("another");
    await submitInvalid(page, "password", say("account:password.submit"));
    await expect(elementById(page, "password-form-confirmPassword")).toHaveAccessibleDescription(
      say("forms:passwordsDiffer"),
    );
    await elementById(page, "password-form-password").fill("a-password");
    await elementById(page, "password-form-confirmPassword").fill("a-password");
    await submitValid(page, "password", say("account:password.submit"), say("account:password.saved"));
    await expect(elementById(page, "password").locator("summary")).toBeFocused();

    const next = newPhone();
    await changePhone(page, language, next);
    await expect(elementById(page, "phone")).toContainText(formatPhone(next));
    const email = `vera${newPhone().slice(1)}@verstak.example`;
    await changeEmail(page, language, email);
    await expect(elementById(page, "email")).toContainText(email);
    await open(page, href(paths.personal()));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Вера Игоревна Орлова");
  });

  test(`${locale}: addresses and a company are saved, changed and deleted; then the account is deleted`, async ({
    page,
    faults,
  }) => {
    faults.allow(/status of 400/);
    const phone = await openAccount(page, language);
    const main = page.getByRole("main");
    const save = main.getByRole("button", { name: say("account:save"), exact: true });
    const saved = async (message: string) => {
      await save.click();
      await expect(notice(page, message).last()).toBeVisible();
      await expect(elementById(page, "person")).toBeVisible();
      await waitForHydration(page);
    };
    for (const [name, house] of [
      ["Home", "7"],
      ["Work", "8"],
    ] as const) {
      await main.getByRole("link", { name: say("account:addresses.add") }).click();
      await expect(elementById(page, "address-form-name")).toBeVisible();
      await waitForHydration(page);
      await elementById(page, "address-form-name").fill(name);
      await elementById(page, "address-form-city_with_type").fill("г Тверь");
      if (name === "Home") {
        await elementById(page, "address-form-house").focus();
        await page.locator(":focus").blur();
        await expect(elementById(page, "address-form-house")).toHaveAccessibleDescription(say("forms:empty.house"));
        await expect(elementById(page, "address-form-name")).toHaveValue(name);
      }
      await elementById(page, "address-form-house").fill(house);
      await saved(say("account:addresses.added"));
    }
    const addresses = elementById(page, "addresses").getByRole("listitem");
    const called = (name: string) => addresses.filter({ hasText: name });
    const change = (name: string) => called(name).getByRole("link", { name: say("account:changeOf", { name }) });
    await called("Work")
      .getByRole("button", { name: say("account:addresses.makeDefaultOf", { name: "Work" }) })
      .click();
    await expect(notice(page, say("account:addresses.defaultSet"))).toBeVisible();
    await waitForHydration(page);
    await expect(called("Work")).toContainText(say("account:addresses.default"));
    await expect(called("Home").getByRole("button")).toBeVisible();
    await change("Work").click();
    await expect(elementById(page, "address-form-house")).toHaveValue("8");
    await waitForHydration(page);
    await elementById(page, "address-form-house").fill("9");
    await saved(say("account:addresses.changed"));
    await expect(called("Work")).toContainText("9");
    await change("Home").click();
    await page.getByText(say("account:address.remove"), { exact: true }).click();
    await submitValid(page, "remove", say("account:removal.confirm"), say("account:addresses.removed"), "addresses");
    await expect(addresses).toHaveCount(1);

    await main.getByRole("link", { name: say("account:companies.add") }).click();
    await expect(elementById(page, "company-form-inn")).toBeVisible();
    await waitForHydration(page);
    const company = {
      inn: "7707083894",
      kpp: "773601001",
      ogrn: "1027700132195",
      name: "ООО Верстак",
      legalAddress: "Москва, ул Мира, 1",
      contractEmail: "office@verstak.example",
      bik: "044525225",
      bank: "Сбербанк",
      account: "40702810800000000003",
      correspondentAccount: "30101810400000000225",
    };
    for (const [name, value] of Object.entries(company)) await elementById(page, `company-form-${name}`).fill(value);
    await page.locator(":focus").blur();
    await expect(save).toBeDisabled();
    const inn = elementById(page, "company-form-inn");
    await expect(inn).toHaveAccessibleDescription(say("account:company.fault.innCheck"));
    await expect(elementById(page, "company-form-bank")).toHaveValue("Сбербанк");
    await inn.fill("7707083893");
    await saved(say("account:companies.added"));
    await elementById(page, "companies")
      .getByRole("link", { name: say("account:changeOf", { name: company.name }) })
      .click();
    await page.getByText(say("account:company.remove"), { exact: true }).click();
    await submitValid(page, "remove", say("account:removal.confirm"), say("account:companies.removed"), "companies");
    await expect(elementById(page, "companies").getByRole("listitem")).toHaveCount(0);

    await elementById(page, "deletion")
      .getByRole("button", { name: say("account:deletion.getCode") })
      .click();
    await expect(elementById(page, "deletion-code-form-code")).toBeVisible();
    await waitForHydration(page);
    await elementById(page, "deletion-code-form-code").fill((await lastMessageTo(apiUrl, phone)).code ?? "");
    await elementById(page, "deletion")
      .getByRole("button", { name: say("account:deletion.confirm") })
      .click();
    await expect(notice(page, say("account:deletion.done"))).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(href(paths.home()));
    await expect(profileLink(page, language, "header.signIn")).toBeVisible();
  });
}
