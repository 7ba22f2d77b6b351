import type { Page } from "playwright/test";

import { formatPrice } from "~/i18n/format";
import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { expect, hasJavaScript, test } from "../fixtures/journey";
import { listSpareProducts } from "../fixtures/views";
import { api } from "./support/api";
import { languages, plain, russian, type Language } from "./support/languages";
import { addButton, counterName, counterLink, countDocuments, itemOf, notice, open, stepperOf } from "./support/parts";

/** The basket's total, as the page shows it. */
const total = (page: Page, { say }: Language) =>
  page.getByRole("status").filter({ hasText: say("basket:summary.total") });
const price = (roubles: number) => plain(formatPrice(roubles));

for (const language of languages) {
  const { locale, href, say } = language;

  test(`${locale}: a card adds a product to the basket, changes its quantity and removes it`, async ({
    page,
    visitor,
  }) => {
    // No promotion applies to it.
    const product = await api.product(landmarks.single, locale);
    await open(page, href(paths.search(product.article)));
    const documents = countDocuments(page);
    const card = itemOf(page, product);
    await addButton(card, language, product).click();
    await expect(stepperOf(card, language, product).field).toHaveValue("1");
    if (!hasJavaScript()) await expect(notice(page, say("notice.added"))).toBeVisible();
    await stepperOf(card, language, product).more.click();
    await expect(stepperOf(card, language, product).field).toHaveValue("2");
    await expect(counterLink(page, language, "basket")).toHaveAccessibleName(counterName(language, "basket", 1));
    await expect.poll(visitor.quantities).toEqual({ [product.id]: 2 });

    await counterLink(page, language, "basket").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("basket:title"));
    const line = itemOf(page, product);
    const stepper = stepperOf(line, language, product);
    await expect(stepper.field).toHaveValue("2");
    await expect(total(page, language)).toContainText(price(2 * product.price));
    await stepper.more.click();
    await expect(total(page, language)).toContainText(price(3 * product.price));
    await stepper.less.click();
    await expect(total(page, language)).toContainText(price(2 * product.price));
    await stepper.field.fill("5");
    await stepper.field.press("Enter");
    await expect(total(page, language)).toContainText(price(5 * product.price));
    // Five pieces of one product: nothing on the page counts them as five products.
    await expect(page.getByText(say("count.pieces", { count: 5 })).first()).toBeVisible();
    await expect(page.getByText(say("count.products", { count: 5 }))).toHaveCount(0);
    await expect(counterLink(page, language, "basket")).toHaveAccessibleName(counterName(language, "basket", 1));
    await expect.poll(visitor.quantities).toEqual({ [product.id]: 5 });
    expect(documents() === 0).toBe(hasJavaScript());

    await page.reload();
    await expect(stepper.field).toHaveValue("5");
    await line.getByRole("button", { name: say("basket:remove", { name: product.name }) }).click();
    await expect(page.getByRole("heading", { name: say("basket:empty.title") })).toBeVisible();
    await expect(counterLink(page, language, "basket")).toHaveAccessibleName(counterName(language, "basket", 0));
    const said = hasJavaScript() ? say("basket:removed", { name: product.name }) : say("notice.removed");
    await expect(notice(page, said)).toBeVisible();
    expect(await visitor.quantities()).toEqual({});
    await page
      .getByRole("main")
      .getByRole("link", { name: say("basket:empty.catalog") })
      .click();
    await expect(page).toHaveURL(href(paths.catalog()));
  });

  test(`${locale}: a wrong promo code has a message, a correct one is applied`, async ({ page, visitor, faults }) => {
    // Without script, a rejected form responds with its page and an error status.
    if (!hasJavaScript()) faults.allow(/status of 400/);
    const product = await api.product(landmarks.inStock, locale);
    await api.addToBasket(await visitor.arrive(), product.id);
    await open(page, href(paths.basket()));
    const field = page.getByRole("textbox", { name: say("basket:promo.label") });
    const apply = page.getByRole("button", { name: say("basket:promo.apply"), exact: true });
    await field.fill("NO-SUCH-CODE");
    await apply.click();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(/\p{L}{3}/u);
    await expect(field).toHaveValue("NO-SUCH-CODE");
    await expect(total(page, language)).toContainText(price(product.price));

    await field.fill("verstak10");
    await apply.click();
    await expect(page.getByText(say("basket:promo.applied", { code: "VERSTAK10" }), { exact: true })).toBeVisible();
    await expect(notice(page, say("notice.promoApplied"))).toBeVisible();
    await expect(page.getByRole("term").filter({ hasText: "(VERSTAK10)" })).toBeVisible();
    await expect(total(page, language)).not.toContainText(price(product.price));
    await page.getByRole("button", { name: say("basket:promo.removeOf", { code: "VERSTAK10" }) }).click();
    await expect(notice(page, say("notice.promoRemoved"))).toBeVisible();
    await expect(field).toBeVisible();
    await expect(total(page, language)).toContainText(price(product.price));
  });

  test(`${locale}: the basket is cleared only after a confirmation`, async ({ page, visitor }) => {
    const [one, other] = await Promise.all([api.product(landmarks.plain), api.product(landmarks.inStock)]);
    const uid = await visitor.arrive();
    for (const { id } of [one, other]) await api.addToBasket(uid, id);
    await open(page, href(paths.basket()));
    const opener = page.getByRole("link", { name: say("basket:clear.openLabel") });
    const question = page.getByRole("heading", { name: say("basket:clear.title") });
    await opener.click();
    await expect(question).toBeVisible();
    const keep = page.getByRole(hasJavaScript() ? "button" : "link", { name: say("basket:clear.back") });
    if (hasJavaScript()) await expect(keep).toBeFocused();
    await keep.click();
    await expect(question).toBeHidden();
    if (hasJavaScript()) await expect(opener).toBeFocused();
    expect(Object.keys(await visitor.quantities())).toHaveLength(2);

    await opener.click();
    await page.getByRole("button", { name: say("basket:clear.confirm"), exact: true }).click();
    await expect(page.getByRole("heading", { name: say("basket:empty.title") })).toBeVisible();
    await expect(question).toBeHidden();
    await expect(notice(page, say("notice.cleared"))).toBeVisible();
    await expect(counterLink(page, language, "basket")).toHaveAccessibleName(counterName(language, "basket", 0));
    expect(await visitor.quantities()).toEqual({});
  });
}

