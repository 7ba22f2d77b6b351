import type { Page } from "playwright/test";

import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { withPictures } from "../fixtures/chromium-launch";
import { expect, hasJavaScript, isPhone, test, waitForHydration } from "../fixtures/journey";
import { api } from "./support/api";
import { holdRequests } from "./support/hold-requests";
import { languages, type Language } from "./support/languages";
import { countDocuments, open } from "./support/parts";

// The other journeys run without pictures.
test.use({ launchOptions: withPictures });

const path = paths.product(landmarks.inStock);

function galleryOf(page: Page, { say }: Language) {
  const gallery = page.getByRole("group", { name: say("product:gallery.label") });
  const dialog = page.getByRole("dialog", { name: say("product:gallery.dialog") });
  return {
    dialog,
    picture: (number: number) =>
      gallery.getByRole("link", { name: say("product:gallery.open", { number }), exact: true }),
    thumbnail: (number: number) =>
      gallery.getByRole("link", { name: say("product:gallery.show", { number }), exact: true }),
    counter: (number: number, total: number) =>
      dialog.getByText(say("product:gallery.counter", { number, total }), { exact: true }),
  };
}

for (const language of languages) {
  const { locale, href, say } = language;

  test(`${locale}: a picture opens full size over the page`, async ({ page }) => {
    test.skip(!hasJavaScript(), "a separate page replaces it");
    const { pictures } = await api.product(landmarks.inStock, locale);
    await open(page, href(path));
    const { dialog, picture, thumbnail, counter } = galleryOf(page, language);
    await thumbnail(2).click();
    await expect(picture(2)).toBeInViewport({ ratio: 0.5 });
    await picture(2).click();
    await expect(counter(2, pictures.length)).toBeVisible();
    await dialog.getByRole("button", { name: say("product:gallery.previous") }).click();
    await expect(counter(1, pictures.length)).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(counter(2, pictures.length)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(picture(2)).toBeFocused();
  });

  test(`${locale}: on a low screen, the buttons stand beside the picture`, async ({ page }) => {
    test.skip(!hasJavaScript(), "a separate page replaces it");
    await page.setViewportSize({ width: 740, height: 360 });
    await open(page, href(path));
    const { dialog, picture } = galleryOf(page, language);
    await picture(1).click();
    const shown = await dialog.getByRole("listitem").first().getByRole("img").boundingBox();
    const button = await dialog.getByRole("button", { name: say("product:gallery.zoomIn") }).boundingBox();
    const out = await dialog.getByRole("button", { name: say("product:gallery.zoomOut") }).boundingBox();
    const next = await dialog.getByRole("button", { name: say("product:gallery.next") }).boundingBox();
    // The picture is a square in the middle of its place.
    const { x = 0, width = 0, height = 0 } = shown ?? {};
    expect(height).toBeGreaterThan(100);
    expect(out?.x).toBeGreaterThan(x + width / 2 + Math.min(width, height) / 2);
    expect(button?.y).toBeGreaterThan((next?.y ?? Infinity) + (next?.height ?? 0));
  });

  test(`${locale}: a picture is zoomed in the gallery, and Back closes it`, async ({ page }) => {
    test.skip(!hasJavaScript(), "a separate page replaces it");
    await open(page, href(path));
    const { dialog, picture } = galleryOf(page, language);
    await picture(1).click();
    const image = dialog
      .getByRole("list", { name: say("product:gallery.label") })
      .getByRole("listitem")
      .first();
    await expect(image).toBeInViewport({ ratio: 1 });
    const width = async () => (await image.boundingBox())?.width ?? 0;
    const unzoomed = await width();
    await dialog.getByRole("button", { name: say("product:gallery.zoomIn") }).click();
    await expect.poll(width).toBe(2 * unzoomed);
    await page.keyboard.press("-");
    await expect.poll(width).toBe(unzoomed);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${href(path)}$`));
    await expect(picture(1)).toBeFocused();
  });

  test(`${locale}: a thumbnail pressed before hydration is the current one afterwards`, async ({ page }) => {
    test.skip(!hasJavaScript(), "nothing marks the current one");
    const release = await holdRequests(page, /\/assets\/[^/]+\.js/);
    await page.goto(href(path), { waitUntil: "domcontentloaded" });
    const { picture, thumbnail } = galleryOf(page, language);
    await thumbnail(2).click();
    await expect(picture(2)).toBeInViewport({ ratio: 0.9 });
    release();
    await waitForHydration(page);
    await expect(thumbnail(2)).toHaveAttribute("aria-current", "true");
  });

  test(`${locale}: a picture opens full size as the first interaction on a page`, async ({ page }) => {
    test.skip(!hasJavaScript(), "a separate page replaces it");
    const release = await holdRequests(page, /\/assets\/[^/]+\.js/);
    const now = Date.now();
    await page.clock.install({ time: now });
    const documents = countDocuments(page);
    await page.goto(href(path), { waitUntil: "domcontentloaded" });
    const { dialog, picture } = galleryOf(page, language);
    await page.clock.pauseAt(now + 60_000);
    await (isPhone() ? picture(1).tap() : picture(1).click());
    // Longer than other presses wait: the gallery opens in place however slow the line is.
    await page.clock.runFor(9000);
    release();
    // The clock runs in small steps: on a busy machine, the time that the scripts take would end the wait of the press.
    await expect(async () => {
      await page.clock.runFor(50);
      await expect(dialog).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 40_000 });
    expect(documents()).toBe(1);
    expect(new URL(page.url()).pathname).toBe(href(path));
  });

  test(`${locale}: the page's picture is shown until the large one has loaded`, async ({ page }) => {
    test.skip(!hasJavaScript(), "a separate page replaces it");
    await open(page, href(path));
    const { dialog, picture } = galleryOf(page, language);
    await expect.poll(() => picture(1).locator("img").evaluate(isDrawn)).toBe(true);
    const release = await holdRequests(page, /\/images\/(800|1200)\//);
    await picture(1).click();
    const shown = dialog
      .getByRole("list", { name: say("product:gallery.label") })
      .getByRole("listitem")
      .first();
    await expect(shown).toBeInViewport({ ratio: 1 });
    await expect
      .poll(() => shown.locator("img").evaluateAll(listDrawn))
      .toEqual([expect.stringMatching(/\/(400|640)\//)]);
    release();
    await expect
      .poll(() => shown.locator("img").evaluateAll(listDrawn))
      .toEqual([expect.stringMatching(/\/(800|1200)\//)]);
  });

  test(`${locale}: without JavaScript, a full-size picture is a page with links`, async ({ page }) => {
    test.skip(hasJavaScript(), "the gallery opens over the page");
    const { name, pictures } = await api.product(landmarks.inStock, locale);
    const total = pictures.length;
    const title = (number: number) => say("product:gallery.pageTitle", { name, number, total });
    await open(page, href(path));
    await galleryOf(page, language).picture(2).click();
    const heading = page.getByRole("heading", { level: 1 });
    const shown = page.getByRole("main").getByRole("img", { name: say("product:gallery.photo", { number: 2, total }) });
    await expect(heading).toHaveText(title(2));
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(shown).toBeInViewport({ ratio: 0.9 });
    await page
      .getByRole("main")
      .getByRole("link", { name: say("product:gallery.previous") })
      .click();
    await expect(heading).toHaveText(title(1));
    // The last picture comes before the first one, as in the gallery.
    await page
      .getByRole("main")
      .getByRole("link", { name: say("product:gallery.previous") })
      .click();
    await expect(heading).toHaveText(title(total));
    await page
      .getByRole("main")
      .getByRole("link", { name: say("product:gallery.next") })
      .click();
    await expect(heading).toHaveText(title(1));
    await page
      .getByRole("main")
      .getByRole("link", { name: say("product:gallery.back") })
      .click();
    await expect(page).toHaveURL(new RegExp(`${href(path)}#photo-1$`));
    await expect(heading).toHaveText(name);
  });
}

const isDrawn = (image: Element) =>
  image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0 && image.clientWidth > 0;

/** The URLs of the visible pictures. */
function listDrawn(images: Element[]): string[] {
  return images.flatMap((image) => {
    if (!(image instanceof HTMLImageElement) || !image.complete || image.naturalWidth === 0) return [];
    return getComputedStyle(image).opacity === "0" ? [] : [image.currentSrc];
  });
}
