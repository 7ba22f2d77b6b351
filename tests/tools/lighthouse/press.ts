import { setTimeout as pause } from "node:timers/promises";

import { chromium, type CDPSession, type Locator, type Page } from "playwright";

import { chromiumFlags } from "../../fixtures/chromium-flags";
import { findChromium } from "../runner/chromium.mjs";

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const presses = 7;
/** How long a finger stays on a button, in ms. */
const touch = 80;
const addButtons = 'main form[data-small="basket"] button[name="add"]';

/** What a browser on a phone measures on a listing. */
type Listing = {
  /** Bytes of the initially visible pictures. */
  pictures: number;
  /** The time from each press on the basket button to the next paint, in ms, on a processor slowed down four times. */
  paints: number[];
};

/** @param url of a listing with enough products that can be ordered */
export async function watchListing(url: string): Promise<Listing> {
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: chromiumFlags });
  try {
    const page = await (await browser.newContext(phone)).newPage();
    await page.goto(url, { waitUntil: "networkidle" });
    const pictures = await page.evaluate(picturesInSight);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.keyboard.press("Shift");
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    const paints: number[] = [];
    for (let press = 0; press < presses; press += 1) paints.push(await pressBasket(page, cdp));
    return { pictures, paints };
  } finally {
    await browser.close();
  }
}

function picturesInSight(): number {
  const inSight = [...document.images].filter((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });
  const addresses = new Set(inSight.map(({ currentSrc }) => currentSrc));
  const loaded = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  return loaded
    .filter(({ name }) => addresses.has(name))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}

/**
 * Presses the button of the first product that is not in the basket yet. Returns how long its click waited for the
 * paint, in ms.
 */
async function pressBasket(page: Page, cdp: CDPSession): Promise<number> {
  const button = page.locator(addButtons).first();
  // Away from the bars at the top and the bottom of the screen.
  await button.evaluate((it) => it.scrollIntoView({ block: "center" }));
  await page.evaluate(() => {
    const painted = new Promise<number>((resolve) => {
      const observer = new PerformanceObserver((list) => {
        const click = list.getEntries().find(({ name }) => name === "click");
        if (click) resolve(click.duration);
      });
      // The DOM's types lack the threshold. Browsers report no event shorter than 16 ms, the minimum.
      const options: PerformanceObserverInit & { durationThreshold: number } = { type: "event", durationThreshold: 16 };
      observer.observe(options);
      setTimeout(() => resolve(16), 3000);
    });
    Reflect.set(window, "painted", painted);
  });
  const product = await button.getAttribute("value");
  await tap(cdp, button);
  const wait = await page.evaluate(() => Reflect.get(window, "painted") as Promise<number>);
  // A press that missed must not count as a fast one.
  await page.locator(`${addButtons}[value="${product}"]`).waitFor({ state: "detached" });
  return wait;
}

/**
 * Taps as a finger does, which stays for a moment, and only by position. A locator's own tap ends immediately, and
 * queries the page for the element at that position while the page is responding.
 */
async function tap(cdp: CDPSession, button: Locator): Promise<void> {
  const box = await button.boundingBox();
  if (!box) throw new Error("The button to press is not visible");
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await pause(touch);
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
