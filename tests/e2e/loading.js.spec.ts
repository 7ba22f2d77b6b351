import type { Page, Route } from "playwright/test";

import { paths } from "~/paths";
import { landmarks, landmarkSections } from "#mocks/testing/landmarks";

import { expect, test } from "../fixtures/journey";
import { api } from "./support/api";
import { profileLink } from "./support/customers";
import { holdRequests } from "./support/hold-requests";
import { russian } from "./support/languages";
import { open } from "./support/parts";

const { say } = russian;

/** Whether the progress line at the top of the page is visible. */
const line = (page: Page) =>
  page.evaluate(() => {
    const { content, opacity } = getComputedStyle(document.documentElement, "::before");
    return content !== "none" && opacity === "1";
  });

test("sorting a list shows that it is loading: a progress line, and the list dimmed", async ({ page }) => {
  await open(page, paths.section(landmarkSections.typical));
  const release = await holdRequests(page, /\.data\?/);
  const list = page.locator("main [data-list]");
  await page.getByRole("combobox", { name: say("catalog:sort.label") }).selectOption("price_asc");
  await expect(list).toHaveAttribute("aria-busy", "true");
  await expect(list).toHaveCSS("opacity", "0.5");
  await expect.poll(() => line(page)).toBe(true);
  release();
  await expect(page).toHaveURL(/sort=price_asc/);
  await expect(list).not.toHaveAttribute("aria-busy");
  await expect(list).toHaveCSS("opacity", "1");
  expect(await line(page)).toBe(false);
});

test("navigation shows a progress line, and so does a dialog while its code loads", async ({ page }) => {
  await open(page, paths.brands());
  const releasePage = await holdRequests(page, /\.data/);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: say("nav.contacts") })
    .click();
  await expect.poll(() => line(page)).toBe(true);
  releasePage();
  await expect(page).toHaveURL(paths.contacts());
  await expect.poll(() => line(page)).toBe(false);

  const releaseCode = await holdRequests(page, /account-dialog/);
  await profileLink(page, russian, "header.signIn").click();
  await expect.poll(() => line(page)).toBe(true);
  releaseCode();
  await expect(page.getByRole("dialog", { name: say("sign-in:heading.phone") })).toBeVisible();
  await expect.poll(() => line(page)).toBe(false);
});

test("nothing on a product's page moves when its deliveries arrive", async ({ page, visitor }) => {
  const { code, name, article } = await api.product(landmarks.madeToOrder);
  const uid = await visitor.arrive();
  await api.fault({ path: `/api/app/catalog/product/${code}/calculate`, uid, fault: "slow", ms: 1800 });
  const main = page.getByRole("main");
  const below = main
    .getByRole("link", { name: say("product:facts.terms") })
    .or(main.getByText(say("product:delivery.payment")));
  // One reading, so that the deliveries cannot arrive in between.
  const read = () =>
    below.evaluateAll((elements) => ({
      arrived: document.querySelector('main input[name="city"]') !== null,
      places: elements.map((element) => element.getBoundingClientRect().y + scrollY),
    }));
  // A busy machine may show the page only when the deliveries are there already.
  let waiting = { arrived: true, places: [0] };
  await expect(async () => {
    await open(page, paths.search(article));
    await main.getByRole("link", { name, exact: true }).click();
    await below.nth(1).waitFor();
    waiting = await read();
    expect(waiting.arrived, "the deliveries have arrived").toBe(false);
  }).toPass();
  await expect(main.getByRole("textbox", { name: say("product:delivery.city") })).toBeVisible();
  expect(await read()).toEqual({ ...waiting, arrived: true });
});

test("a dialog that is opened while Back loads a page stays open over it", async ({ page }) => {
  await open(page, paths.about());
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: say("nav.contacts"), exact: true }).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(say("content:contacts.title"));
  const release = await holdRequests(page, /about\.data/);
  await page.goBack();
  await footer.getByRole("link", { name: say("header.feedback") }).click();
  const dialog = page.getByRole("dialog", { name: say("feedback:title") });
  await dialog.getByRole("textbox", { name: say("feedback:comment") }).fill("Есть ли кейс?");
  release();
  // The dialog hides the page from the accessibility tree.
  await expect(page.locator("h1")).not.toHaveText(say("content:contacts.title"));
  await expect(dialog.getByRole("textbox", { name: say("feedback:comment") })).toHaveValue("Есть ли кейс?");
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(paths.about());
});

