import type { Locator, Page, Response } from "playwright/test";

import { formatPrice } from "~/i18n/format";
import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { apiUrl, shopUrl } from "../fixtures/addresses";
import { expect, hasJavaScript, waitForHydration, test } from "../fixtures/journey";
import { signInByPhone } from "../fixtures/sign-in";
import { api } from "./support/api";
import { newPhone } from "./support/customers";
import { holdRequests } from "./support/hold-requests";
import { languageOf, languages, plain, type Language } from "./support/languages";
import { countOrders } from "./support/orders";
import { notice, open } from "./support/parts";

const newEmail = () => `e2e-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@example.com`;

/** Fills in the customer's details, and gives the required consents. */
async function fillPerson(page: Page, { say }: Language, email: string): Promise<void> {
  await page.getByRole("textbox", { name: say("checkout:who.name"), exact: true }).fill("Анна");
  await page.getByRole("textbox", { name: say("checkout:who.lastName"), exact: true }).fill("Орлова");
  await page.getByRole("textbox", { name: say("checkout:who.phone"), exact: true }).fill("+79011112233");
  await page.getByRole("textbox", { name: say("checkout:who.email"), exact: true }).fill(email);
  for (const box of await page.locator('input[name^="consents."][required]').all()) await box.check();
}

/** A link that leaves the form. Without scripts, it is a button that submits the form. */
async function linkOrButton(page: Page, name: string): Promise<Locator> {
  const form = page.getByRole("main").locator("form");
  const [link, button] = [
    form.getByRole("link", { name, exact: true }),
    form.getByRole("button", { name, exact: true }),
  ];
  await expect(hasJavaScript() ? button : link).toHaveCount(0);
  return hasJavaScript() ? link : button;
}

const submit = (page: Page, { say }: Language, text: "pay" | "order" | "again") =>
  page.getByRole("button", { name: say(`checkout:submit.${text}`), exact: true });

