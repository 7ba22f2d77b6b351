import type { Page } from "playwright/test";

import { paths } from "~/paths";
import { demoCustomers, landmarks } from "#mocks/testing/landmarks";

import { apiUrl, shopUrl } from "../../fixtures/addresses";
import { compareViews } from "../../fixtures/compare-views";
import { expect, waitForHydration, test } from "../../fixtures/journey";
import { newcomerViews, personalViews } from "../../fixtures/personal-views";
import { signInByEmail, signInByPhone } from "../../fixtures/sign-in";
import { signInViews } from "../../fixtures/sign-in-views";
import { firstViewPerRoute } from "../../fixtures/site-map";
import {
  catalogViews,
  fillVisitorData,
  orderViews,
  ownViews,
  productViews,
  textViews,
  type View,
} from "../../fixtures/views";
import { findFaintTextInDark, findViolations } from "./accessibility";
import { api } from "./api";
import { newPhone } from "./customers";
import type { Language } from "./languages";
import { addButton, catalogMenu, open, searchField } from "./parts";

const groups: [string, () => View[] | Promise<View[]>][] = [
  ["catalogue", () => catalogViews],
  ["products", () => productViews],
  ["a visitor's pages", () => ownViews.filter((view) => !view.needsProducts)],
  ["pages with a basket and favourites", () => ownViews.filter((view) => view.needsProducts)],
  ["texts", () => textViews(api)],
  ["orders", () => orderViews(apiUrl)],
  ["comparison", () => compareViews(api)],
];

/** `npm test -- axe` checks all views, the full run one view of each route. */
const selectViews = (views: View[]) => (process.env.AXE ? views : firstViewPerRoute(views));
async function checkPage(page: Page, name: string): Promise<void> {
  expect.soft(await findViolations(page), name).toEqual([]);
  expect.soft(await findFaintTextInDark(page), `${name} in the dark theme`).toEqual([]);
}

/** Dialogs have tests of their own. */
const isPage = ({ isDialog }: View) => !isDialog;

async function checkViews(page: Page, { href, say }: Language, views: readonly View[]): Promise<void> {
  for (const view of views) {
    const cookies = Object.entries(view.cookies ?? {}).map(([name, value]) => ({ name, value, url: shopUrl }));
    await page.context().addCookies(cookies);
    await page.goto(href(view.path), { waitUntil: "domcontentloaded" });
    const heading = page.getByRole("heading", { level: 1 });
    const before = await heading.allTextContents();
    expect.soft(before, `heading of ${view.name}`).toHaveLength(1);
    if (!view.isPlain) await waitForHydration(page);
    expect.soft(await heading.allTextContents(), `heading of ${view.name} after hydration`).toEqual(before);
    await view.act?.(page, say);
    await checkPage(page, view.name);
  }
}

/** Tests every page and state of the shop in one language with axe, and reports all violations. */
export function checkEverything(language: Language): void {
  const { locale, href } = language;
  test.setTimeout(240_000);
  // Otherwise axe would check colours in the middle of a transition.
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const [name, list] of groups) {
    test(`${locale}: ${name}`, async ({ page, visitor, faults }) => {
      faults.allow(/status of 404/);
      const views = selectViews(await list());
      if (views.some((view) => view.needsProducts))
        await fillVisitorData(api, await visitor.arrive(), test.info().parallelIndex);
      await checkViews(page, language, views);
    });
  }

  for (const [name, views] of [
    ["the first steps of signing in", signInViews.slice(0, 8)],
    ["the other steps of signing in", signInViews.slice(8)],
  ] as const)
    test(`${locale}: ${name}`, async ({ page, faults }) => {
      faults.allow(/status of 400/);
      await checkViews(page, language, views.filter(isPage));
    });

  test(`${locale}: a customer's account`, async ({ page, context, faults }) => {
    faults.allow(/status of 400/);
    const { anna } = demoCustomers;
    await signInByEmail(context, { shopUrl, apiUrl }, anna.email, anna.password);
    await checkViews(page, language, selectViews(personalViews(await api.orders(anna)).filter(isPage)));
  });

  test(`${locale}: a new customer's account`, async ({ page, context }) => {
    await signInByPhone(context, { shopUrl, apiUrl }, newPhone());
    await checkViews(page, language, newcomerViews);
  });

  test(`${locale}: dialogs over a page`, async ({ page, isMobile }) => {
    await open(page, href(paths.contacts()));
    await (isMobile ? checkPhoneMenu(page, language) : checkDesktopMenu(page, language));
    await checkSuggestions(page, language);
    await checkGallery(page, language);
  });

  test(`${locale}: responses to a shopper's actions`, async ({ page, visitor }) => {
    await fillVisitorData(api, await visitor.arrive(), test.info().parallelIndex);
    await checkBasket(page, language);
    await checkNotifyForm(page, language);
  });

  test(`${locale}: responses of the checkout`, async ({ page, visitor, faults }) => {
    faults.allow(/status of (400|503)/);
    const uid = await visitor.arrive();
    await fillVisitorData(api, uid, test.info().parallelIndex);
    await checkCheckout(page, language);
    await checkOrdering(page, language, uid);
  });
}

