import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { expect, waitForHydration, throttleProcessor, test } from "../fixtures/journey";
import { api } from "./support/api";
import { waitForReact } from "./support/cold";
import { holdRequests } from "./support/hold-requests";
import { russian } from "./support/languages";
import { countDocuments, counterLink } from "./support/parts";
import { startSlowShop } from "./support/slow-shop";

const listing = paths.catalog();
/** Every script of the page. Tests delay or block them, so that a press falls before, during or after hydration. */
const scripts = "**/assets/*.js";

test.describe("no action around hydration is lost or repeated", () => {
  for (const delay of [0, 300]) {
    test(`a press on the basket ${delay} ms after the page was shown`, async ({ page, visitor }) => {
      await throttleProcessor(page, 4);
      await page.goto(`/product/${landmarks.inStock}`, { waitUntil: "commit" });
      const press = page.locator('form[data-small="basket"] button[name="add"]').first();
      await press.waitFor();
      await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), delay);
      await press.click();
      await expect.poll(async () => Object.values(await visitor.quantities())).toEqual([1]);
      await waitForHydration(page);
      await expect(page.getByRole("textbox", { name: /Количество/ }).first()).toHaveValue("1");
      await expect(counterLink(page, russian, "basket")).toHaveAccessibleName("Корзина, 1 товар");
      await expect(counterLink(page, russian, "favorites")).toHaveAccessibleName("Избранное");
      expect(Object.values(await visitor.quantities())).toEqual([1]);
    });
  }

  test("a press before hydration is sent as soon as React is there", async ({ page, visitor }) => {
    // No timer fires: the press must not wait for more. The pause must be ahead of the clock, which runs until then.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const releaseScripts = await holdRequests(page, scripts);
    await page.goto(`/product/${landmarks.inStock}`);
    await page.locator('form[data-small="basket"] button[name="add"]').first().click();
    releaseScripts();
    await expect.poll(async () => Object.values(await visitor.quantities())).toEqual([1]);
    await expect(page.locator('form[data-small="basket"] button[name="more"]').first()).toBeFocused();
  });

  test("a double click before hydration adds one piece", async ({ page, visitor }) => {
    await page.route(scripts, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.goto(`/product/${landmarks.inStock}`, { waitUntil: "commit" });
    await page.locator('form[data-small="basket"] button[name="add"]').first().dblclick();
    await expect.poll(async () => Object.values(await visitor.quantities())).toEqual([1]);
    await waitForHydration(page);
    expect(Object.values(await visitor.quantities())).toEqual([1]);
  });

  test("React sees no press before it has hydrated the page, or it would hydrate it in one long task", async ({
    page,
  }) => {
    // Takes React's place: a handler on the document, for each event of a press.
    await page.addInitScript(() => {
      const seen = { before: new Set<string>(), after: new Set<string>() };
      Object.assign(window, { seen });
      for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup", "click", "submit"])
        document.addEventListener(
          type,
          () => void ("hydrated" in document.documentElement.dataset ? seen.after : seen.before).add(type),
          true,
        );
    });
    const seen = (when: "before" | "after") =>
      page.evaluate((when) => [...(Reflect.get(window, "seen") as Record<typeof when, Set<string>>)[when]], when);
    await waitForReact(page);
    const releaseScripts = await holdRequests(page, scripts);
    await page.goto(`/product/${landmarks.inStock}`);
    await page.locator('form[data-small="favorite"] button').first().click();
    releaseScripts();
    await waitForHydration(page);
    expect(await seen("before")).toEqual([]);
    await page.locator('form[data-small="basket"] button[name="add"]').first().click();
    await expect.poll(async () => (await seen("after")).length).toBe(6);
  });

  test("the first press in the basket, favourites or comparison is sent without loading a script", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
    await page.goto(`/product/${landmarks.inStock}`);
    const pressed = [
      ["basket", paths.basketLines()],
      ["favorite", paths.favoriteToggle()],
      ["compare", paths.compareToggle()],
    ] as const;
    for (const [form, path] of pressed) {
      const answer = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith(path));
      await page.locator(`form[data-small="${form}"] button[name="add"]`).first().click();
      await answer;
    }
    const modules = await page.evaluate(
      (urls) =>
        Object.values(window.__remixManifest.routes).flatMap((it) => (urls.includes(`/${it.path}`) ? it.module : [])),
      pressed.map(([, path]) => path),
    );
    expect(modules).toHaveLength(3);
    expect(asked.filter((path) => modules.includes(path))).toEqual([]);
  });

  test("text typed during hydration stays", async ({ page }) => {
    // With a clock of another year too, React must find the dates that the server has written.
    await page.clock.setFixedTime(new Date("2030-01-02"));
    await throttleProcessor(page, 4);
    await page.goto(paths.stocks(), { waitUntil: "commit" });
    const search = page.getByRole("searchbox").or(page.getByRole("combobox")).first();
    await search.pressSequentially("дрель ударная", { delay: 60 });
    await waitForHydration(page);
    await expect(search).toHaveValue("дрель ударная");
  });

  test("a link pressed at any moment navigates once", async ({ page, faults }) => {
    // When a navigation ends, Remix's `RemixBrowser` sets its location outside a transition and gives its context a new
    // value. The value reaches deferred parts that are not hydrated yet, so React renders them again and reports this
    // error. The page is being left, so the shopper sees nothing.
    faults.allow(/React error #421/);
    await throttleProcessor(page, 4);
    for (const delay of [0, 200, 600]) {
      await page.goto("/basket", { waitUntil: "commit" });
      const link = page
        .getByRole("navigation", { name: /Навигационная цепочка/ })
        .getByRole("link")
        .first();
      await link.waitFor();
      await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), delay);
      await link.click();
      await expect(page).toHaveURL(/\/$/);
      await page.goBack();
      await expect(page).toHaveURL(/\/basket$/);
    }
  });

  test("no script loads before the first interaction; if it is missing, the page reloads once", async ({
    page,
    faults,
  }) => {
    faults.allow(/Failed to load resource|dynamically imported module|preloaded using link preload/i);
    let asked = 0;
    await page.route(scripts, (route) => ((asked += 1), route.abort()));
    await page.goto(listing, { waitUntil: "load" });
    expect(asked).toBe(0);
    const documents = countDocuments(page);
    // The first event of a pointer has no movement and does not count, so the pointer is put on the page first.
    await page.mouse.move(0, 400);
    await page.getByRole("banner").getByRole("link").first().hover();
    await expect.poll(documents).toBe(1);
    await page.waitForLoadState("load");
    const before = asked;
    // A press before the last attempt has failed starts no new one, so the press is repeated.
    const press = async () => (await page.keyboard.press("Shift"), asked);
    await expect.poll(press).toBeGreaterThan(before);
    await page.unroute(scripts);
    await expect(async () => {
      await page.keyboard.press("Shift");
      await expect(page.locator("html[data-hydrated]")).toBeAttached({ timeout: 1000 });
    }).toPass();
    expect(documents()).toBe(1);
  });

  test("a menu button pressed before its script has loaded opens the menu afterwards", async ({ page }) => {
    await page.route(scripts, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.goto(`/product/${landmarks.inStock}`, { waitUntil: "commit" });
    const catalog = page.getByRole("banner").getByRole("link", { name: "Каталог", exact: true });
    await catalog.click();
    await expect(catalog).toHaveAttribute("aria-expanded", "true");
    await expect(page).toHaveURL(/\/product\//);
  });

  test("a choice made before the scripts have loaded is applied afterwards", async ({ page, visitor }) => {
    const uid = await visitor.arrive();
    await api.addToBasket(uid, (await api.product(landmarks.madeToOrder)).id, 1);
    await page.route(scripts, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.goto("/search?q=104", { waitUntil: "domcontentloaded" });
    await page.getByRole("combobox", { name: "Сортировка" }).selectOption("price_asc");
    await expect(page).toHaveURL(/sort=price_asc/);

    await page.goto("/basket", { waitUntil: "domcontentloaded" });
    const quantity = page.getByRole("main").getByRole("listitem").getByRole("textbox");
    await quantity.fill("2x");
    await quantity.blur();
    await expect(quantity).toHaveValue("1");

    await page.goto("/checkout?type=individual", { waitUntil: "domcontentloaded" });
    const counted = page.waitForResponse(/checkout\/quote/);
    const courier = page.locator('input[data-kind="courier"]');
    await courier.check();
    expect((await counted).request().postData()).toContain(await courier.getAttribute("value"));
    await expect(courier).toBeChecked();
  });

  test("a choice made before the end of the page has arrived is applied; a choice restored by a reload is not", async ({
    page,
    faults,
  }) => {
    const slow = await startSlowShop();
    faults.allow(new RegExp(`foreign request: ${slow.url}`));
    const sort = page.getByRole("combobox", { name: "Сортировка" });
    try {
      await page.goto(`${slow.url}/search?q=104`, { waitUntil: "commit" });
      await sort.selectOption("price_asc");
      await slow.release();
      await expect(page).toHaveURL(/sort=price_asc/);

      await page.goto(`${slow.url}/search?q=104`, { waitUntil: "commit" });
      // Chromium refuses to reload a page that it has not attached yet.
      await sort.waitFor();
      await page.reload({ waitUntil: "commit" });
      await sort.waitFor();
      // Simulates a browser that ignores `autocomplete="off"`: it restores the option without a change event.
      await page.evaluate(() => {
        for (const option of document.querySelectorAll("option")) if (option.value === "name") option.selected = true;
      });
      await slow.release();
      await waitForHydration(page);
      expect(page.url()).toBe(`${slow.url}/search?q=104`);
    } finally {
      await slow.stop();
    }
  });

  test("without its scripts the page works as plain HTML, and a choice is applied", async ({
    page,
    visitor,
    faults,
  }) => {
    faults.allow(/Failed to load resource|dynamically imported module|error loading/i);
    await page.route(scripts, (route) => route.abort());
    await page.goto(`/product/${landmarks.inStock}`);
    await page.locator('form[data-small="basket"] button[name="add"]').first().click();
    await expect.poll(async () => Object.values(await visitor.quantities())).toEqual([1]);
    await expect(page.getByRole("status").filter({ hasText: "Товар в корзине" })).toBeVisible();

    await page.goto("/search?q=104");
    await page.getByRole("combobox", { name: "Сортировка" }).selectOption("price_asc");
    await expect(page).toHaveURL(/sort=price_asc/);
  });
});
