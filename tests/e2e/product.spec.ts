import { formatPrice } from "~/i18n/format";
import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { expect, test } from "../fixtures/journey";
import { api } from "./support/api";
import { languages, plain, russian } from "./support/languages";
import { addButton, countDocuments, notice, open, stepperOf } from "./support/parts";

for (const language of languages) {
  const { locale, href, say } = language;

  test(`${locale}: the page shows the product; a quantity is chosen, then added to the basket`, async ({
    page,
    visitor,
  }) => {
    const product = await api.product(landmarks.inStock, locale);
    await open(page, href(paths.product(product.code)));
    const main = page.getByRole("main");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(product.name);
    await expect(main.getByText(say("product:article", { article: product.article }), { exact: true })).toBeVisible();
    await expect(main.getByText(plain(formatPrice(product.price)), { exact: true }).first()).toBeVisible();
    const stock = say("product:facts.in", { count: product.isStock, unit: product.unit });
    await expect(main.getByText(stock, { exact: true }).first()).toBeVisible();
    const way = page.getByRole("navigation", { name: say("breadcrumbs") });
    await expect(way.getByRole("link", { name: product.section.name, exact: true })).toBeVisible();
    const table = page.getByRole("region", { name: say("product:properties") });
    for (const { name, value } of product.properties) {
      await expect(table.getByRole("term").filter({ hasText: name }).first()).toBeVisible();
      await expect(table.getByText(value, { exact: true }).first()).toBeVisible();
    }
    await expect(page.getByRole("region", { name: say("product:description") })).toContainText(/\p{L}{3}/u);
    const [document] = product.documents;
    const link = page
      .getByRole("region", { name: say("product:documents") })
      .getByRole("link", { name: document?.name });
    const file = await page.request.get((await link.getAttribute("href")) ?? "");
    expect(file.headers()["content-type"]).toBe("application/pdf");
    await expect(
      page
        .getByRole("region", { name: say("product:delivery.title") })
        .getByText(/₽/)
        .first(),
    ).toBeVisible();

    const stepper = stepperOf(main, language, product);
    await stepper.field.first().fill("3");
    await addButton(main, language, product).first().click();
    await expect.poll(visitor.quantities).toEqual({ [product.id]: 3 });
    await expect(stepper.field.first()).toHaveValue("3");
    await stepper.less.first().click();
    await expect.poll(visitor.quantities).toEqual({ [product.id]: 2 });
    await main.getByRole("link", { name: say("product:toBasket") }).click();
    await expect(page).toHaveURL(href(paths.basket()));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("basket:title"));
    await expect(stepperOf(main, language, product).field).toHaveValue("2");
  });

  test(`${locale}: a form requests a notification about a sold-out product`, async ({ page }) => {
    const product = await api.product(landmarks.soldOut, locale);
    await open(page, href(paths.product(product.code)));
    const main = page.getByRole("main");
    await expect(main.getByText(say("product:facts.out"), { exact: true })).toBeVisible();
    await expect(addButton(main, language, product)).toHaveCount(0);
    const field = main.getByRole("textbox", { name: say("product:notify.contact") });
    const send = main.getByRole("button", { name: say("product:notify.submit"), exact: true });
    await field.fill("no address");
    await send.click();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(say("product:notify.invalid"));
    await expect(field).toHaveValue("no address");
    await field.fill("shopper@example.com");
    await send.click();
    await expect(notice(page, say("notice.notifyRequested"))).toBeVisible();
    await expect(page).toHaveURL(href(paths.product(product.code)));
  });
}

test("variants are links to their own pages", async ({ page }) => {
  const product = await api.product(landmarks.variants);
  await open(page, paths.product(product.code));
  const documents = countDocuments(page);
  const variants = page.getByRole("region", { name: russian.say("product:offers.title") });
  const rows = variants.getByRole("listitem");
  await expect(rows).toHaveCount(4);
  const current = rows.and(page.locator('[aria-current="true"]'));
  await expect(current).toHaveCount(1);
  await expect(current).toContainText(russian.say("product:offers.chosen"));
  const other = variants.getByRole("link").first();
  const path = await other.getAttribute("href");
  await other.click();
  await expect(page).toHaveURL(path ?? "");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(product.name);
  await expect(rows).toHaveCount(4);
  await expect(current).toHaveCount(1);
  expect(documents()).toBe(0);
});

test("recently viewed products are shown below, the newest first", async ({ page }) => {
  const [first, second] = await Promise.all([api.product(landmarks.plain), api.product(landmarks.sale)]);
  for (const code of [first.code, second.code]) await open(page, paths.product(code));
  await open(page, paths.product(landmarks.inStock));
  const viewed = page.getByRole("region", { name: russian.say("viewed") });
  await expect(viewed.getByRole("heading", { level: 3 })).toHaveText([second.name, first.name]);
  await viewed.getByRole("link", { name: first.name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(first.name);
});
