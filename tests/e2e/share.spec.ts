import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { shopUrl } from "../fixtures/addresses";
import { expect, test } from "../fixtures/journey";
import { api } from "./support/api";
import { languages } from "./support/languages";
import { notice, open, productNames } from "./support/parts";

for (const language of languages) {
  const { locale, href, say } = language;

  test(`${locale}: a page is shared by its URL`, async ({ page, context }) => {
    const product = await api.product(landmarks.plain, locale);
    const address = shopUrl + href(paths.product(product.code));
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    // The first press on the page, before its scripts have loaded.
    await page.goto(href(paths.product(product.code)));
    await page.getByRole("main").getByText(say("share:open"), { exact: true }).click();
    await expect(page.getByLabel(say("share:address"))).toHaveValue(address);
    await expect(page.getByRole("link", { name: "Telegram" })).toBeVisible();
    const copy = page.getByRole("button", { name: say("share:copy") });
    await copy.click();
    await expect(page.getByRole("status").filter({ hasText: say("share:copied") })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  });

  test(`${locale}: a shared list is viewed and added to favourites`, async ({ page, visitor }) => {
    const products = await Promise.all([landmarks.plain, landmarks.sale].map((code) => api.product(code, locale)));
    await visitor.arrive();
    await open(page, href(paths.sharedFavorites(products.map(({ id }) => id))));
    await expect(productNames(page)).toHaveText(products.map(({ name }) => name));
    expect(await visitor.favorites()).toEqual([]);
    await page.getByRole("button", { name: say("favorites:shared.add") }).click();
    await expect(page).toHaveURL(href(paths.favorites()));
    await expect(notice(page, say("favorites:shared.added", { count: 2 }))).toBeVisible();
    expect((await visitor.favorites()).sort()).toEqual(products.map(({ id }) => id).sort());
    await expect(page.getByText(say("favorites:share.open"))).toBeVisible();
  });
}
