import { paths } from "~/paths";

import { apiUrl } from "../fixtures/addresses";
import { expect, waitForHydration, touchPage, test } from "../fixtures/journey";
import { freePort } from "../fixtures/ports";
import { startShop } from "../fixtures/shop";
import { findViolations } from "./support/accessibility";
import { languages, russian } from "./support/languages";
import { open } from "./support/parts";

// With data saving, the map would load only when asked for.
test.use({ savesData: false });

/** A fake of the map's script: it shows the markers and records the map's position. */
const fakeMap = `
  class Layer { constructor(options) { this.options = options; } }
  class Marker { constructor({ coordinates }, element) { element.dataset.at = coordinates.join(); this.element = element; } }
  class YMap {
    constructor(place, { location }) { this.place = place; this.zoom = 10; place.dataset.bounds = JSON.stringify(location); }
    addChild(child) { if (child.element) this.place.append(child.element); }
    update({ location }) { this.zoom = location.zoom; this.place.dataset.zoom = String(location.zoom); }
    destroy() { this.place.replaceChildren(); }
  }
  // It writes code, as the map itself does.
  new Function("return 1")();
  window.ymaps3 = { ready: Promise.resolve(), YMap, YMapMarker: Marker, YMapDefaultSchemeLayer: Layer, YMapDefaultFeaturesLayer: Layer };
`;

for (const { locale, href, say } of languages) {
  test(`${locale}: the map loads when it becomes visible, and shows a message if it fails to load`, async ({
    page,
    faults,
  }) => {
    const own = await startShop({ port: await freePort(), apiUrl, env: { MAPS_KEY: "a-key" } });
    faults.allow(/^foreign request: /);
    faults.allow(/ERR_FAILED/);
    const asked: string[] = [];
    let isThere = false;
    await page.route("https://api-maps.yandex.ru/**", (route) => {
      asked.push(route.request().url());
      return isThere ? route.fulfill({ contentType: "text/javascript", body: fakeMap }) : route.abort();
    });
    try {
      await page.setViewportSize({ width: 390, height: 300 });
      await page.goto(own.shopUrl + href(paths.contacts()));
      // Without a press: visitors who only scroll must see the map too.
      await touchPage(page);
      await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
      expect(asked).toEqual([]);
      const map = page.getByRole("region", { name: say("content:contacts.map.title") });
      await map.scrollIntoViewIfNeeded();
      await expect(map.getByText(say("content:contacts.map.failed"))).toBeVisible();
      expect.soft(await findViolations(page), "without the map").toEqual([]);

      isThere = true;
      await map.getByRole("button", { name: say("content:contacts.map.again") }).click();
      const offices = page.getByRole("region", { name: say("content:contacts.offices") }).getByRole("listitem");
      const count = await offices.count();
      await expect(map.locator("[data-at]")).toHaveCount(count);
      expect(new Set(asked).size).toBe(1);
      expect(asked[0]).toMatch(new RegExp(`/v3/\\?apikey=a-key&lang=${locale === "ru" ? "ru_RU" : "en_US"}$`));
      await map.getByRole("button", { name: say("content:contacts.map.closer") }).click();
      await expect(map.locator("[data-zoom='11']")).toBeVisible();
      expect.soft(await findViolations(page), "with the map").toEqual([]);

      const before = asked.length;
      await open(page, own.shopUrl + href(paths.about()));
      expect(asked).toHaveLength(before);

      await page
        .getByRole("link", { name: say("nav.contacts"), exact: true })
        .first()
        .click();
      await page.waitForURL(`**${href(paths.contacts())}`);
      await waitForHydration(page);
      await map.scrollIntoViewIfNeeded();
      await expect(map.locator("[data-at]")).toHaveCount(count);
    } finally {
      // The shop must not stop while the page may still load something when idle.
      await page.goto("about:blank");
      await own.stop();
    }
  });
}

test("a map that never answers can be asked for again, and the keyboard stays in its place", async ({
  page,
  faults,
}) => {
  const { say } = russian;
  const own = await startShop({ port: await freePort(), apiUrl, env: { MAPS_KEY: "a-key" } });
  faults.allow(/^foreign request: /);
  faults.allow(/ERR_FAILED|ERR_ABORTED/);
  let asked = 0;
  await page.route("https://api-maps.yandex.ru/**", async (route) => {
    asked += 1;
    // The first request is left without an answer.
    if (asked > 1) await route.fulfill({ contentType: "text/javascript", body: fakeMap });
  });
  try {
    await page.clock.install();
    await page.setViewportSize({ width: 390, height: 300 });
    await page.goto(own.shopUrl + paths.contacts());
    await waitForHydration(page);
    const map = page.getByRole("region", { name: say("content:contacts.map.title") });
    const show = map.getByRole("button", { name: say("content:contacts.map.show") });
    // The focus scrolls the map into view, which makes it load.
    await show.focus();
    await expect.poll(() => asked).toBe(1);
    await expect(show).toBeFocused();
    await expect(show).toHaveAttribute("aria-busy", "true");

    await page.clock.fastForward(60_000);
    await expect(map.getByText(say("content:contacts.map.failed"))).toBeVisible();
    await expect(map.getByRole("button", { name: say("content:contacts.map.again") })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(map.getByRole("button", { name: say("content:contacts.map.closer") })).toBeFocused();
  } finally {
    await page.goto("about:blank");
    await own.stop();
  }
});
