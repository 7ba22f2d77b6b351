import { paths } from "~/paths";
import { landmarks, landmarkSections } from "#mocks/testing/landmarks";

import { expect, hasJavaScript, test } from "../fixtures/journey";
import { api } from "./support/api";
import { languages, russian } from "./support/languages";
import {
  counterName,
  counterLink,
  countDocuments,
  favoriteButton,
  itemOf,
  notice,
  open,
  productNames,
} from "./support/parts";

for (const language of languages) {
  const { locale, href, say } = language;

  test(`${locale}: the heart adds a product to favourites and removes it`, async ({ page, visitor }) => {
    const { products } = await api.listing(landmarkSections.typical, {}, locale);
    const [first, second] = products;
    if (!first || !second) throw new Error("The section is too small");
    await open(page, href(paths.section(landmarkSections.typical)));
    await expect(counterLink(page, language, "favorites")).toHaveAccessibleName(counterName(language, "favorites", 0));
    const documents = countDocuments(page);
    for (const product of [first, second]) {
      await favoriteButton(itemOf(page, product), language, product).click();
      await expect(favoriteButton(itemOf(page, product), language, product)).toHaveAttribute("aria-pressed", "true");
      if (!hasJavaScript()) await expect(notice(page, say("notice.favoriteAdded"))).toBeVisible();
    }
    await expect(counterLink(page, language, "favorites")).toHaveAccessibleName(counterName(language, "favorites", 2));
    await expect.poll(visitor.favorites).toEqual([second.id, first.id]);

    await counterLink(page, language, "favorites").click();
    await expect(page).toHaveURL(href(paths.favorites()));
    await expect(productNames(page)).toHaveText([second.name, first.name]);
    expect(documents() === 0).toBe(hasJavaScript());

    // With different keys: a second press so soon in the same place would count as the second half of a double press.
    await favoriteButton(itemOf(page, second), language, second).press("Enter");
    await expect(productNames(page)).toHaveText([first.name]);
    await expect(notice(page, hasJavaScript() ? second.name : say("notice.favoriteRemoved"))).toBeVisible();
    await expect(counterLink(page, language, "favorites")).toHaveAccessibleName(counterName(language, "favorites", 1));
    await favoriteButton(itemOf(page, first), language, first).press("Space");
    await expect(page.getByRole("heading", { name: say("favorites:empty.title") })).toBeVisible();
    await expect(counterLink(page, language, "favorites")).toHaveAccessibleName(counterName(language, "favorites", 0));
    expect(await visitor.favorites()).toEqual([]);
    await page
      .getByRole("main")
      .getByRole("link", { name: say("favorites:empty.catalog") })
      .click();
    await expect(page).toHaveURL(href(paths.catalog()));
  });

  test(`${locale}: a product's page has a text that says whether it is a favourite`, async ({ page, visitor }) => {
    const product = await api.product(landmarks.plain, locale);
    await open(page, href(paths.product(product.code)));
    const add = page.getByRole("button", { name: say("card.addFavorite"), exact: true });
    const remove = page.getByRole("button", { name: say("card.removeFavorite"), exact: true });
    await add.click();
    await expect(remove).toBeVisible();
    await expect.poll(visitor.favorites).toEqual([product.id]);
    await page.reload();
    await remove.click();
    await expect(add).toBeVisible();
    await expect.poll(visitor.favorites).toEqual([]);
  });
}

test("favourites are kept after a reload, the newest first", async ({ page, visitor }) => {
  const { products } = await api.listing(landmarkSections.typical, { sort: "price_asc" });
  const uid = await visitor.arrive();
  for (const { id } of products) await api.addFavorite(uid, id);
  const names = products.map(({ name }) => name);
  await open(page, paths.favorites());
  await expect(productNames(page)).toHaveText(names.toReversed());
  await expect(page.getByText(russian.say("count.products", { count: names.length }), { exact: true })).toBeVisible();
  await page.reload();
  await expect(productNames(page)).toHaveText(names.toReversed());
  await expect(counterLink(page, russian, "favorites")).toHaveAccessibleName(
    counterName(russian, "favorites", names.length),
  );
});

test("all favourites go to the basket, which is shown from its top; Back leads to the same place of the list", async ({
  page,
  visitor,
}) => {
  const { products } = await api.listing(landmarkSections.typical, { inStock: "1" });
  const uid = await visitor.arrive();
  for (const { id } of products.slice(0, 9)) await api.addFavorite(uid, id);
  await open(page, paths.favorites());
  const button = page.getByRole("button", { name: russian.say("favorites:toBasket.all"), exact: true });
  await button.scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => scrollY);
  const left = await place();
  expect(left).toBeGreaterThan(100);
  await button.click();
  await expect(page).toHaveURL(paths.basket());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(russian.say("basket:title"));
  expect(await place()).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(paths.favorites());
  await expect(productNames(page).first()).toBeVisible();
  if (hasJavaScript()) await expect.poll(place).toBe(left);
});
