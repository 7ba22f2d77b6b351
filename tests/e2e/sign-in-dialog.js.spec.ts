import type { Locator, Page } from "playwright/test";

import { paths } from "~/paths";
import { demoCustomers, landmarks } from "#mocks/testing/landmarks";

import { apiUrl } from "../fixtures/addresses";
import { expect, test } from "../fixtures/journey";
import { lastMessageTo } from "../fixtures/outbox";
import { findViolations } from "./support/accessibility";
import { api } from "./support/api";
import { codeSentTo, newEmailCustomer, newPhone, profileLink } from "./support/customers";
import { holdRequests } from "./support/hold-requests";
import { languages, russian, type Language } from "./support/languages";
import { countDocuments, notice, open } from "./support/parts";

const { anna } = demoCustomers;

const dialogOf = (page: Page, name: string) => page.getByRole("dialog", { name });

/** Expects a step of the dialog in which axe finds no violations. */
async function expectStep(page: Page, name: string): Promise<Locator> {
  const dialog = dialogOf(page, name);
  await expect(dialog).toBeVisible();
  expect.soft(await findViolations(page), name).toEqual([]);
  return dialog;
}

/** Scrolls a link of the footer to the middle of the window, where no bar covers it. */
async function footerLink(page: Page, label: string): Promise<Locator> {
  const link = page.getByRole("contentinfo").getByRole("link", { name: label, exact: true });
  await link.evaluate((element) => element.scrollIntoView({ block: "center" }));
  return link;
}

