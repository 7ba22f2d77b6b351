import { afterEach, describe, expect, test } from "vitest";
import * as z from "zod";

import { localePath, locales } from "~/i18n/config";
import { formatPrice } from "~/i18n/format";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { readBasket } from "../fixtures/visitor";
import { createApi } from "./support/api";
import { createKnownShopper } from "./support/guests";
import { useModifiedShop } from "./support/modified-shop";
import { textOf, type Page } from "./support/page";

const api = createApi();
// The tests change its price and stock for all visitors, so no other test may use this product.
const product = await api.product(landmarks.oneBadge);
const { id, price, isStock } = product;
const kept = await api.product(landmarks.plain);

afterEach(() => api.changeProduct(id, { price, stock: isStock }));

const changesOf = (page: Page) => page.all(`main li:has(> a[href="#p${id}"])`).map(textOf);

describe.each(locales)("in %s", (locale) => {
  const t = translateFor(locale);
  const basketPath = localePath(locale, paths.basket());

  /** A shopper who opened the basket with the product before the shop changed it. */
  async function createEarlierShopper(quantity: number) {
    const shopper = await createKnownShopper(api, { locale });
    await api.addToBasket(shopper.uid(), id, quantity);
    await api.addToBasket(shopper.uid(), kept.id, 1);
    expect(changesOf(await shopper.open(basketPath))).toEqual([]);
    return shopper;
  }

  test.each([
    ["higher", "priceUp", price + 110],
    ["lower", "priceDown", price - 110],
  ] as const)("a %s price is reported once", async (_, key, now) => {
    const shopper = await createEarlierShopper(2);
    await api.changeProduct(id, { price: now });
    // Another page's header counts the lines of the basket, but does not show them to the shopper.
    await shopper.open(localePath(locale, paths.contacts()));
    const page = await shopper.open(basketPath);
    const words = t(`basket:changes.${key}`, { was: formatPrice(price), now: formatPrice(now) });
    expect(changesOf(page)).toEqual([expect.stringContaining(words)]);
    expect(textOf(page.one(`#p${id}`))).toContain(formatPrice(2 * now));
    expect(changesOf(await shopper.open(basketPath))).toEqual([]);
  });

  test("a quantity over the stock is reduced and reported", async () => {
    const shopper = await createEarlierShopper(5);
    await api.changeProduct(id, { stock: 3 });
    const page = await shopper.open(basketPath);
    expect(changesOf(page)).toEqual([expect.stringContaining(t("basket:changes.quantityReduced", { was: 5, now: 3 }))]);
    expect(page.one(`#p${id} input[name="quantity"]`).getAttribute("value")).toBe("3");
    expect(changesOf(await shopper.open(basketPath))).toEqual([]);
  });

  test("an unavailable product is listed separately, is not in the total, and can be removed", async () => {
    const shopper = await createEarlierShopper(2);
    await api.changeProduct(id, { stock: 0 });
    const page = await shopper.open(basketPath);
    expect(changesOf(page)).toEqual([expect.stringContaining(t("basket:changes.gone", { was: 2 }))]);
    const apart = page.one('main section[aria-labelledby="unavailable"]');
    expect(apart.querySelectorAll("li").map((line) => line.id)).toEqual([`p${id}`]);
    const notify = localePath(locale, paths.productNotify(product.code));
    expect(apart.querySelectorAll(`a[href="${notify}"]`)).toHaveLength(1);
    expect(textOf(page.one("main aside"))).toContain(formatPrice(kept.price));

    await shopper.press(page, `#p${id} button[name="remove"]`);
    expect((await readBasket(api.url, shopper.uid())).list.map(({ productId }) => productId)).toEqual([kept.id]);
  });

  test("a product that has no price now is listed separately, with a link to ask for the price", async () => {
    const shopper = await createEarlierShopper(2);
    await api.changeProduct(id, { price: 0 });
    const page = await shopper.open(basketPath);
    const links = page.all(`main section[aria-labelledby="unavailable"] #p${id} a.linkbtn`);
    expect(links.map((link) => [textOf(link), link.getAttribute("href")])).toEqual([
      [expect.stringContaining(t("card.askPrice")), localePath(locale, paths.feedback(product.code))],
    ]);
  });

  test("a product that has its price again is not reported as more expensive", async () => {
    const shopper = await createEarlierShopper(2);
    await api.changeProduct(id, { price: 0 });
    await shopper.open(basketPath);
    await api.changeProduct(id, { price });
    const page = await shopper.open(basketPath);
    expect(textOf(page.one(`#p${id}`))).toContain(formatPrice(2 * price));
    expect(changesOf(page)).toEqual([]);
  });
});

describe("a basket from which the API has removed a product", () => {
  const gone = { productId: 987_654, type: "gone", was: 2, now: 0 };
  const reduced = { productId: kept.id, type: "quantity_reduced", was: 3, now: 1 };
  const own = useModifiedShop((answer, path) => {
    if (!path.endsWith("/basket/view")) return answer;
    const { data } = z.object({ data: z.looseObject({}) }).parse(answer);
    return { data: { ...data, changes: [gone, reduced] } };
  });

  test("links only to the products that it lists", async () => {
    const shopper = await createKnownShopper(api, { shop: own.url() });
    await api.addToBasket(shopper.uid(), kept.id, 1);
    const page = await shopper.open(paths.basket());
    const list = `main ul:has(> li > a[href="#p${kept.id}"])`;
    const t = translateFor("ru");
    expect(textOf(page.one(list))).toContain(`${t("basket:changes.unknown")}: ${t("basket:changes.gone", { was: 2 })}`);
    expect(page.all(`${list} a`).map((link) => link.getAttribute("href"))).toEqual([`#p${kept.id}`]);
  });
});
