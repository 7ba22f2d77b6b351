import type { Page } from "playwright/test";

import { formatNumber } from "~/i18n/format";
import { paths } from "~/paths";
import { landmarkSections } from "#mocks/testing/landmarks";

import { expect, test } from "../fixtures/journey";
import { api } from "./support/api";
import { languages, russian, type Language } from "./support/languages";
import { catalogMenu, countDocuments, open } from "./support/parts";

const opener = (page: Page, language: Language) => catalogMenu(page, language).opener;
const menu = (page: Page, language: Language) => catalogMenu(page, language).menu;
const linkIn = (page: Page, language: Language, name = "") =>
  menu(page, language).getByRole("link", { name, exact: true });

for (const language of languages) {
  const { locale, href, say } = language;

  test(`${locale}: the menu loads when it is opened, with three levels`, async ({ page }) => {
    const { section, pagination } = await api.listing(landmarkSections.typical, {}, locale);
    const [top, second, third] = section?.path ?? [];
    await open(page, href(paths.contacts()));
    expect(await page.content()).not.toContain(landmarkSections.typical);
    await expect(menu(page, language)).toHaveCount(0);
    await expect(opener(page, language)).toHaveAttribute("aria-expanded", "false");
    const documents = countDocuments(page);

    await opener(page, language).click();
    await expect(opener(page, language)).toHaveAttribute("aria-expanded", "true");
    await linkIn(page, language, top?.name).hover();
    await expect(linkIn(page, language, second?.name)).toBeVisible();
    const leaf = menu(page, language)
      .getByRole("listitem")
      .filter({ has: page.getByRole("link", { name: third?.name ?? "", exact: true }) });
    await expect(leaf.last()).toHaveText(`${third?.name} ${formatNumber(pagination.total)}`);
    await expect(linkIn(page, language, second?.name).locator("img")).toBeVisible();
    await linkIn(page, language, third?.name).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(section?.meta.h1 ?? "");
    await expect(menu(page, language)).toHaveCount(0);

    await opener(page, language).click();
    await menu(page, language)
      .getByRole("link", { name: say("overlays:menu.all") })
      .click();
    await expect(page).toHaveURL(href(paths.catalog()));
    await expect(menu(page, language)).toHaveCount(0);
    expect(documents()).toBe(0);
  });
}

test("the keyboard moves through the menu; Escape, a click outside and a narrower window close it", async ({
  page,
}) => {
  const { section } = await api.listing(landmarkSections.typical);
  const [top, second] = section?.path ?? [];
  await open(page, paths.contacts());
  await opener(page, russian).focus();
  await page.keyboard.press("Enter");
  const sections = menu(page, russian).getByRole("list").first().locator("> li > a");
  await expect(sections.first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(sections.nth(1)).toBeFocused();
  await page.keyboard.press("End");
  await expect(sections.last()).toBeFocused();
  await page.keyboard.press("Home");
  await expect(sections.first()).toBeFocused();

  await linkIn(page, russian, top?.name).focus();
  await page.keyboard.press("ArrowRight");
  await expect(menu(page, russian).locator("a:focus")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(linkIn(page, russian, top?.name)).toBeFocused();
  await linkIn(page, russian, second?.name).focus();
  await page.keyboard.press("Escape");
  await expect(menu(page, russian)).toHaveCount(0);
  await expect(opener(page, russian)).toBeFocused();
  await expect(opener(page, russian)).toHaveAttribute("aria-expanded", "false");

  // The page behind the menu does not scroll.
  await opener(page, russian).click();
  await expect(menu(page, russian).getByRole("link").first()).toBeVisible();
  await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
  await page.mouse.click(640, 790);
  await expect(menu(page, russian)).toHaveCount(0);
  await expect(page.locator("html")).not.toHaveCSS("overflow-y", "hidden");

  // A window that becomes narrow, such as a turned tablet's, does not stay dimmed.
  await opener(page, russian).click();
  await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(page.locator("html")).not.toHaveCSS("overflow-y", "hidden");
  await expect(page.locator(".dim")).toHaveCount(0);
});

test("in a low window, the arrows scroll the menu to the section that has the focus, and not the page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await open(page, paths.contacts());
  await page.mouse.wheel(0, 600);
  await page.mouse.wheel(0, -100);
  await expect(opener(page, russian)).toBeInViewport();
  await opener(page, russian).focus();
  await page.keyboard.press("Enter");
  const sections = menu(page, russian).getByRole("list").first().locator("> li > a");
  await expect(sections.first()).toBeFocused();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(0);
  const count = await sections.count();
  const down = Array.from({ length: count - 1 }, (_, index) => ({ key: "ArrowDown", to: index + 1 }));
  const up = down.map((_, index) => ({ key: "ArrowUp", to: count - 2 - index }));
  for (const { key, to } of [...down, ...up]) {
    await page.keyboard.press(key);
    await expect(sections.nth(to)).toBeFocused();
    expect(await sections.nth(to).evaluate(isUncovered), `${key} to ${to}`).toBe(true);
  }
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

/** Whether nothing lies on an element's first and last line. */
function isUncovered(element: Element): boolean {
  const { left, top, bottom } = element.getBoundingClientRect();
  return [top + 4, bottom - 4].every((y) => element.contains(document.elementFromPoint(left + 20, y)));
}

test("Tab stays within the open menu and its button, also in browsers without `checkVisibility`", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, "checkVisibility"));
  await open(page, paths.contacts());
  await opener(page, russian).focus();
  await page.keyboard.press("Enter");
  const first = menu(page, russian).getByRole("listitem").first().getByRole("link").first();
  const last = linkIn(page, russian, russian.say("overlays:menu.all"));
  await expect(first).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(opener(page, russian)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(last).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(opener(page, russian)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(first).toBeFocused();
});

test("the menu shows a message if the catalogue fails to load", async ({ page, faults }) => {
  faults.allow(/Failed to load resource/);
  await page.route("**/menu.data*", (route) => route.abort());
  await open(page, paths.contacts());
  await opener(page, russian).click();
  await expect(menu(page, russian).getByRole("status")).toHaveText(russian.say("overlays:menu.failed"));
  await menu(page, russian)
    .getByRole("link", { name: russian.say("overlays:menu.all") })
    .click();
  await expect(page).toHaveURL(paths.catalog());
});
