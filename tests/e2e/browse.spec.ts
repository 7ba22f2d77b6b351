import { paths } from "~/paths";
import { landmarkSections } from "#mocks/testing/landmarks";

import { expect, isPhone, test } from "../fixtures/journey";
import { api } from "./support/api";
import { english, languages, plain, russian } from "./support/languages";
import { filterChips, chooseListOption, findNarrowingValue, filterBy, valueCheckbox } from "./support/listing";
import { countDocuments, open, productNames } from "./support/parts";

const { typical, large } = landmarkSections;
const at = (section: string) => paths.section(section);

for (const language of languages) {
  const { locale, href, say } = language;

  test(`${locale}: from the home page down to a section of the third level`, async ({ page }) => {
    const { section, products, pagination } = await api.listing(typical, {}, locale);
    if (!section) throw new Error("The section is missing");
    await open(page, href(paths.home()));
    await page
      .getByRole("main")
      .getByRole("link", { name: say("home:allSections") })
      .click();
    await expect(page).toHaveURL(href(paths.catalog()));
    await page.getByRole("main").getByRole("link", { name: section.name, exact: true }).click();

    await expect(page.getByRole("heading", { level: 1 })).toHaveText(section.meta.h1);
    await expect(page).toHaveTitle(section.meta.title);
    await expect(page.getByText(say("count.products", { count: pagination.total }), { exact: true })).toBeVisible();
    await expect(productNames(page)).toHaveText(products.map(({ name }) => name));
    const way = page.getByRole("navigation", { name: say("breadcrumbs") });
    await expect(way.getByText(section.name, { exact: true })).toHaveAttribute("aria-current", "page");
    await way.getByRole("link").last().click();
    const below = page.getByRole("navigation", { name: say("catalog:subsections") });
    await expect(below.getByRole("link", { name: section.name, exact: true })).toBeVisible();

    // The pages before it belonged to the document that the reload replaces.
    await page.reload();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(section.meta.h1);
    await page.keyboard.press("Shift");
    await expect(productNames(page)).toHaveText(products.map(({ name }) => name));
  });

  test(`${locale}: filters narrow the listing, and removing their chips widens it`, async ({ page, isMobile }) => {
    const info = await api.listing(typical, {}, locale);
    const value = findNarrowingValue(info);
    const price = Math.max(...info.products.map((product) => product.price));
    const main = page.getByRole("main");
    const total = (count: number) => main.getByText(say("count.products", { count }), { exact: true });
    await open(page, href(at(typical)));

    await filterBy(page, language, { isMobile }, (form) => valueCheckbox(form, value).check());
    await expect(total(value.count)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`[?&]f\\.${value.code}=${value.value}(&|$)`));
    await expect(filterChips(page, language)).toHaveText([new RegExp(`${value.filterName}: ${value.name}`), /./]);

    const priced = await api.listing(typical, {
      [`filter[${value.code}]`]: value.value,
      "filter[price]": `..${price}`,
    });
    await filterBy(page, language, { isMobile }, async (form) => {
      await form
        .getByRole("textbox", { name: say("catalog:filters.to") })
        .first()
        .fill(String(price));
      await page.keyboard.press("Tab");
    });
    await expect(total(priced.pagination.total)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`f\\.price\\.to=${price}`));

    const inStock = await api.listing(typical, {
      [`filter[${value.code}]`]: value.value,
      "filter[price]": `..${price}`,
      "filter[inStock]": "1",
    });
    const toggle = info.filter.find(({ type }) => type === "toggle");
    await filterBy(page, language, { isMobile }, (form) =>
      form.getByRole("checkbox", { name: toggle?.values[0]?.name ?? toggle?.name ?? "" }).check(),
    );
    await expect(total(inStock.pagination.total)).toBeVisible();
    await expect(filterChips(page, language)).toHaveCount(4);

    await page.reload();
    await expect(total(inStock.pagination.total)).toBeVisible();
    await filterChips(page, language).filter({ hasText: value.name }).click();
    await expect(filterChips(page, language)).toHaveCount(3);
    await expect(page).not.toHaveURL(new RegExp(`f\\.${value.code}=`));
    await filterChips(page, language)
      .filter({ hasText: say("catalog:filters.resetAll") })
      .click();
    await expect(filterChips(page, language)).toHaveCount(0);
    await expect(total(info.pagination.total)).toBeVisible();
    await page.goBack();
    await expect(filterChips(page, language)).toHaveCount(3);
  });
}

