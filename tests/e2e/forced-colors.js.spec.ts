import type { Locator } from "playwright/test";

import { paths } from "~/paths";
import { landmarks, landmarkSections } from "#mocks/testing/landmarks";

import { shopUrl } from "../fixtures/addresses";
import { expect, test } from "../fixtures/journey";
import { api } from "./support/api";
import { russian } from "./support/languages";
import { catalogMenu, notice, open, searchField, stepperOf } from "./support/parts";

const { say } = russian;

/** Forced colours remove shadows and backgrounds: whether a line around the element is left. */
function hasFrame(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { borderTopWidth, borderTopStyle, outlineWidth, outlineStyle } = getComputedStyle(element);
    const isLine = (width: string, style: string) => style === "solid" && parseFloat(width) >= 1;
    return isLine(borderTopWidth, borderTopStyle) || isLine(outlineWidth, outlineStyle);
  });
}

test("forced colours frame what lies above the page, and the steppers", async ({ page, visitor }) => {
  const product = await api.product(landmarks.plain);
  await api.addToBasket(await visitor.arrive(), product.id, 1);
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await page.request.post(`${shopUrl}${paths.favoriteToggle()}`, {
    form: { add: product.id },
    headers: { origin: shopUrl },
    maxRedirects: 0,
  });
  await open(page, paths.basket());
  const toast = notice(page, say("notice.favoriteAdded"));
  expect.soft(await hasFrame(toast.getByRole("paragraph").locator("..")), "message").toBe(true);
  const { group } = stepperOf(page.getByRole("main"), russian, product);
  expect.soft(await hasFrame(group), "stepper").toBe(true);

  await searchField(page, russian).pressSequentially("18 v");
  await expect(page.getByRole("option").first()).toBeVisible();
  const suggestions = page.getByRole("listbox", { name: say("overlays:search.suggestions") });
  expect.soft(await hasFrame(suggestions.locator("..")), "suggestions").toBe(true);
  await page.keyboard.press("Escape");

  const { opener, menu } = catalogMenu(page, russian);
  await opener.click();
  await expect(menu).toBeVisible();
  expect.soft(await hasFrame(menu), "menu").toBe(true);
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: say("basket:clear.openLabel") }).click();
  expect.soft(await hasFrame(page.getByRole("dialog")), "dialog").toBe(true);
});

test("forced colours leave pictures and the logo the ground that they are drawn for", async ({ page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    for (const path of [paths.home(), paths.section(landmarkSections.typical)]) {
      await open(page, path);
      const grounds = await page.locator("main img[width]").evaluateAll((pictures) =>
        pictures.map((picture) => {
          const { backgroundColor, mixBlendMode } = getComputedStyle(picture);
          return `${backgroundColor} ${mixBlendMode}`;
        }),
      );
      expect.soft([path, colorScheme, ...new Set(grounds)]).toEqual([path, colorScheme, "rgb(255, 255, 255) normal"]);
    }
    const marks = page.locator("a:has(> .shop-name) > span:first-child");
    const markGrounds = await marks.evaluateAll((found) => found.map((mark) => getComputedStyle(mark).backgroundColor));
    // Those of the header, of the phone's menu and of the footer.
    const [sheet, foot] = colorScheme === "light" ? ["255, 255, 255", "22, 25, 28"] : ["28, 33, 37", "11, 14, 16"];
    expect.soft([colorScheme, ...new Set(markGrounds)]).toEqual([colorScheme, `rgb(${sheet})`, `rgb(${foot})`]);
  }
});

test("forced colours show the buttons on the pictures of dark cards", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await open(page, paths.section(landmarkSections.typical));
  const looks = await page
    .locator("main [data-small] > button[aria-pressed=false]")
    .evaluateAll((buttons) =>
      buttons.map((button) => getComputedStyle(button)).map((look) => [look.backgroundColor, look.color]),
    );
  expect(looks.length).toBeGreaterThan(10);
  // Light on dark: the picture behind them stays white.
  expect(new Set(looks.map(String))).toEqual(new Set(["rgb(0, 0, 0),rgb(255, 255, 255)"]));
});

test("forced colours frame the cards of products, and the tiles of sections and brands", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const { say } = russian;
  const look = async (path: string, cards: Locator) => {
    await open(page, path);
    const found = await cards.all();
    expect.soft(found.length, path).toBeGreaterThan(5);
    for (const card of found) expect.soft(await hasFrame(card), path).toBe(true);
  };
  const main = page.getByRole("main");
  await look(
    paths.section(landmarkSections.typical),
    main.getByRole("listitem").filter({ has: page.locator("[data-small=favorite]") }),
  );
  await look(paths.section("power-tools"), main.locator("li:has(> div > img)"));
  await look(paths.brands(), main.getByRole("list", { name: say("brands:shown") }).getByRole("link"));
  for (const name of [say("nav.brands"), say("home:sections")])
    await look(paths.home(), main.getByRole("region", { name }).getByRole("listitem").getByRole("link"));
});

test("forced colours draw the track of a range's sliders", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, paths.section(landmarkSections.typical));
  const sliders = page.getByRole("slider");
  expect(await sliders.count()).toBeGreaterThan(1);
  const tracks = await sliders.evaluateAll((found) =>
    found.map(({ parentElement }) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(parentElement ?? document.body, "::before");
      return `${outlineWidth} ${outlineStyle} ${outlineColor}`;
    }),
  );
  expect(new Set(tracks)).toEqual(new Set(["1px solid rgb(0, 0, 0)"]));
});
