import { appendFile, mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

import type { BrowserContext, Locator, Page } from "playwright/test";

import { expect, isPhone, test } from "../../fixtures/journey";

/** The latency of each request, in ms. */
const latency = 400;

/** What a shopper sees 100 ms after a press: the result, a sign of waiting, or no change. */
type Seen = "done" | "waits" | "nothing";

export type ColdJourney = {
  /** The name of the button in the table. */
  name: string;
  path: string;
  control: Locator;
  /** A CSS selector that matches an element once the action is done. */
  done: string;
  /** `done` matches an element that a finger scrolls. The action is the movement of the finger, from touch to lift. */
  isScroll?: true;
  act?: (control: Locator) => Promise<void>;
  /** The final result in words, and the assertions for it. */
  end: [words: string, check: () => Promise<void>];
};

/** The fixtures with which a journey is prepared. */
export type Tools = { page: Page; context: BrowserContext; visitor: Visitor };
type Visitor = {
  arrive: () => Promise<string>;
  quantities: () => Promise<Record<number, number>>;
  favorites: () => Promise<number[]>;
};
/** A journey: the name of its button, its preparation, and its screen if it is not for both. */
export type Case = [
  button: string,
  prepare: (tools: Tools) => Promise<Omit<ColdJourney, "name">> | Omit<ColdJourney, "name">,
  only?: "phone" | "desktop",
];

/** What the page reports about the first action. */
type FirstActionReport = { seen: Seen; sinceLoad: number };

/** Controls the page's connection to the shop. */
export async function openConnection(page: Page) {
  const session = await page.context().newCDPSession(page);
  const conditions = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
  return {
    /** Sets the latency of later requests, in ms. */
    setLatency: (ms: number) => session.send("Network.emulateNetworkConditions", { ...conditions, latency: ms }),
  };
}

/**
 * Presses the control's position, with a finger on a phone, with a mouse elsewhere. Waits only for the page's load, and
 * does so inside the page: another call from the test would delay the press.
 */
export async function press(control: Locator, times = 1): Promise<void> {
  const place = await control.evaluate(async (element) => {
    if (document.readyState !== "complete") await new Promise((resolve) => addEventListener("load", resolve));
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  const { mouse, touchscreen } = control.page();
  if (!isPhone()) return mouse.click(place.x, place.y, { clickCount: times });
  for (let time = 0; time < times; time += 1) await touchscreen.tap(place.x, place.y);
}

/** Swipes across the middle of the screen, by this many px to the right and down. */
export async function swipe(page: Page, right: number, down: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const steps = 10;
  // The browser calculates the speed from these timestamps, not from when a busy machine sends the events. The finger
  // rests before it lifts: a fling might skip a slide.
  const start = Date.now() / 1000;
  const timeOf = (step: number) => start + step * 0.016;
  for (let step = 0; step <= steps; step += 1) {
    const part = step / steps - 0.5;
    const touchPoints = [{ x: width / 2 + right * part, y: height / 2 + down * part }];
    const type = step === 0 ? "touchStart" : "touchMove";
    await session.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp: timeOf(step) });
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [], timestamp: timeOf(steps) + 0.3 });
}

/**
 * Keeps the page from giving a press to the browser after 4 s (`longestWait` in `app/start/load.ts`): a busy machine may
 * take longer to hydrate it.
 */
export async function waitForReact(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const withoutLongest = (handler: () => void, delay?: number) => (delay === 4000 ? 0 : setTimeout(handler, delay));
    Object.assign(window, { setTimeout: withoutLongest });
  });
}

/**
 * Opens a page and acts as soon as it is loaded, over a slow connection. Checks what is visible 100 ms after the first
 * click or change, or after the finger has lifted, and at the end, and writes both into a table.
 */
export async function runColdJourney(page: Page, journey: ColdJourney): Promise<void> {
  const { name, path, control, done, isScroll = false, act = press, end } = journey;
  let report = (_report: FirstActionReport) => {};
  const reported = new Promise<FirstActionReport>((resolve) => (report = resolve));
  await page.exposeFunction("reportFirstAction", (seen: FirstActionReport) => report(seen));
  await page.addInitScript(watchFirstAction, { done, isScroll });
  await waitForReact(page);
  const line = await openConnection(page);
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(isStyled);
  await control.waitFor();
  await line.setLatency(latency);
  await act(control);
  const { seen, sinceLoad } = await reported;
  const [words, check] = end;
  const start = performance.now();
  const fault = await check().catch((error: unknown) => ({ error }));
  const took = `${((performance.now() - start + 100) / 1000).toFixed(1)} s`;
  await recordRow([name, `${Math.round(sinceLoad)} ms`, seen, fault ? `not: ${words}` : words, fault ? "" : took]);
  if (fault) throw fault.error;
  expect(seen, "the result after 100 ms").not.toBe("nothing");
}

/**
 * Whether the styles have loaded. Without them, the controls for phones and for desktops are both visible. Runs in the
 * page.
 */
function isStyled(): boolean {
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  return links.length > 0 && links.every(({ sheet }) => sheet !== null);
}

/** Reports the first action and its effect after 100 ms. Runs in the page. */
function watchFirstAction({ done, isScroll }: { done: string; isScroll: boolean }): void {
  // A finger that scrolls takes longer than 100 ms, on a busy machine several times as long.
  const types = isScroll ? ["touchend"] : ["click", "change"];
  const isFaded = (element: Element | null) => element !== null && Number(getComputedStyle(element).opacity) < 1;
  const look = (target: Element): Seen => {
    const found = document.querySelector(done);
    if (found && (!isScroll || found.scrollLeft + found.scrollTop > 0)) return "done";
    return isFaded(target.closest("[data-busy]")) || document.querySelector("html[data-loading]") ? "waits" : "nothing";
  };
  const begin = ({ target }: Event) => {
    for (const type of types) removeEventListener(type, begin, true);
    const [{ loadEventEnd } = { loadEventEnd: 0 }] = performance.getEntriesByType(
      "navigation",
    ) as PerformanceNavigationTiming[];
    const sinceLoad = performance.now() - loadEventEnd;
    const report = Reflect.get(window, "reportFirstAction") as (report: FirstActionReport) => void;
    setTimeout(() => report({ seen: look(target as Element), sinceLoad }), 100);
  };
  for (const type of types) addEventListener(type, begin, { capture: true, passive: true });
}

const headers = ["button", "width", "line", "pressed after load", "seen after 100 ms", "at the end", "after"];

/** Adds a row to the table of cold journeys, `test-results/cold.md`. */
async function recordRow([button, ...cells]: string[]): Promise<void> {
  const { outputDir, use } = test.info().project;
  const file = `${outputDir}/cold.md`;
  const line = (parts: (string | undefined)[]) => `| ${parts.join(" | ")} |\n`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, line(headers) + line(headers.map(() => "---")), { flag: "wx" }).catch(() => null);
  const way = `${use.viewport?.width ?? 0} px, ${isPhone() ? "finger" : "mouse"}`;
  await appendFile(file, line([button, way, `${latency} ms`, ...cells]));
}
