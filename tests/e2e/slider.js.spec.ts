import type { Locator, Page } from "playwright/test";

import { paths } from "~/paths";

import { expect, touchPage, test } from "../fixtures/journey";
import { holdRequests } from "./support/hold-requests";
import { languages, russian } from "./support/languages";
import { nextFrame, open } from "./support/parts";

// With data saving, a slideshow would wait for the first interaction.
test.use({ savesData: false });

/** The code that drives sliders: Swiper and its integration into the page. */
const sliderCode = /\/assets\/carousel-swiper-/;
const { say } = russian;

const hero = (page: Page) => page.getByRole("group", { name: say("home:hero") });
const rail = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("region")
    .getByRole("group")
    .filter({ has: page.locator(".swiper") })
    .first();
const live = (slider: Locator) => slider.locator(".swiper[data-live]");

/** The positions and sizes of the sliders and slides, in px from the page's top left corner. */
const boxes = (page: Page) =>
  page.locator(".swiper, .swiper-slide").evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left, top + scrollY, width, height].map((value) => Math.round(value * 10) / 10);
    }),
  );

test("Swiper loads only on pages with a slider, and does not shift the layout", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page, paths.catalog());
  await nextFrame(page);
  expect(asked.filter((url) => sliderCode.test(url))).toEqual([]);

  const releaseCode = await holdRequests(page, sliderCode);
  const comes = page.waitForRequest(sliderCode);
  await open(page, paths.home());
  await comes;
  await expect(live(hero(page))).toHaveCount(0);
  // A phone lays out what is far below one after the other, with heights that were only estimated before.
  const isLaidOut = () =>
    page
      .locator(".deferred-layout > *")
      .evaluateAll((elements) => elements.every((element) => element.checkVisibility({ contentVisibilityAuto: true })));
  await expect.poll(isLaidOut).toBe(true);
  const before = await boxes(page);
  expect(before.length).toBeGreaterThan(20);
  releaseCode();
  await expect(page.locator(".swiper[data-live]")).toHaveCount(await page.locator(".swiper").count());
  expect(await boxes(page)).toEqual(before);
});

for (const language of languages) {
  test(`${language.locale}: the slideshow moves automatically, by its numbers and arrows, and can be paused`, async ({
    page,
  }) => {
    const slides = page.getByRole("group", { name: language.say("home:hero") });
    const number = (position: number) =>
      slides.getByRole("link", { name: language.say("slider.slide", { number: position }) });
    await page.clock.install();
    await page.goto(language.href(paths.home()), { waitUntil: "domcontentloaded" });
    await touchPage(page);
    await expect(live(slides)).toHaveCount(1);
    await expect(number(1)).toHaveAttribute("aria-current", "true");
    await page.mouse.move(5, 5);
    await page.clock.runFor(5100);
    await expect(number(2)).toHaveAttribute("aria-current", "true");
    await page.clock.runFor(5100);
    await expect(number(3)).toHaveAttribute("aria-current", "true");

    await slides.getByRole("button", { name: language.say("slider.pause") }).click();
    await page.mouse.move(5, 5);
    await page.clock.runFor(20_000);
    await expect(number(3)).toHaveAttribute("aria-current", "true");
    await slides.getByRole("button", { name: language.say("slider.next") }).click();
    await page.clock.runFor(1000);
    await expect(number(4)).toHaveAttribute("aria-current", "true");
    await number(1).click();
    await page.clock.runFor(1000);
    await expect(number(1)).toHaveAttribute("aria-current", "true");
    await expect(slides.locator(".swiper-slide").first()).toBeInViewport();
    await expect(slides.locator(".swiper-slide").nth(1)).not.toBeInViewport();
  });
}

test("slides pause while hovered or focused", async ({ page, isMobile }) => {
  await page.clock.install();
  await page.goto(paths.home(), { waitUntil: "domcontentloaded" });
  await touchPage(page);
  await expect(live(hero(page))).toHaveCount(1);
  const current = hero(page).locator('a[aria-current="true"]');
  if (!isMobile) {
    await hero(page).hover();
    await page.clock.runFor(20_000);
    await expect(current).toHaveText("1");
    await page.mouse.move(5, 5);
    await page.clock.runFor(5100);
    await expect(current).toHaveText("2");
  }
  const shown = await current.textContent();
  await current.focus();
  await page.clock.runFor(20_000);
  await expect(current).toHaveText(shown ?? "");
});

test("nothing moves automatically with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto(paths.home(), { waitUntil: "domcontentloaded" });
  await touchPage(page);
  await expect(live(hero(page))).toHaveCount(1);
  await page.clock.runFor(20_000);
  await expect(hero(page).locator('a[aria-current="true"]')).toHaveText("1");
  await expect(page.getByRole("button", { name: say("slider.pause") })).toHaveCount(0);
  await hero(page)
    .getByRole("button", { name: say("slider.next") })
    .click();
  await expect(hero(page).locator('a[aria-current="true"]')).toHaveText("2");
});

test("a row of products shows as many as the width has room for, and its arrows move it", async ({
  page,
  isMobile,
}) => {
  await open(page, paths.home());
  await expect(live(rail(page))).toHaveCount(1);
  await rail(page)
    .getByRole("button", { name: say("slider.pause") })
    .click();
  await expect(rail(page).getByRole("button", { name: say("slider.play") })).toBeVisible();

  // The row may have moved by itself before it was paused. With reduced motion it does not.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, paths.home());
  await expect(live(rail(page))).toHaveCount(1);
  const perView = async () => {
    const [view, slide] = await Promise.all([
      rail(page).locator(".swiper").boundingBox(),
      rail(page).locator(".swiper-slide").first().boundingBox(),
    ]);
    return Math.round(((view?.width ?? 0) / (slide?.width ?? 1)) * 2) / 2;
  };
  const widths = isMobile ? { 390: 2, 391: 2.5, 640: 2.5, 641: 3 } : { 940: 3, 941: 4, 1280: 4, 1281: 5 };
  for (const [width, items] of Object.entries(widths)) {
    await page.setViewportSize({ width: Number(width), height: 800 });
    expect([width, await perView()]).toEqual([width, items]);
  }
  const names = rail(page).getByRole("heading", { level: 3 });
  const next = rail(page).getByRole("button", { name: say("slider.next") });
  await next.scrollIntoViewIfNeeded();
  await expect(names.first()).toBeInViewport();
  await next.click();
  await expect(names.first()).not.toBeInViewport();
  await rail(page)
    .getByRole("button", { name: say("slider.previous") })
    .click();
  await expect(names.first()).toBeInViewport();
});
