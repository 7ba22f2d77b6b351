import { mkdir } from "node:fs/promises";
import { join } from "node:path";

import { chromium, type Browser, type BrowserContext } from "playwright";

import { localePath, locales, type BuiltInLocale } from "~/i18n/config";
import { root } from "~/server/launch/root.mjs";
import { demoCustomers } from "#mocks/testing/landmarks";

import { languageOf } from "../../e2e/support/languages";
import { createApi, type Api } from "../../fixtures/api";
import { chromiumFlags } from "../../fixtures/chromium-flags";
import { compareViews } from "../../fixtures/compare-views";
import { newcomerViews, personalViews } from "../../fixtures/personal-views";
import { freePort } from "../../fixtures/ports";
import { startShop, type RunningShop } from "../../fixtures/shop";
import { signInByEmail, signInByPhone } from "../../fixtures/sign-in";
import { signInViews } from "../../fixtures/sign-in-views";
import {
  catalogViews,
  fillVisitorData,
  orderViews,
  ownViews,
  productViews,
  textViews,
  type View,
} from "../../fixtures/views";
import { uidOf } from "../../fixtures/visitor";
import { findChromium } from "../runner/chromium.mjs";

/**
 * `npm run screens [words]`: takes a screenshot of every page and state of the shop at 390 and 1280 px, in both
 * languages, with and without JavaScript. They are written to `test-results/screens/`, for comparison with the
 * reference screens. With words, only the views whose names contain one of them.
 */
const folder = join(root, "test-results", "screens");
const widths = { 390: 844, 1280: 900 } as const;

type Way = { locale: BuiltInLocale; width: 390 | 1280; javaScriptEnabled: boolean };

const ways: Way[] = locales.flatMap((locale) =>
  ([390, 1280] as const).flatMap((width) =>
    [true, false].map((javaScriptEnabled) => ({ locale, width, javaScriptEnabled })),
  ),
);

/** The views of one kind of visitor, and how the browser becomes that visitor. */
type Group = { views: View[]; become: (context: BrowserContext, number: number) => Promise<void> };

async function groupsOf(shop: RunningShop, api: Api, words: string[]): Promise<Group[]> {
  const { anna } = demoCustomers;
  const all = [
    ...[...catalogViews, ...productViews, ...ownViews, ...signInViews],
    ...(await textViews(api)),
    ...(await orderViews(shop.apiUrl)),
    ...(await compareViews(api)),
  ];
  const isAsked = ({ name }: View) => words.length === 0 || words.some((word) => name.includes(word));
  const groups: Group[] = [
    { views: all.filter(({ needsProducts }) => !needsProducts), become: () => Promise.resolve() },
    {
      views: all.filter(({ needsProducts }) => needsProducts),
      async become(context, number) {
        await context.request.get("/basket");
        const cookie = (await context.cookies()).find(({ name }) => name === "uid");
        await fillVisitorData(api, uidOf(cookie?.value ?? ""), number);
      },
    },
    {
      views: personalViews(await api.orders(anna)),
      become: (context) => signInByEmail(context, shop, anna.email, anna.password),
    },
    { views: newcomerViews, become: (context, number) => signInByPhone(context, shop, `+7930111000${number}`) },
  ];
  return groups
    .map((group) => ({ ...group, views: group.views.filter(isAsked) }))
    .filter(({ views }) => views.length > 0);
}

/** Takes screenshots of the views of all groups in one way. */
async function draw(browser: Browser, shop: RunningShop, groups: Group[], way: Way, number: number) {
  const { locale, width, javaScriptEnabled } = way;
  const isPhone = width === 390;
  for (const { views, become } of groups) {
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
    await become(context, number);
    const page = await context.newPage();
    for (const view of views.filter(({ isDialog }) => javaScriptEnabled || !isDialog)) {
      await context.addCookies(
        Object.entries(view.cookies ?? {}).map(([name, value]) => ({ name, value, url: shop.shopUrl })),
      );
      await page.goto(localePath(locale, view.path), { waitUntil: "load" });
      if (javaScriptEnabled && !view.isPlain) {
        await page.keyboard.press("Shift");
        await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
      }
      await view.act?.(page, languageOf(locale).say);
      await page.waitForLoadState("networkidle");
      const name = `${view.name}-${locale}-${width}${javaScriptEnabled ? "" : "-no-js"}.jpg`;
      // A dialog belongs to the screen, not to the page below it.
      await page.screenshot({ path: join(folder, name), type: "jpeg", quality: 80, fullPage: !view.isDialog });
      drawn += 1;
    }
    await context.close();
  }
}

let drawn = 0;
const words = process.argv.slice(2);
const shop = await startShop({ port: await freePort(), apiPort: await freePort() });
try {
  const groups = await groupsOf(shop, createApi(shop.apiUrl), words);
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: chromiumFlags });
  for (const [number, way] of ways.entries()) await draw(browser, shop, groups, way, number);
  await browser.close();
  process.stdout.write(`${drawn} screens in ${folder}\n`);
} finally {
  await shop.stop();
}