for (const language of languages) {
  const { locale, href, say } = language;

  test(`${locale}: a person orders with pickup, and a lost response does not create a second order`, async ({
    page,
    visitor,
    faults,
  }) => {
    faults.allow(/status of [45]/);
    // The bank's page is on another site.
    faults.allow(new RegExp(`^foreign request: ${apiUrl}`));
    const uid = await visitor.arrive();
    await api.addToBasket(uid, (await api.product(landmarks.madeToOrder)).id, 1);
    await open(page, href(paths.basket()));
    await page.getByRole("link", { name: say("basket:summary.checkout"), exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("checkout:title"));
    await waitForHydration(page);

    // The shop lists what is missing and, with script, moves the focus to the list.
    await submit(page, language, "pay").click();
    const summary = page.getByRole("group", { name: say("forms:summary") });
    await expect(summary).toBeVisible();
    if (hasJavaScript()) await expect(summary).toBeFocused();
    await waitForHydration(page);
    const comment = page.getByRole("textbox", { name: say("checkout:comment.label") });
    await expect(comment).toHaveAccessibleDescription(say("checkout:comment.pickupHint"));
    const email = newEmail();
    await fillPerson(page, language, email);
    // With script, the order does not wait for the totals.
    const release = hasJavaScript() ? await holdRequests(page, /\/checkout\/quote/) : () => undefined;
    await page.locator('input[name="delivery.pointId"]').first().check();
    const payment = page.locator(`input[name="payment"][value="${hasJavaScript() ? "card" : "cash"}"]`);
    await payment.check();
    // What has been corrected is struck out, and the focus stays in the form.
    const struck = summary.getByRole("link", { name: say("forms:empty.name") }).locator("s");
    await expect(struck).toHaveCount(hasJavaScript() ? 1 : 0);
    await expect(summary).not.toBeFocused();
    await api.fault({ path: "/api/app/order/create", fault: "lost", uid, times: 1 });
    // The label of the button depends on the chosen payment method.
    await submit(page, language, hasJavaScript() ? "pay" : "order").click();
    await expect(page.getByRole("alert").filter({ hasText: say("checkout:outcome.unknown") })).toBeVisible();
    release();
    await waitForHydration(page);
    await submit(page, language, "again").click();
    await page.waitForURL(({ pathname }) =>
      hasJavaScript() ? pathname.startsWith("/pay/") : pathname === href(paths.orderPlaced("individual")),
    );
    expect(await countOrders(email)).toBe(1);
  });

  test(`${locale}: a company orders by courier with an invoice`, async ({ page, visitor, faults }) => {
    faults.allow(/status of [45]/);
    const uid = await visitor.arrive();
    await api.addToBasket(uid, (await api.product(landmarks.madeToOrder)).id, 1);
    await open(page, href(paths.checkout("individual")));
    const field = (name: Parameters<typeof say>[0]) => page.getByLabel(say(name), { exact: true });
    await page.getByRole("textbox", { name: say("checkout:who.name"), exact: true }).fill("Пётр");
    await (await linkOrButton(page, say("checkout:who.legal"))).click();
    await expect(page).toHaveURL(href(paths.checkout("legal")));
    await expect(page.getByRole("textbox", { name: say("checkout:who.name"), exact: true })).toHaveValue("Пётр");
    const signIn = await linkOrButton(page, say("checkout:who.signIn"));
    // With script, it opens in a dialog over the page.
    if (!hasJavaScript()) {
      await signIn.click();
      await expect(page).toHaveURL(href(paths.signIn({ redirectTo: href(paths.checkout("legal")) })));
      await open(page, href(paths.checkout("legal")));
      await expect(page.getByRole("textbox", { name: say("checkout:who.name"), exact: true })).toHaveValue("Пётр");
    }
    const inn = field("account:company.inn");
    if (hasJavaScript()) {
      await inn.pressSequentially("7707083893");
      await page
        .getByRole("listbox", { name: say("checkout:suggest.list") })
        .getByRole("option")
        .first()
        .click();
    } else {
      await inn.fill("7707083893");
      await page.getByRole("button", { name: say("checkout:company.findCompany"), exact: true }).click();
    }
    await expect(field("account:company.ogrn")).toHaveValue("1027700132195");
    await field("account:company.contractEmail").fill("office@example.com");
    await field("account:company.bik").fill("044525225");
    await field("account:company.bank").fill("Bank");
    await field("account:company.account").fill("40702810800000000004");
    await field("account:company.correspondentAccount").fill("30101810400000000225");
    const email = newEmail();
    await fillPerson(page, language, email);
    await page.locator('input[data-kind="courier"]').check();
    await field("account:address.city").fill("Дальний");
    await field("account:address.house").fill("8");
    await page.locator('input[name="payment"][value="invoice"]').check();
    await page.locator('main aside button[value="order"]').click();
    await expect(page.getByRole("group", { name: say("forms:summary") })).toBeVisible();
    await expect(field("account:company.account")).toHaveAccessibleDescription(
      say("account:company.fault.accountCheck"),
    );
    await waitForHydration(page);
    await field("account:company.account").fill("40702810800000000003");
    await page.locator('main aside button[value="order"]').click();
    await page.waitForURL((url) => url.pathname === href(paths.orderPlaced("legal")));
    expect(await countOrders(email)).toBe(1);
  });

  test(`${locale}: another delivery method changes the total, and typed text stays after following a link`, async ({
    page,
    visitor,
    faults,
  }) => {
    // The bank's page has no icon.
    faults.allow(/status of 40[49]/);
    faults.allow(new RegExp(`^foreign request: ${apiUrl}`));
    const uid = await visitor.arrive();
    const { id, price } = await api.product(landmarks.madeToOrder);
    await api.addToBasket(uid, id, 1);
    await open(page, href(paths.checkout("individual")));
    const aside = page.getByRole("main").getByRole("complementary");
    const total = aside
      .locator("p")
      .filter({ hasText: say("checkout:summary.total") })
      .first();
    await expect(total).toContainText(plain(formatPrice(price)));
    await page.getByRole("textbox", { name: say("checkout:who.name"), exact: true }).fill("Анна");
    await page.locator('input[data-kind="transport"]').check();
    const recount = aside.getByRole("button", { name: say("checkout:summary.recalculate"), exact: true });
    if (hasJavaScript()) await expect(recount).toBeHidden();
    else await recount.click();
    await expect(total).not.toContainText(plain(formatPrice(price)));
    await expect(page.getByRole("textbox", { name: say("checkout:who.name"), exact: true })).toHaveValue("Анна");
    await expect(page.getByRole("radio", { name: /./ }).and(page.locator('[value="cash"]'))).toHaveCount(0);

    const other = languageOf(locale === "ru" ? "en" : "ru");
    const comment = (spoken: Language) =>
      page.getByRole("textbox", { name: spoken.say("checkout:comment.label"), exact: true });
    await comment(language).fill("Домофон 12");
    const toOther = page
      .getByRole("banner")
      .getByRole(hasJavaScript() ? "link" : "button", { name: new RegExp(`^${other.locale}, `, "i") });
    await toOther.click();
    await expect(page).toHaveURL(other.href(paths.checkout("individual")));
    await expect(comment(other)).toHaveValue("Домофон 12");
    // The page's scripts have not loaded yet, and the link waits for them.
    await comment(other).fill("Домофон 13");
    await (await linkOrButton(page, other.say("checkout:summary.edit"))).click();
    await expect(page).toHaveURL(other.href(paths.basket()));
    await open(page, other.href(paths.checkout("legal")));
    await expect(comment(other)).toHaveValue("Домофон 13");
    await (await linkOrButton(page, other.say("checkout:who.individual"))).click();
    await orderChangedBasket(page, other, uid);
  });

  test(`${locale}: an order sent after a sign-out in another tab asks to sign in again`, async ({
    page,
    context,
    visitor,
  }) => {
    const uid = await visitor.arrive();
    await api.addToBasket(uid, (await api.product(landmarks.madeToOrder)).id, 1);
    await signInByPhone(context, { shopUrl, apiUrl }, newPhone());
    await open(page, href(paths.checkout("individual")));
    const email = newEmail();
    await fillPerson(page, language, email);
    await page.locator('input[name="delivery.pointId"]').first().check();
    await context.request.post(paths.signOut(), { headers: { Origin: shopUrl }, form: { out: "1" }, maxRetries: 1 });
    await submit(page, language, "pay").click();
    await expect(page).toHaveURL(href(paths.signIn({ redirectTo: href(paths.checkout("individual")) })));
    await expect(notice(page, say("checkout:outcome.ended"))).toBeVisible();
    expect(await countOrders(email)).toBe(0);
  });
}

/** Whether a response is that to a saved draft with the field. */
const isSaved = (response: Response, field: string) =>
  response.url().includes(paths.checkoutQuote()) && (response.request().postData() ?? "").includes(field);

/** Places an order with the transport company that was chosen before, after the basket has changed in another tab. */
async function orderChangedBasket(page: Page, language: Language, uid: string): Promise<void> {
  const { locale, href, say } = language;
  await expect(page).toHaveURL(href(paths.checkout("individual")));
  await waitForHydration(page);
  const email = newEmail();
  await fillPerson(page, language, email);
  await expect(page.locator('input[data-kind="transport"]')).toBeChecked();
  await page.getByLabel(say("account:address.city"), { exact: true }).fill("Дальний");
  // Script calculates the delivery to that city first. A later calculation would show the changed basket.
  const saved = hasJavaScript() ? page.waitForResponse((response) => isSaved(response, "address.house=8")) : null;
  await page.getByLabel(say("account:address.house"), { exact: true }).fill("8");
  await saved;
  const order = page.locator('main aside button[value="order"]');
  const added = await api.product(landmarks.plain, locale);
  await api.addToBasket(uid, added.id, added.multiplicity);
  await order.click();
  await expect(page.getByRole("alert").filter({ hasText: say("checkout:outcome.basketChanged") })).toBeVisible();
  await expect(page.getByRole("main").getByRole("complementary")).toContainText(added.name);
  await waitForHydration(page);
  await submit(page, language, "again").click();
  await page.waitForURL(`${apiUrl}/pay/**`);
  expect(await countOrders(email)).toBe(1);
}
