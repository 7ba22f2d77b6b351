import type { Page } from "playwright/test";

import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { expect, isPhone, waitForHydration } from "../fixtures/journey";
import { test } from "../fixtures/pictures";
import { api } from "./support/api";
import { holdRequests } from "./support/hold-requests";
import { languages, type Language } from "./support/languages";
import { countDocuments, galleryOf, open } from "./support/parts";

const path = paths.product(landmarks.inStock);

for (const language of languages) {
  const { locale, href } = language;

  test(`${locale}: a picture opens full size over the page`, async ({ page }) => {
    await open(page, href(path));
    await test.step("the page's picture is shown until the large one has loaded", () => checkLoading(page, language));
    await test.step("the buttons and the keys show other pictures", () => checkTurning(page, language));
    await test.step("a picture is zoomed, and Back closes the gallery", () => checkZoom(page, language));
    await test.step("two taps of an unsteady finger zoom a picture", () => checkShakyTaps(page, language));
    await test.step("a zoomed picture is whole again when the phone is turned", () => checkRotation(page, language));
    await test.step("on a low screen, the buttons stand beside the picture", () => checkLowScreen(page, language));
  });

  test(`${locale}: a thumbnail pressed before hydration, even twice, is the current one afterwards`, async ({
    page,
  }) => {
    const release = await holdRequests(page, /\/assets\/[^/]+\.js/);
    await page.goto(href(path), { waitUntil: "domcontentloaded" });
    const { picture, thumbnail } = galleryOf(page, language);
    // The first click scrolls the page, so the second one would fall on another thumbnail.
    await thumbnail(2).dblclick();
    await expect(picture(2)).toBeInViewport({ ratio: 0.9 });
    release();
    await waitForHydration(page);
    await expect(thumbnail(2)).toHaveAttribute("aria-current", "true");
  });

  test(`${locale}: a picture opens full size as the first interaction on a page`, async ({ page }) => {
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
}

/** The page's picture is shown until the large one has loaded. */
async function checkLoading(page: Page, language: Language): Promise<void> {
  const { dialog, picture, shown } = galleryOf(page, language);
  await expect.poll(() => picture(1).locator("img").evaluate(isDrawn)).toBe(true);
  const release = await holdRequests(page, /\/images\/(800|1200)\//);
  await picture(1).click();
  await expect(shown(1)).toBeInViewport({ ratio: 1 });
  await expect
    .poll(() => shown(1).locator("img").evaluateAll(listDrawn))
    .toEqual([expect.stringMatching(/\/(400|640)\//)]);
  release();
  await expect
    .poll(() => shown(1).locator("img").evaluateAll(listDrawn))
    .toEqual([expect.stringMatching(/\/(800|1200)\//)]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
}

/** The buttons and the keys show other pictures, and Escape closes the gallery. */
async function checkTurning(page: Page, language: Language): Promise<void> {
  const { locale, say } = language;
  const { pictures } = await api.product(landmarks.inStock, locale);
  const { dialog, picture, thumbnail, counter } = galleryOf(page, language);
  await thumbnail(2).click();
  await expect(picture(2)).toBeInViewport({ ratio: 0.5 });
  await picture(2).click();
  await expect(counter(2, pictures.length)).toBeVisible();
  await dialog.getByRole("button", { name: say("product:gallery.previous") }).click();
  await expect(counter(1, pictures.length)).toBeVisible();
  // Takes the focus out of the dialog.
  await counter(1, pictures.length).click();
  await page.keyboard.press("ArrowRight");
  await expect(counter(2, pictures.length)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(picture(2)).toBeFocused();
  await checkReturn(page, language);
}

/** After another picture than the one that was opened, the focus is on the picture that the page shows. */
async function checkReturn(page: Page, language: Language): Promise<void> {
  const { pictures } = await api.product(landmarks.inStock, language.locale);
  const { dialog, picture, counter } = galleryOf(page, language);
  await page.keyboard.press("Enter");
  await expect(counter(2, pictures.length)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(counter(3, pictures.length)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(picture(3)).toBeInViewport({ ratio: 0.9 });
  await expect(picture(3)).toBeFocused();
}

/** A picture is zoomed, and Back closes the gallery. */
async function checkZoom(page: Page, language: Language): Promise<void> {
  const { href, say } = language;
  const { dialog, picture, shown } = galleryOf(page, language);
  await picture(1).click();
  await expect(shown(1)).toBeInViewport({ ratio: 1 });
  const width = async () => (await shown(1).boundingBox())?.width ?? 0;
  const unzoomed = await width();
  await dialog.getByRole("button", { name: say("product:gallery.zoomIn") }).click();
  await expect.poll(width).toBe(2 * unzoomed);
  await checkLookingAround(page, language);
  await page.keyboard.press("-");
  await expect.poll(width).toBe(unzoomed);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${href(path)}$`));
  await expect(picture(1)).toBeFocused();
}

/** Two taps zoom a picture although the finger moves a little in each, which Safari reports; a drag does not zoom. */
async function checkShakyTaps(page: Page, language: Language): Promise<void> {
  const { dialog, picture, shown } = galleryOf(page, language);
  await picture(1).click();
  await expect(shown(1)).toBeInViewport({ ratio: 1 });
  const width = async () => (await shown(1).boundingBox())?.width ?? 0;
  const unzoomed = await width();
  await shown(1).evaluate(tapTwice, 12);
  expect(await width()).toBe(unzoomed);
  await shown(1).evaluate(tapTwice, 2);
  await expect.poll(width).toBe(2 * unzoomed);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
}

/** A double tap whose finger moves: the browser's own touch input reports no move that is shorter than a drag. */
function tapTwice(target: Element, by: number): void {
  const touch = (type: string, x: number) => {
    const finger = new Touch({ identifier: 1, target, clientX: x, clientY: 300 });
    const touches = type === "touchend" ? [] : [finger];
    target.dispatchEvent(new TouchEvent(type, { touches, changedTouches: [finger], bubbles: true, cancelable: true }));
  };
  for (let tap = 0; tap < 2; tap += 1) {
    touch("touchstart", 150);
    touch("touchmove", 150 + by);
    touch("touchend", 150 + by);
  }
}

/** The arrow keys show every part of a zoomed picture, and no other picture. */
async function checkLookingAround(page: Page, language: Language): Promise<void> {
  const { pictures } = await api.product(landmarks.inStock, language.locale);
  const { dialog, shown, counter } = galleryOf(page, language);
  const stage = await dialog.getByRole("list").first().boundingBox();
  const place = () => shown(1).boundingBox();
  const press = async (key: string) => {
    for (let time = 0; time < 4; time += 1) await page.keyboard.press(key);
  };
  await press("ArrowRight");
  await press("ArrowDown");
  const { x = 0, y = 0, width = 0, height = 0 } = stage ?? {};
  await expect.poll(place).toMatchObject({ x: x - width, y: y - height });
  await expect(counter(1, pictures.length)).toBeVisible();
  await press("ArrowLeft");
  await press("ArrowUp");
  await expect.poll(place).toMatchObject({ x, y });
}

/** A zoomed picture is whole, and still the current one, when the phone is turned. */
async function checkRotation(page: Page, language: Language): Promise<void> {
  const { locale, say } = language;
  const { pictures } = await api.product(landmarks.inStock, locale);
  const before = page.viewportSize() ?? { width: 390, height: 844 };
  const { dialog, picture, counter, shown } = galleryOf(page, language);
  await picture(1).click();
  await dialog.getByRole("button", { name: say("product:gallery.next") }).click();
  await expect(shown(2)).toBeInViewport({ ratio: 1 });
  await dialog.getByRole("button", { name: say("product:gallery.zoomIn") }).click();
  await expect(shown(2)).not.toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: before.height, height: before.width });
  await expect(shown(2)).toBeInViewport({ ratio: 1 });
  await expect(counter(2, pictures.length)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.setViewportSize(before);
}

/** On a low screen, the buttons stand beside the picture. */
async function checkLowScreen(page: Page, language: Language): Promise<void> {
  const { say } = language;
  await page.setViewportSize({ width: 740, height: 360 });
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
