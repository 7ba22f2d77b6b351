import type { Locator, Page } from "playwright/test";
import * as z from "zod";

import { paths } from "~/paths";

import { apiUrl } from "../fixtures/addresses";
import { expect, waitForHydration, test } from "../fixtures/journey";
import { freePort } from "../fixtures/ports";
import { startShop } from "../fixtures/shop";
import { findViolations } from "./support/accessibility";
import { languages } from "./support/languages";
import { countDocuments, open, searchField } from "./support/parts";

/** A fake of the counter's script: it records its calls from the beginning. */
const fakeCounter = `
  const before = window.ym.a;
  window.counterCalls = [];
  window.ym = (...call) => window.counterCalls.push(call);
  before.forEach((call) => window.ym(...call));
`;

const hits = z.array(z.tuple([z.number(), z.string()]).rest(z.unknown()));

/** The page views that the counter received: URL, title and referrer. */
async function hitsOf(page: Page) {
  // Not set before the script has loaded.
  const calls = hits.parse(await page.evaluate(() => (Reflect.get(window, "counterCalls") as unknown) ?? []));
  return calls.filter(([id, what]) => id === 12345678 && what === "hit").map(([, , ...rest]) => rest);
}

/** The question is above the bottom bar, and at the edge of a phone on its side, where no bar is fixed. */
async function checkPlaceOnPhone(page: Page, { question, bar }: Record<"question" | "bar", Locator>): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 800 };
  const end = async () => {
    const { y, height } = (await question.boundingBox()) ?? { y: 0, height: 0 };
    return y + height;
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await bar.boundingBox())?.y).toBeGreaterThan(700);
  const { y } = (await bar.boundingBox()) ?? { y: 0 };
  expect(await end()).toBeGreaterThan(y - 1);
  expect(await end()).toBeLessThanOrEqual(y + 1);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(end).toBe(390);
  await page.setViewportSize(before);
}

for (const { locale, href, say } of languages) {
  test(`${locale}: visits are counted only with consent`, async ({ page, faults }) => {
    const env = { METRIKA_ID: "12345678" };
    const own = await startShop({ port: await freePort(), apiUrl, env });
    faults.allow(/^foreign request: /);
    const asked: string[] = [];
    await page.route("https://mc.yandex.ru/**", (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body: fakeCounter });
    });
    const at = (path: string) => own.shopUrl + href(path);
    try {
      const later = page.waitForResponse(/\/assets\/idle-[^/]+\.js$/);
      await open(page, at(paths.about()));
      await later;
      const question = page.getByRole("region", { name: say("system:consent.title") });
      await expect(question).toBeVisible();
      await checkPlaceOnPhone(page, { question, bar: page.getByRole("navigation", { name: say("nav.main") }) });
      expect.soft(await findViolations(page)).toEqual([]);
      expect(asked).toEqual([]);

      const documents = countDocuments(page);
      await question.getByRole("button", { name: say("system:consent.accept"), exact: true }).click();
      await expect(question).toBeHidden();
      await expect(page).toHaveURL(at(paths.about()));

      await expect.poll(() => asked).toEqual(["https://mc.yandex.ru/metrika/tag.js"]);
      const title = await page.title();
      await expect.poll(() => hitsOf(page)).toEqual([[at(paths.about()), { title, referer: "" }]]);
      await searchField(page, { locale, href, say }).fill("дрель");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/search\?q=/);
      const search = [at(paths.search()), { title: href(paths.search()), referer: at(paths.about()) }];
      await expect.poll(async () => (await hitsOf(page)).slice(1)).toEqual([search]);
      expect(documents()).toBe(0);

      await open(page, at(paths.about()));
      await waitForHydration(page);
      await expect(question).toBeHidden();
      await expect.poll(() => asked.length).toBe(2);
    } finally {
      // The shop must not stop while the page may still load something when idle.
      await page.goto("about:blank");
      await own.stop();
    }
  });
}
