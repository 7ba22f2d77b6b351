import { paths } from "~/paths";
import { landmarkArticles, landmarks } from "#mocks/testing/landmarks";

import { expect, test } from "../fixtures/journey";
import { api } from "./support/api";
import { languages, russian } from "./support/languages";
import { chooseListOption, filterBy, filterChips } from "./support/listing";
import { countDocuments, itemOf, open, searchField, productNames } from "./support/parts";

/** A query without results in either language. */
const nonsense = "zzqqxx";
/** Queries with a word that the catalogue does not have, what is left of them, and that word. */
const tooManyWords = {
  ru: { query: "лампа для гаража", rest: "лампа", left: "гаража" },
  en: { query: "drill for a samovar", rest: "drill", left: "samovar" },
} as const;

for (const language of languages) {
  const { locale, href, say } = language;

  test(`${locale}: Enter in the search field opens the results`, async ({ page }) => {
    const product = await api.product(landmarks.inStock, locale);
    const found = await api.search(landmarkArticles.inStock, locale);
    await open(page, href(paths.home()));
    const documents = countDocuments(page);
    await searchField(page, language).fill(landmarkArticles.inStock);
    await searchField(page, language).press("Enter");
    await expect(page).toHaveURL(href(paths.search(landmarkArticles.inStock)));
    const heading = say("search:heading", { query: landmarkArticles.inStock });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(productNames(page)).toHaveText(found.products.map(({ name }) => name));
    await expect(searchField(page, language)).toHaveValue(landmarkArticles.inStock);
    expect(documents()).toBe(0);

    await itemOf(page, product).getByRole("link", { name: product.name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(product.name);
    await expect(searchField(page, language)).toHaveValue("");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(searchField(page, language)).toHaveValue(landmarkArticles.inStock);
  });

  test(`${locale}: words that nothing matches are left out of a search, which says so`, async ({ page }) => {
    const { query, rest, left } = tooManyWords[locale];
    await open(page, href(paths.search(query)));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("search:heading", { query }));
    await expect(
      page.getByRole("main").getByText(say("unmatched", { words: say("quoted", { text: left }) })),
    ).toBeVisible();
    const found = await api.search(rest, locale);
    await expect(productNames(page)).toHaveText(found.products.map(({ name }) => name));

    await open(page, href(paths.search(rest)));
    await expect(productNames(page)).toHaveText(found.products.map(({ name }) => name));
    await expect(page.getByRole("main")).not.toContainText(say("unmatched", { words: "" }).slice(0, 10));
  });

  test(`${locale}: a search without results says so and offers links; it and an empty basket show popular products`, async ({
    page,
  }) => {
    await open(page, href(paths.search(nonsense)));
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(say("search:nothing.title", { query: nonsense }));
    await expect(productNames(page)).toHaveCount(0);
    const popular = page.getByRole("region", { name: say("popular"), exact: true }).getByRole("heading", { level: 3 });
    await expect(popular.first()).toBeVisible();
    await expect(popular).toHaveCount(10);
    await page
      .getByRole("main")
      .getByRole("link", { name: say("search:nothing.again") })
      .click();
    await expect(heading).toHaveText(say("search:title"));
    await page.getByRole("searchbox", { name: say("search:field") }).fill(landmarkArticles.variants);
    await page
      .getByRole("main")
      .getByRole("button", { name: say("search:submit") })
      .click();
    await expect(heading).toHaveText(say("search:heading", { query: landmarkArticles.variants }));
    await expect(productNames(page).first()).toBeVisible();

    await open(page, href(paths.basket()));
    await expect(popular.first()).toBeVisible();
    await expect(popular).toHaveCount(10);
  });
}

for (const language of languages) {
  const { locale, href, say } = language;

  test(`${locale}: results are limited to a section and filtered`, async ({ page, isMobile }) => {
    const words = { ru: "дрель", en: "drill" }[locale];
    const heading = say("search:heading", { query: words });
    const total = (count: number) => page.getByText(say("count.products", { count }), { exact: true });
    const { sections = [] } = await api.search(words, locale);
    const [section] = sections;
    if (!section) throw new Error("The results have no sections");
    await open(page, href(paths.search(words)));
    const name = `${section.name} ${section.count}`;
    const links = page.getByRole("navigation", { name: say("search:sections.title") });
    await links.getByRole("link", { name, exact: true }).click();
    await expect(total(section.count)).toBeVisible();
    await expect(links.getByRole("link", { name, exact: true })).toHaveAttribute("aria-current", "true");
    await filterBy(page, language, { isMobile }, (form) =>
      form
        .getByRole("textbox", { name: say("catalog:filters.from") })
        .first()
        .fill("9999999999")
        .then(() => page.keyboard.press("Tab")),
    );
    await expect(page.getByText(say("catalog:empty.filteredTitle"))).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await filterChips(page, language).first().click();
    await expect(total(section.count)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`section=${section.code}`));
  });
}

test("search results can be sorted, and the query stays", async ({ page }) => {
  const { say } = russian;
  await open(page, paths.search("18"));
  await chooseListOption(page, say("catalog:sort.label"), say("catalog:sort.by.price_asc"));
  await expect(page).toHaveURL(/[?&]q=18(&.*)?[?&]sort=price_asc/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("search:heading", { query: "18" }));
  const prices = page
    .getByRole("main")
    .getByRole("listitem")
    .getByText(/^[\d\s]+₽$/);
  const shown = async () => (await prices.allTextContents()).map((text) => Number(text.replace(/\D/g, "")));
  await expect.poll(async () => isAscending(await shown())).toBe(true);
  await page.getByRole("link", { name: say("pages.page", { page: 2 }), exact: true }).click();
  await expect(page).toHaveURL(/[?&]q=18&sort=price_asc&page=2/);
  expect(isAscending(await shown())).toBe(true);
});

const isAscending = (numbers: number[]) =>
  numbers.length > 1 && numbers.every((number, index) => number >= (numbers[index - 1] ?? 0));

test("a query typed in the wrong keyboard layout finds the same", async ({ page }) => {
  const meant = await api.search("дрель");
  expect(meant.pagination.total).toBeGreaterThan(0);
  await open(page, paths.search("lhtkm"));
  await expect(productNames(page)).toHaveText(meant.products.map(({ name }) => name));
  const total = russian.say("count.products", { count: meant.pagination.total });
  await expect(page.getByText(total, { exact: true })).toBeVisible();
});
