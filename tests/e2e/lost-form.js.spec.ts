import type { Page, Route } from "playwright/test";
import sharp from "sharp";

import { paths } from "~/paths";
import { landmarkSections, landmarks } from "#mocks/testing/landmarks";

import { apiUrl, shopUrl } from "../fixtures/addresses";
import { comparedCookies } from "../fixtures/compare-views";
import { expect, test, waitForHydration } from "../fixtures/journey";
import { signInByPhone } from "../fixtures/sign-in";
import { api } from "./support/api";
import { newPhone, profileLink } from "./support/customers";
import { russian } from "./support/languages";
import { placeOrders } from "./support/orders";
import { notice, open } from "./support/parts";

const { say } = russian;

for (const { name, answer } of [
  { name: "does not carry", answer: (route: Route) => route.abort("connectionreset") },
  {
    name: "answers in the shop's place",
    answer: (route: Route) => route.fulfill({ status: 502, body: "<h1>502</h1>" }),
  },
]) {
  test(`a city that the line ${name} leaves the product's page as it is, and can be sent again`, async ({
    page,
    faults,
  }) => {
    faults.allow(/ERR_CONNECTION_RESET|status of 502|SyntaxError|Unable to decode/);
    const product = await api.product(landmarks.inStock);
    await open(page, paths.product(product.code));
    await waitForHydration(page);
    const address = page.url();
    const city = page.getByRole("textbox", { name: say("product:delivery.city") });
    const send = page.getByRole("button", { name: say("product:delivery.calculate") });
    await page.route("**/checkout/delivery.data*", answer);
    await city.fill("Тверь");
    const pages = await page.evaluate(() => history.length);
    await send.click();
    await expect(notice(page, say("notice.lost"))).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: product.name })).toBeVisible();
    await expect(city).toHaveValue("Тверь");
    expect(page.url()).toBe(address);
    expect(await page.evaluate(() => history.length)).toBe(pages);
    await expect(city).toBeInViewport();
    await page.unroute("**/checkout/delivery.data*", answer);
    await send.click();
    await expect(notice(page, say("notice.cityChosen"))).toBeVisible();
  });
}

test("a comparison whose clearing the line does not carry stays, and can be cleared later", async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_CONNECTION_RESET/);
  const { products } = await api.listing(landmarkSections.typical);
  const cookies = comparedCookies(products.slice(0, 2).map(({ id }) => id));
  await page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: shopUrl })));
  await open(page, paths.compare());
  await waitForHydration(page);
  const columns = page.getByRole("main").getByRole("columnheader");
  const clear = page.getByRole("main").locator("form").getByText(say("compare:clear"), { exact: true });
  const fail = (route: Route) =>
    route.request().method() === "POST" ? route.abort("connectionreset") : route.continue();
  await page.route(/compare\.data/, fail);
  const pages = await page.evaluate(() => history.length);
  await clear.click();
  await expect(notice(page, say("notice.lost"))).toBeVisible();
  await expect(columns).toHaveCount(2);
  expect(await page.evaluate(() => history.length)).toBe(pages);
  await page.unroute(/compare\.data/, fail);
  await clear.click();
  await expect(columns).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: say("compare:title") })).toBeVisible();
});

/** From now on, the line brings nothing at all, though the browser believes that it is connected. */
const cutLine = (page: Page) => page.route("**", (route) => route.abort("connectionreset"));

test("a sign-in whose dialog has lost the line says so, and asks for the code later", async ({ page, faults }) => {
  faults.allow(/ERR_CONNECTION_RESET/);
  await open(page, paths.contacts());
  await profileLink(page, russian, "header.signIn").click();
  const dialog = page.getByRole("dialog", { name: say("sign-in:heading.phone") });
  const phone = dialog.getByRole("textbox", { name: say("sign-in:phone") });
  const getCode = dialog.getByRole("button", { name: say("sign-in:getCode") });
  await phone.fill(newPhone());
  const typed = await phone.inputValue();
  await cutLine(page);
  await getCode.click();
  await expect(dialog.getByRole("alert")).toHaveText(say("forms:failed"));
  await expect(phone).toHaveValue(typed);
  await page.unrouteAll({ behavior: "wait" });
  await getCode.click();
  const code = page.getByRole("dialog", { name: say("sign-in:heading.code") });
  await expect(code.getByText(say("sign-in:resendIn"))).toBeVisible();
});

