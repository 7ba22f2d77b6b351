import type { Page, Route } from "playwright/test";

import { paths } from "~/paths";
import { landmarkSections, landmarks } from "#mocks/testing/landmarks";

import { shopUrl } from "../fixtures/addresses";
import { comparedCookies } from "../fixtures/compare-views";
import { expect, test, waitForHydration } from "../fixtures/journey";
import { api } from "./support/api";
import { russian } from "./support/languages";
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
    await send.click();
    await expect(notice(page, say("notice.lost"))).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: product.name })).toBeVisible();
    await expect(city).toHaveValue("Тверь");
    expect(page.url()).toBe(address);
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
  await clear.click();
  await expect(notice(page, say("notice.lost"))).toBeVisible();
  await expect(columns).toHaveCount(2);
  await page.unroute(/compare\.data/, fail);
  await clear.click();
  await expect(columns).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: say("compare:title") })).toBeVisible();
});
