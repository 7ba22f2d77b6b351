import type { Page } from "playwright/test";

import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { expect, test } from "../fixtures/journey";
import { api } from "./support/api";
import { profileLink } from "./support/customers";
import { holdRequests } from "./support/hold-requests";
import { russian } from "./support/languages";
import { addButton, counterLink, itemOf, nextFrame, open, searchField } from "./support/parts";

const { say } = russian;

/** What a shopper may do while a link waits, with the address where that leads from the results of this search. */
const otherWays: [does: string, go: (page: Page) => Promise<unknown>, path: (results: string) => string | RegExp][] = [
  ["goes back", (page) => page.goBack(), (results) => results],
  [
    "searches",
    async (page) => {
      await searchField(page, russian).fill("пила");
      await searchField(page, russian).press("Enter");
    },
    () => paths.search("пила"),
  ],
  [
    "opens a dialog",
    async (page) => {
      await profileLink(page, russian, "header.signIn").click();
      await expect(page.getByRole("dialog", { name: say("sign-in:heading.phone") })).toBeVisible();
    },
    () => /product/,
  ],
];

for (const [does, go, path] of otherWays) {
  test(`the basket's link, while it waits for a press, does not take away a shopper who ${does}`, async ({ page }) => {
    const product = await api.product(landmarks.inStock);
    const results = paths.search(product.article);
    await page.clock.install();
    await open(page, results);
    const main = page.getByRole("main");
    await main.getByRole("link", { name: product.name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(product.name);
    const release = await holdRequests(page, `**${paths.basketLines()}*`);
    const adding = page.waitForRequest((request) => request.url().includes(paths.basketLines()));
    await addButton(main, russian, product).first().click();
    await counterLink(page, russian, "basket").click();
    await adding;
    await go(page);
    await expect(page).toHaveURL(path(results));
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await page.clock.fastForward(2000);
    await nextFrame(page);
    expect(requested.filter((address) => address.startsWith(paths.basket()))).toEqual([]);
    release();
  });
}

test("a form, while it waits for a press, does not take away a shopper who has followed a link", async ({
  page,
  visitor,
}) => {
  const product = await api.product(landmarks.inStock);
  const uid = await visitor.arrive();
  for (const { id } of [product, await api.product(landmarks.single)]) await api.addFavorite(uid, id);
  await page.clock.install();
  await open(page, paths.favorites());
  const release = await holdRequests(page, `**${paths.basketLines()}*`);
  const adding = page.waitForRequest((request) => request.url().includes(paths.basketLines()));
  await addButton(itemOf(page, product), russian, product).click();
  await page.getByRole("button", { name: russian.say("favorites:toBasket.all"), exact: true }).click();
  await adding;
  // The next page is slow, so the form is still there when its time has come.
  const releasePage = await holdRequests(page, `**${paths.contacts()}.data*`);
  const coming = page.waitForRequest((request) => request.url().includes(`${paths.contacts()}.data`));
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: russian.say("nav.contacts"), exact: true })
    .click();
  await coming;
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(new URL(request.url()).pathname);
  });
  await page.clock.fastForward(2000);
  await nextFrame(page);
  releasePage();
  await expect(page).toHaveURL(paths.contacts());
  expect(sent).toEqual([]);
  release();
});
