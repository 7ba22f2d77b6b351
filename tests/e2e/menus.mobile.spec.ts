import type { Page } from "playwright/test";

import type { Crumb } from "~/api/schemas/common";
import { formatNumber } from "~/i18n/format";
import { paths } from "~/paths";
import { landmarkSections } from "#mocks/testing/landmarks";

import { expect, test } from "../fixtures/journey";
import { api } from "./support/api";
import { holdRequests } from "./support/hold-requests";
import { languages, russian, type Language } from "./support/languages";
import { countDocuments, open } from "./support/parts";

const opener = (page: Page, { say }: Language) =>
  page.getByRole("banner").getByRole("link", { name: say("header.menu"), exact: true });
const menu = (page: Page, { say }: Language) => page.getByRole("dialog", { name: say("header.menu") });

for (const language of languages) {
  const { locale, href, say } = language;

  test(`${locale}: the menu has three levels`, async ({ page }) => {
    const { section, pagination } = await api.listing(landmarkSections.typical, {}, locale);
    const [top, second, third] = section?.path ?? [];
    const countOf = async (crumb?: Crumb) =>
      formatNumber((await api.listing(crumb?.link?.split("/").at(-1) ?? "", {}, locale)).pagination.total);
    const counts = { top: await countOf(top), second: await countOf(second) };
    await open(page, href(paths.contacts()));
    expect(await page.content()).not.toContain(landmarkSections.typical);
    const documents = countDocuments(page);
    const dialog = menu(page, language);
    const row = (name = "") => dialog.getByRole("button", { name, exact: true });
    await opener(page, language).tap();
    await expect(dialog.getByRole("link", { name: say("nav.brands") })).toBeVisible();
    await expect(dialog.getByRole("link", { name: say("header.signIn") })).toBeVisible();
    await expect(dialog.getByRole("link", { name: /^8 800/ })).toBeVisible();

    await row(say("header.catalog")).tap();
    await row(`${top?.name} ${counts.top}`).tap();
    await expect(dialog.getByRole("heading", { level: 2 })).toHaveText(top?.name ?? "");
    await expect(dialog.getByRole("heading", { level: 2 })).toBeFocused();
    await expect(dialog.getByRole("listitem").first()).toHaveText(`${say("overlays:menu.allOfSection")} ${counts.top}`);
    await row(`${second?.name} ${counts.second}`).tap();
    await expect(dialog.getByRole("heading", { level: 2 })).toHaveText(second?.name ?? "");
    await row(say("overlays:menu.back")).tap();
    await expect(dialog.getByRole("heading", { level: 2 })).toHaveText(top?.name ?? "");
    await row(say("overlays:menu.back")).tap();
    await row(say("overlays:menu.back")).tap();
    await expect(row(say("header.catalog"))).toBeFocused();
    await row(say("header.catalog")).tap();
    await row(`${top?.name} ${counts.top}`).tap();
    await row(`${second?.name} ${counts.second}`).tap();
    const leaf = dialog.getByRole("link", { name: `${third?.name} ${formatNumber(pagination.total)}`, exact: true });
    await expect(leaf.locator("img")).toBeVisible();
    await leaf.tap();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(section?.meta.h1 ?? "");
    await expect(dialog).toHaveCount(0);
    expect(documents()).toBe(0);
  });
}

test("the menu covers the page, traps the focus and returns it; Back closes it, and later leads to the page before", async ({
  page,
}) => {
  await open(page, paths.contacts());
  await open(page, paths.home());
  const dialog = menu(page, russian);
  await opener(page, russian).focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  expect(await dialog.boundingBox()).toMatchObject({ x: 0, width: 390 });
  await expect(dialog.locator(":focus")).toHaveCount(1);
  for (let press = 0; press < 30; press += 1) await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener(page, russian)).toBeFocused();
  await opener(page, russian).tap();
  await dialog.getByRole("button", { name: russian.say("overlays:menu.close") }).tap();
  await expect(dialog).toHaveCount(0);

  await opener(page, russian).tap();
  await dialog.getByRole("button", { name: russian.say("header.catalog"), exact: true }).tap();
  await expect(dialog.getByRole("heading", { level: 2 })).toHaveText(russian.say("header.catalog"));
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(paths.home());
  await page.goBack();
  await expect(page).toHaveURL(paths.contacts());
});

test("the menu stays open over a page that was loading when it opened", async ({ page }) => {
  await open(page, paths.about());
  await opener(page, russian).tap();
  await menu(page, russian)
    .getByRole("link", { name: russian.say("nav.brands") })
    .tap();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(russian.say("nav.brands"));
  const release = await holdRequests(page, /about\.data/);
  await page.goBack();
  await opener(page, russian).tap();
  const catalog = menu(page, russian).getByRole("button", { name: russian.say("header.catalog"), exact: true });
  await expect(catalog).toBeVisible();
  release();
  // The menu hides the page from the accessibility tree.
  await expect(page.locator("main h1")).not.toHaveText(russian.say("nav.brands"));
  await expect(catalog).toBeVisible();
  await page.goBack();
  await expect(catalog).toBeHidden();
  await expect(page).toHaveURL(paths.about());
});

test("the bottom bar is on every page and marks the current section", async ({ page }) => {
  await open(page, paths.home());
  const bar = page.getByRole("navigation", { name: russian.say("nav.main") });
  await expect(bar.getByRole("link")).toHaveCount(5);
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar.locator('[aria-current="page"]')).toHaveText(russian.say("nav.home"));
  await bar.getByRole("link", { name: russian.say("header.catalog") }).tap();
  await expect(page).toHaveURL(paths.catalog());
  await expect(bar.locator('[aria-current="page"]')).toHaveText(russian.say("header.catalog"));
  await bar.getByRole("link", { name: russian.say("header.signIn") }).tap();
  await expect(page.getByRole("dialog", { name: russian.say("sign-in:heading.phone") })).toBeVisible();
  await open(page, paths.signIn());
  await expect(bar.locator('[aria-current="page"]')).toHaveText(russian.say("header.signIn"));
});
