import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";

import { localePath } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { createApi } from "./support/api";
import { createShopperWithProducts } from "./support/guests";
import { startHeldApi } from "./support/held-api";
import { textOf, toPage } from "./support/page";
import { startShopWithLog } from "./support/shop-with-log";
import { createShopper, type Shopper } from "./support/shopper";
import { faultsOfHtml } from "./support/valid-html";

const product = paths.product(landmarks.inStock);
const lateCalls = /\/(viewed|calculate)/;
const t = translateFor("ru");

let api: Awaited<ReturnType<typeof startHeldApi>>;
let shop: Awaited<ReturnType<typeof startShopWithLog>>;
let shopper: Shopper;

beforeAll(async () => {
  api = await startHeldApi(inject("apiUrl"));
  shop = await startShopWithLog(api.url, { LOG_LEVEL: "info" });
  shopper = await createShopperWithProducts(createApi(), { shop: shop.url });
  // The shopper has viewed a product, and the shop has loaded the settings once.
  await shopper.open(paths.product(landmarks.madeToOrder));
}, 60_000);
afterAll(async () => {
  api.closeHeld();
  await shop.stop();
  api.stop();
});

test("a page is sent without its deferred parts first, and the rest when they are ready", async () => {
  api.hold(lateCalls);
  const Cookie = [...shopper.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const response = await fetch(shop.url + product, { headers: { Cookie } });
  if (!response.body) throw new Error("The response has no body");
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let sent = "";
  while (!sent.includes('action="/basket/lines"')) sent += (await reader.read()).value ?? "";
  expect(api.waiting()).toBeGreaterThan(0);
  expect(sent).toContain("<h1>");
  expect(sent).not.toContain(t("viewed"));
  // The held calls are cut off, and the shop retries them once.
  api.closeHeld();
  for (let next = await reader.read(); !next.done; next = await reader.read()) sent += next.value;
  const headers = response.headers;
  const page = toPage({ path: product, status: 200, headers, body: sent, location: null, cookies: [] });
  expect(page.all("h2").map(textOf)).toEqual(expect.arrayContaining([t("viewed"), t("product:delivery.title")]));
  expect(page.all("[data-failed-part], template")).toEqual([]);
  expect(sent.includes("\0")).toBe(false);
  expect(await faultsOfHtml(sent)).toEqual([]);
});

test("a part that fails to load has a message and a link to try again", async () => {
  api.hold(lateCalls);
  const page = await shopper.open(product);
  expect(page.status).toBe(200);
  const failed = page.all("[data-failed-part]");
  expect(failed.map(textOf)).toEqual([
    `${t("product:delivery.failed")}${t("error.loadAgain")}`,
    `${t("viewedFailed")}${t("error.loadAgain")}`,
  ]);
  for (const part of failed) expect(part.querySelector("a")?.getAttribute("href")).toBe(product);
  api.closeHeld();
  expect((await shopper.open(product)).all("[data-failed-part]")).toEqual([]);
});

test("late settings are replaced with the last known ones, and the log says so", async () => {
  api.hold(/settings\/view/);
  const page = await shopper.open(paths.brands());
  api.closeHeld();
  expect(page.all('header a[href^="tel:"], footer a[href^="tel:"]').length).toBeGreaterThan(2);
  await vi.waitFor(() => expect(shop.written()).toMatch(/"call":"settings","reason":"late","event":"last_answer"/));
});

test("settings that failed to load are reported", async () => {
  // No page has been opened in English yet, so there are no last known settings.
  api.hold(/settings\/view/);
  const page = await shopper.open(localePath("en", paths.brands()));
  api.closeHeld();
  const en = translateFor("en");
  expect(page.all("[data-failed-part]").map(textOf)).toEqual([`${en("error.frame")}${en("error.loadAgain")}`]);
});

test("the data of a client navigation includes the deferred parts", async () => {
  api.hold(/settings\/view|viewed/);
  const asking = fetch(`${shop.url}${product}.data`);
  await vi.waitFor(() => expect(api.waiting()).toBeGreaterThan(0), 5000);
  api.closeHeld();
  expect(await (await asking).text()).toContain("tollFree");
});

test("a form waits for a new visitor's uid", async () => {
  const newcomer = createShopper({ shop: shop.url });
  api.hold(/profile\/uid/);
  const page = await newcomer.open(product);
  api.closeHeld();
  expect(page.headers.getSetCookie().filter((line) => line.startsWith("uid="))).toEqual([]);
  await newcomer.press(page, 'button[name="add"]');
  expect((await newcomer.open(paths.basket())).all("main article, main li").length).toBeGreaterThan(0);
});
