import type { BrowserContext, Page } from "playwright/test";

import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { expect, waitForHydration, test } from "../fixtures/journey";
import { api } from "./support/api";
import { holdRequests } from "./support/hold-requests";
import { english, russian } from "./support/languages";
import {
  addButton,
  counterName,
  counterLink,
  favoriteButton,
  itemOf,
  notice,
  open,
  productNames,
  stepperOf,
} from "./support/parts";

const now = new Date("2026-11-20T12:00:00");

/** Collects the fields of the forms that the page sends from now on. */
function collectPosts(context: BrowserContext): Record<string, string>[] {
  const sent: Record<string, string>[] = [];
  context.on("request", (request) => {
    if (request.method() !== "POST") return;
    sent.push(Object.fromEntries(new URLSearchParams(request.postData() ?? "")));
  });
  return sent;
}

/** Opens the search results with the product's card. */
async function openCard(page: Page, product: { name: string; article: string }) {
  await open(page, paths.search(product.article));
  return itemOf(page, product);
}

test("ten quick presses make one call with the final quantity", async ({ page, context, visitor }) => {
  const product = await api.product(landmarks.plain);
  await page.clock.install({ time: now });
  const card = await openCard(page, product);
  const sent = collectPosts(context);
  await page.clock.pauseAt(new Date(now.getTime() + 600_000));
  await addButton(card, russian, product).click();
  const { more, less, field } = stepperOf(card, russian, product);
  for (let press = 2; press <= 10; press += 1) {
    await page.clock.runFor(200);
    await more.click();
    await expect(field).toHaveValue(String(press));
  }
  await less.click();
  await expect(counterLink(page, russian, "basket")).toHaveAccessibleName(counterName(russian, "basket", 1));
  await page.clock.runFor(249);
  expect(sent).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(visitor.quantities).toEqual({ [product.id]: 9 });
  await page.clock.runFor(5000);
  expect(sent).toEqual([{ set: String(product.id), quantity: "9", via: "fetch" }]);
  await expect(field).toHaveValue("9");
});

test("opening the basket right after a press waits until the press is saved", async ({ page }) => {
  const product = await api.product(landmarks.plain);
  await page.clock.install({ time: now });
  const release = await holdRequests(page, /basket\/lines/);
  const card = await openCard(page, product);
  // Stops the clock: the basket waits for the save only for a limited time.
  await page.clock.pauseAt(new Date(now.getTime() + 600_000));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await addButton(card, russian, product).click();
  await counterLink(page, russian, "basket").click();
  await expect.poll(() => asked.filter((path) => path.startsWith(paths.basket()))).toEqual(["/basket/lines.data"]);
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(russian.say("basket:title"));
  await expect(itemOf(page, product)).toBeVisible();
  expect(asked.filter((path) => path.startsWith("/basket.data"))).toHaveLength(1);
});

test("presses during a call are combined in one further call", async ({ page, context, visitor }) => {
  const product = await api.product(landmarks.plain);
  const card = await openCard(page, product);
  const sent = collectPosts(context);
  const release = await holdRequests(page, /basket\/lines/);
  const { more, field } = stepperOf(card, russian, product);
  await addButton(card, russian, product).click();
  await expect.poll(() => sent.length).toBe(1);
  await more.click();
  await more.click();
  await expect(field).toHaveValue("3");
  release();
  await expect.poll(visitor.quantities).toEqual({ [product.id]: 3 });
  await expect(field).toHaveValue("3");
  expect(sent.map(({ quantity }) => quantity)).toEqual(["1", "3"]);
});

test("a change that the API rejects is rolled back with a message", async ({ page, visitor }) => {
  const product = await api.product(landmarks.plain, "en");
  const uid = await visitor.arrive();
  await open(page, english.href(paths.search(product.article)));
  const card = itemOf(page, product);
  const { more, field } = stepperOf(card, english, product);

  await api.fault({ path: "/api/app/basket/*", method: "POST", fault: "status", status: 500, times: 1, uid });
  const releaseAdding = await holdRequests(page, /basket\/lines/, { times: 1 });
  await addButton(card, english, product).click();
  await expect(field).toHaveValue("1");
  releaseAdding();
  await expect(page.getByRole("status").filter({ hasText: english.say("notice.error") })).toBeVisible();
  await expect(addButton(card, english, product)).toBeVisible();
  await expect(counterLink(page, english, "basket")).toHaveAccessibleName(counterName(english, "basket", 0));
  expect(await visitor.quantities()).toEqual({});

  // By keyboard: a click so soon on the restored button would count as the second half of a double click.
  await addButton(card, english, product).press("Enter");
  await expect.poll(visitor.quantities).toEqual({ [product.id]: 1 });
  await api.fault({ path: "/api/app/basket/*", method: "POST", fault: "drop", times: 1, uid });
  const releaseMore = await holdRequests(page, /basket\/lines/, { times: 1 });
  await more.click();
  await expect(field).toHaveValue("2");
  releaseMore();
  await expect(field).toHaveValue("1");

  await api.fault({ path: "/api/app/favorite/*", method: "POST", fault: "malformed", times: 1, uid });
  const releaseHeart = await holdRequests(page, /favorites\/toggle/, { times: 1 });
  await favoriteButton(card, english, product).click();
  await expect(favoriteButton(card, english, product)).toHaveAttribute("aria-pressed", "true");
  releaseHeart();
  await expect(favoriteButton(card, english, product)).toHaveAttribute("aria-pressed", "false");
});