test("a dialog whose form does not load says so over its page, and loads it when it is opened again", async ({
  page,
  faults,
}) => {
  // Remix reports what it cannot read.
  faults.allow(/Failed to load resource|SyntaxError/);
  await open(page, paths.about());
  const link = page.getByRole("contentinfo").getByRole("link", { name: say("header.feedback") });
  const dialog = page.getByRole("dialog", { name: say("feedback:title") });
  const data = /feedback\.data/;
  const close = async () => {
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
  };
  for (const fail of [(route: Route) => route.abort(), (route: Route) => route.fulfill({ status: 502, body: "-" })]) {
    await page.route(data, fail);
    // The message of the last time is visible until this request is sent.
    const isAsked = page.waitForRequest(data);
    await link.click();
    await isAsked;
    await expect(dialog.getByRole("alert")).toHaveText(say("forms:notLoaded"));
    await page.unroute(data);
    await close();
  }
  await page.context().setOffline(true);
  await link.click();
  await expect(dialog.getByRole("alert")).toHaveText(say("notice.lost"));
  await close();
  await page.context().setOffline(false);
  await link.click();
  await expect(dialog.getByRole("textbox", { name: say("feedback:comment") })).toBeVisible();
});

test("a form is sent once, even if it is sent again before the page shows that it is being sent", async ({ page }) => {
  const product = await api.product(landmarks.inStock);
  await open(page, paths.product(product.code));
  const posts: string[] = [];
  page.on("request", (request) => void (request.method() === "POST" && posts.push(request.url())));
  const city = page.getByRole("textbox", { name: say("product:delivery.city") });
  await city.fill("Тверь");
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("button", { name: say("product:delivery.calculate") }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await answer;
  await expect(city).toHaveAttribute("value", /Тверь/);
  expect(posts).toHaveLength(1);
});

/** Records the elements of each of the page's view transitions. */
const watchTransitions = (page: Page) =>
  page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    const { dataset } = document.documentElement;
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const names = document.getAnimations().flatMap(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? []);
        dataset.transitions = `${dataset.transitions ?? ""}[${names
          .filter((name) => name.includes("group"))
          .sort()
          .join()}]`;
      });
      return transition;
    };
  });

test("the picture of a card becomes that of the product, and Back returns it, unless motion is reduced", async ({
  page,
}) => {
  const product = await api.product(landmarks.inStock);
  await open(page, paths.search(product.article));
  await watchTransitions(page);
  const html = page.locator("html");
  const link = page.getByRole("main").getByRole("link", { name: product.name, exact: true });
  const heading = page.getByRole("heading", { level: 1, name: product.name });
  const pictures = /^\[(?=.*product-picture).*\]$/;
  await link.click();
  await expect(html).toHaveAttribute("data-transitions", pictures);
  await expect(heading).toBeFocused();
  const forward = await html.getAttribute("data-transitions");
  await page.goBack();
  await expect(html).toHaveAttribute("data-transitions", `${forward}${forward}`);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await link.click();
  await expect(heading).toBeFocused();
  await expect(html).toHaveAttribute("data-transitions", `${forward}${forward}`);
});

test("Back while a reloaded page starts does not hydrate it as the page before it", async ({ page }) => {
  const product = await api.product(landmarks.inStock);
  const heading = page.getByRole("heading", { level: 1 });
  let start = () => {};
  const started = new Promise<void>((resolve) => (start = resolve));
  await page.exposeFunction("reportStart", () => start());
  await page.addInitScript(reportStartAfterBack);
  await open(page, paths.search(product.article));
  const results = await heading.textContent();
  await page.getByRole("main").getByRole("link", { name: product.name, exact: true }).click();
  await expect(heading).toHaveText(product.name);
  const releaseScripts = await holdRequests(page, "**/assets/*.js");
  await page.reload({ waitUntil: "domcontentloaded" });
  await page.keyboard.press("Shift");
  // The page before it is slow, so that the scripts of this one arrive first.
  await page.route(/\/search\?/, async (route) => {
    releaseScripts();
    await started;
    await route.continue();
  });
  await page.evaluate(() => history.back());
  await expect(heading).toHaveText(results ?? "");
});

/** Reports that the page's code has run after Back. Runs in the page: Playwright's calls would wait for the next one. */
function reportStartAfterBack(): void {
  const report = Reflect.get(window, "reportStart") as () => void;
  const whenIdle = (times: number) => requestIdleCallback(() => (times > 1 ? whenIdle(times - 1) : report()));
  const look = () => void ("__remixContext" in window ? whenIdle(5) : setTimeout(look, 20));
  addEventListener("popstate", look, { once: true });
}
