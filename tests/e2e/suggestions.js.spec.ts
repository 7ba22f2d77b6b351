import type { Page, Request } from "playwright/test";

import { paths } from "~/paths";

import { expect, test } from "../fixtures/journey";
import { api } from "./support/api";
import { languages, russian, type Language } from "./support/languages";
import { open, searchField, productNames } from "./support/parts";

const nonsense = "zzqqxx";
/** A word that many products of the catalogue have in their names, in each language. */
const words = { ru: "дрель", en: "drill" } as const;

const options = (page: Page) => page.getByRole("listbox").getByRole("option");
const list = (page: Page, { say }: Language) => page.getByRole("listbox", { name: say("overlays:search.suggestions") });

/** Types as a shopper would, character by character, and waits for the suggestions. */
async function typeQuery(page: Page, language: Language, query: string): Promise<void> {
  await searchField(page, language).pressSequentially(query);
  await expect(list(page, language)).toHaveAttribute("aria-busy", "false");
}

test.describe("when suggestions are requested", () => {
  const now = new Date("2026-11-20T12:00:00");

  /** Stops the page's clock after all code has loaded; returns the queries that the page requests from then on. */
  async function openWithClock(page: Page): Promise<string[]> {
    const asked: string[] = [];
    await page.clock.install({ time: now });
    await open(page, paths.favorites());
    await typeQuery(page, russian, nonsense);
    await page
      .getByRole("search")
      .getByRole("button", { name: russian.say("search.clear") })
      .first()
      .click();
    await page.clock.pauseAt(new Date(now.getTime() + 600_000));
    page.on("request", (request: Request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.startsWith(paths.suggestions())) asked.push(searchParams.get("q") ?? "");
    });
    return asked;
  }

  test("500 ms after the last character, with at least two characters", async ({ page }) => {
    const asked = await openWithClock(page);
    const field = searchField(page, russian);
    await field.pressSequentially("д");
    await page.clock.runFor(2000);
    expect(asked).toEqual([]);
    await field.pressSequentially("р");
    await page.clock.runFor(499);
    expect(asked).toEqual([]);
    await field.pressSequentially("е");
    await page.clock.runFor(499);
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => asked).toEqual(["дре"]);
  });

  test("after two characters they are requested, after three they are shown", async ({ page }) => {
    const asked = await openWithClock(page);
    const field = searchField(page, russian);
    const answered = page.waitForResponse((response) => response.url().includes(paths.suggestions()));
    await field.pressSequentially("др");
    await page.clock.runFor(500);
    await answered;
    expect(asked).toEqual(["др"]);
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await expect(page.getByRole("listbox")).toHaveCount(0);

    await field.pressSequentially("е");
    await page.clock.runFor(500);
    await expect(field).toHaveAttribute("aria-expanded", "true");
    await expect(options(page).first()).toBeVisible();
    await field.press("Backspace");
    await expect(page.getByRole("listbox")).toHaveCount(0);
  });
});

for (const language of languages) {
  const { locale, href, say } = language;

  test(`${locale}: the dropdown links to the catalogue without results, otherwise shows queries, sections and products`, async ({
    page,
  }) => {
    const query = words[locale];
    await open(page, href(paths.favorites()));
    await searchField(page, language).pressSequentially(nonsense);
    const said = page.getByRole("search").getByText(say("overlays:search.nothing", { query: nonsense }));
    await expect(said.last()).toBeVisible();
    await expect(options(page)).toHaveCount(0);
    await page
      .getByRole("search")
      .getByRole("link", { name: say("overlays:search.openCatalog") })
      .click();
    await expect(page).toHaveURL(href(paths.catalog()));
    await expect(searchField(page, language)).toHaveValue("");

    await typeQuery(page, language, query);
    const found = list(page, language);
    for (const group of ["queries", "sections", "products"] as const) {
      await expect(found.getByRole("group", { name: say(`overlays:search.${group}`), exact: true })).toBeVisible();
    }
    const products = found
      .getByRole("group", { name: say("overlays:search.products"), exact: true })
      .getByRole("option");
    const { products: all } = await api.search(query, locale);
    expect(all.length).toBeGreaterThan(8);
    await expect(products).toHaveCount(8);
    for (const product of await products.all()) await expect(product).toHaveText(/₽/);
    const count = say("overlays:search.found", { count: await options(page).count() });
    await expect(page.getByRole("status").filter({ hasText: count })).toBeAttached();

    await page
      .getByRole("search")
      .getByRole("link", { name: say("overlays:search.all") })
      .click();
    await expect(page).toHaveURL(href(paths.search(query)));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("search:heading", { query }));
    await expect(page.getByRole("listbox")).toHaveCount(0);
  });

  test(`${locale}: the dropdown says which words its suggestions do not match`, async ({ page }) => {
    await open(page, href(paths.favorites()));
    await typeQuery(page, language, `${words[locale]} ${nonsense}`);
    const left = say("unmatched", { words: say("quoted", { text: nonsense }) });
    await expect(page.getByRole("status").filter({ hasText: left })).toBeAttached();
    await expect(page.getByRole("search").getByText(left).last()).toBeVisible();
  });

  test(`${locale}: the clear button and a click outside close the search, and so do the keys`, async ({ page }) => {
    await open(page, href(paths.favorites()));
    await test.step("the clear button is shown while there is text", () => checkClearButton(page, language));
    await test.step("a click outside closes, a click inside does not", () => checkClicks(page, language));
    await test.step("the arrow keys choose, Enter opens, Escape closes", () => checkKeys(page, language));
  });
}

