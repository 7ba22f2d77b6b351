import { setTimeout as pause } from "node:timers/promises";

import { chromium, type Browser, type CDPSession, type Locator, type Page } from "playwright";

import { landmarkSections } from "#mocks/testing/landmarks";

import { chromiumFlags } from "../../fixtures/chromium-flags";
import { findChromium } from "../runner/chromium.mjs";
import { percentile } from "./rounds";
import { table } from "./tables";

/** A phone whose processor is four times slower than this machine, on the slow 4G of Lighthouse. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const slowdown = 4;
const slow4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

const tries = 5;
const presses = 20;
/** How long a finger stays on the screen, in ms. */
const touch = 80;
const addButtons = 'main form[data-small="basket"] button[name="add"]';

type Watch = { click: number; shown: number; slowest: Map<number, number> };

/** Runs in the page before its scripts: notes when a press changes something on the screen, and each interaction's time. */
function watchPage(): void {
  const watch: Watch = { click: 0, shown: 0, slowest: new Map() };
  Reflect.set(window, "watch", watch);
  addEventListener(
    "click",
    ({ timeStamp, isTrusted }) => {
      // The shop itself repeats a press that came before its scripts.
      if (!isTrusted) return;
      watch.click = timeStamp;
      watch.shown = 0;
    },
    true,
  );
  new MutationObserver(() => {
    if (watch.click === 0 || watch.shown !== 0) return;
    watch.shown = -1;
    // The second frame starts after the first one is painted.
    requestAnimationFrame(() => requestAnimationFrame(() => (watch.shown = performance.now() - watch.click)));
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const options: PerformanceObserverInit & { durationThreshold: number } = { type: "event", durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id = Number(Reflect.get(entry, "interactionId"));
      if (id > 0) watch.slowest.set(id, Math.max(watch.slowest.get(id) ?? 0, entry.duration));
    }
  }).observe(options);
}

const watched = (page: Page) => page.evaluate(() => Reflect.get(window, "watch") as Watch);

/** Taps by position, as a finger does. */
async function tap(cdp: CDPSession, target: Locator): Promise<void> {
  await target.evaluate((it) => it.scrollIntoView({ block: "center" }));
  const box = await target.boundingBox();
  if (!box) throw new Error("What to press is not visible");
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await pause(touch);
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

async function openSlowly(browser: Browser, url: string): Promise<{ page: Page; cdp: CDPSession }> {
  const page = await (await browser.newContext(phone)).newPage();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", slow4G);
  await page.addInitScript(watchPage);
  await page.goto(url, { waitUntil: "load" });
  return { page, cdp };
}

/** The time until the last press changed something on the screen, in ms. */
async function shownAfter(page: Page): Promise<number> {
  await page.waitForFunction(() => (Reflect.get(window, "watch") as Watch).shown > 0);
  return (await watched(page)).shown;
}

/**
 * The very first touch of a page presses "to basket", before its scripts are there. Done is when the shop has answered
 * the post.
 */
async function pressFirst(browser: Browser, url: string) {
  const { page, cdp } = await openSlowly(browser, url);
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await tap(cdp, page.locator(addButtons).first());
  const start = performance.now();
  await (await answered).finished();
  const done = performance.now() - start;
  const shown = await shownAfter(page);
  await page.context().close();
  return { shown, done };
}

/** Opens a product from a card of a listing whose scripts run. */
async function openProduct(browser: Browser, url: string): Promise<number> {
  const { page, cdp } = await openSlowly(browser, url);
  await page.keyboard.press("Shift");
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await pause(1000);
  await tap(cdp, page.locator('main li :is(h2, h3, h4) a[href*="/product/"]').first());
  const shown = await shownAfter(page);
  await page.context().close();
  return shown;
}

/**
 * Twenty presses on a listing, `wait` ms apart: in turns into the basket, while a product can go there, and into the
 * favourites.
 *
 * @returns The slowest press, in ms. This is the Interaction to Next Paint of a visit with fewer than 50 interactions.
 */
async function pressOften(browser: Browser, url: string, wait: number): Promise<number> {
  const { page, cdp } = await openSlowly(browser, url);
  const favorites = page.locator('main form[data-small="favorite"] button');
  const add = page.locator(addButtons);
  for (let press = 0; press < presses; press += 1) {
    const isAdding = press % 2 === 0 && (await add.count()) > 0;
    await tap(cdp, isAdding ? add.first() : favorites.nth(press % (await favorites.count())));
    await pause(wait);
  }
  await pause(1000);
  const times = await page.evaluate(() => [...(Reflect.get(window, "watch") as Watch).slowest.values()]);
  await page.context().close();
  return Math.max(...times);
}

/** The bytes of the first view by kind: HTML, styles, fonts, and the pictures in sight. */
async function weigh(browser: Browser, url: string): Promise<Record<string, number>> {
  const page = await (await browser.newContext(phone)).newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  const { shown, html, files } = await page.evaluate(() => {
    const inSight = [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    });
    const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return {
      shown: inSight.map(({ currentSrc }) => currentSrc),
      html: page?.encodedBodySize ?? 0,
      files: files.map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
    };
  });
  await page.context().close();
  const sum = (isCounted: (name: string) => boolean) =>
    files.filter(({ name }) => isCounted(name)).reduce((total, { bytes }) => total + bytes, 0);
  return {
    html,
    css: sum((name) => name.includes(".css")),
    fonts: sum((name) => name.includes(".woff2")),
    pictures: sum((name) => shown.includes(name)),
  };
}

const ms = (value: number) => value.toFixed(0);

/** Measures a phone's journey from the first touch, and the weight of two first views. @returns two tables */
export async function measureJourney(shop: string): Promise<string> {
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: chromiumFlags });
  try {
    const listing = `${shop}/catalog/${landmarkSections.large}`;
    const first: { shown: number; done: number }[] = [];
    const product: number[] = [];
    const often: number[] = [];
    for (let turn = 0; turn < tries; turn += 1) {
      first.push(await pressFirst(browser, listing));
      product.push(await openProduct(browser, listing));
      // The second press comes before, during and after the hydration.
      often.push(await pressOften(browser, listing, 500 + turn * 200));
    }
    const row = (name: string, values: number[], limit: string) => {
      const sorted = values.toSorted((a, b) => a - b);
      return [name, ms(percentile(sorted, 0.5)), ms(sorted.at(-1) ?? 0), limit];
    };
    const times = [
      row(
        'first press on "to basket": shown',
        first.map(({ shown }) => shown),
        "100",
      ),
      row(
        "the same press, held until the scripts run: done",
        first.map(({ done }) => done),
        "1500",
      ),
      row("from a card to its product: something changes", product, "300"),
      row(`${presses} presses: the slowest one, until the next paint`, often, "200"),
    ];
    const kilo = (bytes: number) => (bytes / 1000).toFixed(1);
    const weights = [];
    for (const [name, url, limit] of [
      ["home", shop, 250],
      ["listing", listing, 130],
    ] as const) {
      const { html = 0, css = 0, fonts = 0, pictures = 0 } = await weigh(browser, url);
      weights.push([name, ...[html, css, fonts, pictures, html + css + fonts + pictures].map(kilo), String(limit)]);
    }
    return [
      table(["on a phone, ms", "median", "slowest", "goal"], times),
      table(["first view, kB", "HTML", "CSS", "fonts", "pictures", "together", "goal"], weights),
    ].join("\n\n");
  } finally {
    await browser.close();
  }
}