for (const language of languages) {
  const { locale, href, say } = language;

  test(`${locale}: by phone over the basket, then on to the checkout`, async ({ page, visitor }) => {
    const product = await api.product(landmarks.plain, locale);
    const phone = newPhone();
    await api.addToBasket(await visitor.arrive(), product.id, 1);
    await open(page, href(paths.basket()));
    const documents = countDocuments(page);
    await profileLink(page, language, "header.signIn").click();
    const first = await expectStep(page, say("sign-in:heading.phone"));
    const field = first.getByRole("textbox", { name: say("sign-in:phone") });
    await expect(field).toBeFocused();
    await field.fill(phone);
    await first.getByRole("button", { name: say("sign-in:getCode") }).click();

    const second = await expectStep(page, say("sign-in:heading.code"));
    const digits = second.getByRole("textbox", { name: say("sign-in:code") });
    await expect(digits).toBeFocused();
    await expect(page).toHaveURL(href(paths.basket()));
    const code = await codeSentTo(phone);
    await digits.fill(code === "0000" ? "1111" : "0000");
    await expect(digits).toHaveAttribute("aria-invalid", "true");
    await expect(digits).toBeFocused();
    await expect(digits).toHaveAccessibleDescription(/\S/);
    expect(documents()).toBe(0);
    // Typing replaces the wrong code.
    await page.keyboard.type(code);
    await expect(page).toHaveURL(href(paths.checkout()));
    await expect(notice(page, say("sign-in:mergedBasket", { count: 1 }))).toBeVisible();
    await expect(profileLink(page, language, "header.profile")).toBeVisible();
    expect(documents()).toBe(1);
  });

  test(`${locale}: by e-mail from a footer link to its page; a wrong password has a message in the dialog`, async ({
    page,
  }) => {
    await open(page, href(paths.brands()));
    await open(page, href(paths.contacts()));
    const link = await footerLink(page, say("nav.history"));
    await link.click();
    const first = await expectStep(page, say("sign-in:heading.phone"));
    await first.getByRole("link", { name: say("sign-in:byEmail") }).click();
    const dialog = await expectStep(page, say("sign-in:heading.email"));
    const email = dialog.getByRole("textbox", { name: say("sign-in:email") });
    await expect(email).toBeFocused();
    await email.fill(anna.email);
    await dialog.getByLabel(say("sign-in:password"), { exact: true }).fill("not-the-password");
    await dialog.getByRole("button", { name: say("sign-in:enter"), exact: true }).click();
    await expect(dialog.getByRole("alert")).toHaveText(/\p{L}{3}/u);
    expect.soft(await findViolations(page), "refused").toEqual([]);
    await expect(email).toHaveValue(anna.email);
    await dialog.getByLabel(say("sign-in:password"), { exact: true }).fill(anna.password);
    await dialog.getByRole("button", { name: say("sign-in:enter"), exact: true }).click();
    await expect(page).toHaveURL(href(paths.personalHistory()));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // Back leads through the pages that the shopper saw: the dialog was none.
    for (const path of [paths.contacts(), paths.brands()]) {
      await page.goBack();
      await expect(page).toHaveURL(href(path));
    }
  });

  test(`${locale}: a new password with the code from an e-mail, without leaving the page`, async ({ page }) => {
    const email = await newEmailCustomer();
    await open(page, href(paths.brands()));
    await profileLink(page, language, "header.signIn").click();
    const first = dialogOf(page, say("sign-in:heading.phone"));
    await first.getByRole("link", { name: say("sign-in:byEmail") }).click();
    await dialogOf(page, say("sign-in:heading.email"))
      .getByRole("link", { name: say("sign-in:forgot") })
      .click();
    const ask = await expectStep(page, say("sign-in:heading.recovery-1"));
    await ask.getByRole("textbox", { name: say("sign-in:email") }).fill(`nobody-${locale}@verstak.example`);
    await ask.getByRole("button", { name: say("sign-in:sendLink") }).click();
    // The second one is the message of the field, which has the focus.
    await expect(ask.getByRole("alert")).toHaveText([say("sign-in:noAccount"), say("sign-in:noAddress")]);
    await ask.getByRole("textbox", { name: say("sign-in:email") }).fill(email);
    await ask.getByRole("button", { name: say("sign-in:sendLink") }).click();

    const set = await expectStep(page, say("sign-in:heading.recovery-2"));
    await expect(set.getByRole("status").first()).toContainText(say("sign-in:linkSent"));
    await expect(set.getByRole("link", { name: say("sign-in:byPhone") })).toHaveCount(0);
    const { code } = await lastMessageTo(apiUrl, email);
    await set.getByRole("textbox", { name: say("sign-in:recoveryCode") }).fill(code ?? "");
    for (const name of [say("sign-in:newPassword"), say("sign-in:repeatPassword")])
      await set.getByLabel(name, { exact: true }).fill("another-password");
    await set.getByRole("button", { name: say("sign-in:savePassword") }).click();
    const enter = dialogOf(page, say("sign-in:heading.email"));
    await expect(enter.getByRole("status").first()).toContainText(say("sign-in:passwordChanged"));
    await expect(page).toHaveURL(href(paths.brands()));
    await enter.getByRole("textbox", { name: say("sign-in:email") }).fill(email);
    await enter.getByLabel(say("sign-in:password"), { exact: true }).fill("another-password");
    await enter.getByRole("button", { name: say("sign-in:enter"), exact: true }).click();
    await expect(page).toHaveURL(href(paths.personal()));
  });

  test(`${locale}: signing out asks for confirmation over the page`, async ({ page }) => {
    await signIn(page, language);
    const link = page.getByRole("main").getByRole("link", { name: say("personal:nav.signOut") });
    const entries = await page.evaluate(() => history.length);
    await link.click();
    const dialog = await expectStep(page, say("sign-in:signOut.title"));
    await expect(dialog.getByText(say("sign-in:signOut.text"))).toBeVisible();
    await dialog.getByRole("button", { name: say("sign-in:signOut.cancel") }).click();
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await link.click();
    await dialog.getByRole("button", { name: say("sign-in:signOut.submit") }).click();
    await expect(page).toHaveURL(href(paths.home()));
    // The dialog left no entry of its own between the two pages.
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await expect(notice(page, say("sign-in:signOut.done"))).toBeVisible();
    await expect(profileLink(page, language, "header.signIn")).toBeVisible();
  });
}

const { say, href } = russian;