/** The button returns the focus to the field. */
async function checkClearButton(page: Page, language: Language): Promise<void> {
  const field = searchField(page, language);
  const clear = page.getByRole("search").getByRole("button", { name: language.say("search.clear") });
  await expect(clear).toBeHidden();
  await typeQuery(page, language, words[language.locale]);
  await clear.click();
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await expect(clear).toBeHidden();
}

/** A click outside also clears the field. */
async function checkClicks(page: Page, language: Language): Promise<void> {
  const field = searchField(page, language);
  await typeQuery(page, language, words[language.locale]);
  await field.click();
  await expect(options(page).first()).toBeVisible();
  await page.mouse.click(5, 700);
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await expect(field).toHaveValue("");
}

async function checkKeys(page: Page, language: Language): Promise<void> {
  const { locale } = language;
  const field = searchField(page, language);
  await typeQuery(page, language, words[locale]);
  const count = await options(page).count();
  await expectActive(page, language, null);
  await field.press("ArrowDown");
  await expectActive(page, language, 0);
  await field.press("ArrowUp");
  await expectActive(page, language, null);
  await field.press("ArrowUp");
  await expectActive(page, language, count - 1);
  await field.press("Home");
  await expectActive(page, language, 0);
  await field.press("End");
  await expectActive(page, language, count - 1);
  await expect(field).toBeFocused();

  await field.press("Escape");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await expect(field).toHaveValue(words[locale]);
  await field.press("Escape");
  await expect(field).toHaveValue("");

  await typeQuery(page, language, words[locale]);
  await field.press("ArrowUp");
  const chosen = options(page).last();
  const path = await chosen.getAttribute("href");
  await field.press("Enter");
  await expect(page).toHaveURL(path ?? "");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await expect(field).toHaveValue("");
}

/** Expects this option to be the active one, which screen readers announce; null if none is. */
async function expectActive(page: Page, language: Language, index: number | null): Promise<void> {
  const field = searchField(page, language);
  const selected = options(page).and(page.locator('[aria-selected="true"]'));
  if (index === null) {
    await expect(field).not.toHaveAttribute("aria-activedescendant");
    await expect(selected).toHaveCount(0);
    return;
  }
  const id = await options(page).nth(index).getAttribute("id");
  await expect(field).toHaveAttribute("aria-activedescendant", id ?? "");
  await expect(selected).toHaveCount(1);
  await expect(selected).toBeInViewport();
}

test("a chosen product opens, the wrong keyboard layout finds it too, and Enter shows all results", async ({
  page,
}) => {
  await open(page, paths.favorites());
  await typeQuery(page, russian, "lhtkm");
  const product = page
    .getByRole("group", { name: russian.say("overlays:search.products"), exact: true })
    .getByRole("option")
    .first();
  await expect(product).toContainText(/дрель/i);
  const path = await product.getAttribute("href");
  await product.click();
  await expect(page).toHaveURL(path ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/дрель/i);
  await expect(searchField(page, russian)).toHaveValue("");
  await expect(page.getByRole("listbox")).toHaveCount(0);

  // Enter shows all results even if suggestions are open.
  await typeQuery(page, russian, words.ru);
  await searchField(page, russian).press("Enter");
  await expect(page).toHaveURL(new RegExp(`/search\\?q=${encodeURIComponent(words.ru)}$`));
  await expect(productNames(page).first()).toBeVisible();
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await expect(searchField(page, russian)).toHaveValue(words.ru);
});

test("suggestions that did not load are not taken for an empty result", async ({ page, faults }) => {
  faults.allow(/ERR_FAILED/);
  await open(page, paths.favorites());
  await page.route("**/search/suggestions*", (route) => route.abort());
  await typeQuery(page, russian, words.ru);
  const search = page.getByRole("search");
  await expect(search.getByRole("paragraph").getByText(russian.say("overlays:search.failed")).last()).toBeVisible();
  await expect(search).not.toContainText(russian.say("overlays:search.nothing", { query: words.ru }));
  await search.getByRole("link", { name: russian.say("overlays:search.all") }).click();
  await expect(page).toHaveURL(paths.search(words.ru));
  await expect(productNames(page).first()).toBeVisible();
});
