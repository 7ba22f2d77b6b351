import { mkdir } from "node:fs/promises";
import { join } from "node:path";

import { chromium, type Browser } from "playwright";

import { localePath, locales, type Locale } from "~/i18n/config";

import { root } from "../../mocks/launch/root.mjs";
import { createApi, type Api } from "../fixtures/api";
import { chromiumFlags } from "../fixtures/chromium-flags";
import { freePort, startShop, type RunningShop } from "../fixtures/shop";
import { catalogViews, giveThings, orderViews, ownViews, productViews, textViews, type View } from "../fixtures/views";
import { uidOf } from "../fixtures/visitor";
import { findChromium } from "../runner/chromium.mjs";

/**
 * `npm run screens [words]`: a screenshot of every page and state of the shop at 390 and 1280 px, in both languages, with and
 * without JavaScript, into `test-results/screens/`, to be looked at beside the reference screens. With words, only of the
 * views whose names hold one of them.
 */
const folder = join(root, "test-results", "screens");
const widths = { 390: 844, 1280: 900 } as const;

type Way = { locale: Locale; width: 390 | 1280; javaScriptEnabled: boolean };

const ways: Way[] = locales.flatMap((locale) =>
  ([390, 1280] as const).flatMap((width) =>
    [true, false].map((javaScriptEnabled) => ({ locale, width, javaScriptEnabled })),
  ),
);

/** Draws the views in one way, as a visitor of its own for those who have things and one for those who have none. */
async function draw(browser: Browser, shop: RunningShop, api: Api, views: View[], way: Way, number: number) {
  const { locale, width, javaScriptEnabled } = way;
  const isPhone = width === 390;
  for (const hasThings of [false, true]) {
    const context = await browser.newContext({
      baseURL: shop.shopUrl,
      locale: "ru-RU",
      timezoneId: "Europe/Moscow",
      viewport: { width, height: widths[width] },
      isMobile: isPhone,
      hasTouch: isPhone,
      javaScriptEnabled,
      reducedMotion: "reduce",
    });
    if (hasThings) {
      await context.request.get("/basket");
      const session = (await context.cookies()).find(({ name }) => name === "session");
      await giveThings(api, uidOf(session?.value ?? ""), number);
    }
    const page = await context.newPage();
    for (const view of views.filter(({ ofShopper }) => Boolean(ofShopper) === hasThings)) {
      await context.addCookies(
        Object.entries(view.cookies ?? {}).map(([name, value]) => ({ name, value, url: shop.shopUrl })),
      );
      await page.goto(localePath(locale, view.path), { waitUntil: "load" });
      if (javaScriptEnabled) await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
      await page.waitForLoadState("networkidle");
      const name = `${view.name}-${locale}-${width}${javaScriptEnabled ? "" : "-no-js"}.jpg`;
      await page.screenshot({ path: join(folder, name), type: "jpeg", quality: 80, fullPage: true });
    }
    await context.close();
  }
}

const words = process.argv.slice(2);
const shop = await startShop({ port: await freePort(), apiPort: await freePort() });
try {
  const api = createApi(shop.apiUrl);
  const all = [
    ...catalogViews,
    ...productViews,
    ...ownViews,
    ...(await textViews(api)),
    ...(await orderViews(shop.apiUrl)),
  ];
  const views = all.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: chromiumFlags });
  for (const [number, way] of ways.entries()) await draw(browser, shop, api, views, way, number);
  await browser.close();
  process.stdout.write(`${views.length * ways.length} screens in ${folder}\n`);
} finally {
  await shop.stop();
}
