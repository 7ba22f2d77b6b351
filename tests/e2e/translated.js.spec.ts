import type { Page } from "playwright/test";

import { formatPrice } from "~/i18n/format";
import { paths } from "~/paths";
import { landmarks, landmarkSections } from "#mocks/testing/landmarks";

import { apiUrl, shopUrl } from "../fixtures/addresses";
import { expect, test, waitForHydration } from "../fixtures/journey";
import { signInByPhone } from "../fixtures/sign-in";
import { api } from "./support/api";
import { waitForReact } from "./support/cold";
import { newPhone, profileLink } from "./support/customers";
import { onFreshConnection } from "./support/hold-requests";
import { languages, russian } from "./support/languages";
import {
  addButton,
  counterLink,
  counterName,
  countDocuments,
  nextFrame,
  notice,
  open,
  stepperOf,
} from "./support/parts";
import { keepTranslating, translate } from "./support/translator";

/** The beginning of the text that says how much of a listing is shown. */
const shownText = new RegExp(`^${russian.say("pages.shown").split("{{")[0] ?? ""}`);

/** Opens a page that the browser translates after hydration. */
async function openTranslated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  await page.waitForFunction(isFullyHydrated);
  await translate(page);
}

/** Whether React has also hydrated the deferred parts, which it does last. Runs in the page. */
function isFullyHydrated(): boolean {
  const isReacts = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"));
  return [...document.querySelectorAll("main form")].every(isReacts);
}

test("a basket that the browser translates keeps its numbers up to date", async ({ page, visitor }) => {
  const product = await api.product(landmarks.sale, "ru");
  await api.addToBasket(await visitor.arrive(), product.id, 1);
  await openTranslated(page, paths.basket());
  const line = page.locator(`#p${product.id}`);
  await stepperOf(line, russian, product).more.click();
  await expect(counterLink(page, russian, "basket")).toHaveAccessibleName(counterName(russian, "basket", 1));
  await expect(line.getByText(formatPrice(product.price * 2))).toBeVisible();
  await expect(line.getByText(formatPrice((product.oldPrice ?? 0) * 2))).toBeVisible();
});

test("a listing that the browser translates is filtered", async ({ page }) => {
  await openTranslated(page, paths.section(landmarkSections.typical));
  const shown = page.getByText(shownText);
  const before = (await shown.textContent()) ?? "";
  await page.getByRole("main").getByRole("checkbox").first().check();
  await expect(shown).not.toHaveText(before);
});

/** Opens the search results with a product's card, and does not wait for hydration. */
async function openCard(page: Page, visitor: { arrive: () => Promise<string> }) {
  await visitor.arrive();
  const product = await api.product(landmarks.plain, "ru");
  await waitForReact(page);
  await page.goto(paths.search(product.article));
  return product;
}

test("a press on a page that was translated before hydration takes effect once", async ({ page, visitor }) => {
  const product = await openCard(page, visitor);
  await translate(page);
  const documents = countDocuments(page);
  await addButton(page.getByRole("main"), russian, product).click();
  await expect(counterLink(page, russian, "basket")).toHaveAccessibleName(counterName(russian, "basket", 1));
  await stepperOf(page.getByRole("main"), russian, product).more.click();
  await expect.poll(visitor.quantities).toEqual({ [product.id]: 2 });
  expect(documents()).toBe(0);
});

test("a translated page is not hydrated during a press", async ({ page, visitor }) => {
  const product = await openCard(page, visitor);
  await translate(page);
  await addButton(page.getByRole("main"), russian, product).hover();
  await page.mouse.down();
  await page.waitForFunction(() => "__remixContext" in window);
  await nextFrame(page);
  await page.mouse.up();
  await expect(counterLink(page, russian, "basket")).toHaveAccessibleName(counterName(russian, "basket", 1));
});

test("a page that was translated before hydration keeps what was typed", async ({ page }) => {
  await page.goto(paths.feedback());
  await translate(page);
  const comment = page.getByRole("main").getByRole("textbox", { name: russian.say("feedback:comment") });
  await comment.fill("Есть ли кейс?");
  await waitForHydration(page);
  await expect(comment).toHaveValue("Есть ли кейс?");
});

