import type { Page } from "playwright/test";

import { formatPrice } from "~/i18n/format";
import { paths } from "~/paths";
import { demoCustomers, landmarks } from "#mocks/testing/landmarks";

import { apiUrl, shopUrl } from "../fixtures/addresses";
import { expect, test } from "../fixtures/journey";
import { signInByEmail } from "../fixtures/sign-in";
import { api } from "./support/api";
import { profileLink } from "./support/customers";
import { languages, plain, russian } from "./support/languages";
import { counterLink, counterName, favoriteButton, itemOf, open, stepperOf } from "./support/parts";

/** Starts the scripts as if the shopper touched the page for the first time after a minute. */
async function startLate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { now } = performance;
    performance.now = () => now.call(performance) + 61_000;
  });
  await page.keyboard.press("Shift");
}

const show = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

for (const language of languages) {
  const { locale, href, say } = language;
  const { email, password } = locale === "ru" ? demoCustomers.anna : demoCustomers.boris;

  test(`${locale}: after signing out in one tab, the other one shows a guest's page as soon as it is visible`, async ({
    page,
    context,
  }) => {
    await signInByEmail(context, { shopUrl, apiUrl }, email, password);
    await open(page, href(paths.contacts()));
    await expect(profileLink(page, language, "header.profile")).toBeVisible();
    const other = await context.newPage();
    await other.goto(href(paths.signOut()));
    await other
      .getByRole("main")
      .getByRole("button", { name: say("sign-in:signOut.submit") })
      .click();
    await expect(profileLink(other, language, "header.signIn")).toBeVisible();
    await show(page);
    await expect(profileLink(page, language, "header.signIn")).toBeVisible();
  });

  test(`${locale}: after signing in in one tab, the other one no longer asks for it`, async ({ page, context }) => {
    await open(page, href(paths.contacts()));
    await profileLink(page, language, "header.signIn").click();
    const dialog = page.getByRole("dialog", { name: say("sign-in:heading.phone") });
    await expect(dialog).toBeVisible();
    await signInByEmail(context, { shopUrl, apiUrl }, email, password);
    await show(page);
    await expect(profileLink(page, language, "header.profile")).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  test(`${locale}: a tab whose scripts start late notices that the session has ended`, async ({ page, context }) => {
    await signInByEmail(context, { shopUrl, apiUrl }, email, password);
    await page.goto(href(paths.contacts()));
    await expect(profileLink(page, language, "header.profile")).toBeVisible();
    await context.request.post(paths.signOut(), { headers: { Origin: shopUrl }, form: { out: "1" }, maxRetries: 1 });
    await startLate(page);
    await expect(profileLink(page, language, "header.signIn")).toBeVisible();
  });
}

test("the basket of one tab has the quantity and the total of what the other one has changed", async ({
  page,
  context,
  visitor,
}) => {
  // No promotion applies to it.
  const product = await api.product(landmarks.single);
  await api.addToBasket(await visitor.arrive(), product.id);
  await open(page, paths.basket());
  const other = await context.newPage();
  await open(other, paths.basket());
  await stepperOf(itemOf(other, product), russian, product).more.click();
  await expect(stepperOf(itemOf(page, product), russian, product).field).toHaveValue("2");
  const total = page.getByRole("status").filter({ hasText: russian.say("basket:summary.total") });
  await expect(total).toContainText(plain(formatPrice(2 * product.price)));
});

test("a basket whose scripts start late has what another tab has added", async ({ page, visitor }) => {
  const uid = await visitor.arrive();
  const [first, second] = [await api.product(landmarks.single), await api.product(landmarks.plain)];
  await api.addToBasket(uid, first.id);
  await page.goto(paths.basket());
  await api.addToBasket(uid, second.id);
  await startLate(page);
  await expect(itemOf(page, second)).toBeVisible();
});

test("the favourites of one tab lose what the other one has removed", async ({ page, context, visitor }) => {
  const product = await api.product(landmarks.single);
  await api.addFavorite(await visitor.arrive(), product.id);
  await open(page, paths.favorites());
  const other = await context.newPage();
  await open(other, paths.favorites());
  await favoriteButton(itemOf(other, product), russian, product).click();
  await expect(page.getByRole("heading", { name: russian.say("favorites:empty.title") })).toBeVisible();
});

test("the basket of one tab has the promo code of the other one, and is cleared with it", async ({
  page,
  context,
  visitor,
}) => {
  const { say } = russian;
  const product = await api.product(landmarks.single);
  await api.addToBasket(await visitor.arrive(), product.id);
  await open(page, paths.basket());
  const other = await context.newPage();
  await open(other, paths.basket());
  await other.getByRole("textbox", { name: say("basket:promo.label") }).fill("VERSTAK10");
  await other.getByRole("button", { name: say("basket:promo.apply"), exact: true }).click();
  await expect(page.getByText(say("basket:promo.applied", { code: "VERSTAK10" }), { exact: true })).toBeVisible();
  await open(page, paths.contacts());
  await other.getByRole("link", { name: say("basket:clear.openLabel") }).click();
  await other.getByRole("button", { name: say("basket:clear.confirm"), exact: true }).click();
  await expect(counterLink(page, russian, "basket")).toHaveAccessibleName(counterName(russian, "basket", 0));
});
