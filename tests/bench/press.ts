import { chromium, type Page } from "playwright";

import { chromiumFlags } from "../fixtures/chromium-flags";
import { findChromium } from "../runner/chromium.mjs";

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const presses = 7;

/** What a browser measures itself of a listing on a phone. */
export type Listing = {
  /** Bytes of the pictures that are in sight at first. */
  pictures: number;
  /** From a press on the basket to the paint that follows, in ms, on a processor four times slower; all of them. */
  paints: number[];
};

/** @param url a listing's address with cards enough that are to be had */
export async function watchListing(url: string): Promise<Listing> {
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: chromiumFlags });
  try {
    const page = await (await browser.newContext(phone)).newPage();
    await page.goto(url, { waitUntil: "networkidle" });
    const pictures = await page.evaluate(picturesInSight);
    await (await page.context().newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.keyboard.press("Shift");
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    const paints: number[] = [];
    for (let press = 0; press < presses; press += 1) paints.push(await pressBasket(page));
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

/** Presses the first product's button that is not in the basket yet; tells the longest of the events of this press. */
async function pressBasket(page: Page): Promise<number> {
  await page.evaluate(() => {
    const longest = new Promise<number>((resolve) => {
      const observer = new PerformanceObserver((list) => {
        const ofPress = list.getEntries().filter((event) => Number(Reflect.get(event, "interactionId")) > 0);
        if (ofPress.length > 0) resolve(Math.max(...ofPress.map(({ duration }) => duration)));
      });
      // The types of the DOM do not know the threshold; what is shorter than the least, 16 ms, a browser does not tell of.
      const options: PerformanceObserverInit & { durationThreshold: number } = { type: "event", durationThreshold: 16 };
      observer.observe(options);
      setTimeout(() => resolve(16), 3000);
    });
    Reflect.set(window, "longest", longest);
  });
  await page.locator('main form[data-small="basket"] button[name="add"]').first().tap();
  return page.evaluate(() => Reflect.get(window, "longest") as Promise<number>);
}
