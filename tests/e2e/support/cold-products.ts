import type { Page } from "playwright/test";

import { paths } from "~/paths";
import { landmarks, landmarkSections } from "#mocks/testing/landmarks";

import { expect, isPhone } from "../../fixtures/journey";
import { api } from "./api";
import { press, type Case, type ColdJourney, type Tools } from "./cold";
import { russian } from "./languages";
import { filterForm } from "./listing";
import { addButton, countDocuments, counterLink, favoriteButton, productNames } from "./parts";

const { say } = russian;
/** The section's full path: the short one redirects to it. */
export const listing = paths.section("consumables", "discs", landmarkSections.large);
const stepper = '[role="group"] [name="more"]';
const main = (page: Page) => page.getByRole("main");
const pressTwice: ColdJourney["act"] = (control) => press(control, 2);
/** The bar at the bottom of a product's page on a phone. */
const buyBar = (page: Page) => page.getByRole("region", { name: say("product:buy") });

/** Expects one piece in the basket, and no further document load. */
function expectOneInBasket({ page, visitor }: Tools, id: number, around = main(page)): ColdJourney["end"] {
  const documents = countDocuments(page);
  const check = async () => {
    await expect(around.getByRole("textbox", { name: say("stepper.label", { name: "" }).trim() }).first()).toHaveValue(
      "1",
    );
    await expect(counterLink(page, russian, "basket")).toHaveAccessibleName("Корзина, 1 товар");
    await expect.poll(visitor.quantities).toEqual({ [id]: 1 });
    expect(documents()).toBe(1);
  };
  return ["the stepper with 1, and the counter", check];
}

/** The interactions with products and lists of products. */
export const productCases: Case[] = [
  [
    "«В корзину» on a card",
    async (tools) => {
      const product = await api.product(landmarks.plain);
      await tools.visitor.arrive();
      const control = addButton(main(tools.page), russian, product);
      return { path: paths.search(product.article), control, done: stepper, end: expectOneInBasket(tools, product.id) };
    },
  ],

  [
    "«В корзину» on a card, twice",
    async (tools) => {
      const product = await api.product(landmarks.plain);
      await tools.visitor.arrive();
      const control = addButton(main(tools.page), russian, product);
      const end = expectOneInBasket(tools, product.id);
      return { path: paths.search(product.article), control, done: stepper, act: pressTwice, end };
    },
  ],

  [
    "«В корзину» of a product",
    async (tools) => {
      const product = await api.product(landmarks.inStock);
      await tools.visitor.arrive();
      const control = addButton(main(tools.page), russian, product).first();
      return { path: paths.product(product.code), control, done: stepper, end: expectOneInBasket(tools, product.id) };
    },
  ],

  [
    "«В корзину» of a product, twice",
    async (tools) => {
      const product = await api.product(landmarks.inStock);
      await tools.visitor.arrive();
      const control = addButton(main(tools.page), russian, product).first();
      const end = expectOneInBasket(tools, product.id);
      return { path: paths.product(product.code), control, done: stepper, act: pressTwice, end };
    },
  ],

  [
    "«В корзину» in the bar",
    async (tools) => {
      const product = await api.product(landmarks.inStock);
      await tools.visitor.arrive();
      const control = addButton(buyBar(tools.page), russian, product);
      const end = expectOneInBasket(tools, product.id, buyBar(tools.page));
      return { path: paths.product(product.code), control, done: stepper, act: pressTwice, end };
    },
    "phone",
  ],

  [
    "the photo of a product",
    ({ page }) => {
      const path = paths.product(landmarks.inStock);
      const control = main(page).getByRole("link", { name: say("product:gallery.open", { number: 1 }), exact: true });
      const check = async () => {
        await expect(page.getByRole("dialog", { name: say("product:gallery.dialog") })).toBeVisible();
        await expect(page).toHaveURL(path);
      };
      return { path, control, done: "dialog[open]", end: ["the gallery over the page", check] };
    },
  ],

  [
    "the heart on a card",
    async ({ page, visitor }) => {
      const product = await api.product(landmarks.plain);
      await visitor.arrive();
      const control = favoriteButton(main(page), russian, product);
      const check = async () => {
        await expect(control).toHaveAttribute("aria-pressed", "true");
        await expect.poll(visitor.favorites).toEqual([product.id]);
      };
      const done = 'main [aria-pressed="true"]';
      return { path: paths.search(product.article), control, done, end: ["pressed, and saved", check] };
    },
  ],

  [
    "a filter",
    ({ page }) => {
      const control = isPhone()
        ? page.getByRole("link", { name: say("catalog:filters.open") })
        : filterForm(page, russian).getByRole("checkbox").first();
      const check = async () => {
        if (!isPhone()) await expect(page).toHaveURL(/\?f\./);
        await expect(
          isPhone() ? filterForm(page, russian) : page.getByRole("list", { name: say("catalog:filters.active") }),
        ).toBeVisible();
      };
      return {
        path: listing,
        control,
        done: isPhone() ? "dialog[open]" : "form input:checked:not(:default)",
        end: ["the filters, or the filtered list", check],
      };
    },
  ],

  [
    "the sort order",
    ({ page }) => {
      const control = page.getByRole("combobox", { name: say("catalog:sort.label") });
      const act = async () => void (await control.selectOption("price_asc"));
      const check = async () => {
        await expect(page).toHaveURL(/sort=price_asc/);
        await expect(page.locator("[data-list][aria-busy]")).toHaveCount(0);
      };
      return {
        path: listing,
        control,
        act,
        done: 'select[name="sort"] option:checked:not(:default)',
        end: ["the sorted list", check],
      };
    },
  ],

  [
    "«Показать ещё»",
    ({ page }) => {
      const documents = countDocuments(page);
      const check = async () => {
        await expect(productNames(page)).toHaveCount(20);
        expect(documents()).toBe(1);
      };
      const control = page.getByRole("link", {
        name: new RegExp(`^${say("pages.more", { count: 10 }).split(" 10")[0]}`),
      });
      return { path: listing, control, done: "main li:nth-child(11) h2", end: ["20 cards in the same page", check] };
    },
  ],

  [
    "adding to the comparison",
    async ({ page, visitor }) => {
      await visitor.arrive();
      const control = page.getByRole("button", { name: say("card.compare"), exact: true });
      const check = () =>
        expect(page.getByRole("button", { name: say("card.removeCompared"), exact: true })).toBeVisible();
      return { path: paths.product(landmarks.plain), control, done: "main [name=remove]", end: ["compared", check] };
    },
  ],

  [
    "«Поделиться»",
    ({ page }) => {
      const control = main(page).getByText(say("share:open"), { exact: true });
      const check = () => expect(page.getByRole("textbox", { name: say("share:address") })).toBeVisible();
      return { path: paths.product(landmarks.plain), control, done: "details[open]", end: ["its ways", check] };
    },
  ],
];