test("sort order and page size change the listing and its URL", async ({ page }) => {
  const { say } = russian;
  const dear = await api.listing(large, { sort: "price_desc", perPage: "24" });
  const name = (code: string) => dear.sorts.find((sort) => sort.code === code)?.name ?? "";
  await open(page, at(large));
  const documents = countDocuments(page);
  await chooseListOption(page, say("catalog:sort.label"), name("price_desc"));
  await expect(page).toHaveURL(/[?&]sort=price_desc/);
  await expect(productNames(page)).toHaveText(dear.products.slice(0, 10).map((product) => product.name));
  if (isPhone()) {
    // A phone has no room for the page size, which the URL keeps.
    await expect(page.getByRole("combobox", { name: say("pages.perPage") })).toBeHidden();
    return;
  }
  await chooseListOption(page, say("pages.perPage"), "24");
  await expect(page).toHaveURL(/[?&]perPage=24/);
  await expect(page).toHaveURL(/[?&]sort=price_desc/);
  await expect(productNames(page)).toHaveText(dear.products.map((product) => product.name));
  await expect(page.getByText(say("pages.shown", { shown: 24, total: dear.pagination.total }))).toBeVisible();
  expect(documents()).toBe(0);
  await page.goBack();
  await expect(productNames(page)).toHaveCount(10);
  await expect(page.getByRole("combobox", { name: say("pages.perPage") })).toHaveValue("10");
  await expect(page.getByRole("combobox", { name: say("catalog:sort.label") })).toHaveValue("price_desc");
});

test("five page buttons navigate a long listing", async ({ page, faults }) => {
  faults.allow(/status of 404/);
  const { say } = english;
  const { pagination } = await api.listing(large);
  await open(page, english.href(at(large)));
  const pages = page.getByRole("navigation", { name: say("pages.label") });
  const button = (number: number) =>
    pages.getByRole("link", { name: say("pages.page", { page: number }), exact: true });
  await expect(pages.getByRole("link", { name: /\d/ })).toHaveText(["1", "2", "3", "4", "5"]);
  await expect(button(1)).toHaveAttribute("aria-current", "page");
  await expect(pages.getByRole("link", { name: say("pages.previous") })).toHaveCount(0);

  await button(5).click();
  await expect(button(5)).toHaveAttribute("aria-current", "page");
  await expect(pages.getByRole("link", { name: /\d/ })).toHaveText(["3", "4", "5", "6", "7"]);
  await pages.getByRole("link", { name: say("pages.next") }).click();
  await expect(button(6)).toHaveAttribute("aria-current", "page");
  const sixth = await api.listing(large, { page: "6" }, "en");
  await expect(productNames(page)).toHaveText(sixth.products.map(({ name }) => name));
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();

  await page.goto(`${english.href(at(large))}?page=${pagination.pages}`);
  await expect(pages.getByRole("link", { name: say("pages.next") })).toHaveCount(0);
  await page.goto(`${english.href(at(large))}?page=${pagination.pages + 1}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("error.notFoundTitle"));
});

test("more products are appended below the loaded ones", async ({ page }) => {
  const { say } = russian;
  const [first, second] = await Promise.all([api.listing(large), api.listing(large, { page: "2" })]);
  const both = [...first.products, ...second.products].map(({ name }) => name);
  await open(page, at(large));
  const documents = countDocuments(page);
  const more = page.getByRole("link", { name: say("pages.more", { count: 10 }) });
  await more.scrollIntoViewIfNeeded();
  const last = productNames(page).nth(9);
  const place = async () => Math.round((await last.boundingBox())?.y ?? NaN);
  const before = await place();
  await more.click();
  await expect(productNames(page)).toHaveText(both);
  await expect(page).toHaveURL(/\?page=2&from=1/);
  expect(await place()).toBe(before);
  await expect(page.getByText(say("pages.shown", { shown: 20, total: first.pagination.total }))).toBeVisible();
  expect(documents()).toBe(0);
  await expect(productNames(page).nth(10)).toBeInViewport();

  await page.reload();
  await expect(productNames(page)).toHaveText(both);
  await productNames(page).nth(12).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(both[12] ?? "");
  await page.goBack();
  await expect(productNames(page)).toHaveText(both);
  await expect(productNames(page).nth(12)).toBeInViewport();
});

test("filters without results suggest which one to remove", async ({ page }) => {
  const { say } = russian;
  const value = findNarrowingValue(await api.listing(typical));
  await open(page, `${at(typical)}?f.${value.code}=${value.value}&f.price.from=1&f.price.to=2`);
  await expect(page.getByRole("heading", { name: say("catalog:empty.filteredTitle") })).toBeVisible();
  await expect(productNames(page)).toHaveCount(0);
  const ways = page.getByRole("main").getByRole("link", { name: /найд[её]тся/ });
  await expect(ways).toHaveCount(1);
  await expect(ways).toHaveText(new RegExp(`1–2.*: .*${plain(say("count.products", { count: value.count }))}`));
  await ways.click();
  await expect(page.getByText(say("count.products", { count: value.count }), { exact: true })).toBeVisible();
  await expect(page).not.toHaveURL(/f\.price/);
});