test("a product made to order has its delivery date in the basket", async ({ page, visitor }) => {
  const [ordered, ready] = await Promise.all([api.product(landmarks.madeToOrder), api.product(landmarks.plain)]);
  const uid = await visitor.arrive();
  for (const { id } of [ordered, ready]) await api.addToBasket(uid, id);
  await open(page, paths.basket());
  await expect(page.getByText(russian.say("basket:onOrder.title", { count: 1 }))).toBeVisible();
  await expect(itemOf(page, ordered)).toContainText(/Под заказ, ко?\s\d+/);
  await expect(total(page, russian)).toContainText(price(ordered.price + ready.price));
});

test("changes since the last visit are reported, and unavailable products are listed separately", async ({
  page,
  visitor,
}) => {
  const [gone, dearer] = await listSpareProducts(api, test.info().parallelIndex);
  if (!gone || !dearer) throw new Error("The section is too small");
  const uid = await visitor.arrive();
  for (const { id } of [gone, dearer]) await api.addToBasket(uid, id);
  await open(page, paths.basket());
  await expect(page.getByText(russian.say("basket:changes.title"))).toHaveCount(0);

  await api.changeProduct(gone.id, { stock: 0, orderDays: null });
  await api.changeProduct(dearer.id, { price: dearer.price + 10 });
  await page.reload();
  await expect(page.getByText(russian.say("basket:changes.title"))).toBeVisible();
  const apart = page.getByRole("region", { name: russian.say("basket:unavailable.title") });
  await expect(apart.getByRole("link", { name: gone.name, exact: true })).toBeVisible();
  await expect(total(page, russian)).toContainText(price(dearer.price + 10));
  await apart.getByRole("button", { name: russian.say("basket:remove", { name: gone.name }) }).click();
  await expect(apart).toHaveCount(0);
  await expect.poll(visitor.quantities).toEqual({ [dearer.id]: 1 });
});