test("a basket whose promo code the line does not carry stays, and takes the code later", async ({
  page,
  visitor,
  faults,
}) => {
  faults.allow(/ERR_CONNECTION_RESET/);
  await api.addToBasket(await visitor.arrive(), (await api.product(landmarks.plain)).id, 1);
  await open(page, paths.basket());
  await waitForHydration(page);
  const field = page.getByRole("textbox", { name: say("basket:promo.label") });
  const apply = page.getByRole("button", { name: say("basket:promo.apply"), exact: true });
  const ready = [/\/assets\/promo-[^/]+\.js$/, /\/strings\/.+forms/].map((file) => page.waitForResponse(file));
  await field.fill("VERSTAK10");
  await Promise.all(ready);
  await cutLine(page);
  await apply.click();
  await expect(field).toHaveAccessibleDescription(say("forms:failed"));
  await expect(field).toHaveValue("VERSTAK10");
  await page.unrouteAll({ behavior: "wait" });
  await apply.click();
  await expect(notice(page, say("notice.promoApplied"))).toBeVisible();
});

test("a return whose photo is refused keeps its text and photos if the line then breaks", async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/ERR_CONNECTION_RESET|status of 400/);
  const product = await api.product(landmarks.madeToOrder);
  await signInByPhone(context, { shopUrl, apiUrl }, newPhone());
  const [order] = await placeOrders(context, 1, product.id);
  if (!order) throw new Error("No order was placed");
  await api.bringOrder(order.id, "completed");
  await open(page, paths.orderRequest(order.id, "refund"));
  const main = page.getByRole("main");
  const comment = main.getByRole("textbox", { name: say("personal:request.comment") });
  const files = main.locator('input[type="file"]');
  const good = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#c93" } })
    .jpeg()
    .toBuffer();
  const mimeType = "image/jpeg";
  await main.getByRole("radio").first().check();
  await comment.fill("Треснул корпус");
  await files.setInputFiles([
    { name: "front.jpg", mimeType, buffer: good },
    { name: "fake.jpg", mimeType, buffer: Buffer.from("%PDF-1.4") },
  ]);
  await expect(main.getByRole("listitem").filter({ hasText: "front.jpg" })).toBeVisible();
  // The answer to the form still comes, but not the page's data after it.
  await page.route("**/*.data*", (route) =>
    route.request().method() === "POST" ? route.continue() : route.abort("connectionreset"),
  );
  await main.getByRole("button", { name: say("personal:request.refund") }).click();
  await expect(files).toHaveAccessibleDescription(/^fake\.jpg/);
  await expect(comment).toHaveValue("Треснул корпус");
  for (const name of ["front.jpg", "fake.jpg"])
    await expect(main.getByRole("button", { name: say("forms:files.remove", { name }) })).toBeVisible();
});

test("a basket whose clearing a dead line does not carry stays, and is cleared later", async ({
  page,
  visitor,
  faults,
}) => {
  faults.allow(/ERR_CONNECTION_RESET/);
  const product = await api.product(landmarks.plain);
  await api.addToBasket(await visitor.arrive(), product.id, 1);
  // A slow line has not brought the form's code yet.
  await page.route(/\/assets\/clear-(?!button)[^/]+\.js$/, (route) => route.abort("connectionreset"));
  await open(page, paths.basket());
  await waitForHydration(page);
  const clear = page.getByRole("main").getByRole("link", { name: say("basket:clear.openLabel") });
  await clear.click();
  const dialog = page.getByRole("dialog", { name: say("basket:clear.title") });
  const confirm = dialog.getByRole("button", { name: say("basket:clear.confirm") });
  await cutLine(page);
  await confirm.click();
  await expect(notice(page, say("notice.lost"))).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: product.name, exact: true })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(paths.basket());
  await page.unrouteAll({ behavior: "wait" });
  await clear.click();
  await confirm.click();
  await expect(notice(page, say("notice.cleared"))).toBeVisible();
});