test("offline, a press is undone and the page stays", async ({ page, context, faults }) => {
  faults.allow(/Failed to load resource/);
  const product = await api.product(landmarks.plain);
  await page.clock.install({ time: now });
  const card = await openCard(page, product);
  const { more, field } = stepperOf(card, russian, product);
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await addButton(card, russian, product).click();
  await answered;
  await context.setOffline(true);
  // Otherwise a busy machine could undo the press before the test looks.
  await page.clock.pauseAt(new Date(now.getTime() + 600_000));
  await more.click();
  await expect(field).toHaveValue("2");
  await page.clock.runFor(250);
  await expect(notice(page, russian.say("notice.failed"))).toBeVisible();
  await expect(field).toHaveValue("1");
  await context.setOffline(false);
  await more.click();
  await expect(field).toHaveValue("2");
});

test("two tabs show the same basket and favourites", async ({ page, context, visitor }) => {
  const product = await api.product(landmarks.plain);
  await visitor.arrive();
  const card = await openCard(page, product);
  const other = await context.newPage();
  const otherCard = await openCard(other, product);
  await addButton(card, russian, product).click();
  await expect(stepperOf(otherCard, russian, product).field).toHaveValue("1");
  await expect(counterLink(other, russian, "basket")).toHaveAccessibleName(counterName(russian, "basket", 1));
  await stepperOf(otherCard, russian, product).more.click();
  await expect(stepperOf(card, russian, product).field).toHaveValue("2");
  await favoriteButton(otherCard, russian, product).click();
  await expect(favoriteButton(card, russian, product)).toHaveAttribute("aria-pressed", "true");
  await expect(counterLink(page, russian, "favorites")).toHaveAccessibleName(counterName(russian, "favorites", 1));
  await stepperOf(card, russian, product).less.click();
  await stepperOf(card, russian, product).less.click();
  await expect(addButton(otherCard, russian, product)).toBeVisible();
  await expect.poll(visitor.quantities).toEqual({});
});

test("a press is saved even if the shopper leaves the page immediately", async ({ page, visitor }) => {
  const [first, second] = await Promise.all([api.product(landmarks.plain), api.product(landmarks.inStock)]);
  const uid = await visitor.arrive();
  const card = await openCard(page, first);
  await addButton(card, russian, first).click();
  await stepperOf(card, russian, first).more.click();
  await page.goto(paths.contacts());
  await expect.poll(visitor.quantities).toEqual({ [first.id]: 2 });

  const otherCard = await openCard(page, second);
  await favoriteButton(otherCard, russian, second).click();
  await addButton(otherCard, russian, second).click();
  await counterLink(page, russian, "basket").click();
  await expect(itemOf(page, second)).toBeVisible();
  await expect.poll(visitor.quantities).toEqual({ [first.id]: 2, [second.id]: 1 });
  await expect.poll(visitor.favorites).toEqual([second.id]);
  expect(await visitor.uid()).toBe(uid);
});

test("a page opened by its address right after a press shows it", async ({ page }) => {
  const product = await api.product(landmarks.plain);
  const card = await openCard(page, product);
  // What the closing page sends arrives alone, and after the browser has requested the next page.
  await holdRequests(page, /basket\/lines\.data/);
  await addButton(card, russian, product).click();
  await page.goto(paths.basket());
  await expect(stepperOf(itemOf(page, product), russian, product).field).toHaveValue("1");
});

test("a removed product can be restored from the message", async ({ page, visitor }) => {
  const product = await api.product(landmarks.plain);
  const uid = await visitor.arrive();
  await api.addToBasket(uid, product.id, 3);
  await api.addToBasket(uid, (await api.product(landmarks.inStock)).id);
  await api.addFavorite(uid, product.id);
  const undo = page.getByRole("status").getByRole("button", { name: russian.say("notice.undo") });

  await open(page, paths.basket());
  const line = itemOf(page, product);
  await line.getByRole("button", { name: russian.say("basket:remove", { name: product.name }) }).press("Enter");
  await expect(line).toHaveCount(0);
  // Keyboard users are not sent back to the top of the page: the focus is kept.
  await expect(page.locator(":focus")).toHaveCount(1);
  await expect.poll(async () => Object.keys(await visitor.quantities())).toHaveLength(1);
  await undo.click();
  await expect(stepperOf(line, russian, product).field).toHaveValue("3");
  await expect.poll(async () => (await visitor.quantities())[product.id]).toBe(3);

  await open(page, paths.favorites());
  await favoriteButton(itemOf(page, product), russian, product).click();
  await expect(productNames(page)).toHaveCount(0);
  await undo.click();
  await expect(productNames(page)).toHaveText([product.name]);
  await expect.poll(visitor.favorites).toEqual([product.id]);
});

test("a page restored from the back/forward cache shows the current basket", async ({ page, visitor }) => {
  const product = await api.product(landmarks.plain);
  await visitor.arrive();
  await openCard(page, product);
  await page.goto(paths.contacts());
  await api.addToBasket(await visitor.uid(), product.id, 4);
  await page.goBack();
  await waitForHydration(page);
  await expect(stepperOf(itemOf(page, product), russian, product).field).toHaveValue("4");
  await expect(counterLink(page, russian, "basket")).toHaveAccessibleName(counterName(russian, "basket", 1));
});