for (const { locale, href, say } of languages)
  test(`${locale}: a form shows its error and its success while the browser keeps translating the page`, async ({
    page,
  }) => {
    const product = await api.product(landmarks.soldOut, locale);
    await keepTranslating(page);
    await open(page, href(paths.product(product.code)));
    const main = page.getByRole("main");
    const field = main.getByRole("textbox", { name: say("product:notify.contact") });
    const send = main.getByRole("button", { name: say("product:notify.submit"), exact: true });
    await field.fill("no address");
    await send.click();
    await expect(field).toHaveAccessibleDescription(say("product:notify.invalid"));
    await field.fill("shopper@example.com");
    await send.click();
    await expect(notice(page, say("notice.notifyRequested"))).toBeVisible();
  });

test("a customer signs out everywhere while the browser keeps translating the page", async ({ page }) => {
  await signInByPhone(page.context(), { shopUrl, apiUrl }, newPhone());
  await keepTranslating(page);
  await open(page, paths.personalAccount());
  await page
    .locator("#sessions")
    .getByRole("button", { name: russian.say("account:sessions.closeAll") })
    .click();
  await expect(notice(page, russian.say("account:sessions.closedAll"))).toBeVisible();
  await expect(profileLink(page, russian, "header.signIn")).toBeVisible();
});

/** Changes the page as browser extensions do: adds elements everywhere, and removes one of them again. */
async function extend(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { documentElement: html, head, body } = document;
    const make = (id: string) => Object.assign(document.createElement("script"), { id, type: "text/plain" });
    head.prepend(make("head-start"));
    head.append(make("head-end"));
    body.prepend(make("body-start"));
    body.append(make("body-end"));
    html.prepend(make("before-head"));
    html.append(make("after-body"));
    document.querySelector("#after-body")?.append(make("inside"));
    const removed = make("removed");
    head.prepend(removed);
    removed.remove();
    document.querySelector("main")?.prepend("Скидки");
    document.querySelector("main form")?.append(make("form"));
    for (const field of document.querySelectorAll("main textarea")) field.after(make("field"));
  });
}

test("a page that an extension changed before hydration takes presses", async ({ page, visitor }) => {
  const product = await openCard(page, visitor);
  await extend(page);
  await addButton(page.getByRole("main"), russian, product).click();
  await expect(counterLink(page, russian, "basket")).toHaveAccessibleName(counterName(russian, "basket", 1));
  await expect.poll(visitor.quantities).toEqual({ [product.id]: 1 });
});

test("a page that an extension changed before hydration keeps its additions and what was typed", async ({ page }) => {
  await page.goto(paths.feedback());
  await extend(page);
  const comment = page.getByRole("main").getByRole("textbox", { name: russian.say("feedback:comment") });
  await comment.fill("Есть ли кейс?");
  await waitForHydration(page);
  await expect(comment).toHaveValue("Есть ли кейс?");
  for (const id of ["head-start", "head-end", "body-start", "body-end", "before-head", "after-body", "inside"])
    await expect.soft(page.locator(`#${id}`)).toHaveCount(1);
  await expect(page.locator("#removed")).toHaveCount(0);
});

test("a page that was changed on its way to the browser is rendered again", async ({ page, faults }) => {
  faults.allow(/Minified React error/);
  await page.route(paths.feedback(), async (route) => {
    const answer = await route.fetch(onFreshConnection);
    await route.fulfill({ response: answer, body: (await answer.text()).replace(/<main[^>]*>/, "$&<p>Скидки</p>") });
  });
  await page.goto(paths.feedback());
  await expect(page.getByText("Скидки", { exact: true })).toBeVisible();
  await waitForHydration(page);
  await expect(page.getByText("Скидки", { exact: true })).toHaveCount(0);
  await expect(page.locator(":root")).toHaveCSS("--mark", /mark\.svg/);
  const documents = countDocuments(page);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: russian.say("brands:title") })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(russian.say("brands:title"));
  expect(documents()).toBe(0);
});