async function checkCheckout(page: Page, { href, say }: Language): Promise<void> {
  await open(page, href(paths.checkout("legal")));
  await page.getByRole("combobox", { name: say("account:company.bik"), exact: true }).pressSequentially("0445");
  await expect(
    page
      .getByRole("listbox", { name: say("checkout:suggest.list") })
      .getByRole("option")
      .first(),
  ).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await checkPage(page, "suggested banks");
  await page.keyboard.press("Escape");
  await page.locator('input[data-kind="courier"]').check();
  await expect(page.getByRole("textbox", { name: say("account:address.house"), exact: true })).toBeVisible();
  await checkPage(page, "company with courier delivery");
  await page.getByRole("button", { name: say("checkout:submit.pay"), exact: true }).click();
  await expect(page.getByRole("group", { name: say("forms:summary") })).toBeVisible();
  await waitForHydration(page);
  await expect(page.getByRole("group", { name: say("forms:summary") })).toBeFocused();
  await checkPage(page, "rejected order");
}

/** The shop's responses if an order is not placed at once: a question about the address, and a lost response. */
async function checkOrdering(page: Page, { locale, href, say }: Language, uid: string): Promise<void> {
  await open(page, href(paths.checkout("individual")));
  const type = (name: string, text: string) => page.locator(`[name="${name}"]`).fill(text);
  await type("customer.name", "Анна");
  await type("customer.lastName", "Орлова");
  await type("customer.phone", "9011112233");
  await type("customer.email", `look-${Date.now()}@example.com`);
  await page.locator('input[data-kind="courier"]').check();
  await type("delivery.address.city_with_type", locale === "ru" ? "москва" : "moscow");
  await type("delivery.address.street_with_type", locale === "ru" ? "слесарная" : "slesarnaya");
  await type("delivery.address.house", "14");
  for (const box of await page.locator('input[name^="consents."][required]').all()) await box.check();
  const order = page.locator('main aside button[value="order"]');
  await order.click();
  await expect(page.getByRole("group", { name: say("checkout:address.confirm") })).toBeVisible();
  await waitForHydration(page);
  await checkPage(page, "confirmation of the address");
  await api.fault({ path: "/api/app/order/create", fault: "lost", uid, times: 1 });
  await order.click();
  await expect(page.getByRole("alert").filter({ hasText: say("checkout:outcome.unknown") })).toBeVisible();
  await waitForHydration(page);
  await checkPage(page, "order that was possibly placed");
}

async function checkSuggestions(page: Page, language: Language): Promise<void> {
  const field = searchField(page, language);
  await open(page, language.href(paths.contacts()));
  await field.pressSequentially("18 v");
  await expect(page.getByRole("option").first()).toBeVisible();
  await field.press("ArrowDown");
  await checkPage(page, "suggestions");
  await field.fill("zzqqxx");
  await expect(
    page
      .getByRole("search")
      .getByText(/zzqqxx/)
      .last(),
  ).toBeVisible();
  await checkPage(page, "no suggestions");
}

async function checkBasket(page: Page, { href, say }: Language): Promise<void> {
  await open(page, href(paths.basket()));
  await page.getByRole("link", { name: say("basket:clear.openLabel") }).click();
  await checkPage(page, "clear-basket confirmation");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /MASTER5/ }).click();
  const field = page.getByRole("textbox", { name: say("basket:promo.label") });
  await field.fill("NO-SUCH-CODE");
  await page.getByRole("button", { name: say("basket:promo.apply"), exact: true }).click();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await checkPage(page, "rejected promo code");
  const remove = new RegExp(`^${say("basket:remove", { name: "" })}`);
  await page.getByRole("main").getByRole("button", { name: remove }).first().click();
  await expect(page.getByRole("status").getByRole("button", { name: say("notice.undo") })).toBeVisible();
  await checkPage(page, "message with Undo");
}

async function checkNotifyForm(page: Page, { locale, href, say }: Language): Promise<void> {
  const soldOut = await api.product(landmarks.soldOut, locale);
  await open(page, href(paths.product(soldOut.code)));
  await page.getByRole("button", { name: say("product:notify.submit"), exact: true }).click();
  const contact = page.getByRole("textbox", { name: say("product:notify.contact") });
  await expect(contact).toHaveAttribute("aria-invalid", "true");
  await checkPage(page, "rejected back-in-stock request");
}

async function checkGallery(page: Page, language: Language): Promise<void> {
  const product = await api.product(landmarks.plain, language.locale);
  await open(page, language.href(paths.product(product.code)));
  await addButton(page.getByRole("main"), language, product).first().click();
  await checkPage(page, "product just added to the basket");
  await page.getByRole("link", { name: language.say("product:gallery.open", { number: 1 }), exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await checkPage(page, "gallery");
}

async function checkDesktopMenu(page: Page, language: Language): Promise<void> {
  const { opener, menu } = catalogMenu(page, language);
  await opener.click();
  await expect(menu.getByRole("link").nth(20)).toBeAttached();
  await checkPage(page, "desktop menu");
}

async function checkPhoneMenu(page: Page, { say }: Language): Promise<void> {
  const header = page.getByRole("banner");
  await header.getByRole("link", { name: say("header.menu"), exact: true }).tap();
  const menu = page.getByRole("dialog", { name: say("header.menu") });
  await expect(menu).toBeVisible();
  await checkPage(page, "phone menu");
  await menu.getByRole("button", { name: say("header.catalog"), exact: true }).tap();
  for (const level of ["first", "second", "third"]) {
    await expect(menu.getByRole("heading", { level: 2 })).toBeFocused();
    await checkPage(page, `phone menu, ${level} level`);
    if (level !== "third") await menu.getByRole("listitem").getByRole("button").first().tap();
  }
}