test("ru: Escape, the button, a press outside and Back close the dialog and return the focus; Ctrl+click opens a tab", async ({
  page,
  context,
}) => {
  await open(page, paths.contacts());
  let loads = 0;
  page.on("request", (request) => (loads += /\/contacts\.data/.test(request.url()) ? 1 : 0));
  const link = profileLink(page, russian, "header.signIn");
  const dialog = dialogOf(page, say("sign-in:heading.phone"));
  const ways = [
    () => page.keyboard.press("Escape"),
    () => dialog.getByRole("button", { name: say("close") }).click(),
    () => page.mouse.click(5, 5),
    () => page.goBack(),
  ];
  for (const close of ways) {
    await link.click();
    await expect(dialog.getByRole("textbox", { name: say("sign-in:phone") })).toBeFocused();
    await page.mouse.wheel(0, 400);
    await close();
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await expect(page).toHaveURL(paths.contacts());
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
  expect(loads, "the page below did not load again").toBe(0);

  const opened = context.waitForEvent("page");
  await link.click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL(href(paths.signIn()));
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("ru: a lost connection has a message in the dialog, and the typed values stay", async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/ERR_|Failed to fetch|status of 502|SyntaxError|Unable to decode/);
  await open(page, paths.contacts());
  await profileLink(page, russian, "header.signIn").click();
  const dialog = dialogOf(page, say("sign-in:heading.phone"));
  const field = dialog.getByRole("textbox", { name: say("sign-in:phone") });
  await field.fill(newPhone());
  await context.setOffline(true);
  await dialog.getByRole("button", { name: say("sign-in:getCode") }).click();
  await expect(dialog.getByRole("alert")).toHaveText(say("notice.lost"));
  await context.setOffline(false);
  await page.route("**/sign-in.data*", (route) => route.abort());
  await dialog.getByRole("button", { name: say("sign-in:getCode") }).click();
  await expect(dialog.getByRole("alert")).toHaveText(say("forms:failed"));
  await page.unroute("**/sign-in.data*");
  // A proxy whose nodes are all down answers with a page of its own.
  await page.route("**/sign-in.data*", (route) => route.fulfill({ status: 502, body: "<h1>Bad Gateway</h1>" }));
  const send = dialog.getByRole("button", { name: say("sign-in:getCode") });
  await Promise.all([page.waitForResponse("**/sign-in.data*"), send.click()]);
  await expect(dialog.getByRole("alert")).toHaveText(say("forms:failed"));
  await page.unroute("**/sign-in.data*");
  await expect(field).toHaveValue(/^\+7 \(92/);
  await dialog.getByRole("button", { name: say("sign-in:getCode") }).click();
  await expect(dialogOf(page, say("sign-in:heading.code"))).toBeVisible();
});

test("ru: two presses on a slow connection request one SMS", async ({ page }) => {
  await open(page, paths.contacts());
  await profileLink(page, russian, "header.signIn").click();
  const dialog = dialogOf(page, say("sign-in:heading.phone"));
  await dialog.getByRole("textbox", { name: say("sign-in:phone") }).fill(newPhone());
  let posts = 0;
  page.on("request", (request) => (posts += request.url().includes("/sign-in.data") ? 1 : 0));
  const release = await holdRequests(page, "**/sign-in.data*");
  await dialog.getByRole("button", { name: say("sign-in:getCode") }).dblclick();
  const code = dialogOf(page, say("sign-in:heading.code"));
  const enter = code.getByRole("button", { name: say("sign-in:enter"), exact: true });
  await expect(enter).toHaveAttribute("aria-busy", "true");
  release();
  await expect(enter).not.toHaveAttribute("aria-busy", "true");
  expect(posts).toBe(1);
});

test("ru: if the dialog's code cannot load, the link opens the page", async ({ page, faults }) => {
  faults.allow(/ERR_FAILED/);
  await open(page, paths.contacts());
  await page.route(/\/assets\/(page-dialogs|account-dialog)-/, (route) => route.abort());
  await profileLink(page, russian, "header.signIn").click();
  await expect(page).toHaveURL(href(paths.signIn()));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("sign-in:heading.phone"));
});

async function signIn(page: Page, language: Language): Promise<void> {
  await open(page, language.href(paths.signIn({ step: "email" })));
  await page.getByRole("textbox", { name: language.say("sign-in:email") }).fill(anna.email);
  await page.getByLabel(language.say("sign-in:password"), { exact: true }).fill(anna.password);
  await page.getByRole("button", { name: language.say("sign-in:enter"), exact: true }).click();
  await expect(page).toHaveURL(language.href(paths.personal()));
  await open(page, language.href(paths.personal()));
}
