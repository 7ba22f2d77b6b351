import { describe, expect, inject, test } from "vitest";

import { localePath, locales } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { landmarks, landmarkSections } from "#mocks/testing/landmarks";

import { readBasket, readFavorites } from "../fixtures/visitor";
import { createApi } from "./support/api";
import { createKnownShopper } from "./support/guests";
import { noticesOf, textOf, type Page } from "./support/page";
import { createShopper, type Shopper } from "./support/shopper";

const api = createApi();
const large = await api.sectionLink(landmarkSections.large);
const product = await api.product(landmarks.inStock);

const favorites = (shopper: Shopper) => readFavorites(inject("apiUrl"), shopper.uid());
const heart = (name: "add" | "remove", id: number) =>
  `form[data-small="favorite"] button[name="${name}"][value="${id}"]`;
const cardsOf = (page: Page) => page.all("main li[id^=p]").map(({ id }) => Number(id.slice(1)));

describe.each(locales)("in %s", (locale) => {
  const t = translateFor(locale);
  const at = (path: string) => localePath(locale, path);

  test("a heart on a card adds the product, returns to the card, and removes the product again", async () => {
    const shopper = createShopper();
    const listing = await shopper.open(at(`${large}?page=2`));
    const id = cardsOf(listing)[2] ?? 0;
    const added = await shopper.press(listing, heart("add", id));
    expect([added.status, added.location]).toEqual([303, `${at(large)}?page=2#p${id}`]);
    expect(await favorites(shopper)).toEqual([id]);

    const next = await shopper.follow(added);
    expect(noticesOf(next)).toEqual([t("notice.favoriteAdded")]);
    expect(textOf(next.one('[role="status"][aria-atomic="false"] a.linkbtn'))).toBe(t("notice.toFavorites"));
    expect(next.one(heart("remove", id)).getAttribute("aria-pressed")).toBe("true");

    const removed = await shopper.press(next, heart("remove", id));
    expect([removed.status, removed.location]).toEqual([303, `${at(large)}?page=2#p${id}`]);
    expect(noticesOf(await shopper.follow(removed))).toEqual([t("notice.favoriteRemoved")]);
    expect(await favorites(shopper)).toEqual([]);
  });

  test("the heart on a product's page has a text label", async () => {
    const shopper = createShopper();
    const page = await shopper.open(at(paths.product(product.code)));
    expect(page.all(heart("add", product.id)).map(textOf)).toContain(t("card.addFavorite"));
    const next = await shopper.follow(await shopper.press(page, heart("add", product.id)));
    expect(next.all(heart("remove", product.id)).map(textOf)).toContain(t("card.removeFavorite"));
    expect(await favorites(shopper)).toEqual([product.id]);
  });

  test("favourites are shown newest first, or in the chosen order", async () => {
    const shopper = await createKnownShopper(api);
    const ids: number[] = [];
    for (const state of ["plain", "sale", "inStock"] as const) {
      const { id } = await api.product(landmarks[state]);
      await api.addFavorite(shopper.uid(), id);
      ids.unshift(id);
    }
    const page = await shopper.open(at(paths.favorites()));
    expect(cardsOf(page)).toEqual(ids);
    const sorted = await shopper.pressForPage(page, "form#listing button", { sort: "price_asc", perPage: "24" });
    const byPrice = await Promise.all(
      (["plain", "sale", "inStock"] as const).map((state) => api.product(landmarks[state])),
    );
    expect(cardsOf(sorted)).toEqual(byPrice.sort((a, b) => a.price - b.price).map(({ id }) => id));
  });

  test("all favourites are added to the basket, except those that are sold out or already in it", async () => {
    const shopper = await createKnownShopper(api);
    const idOf = async (state: "plain" | "sale" | "madeToOrder" | "soldOut") =>
      (await api.product(landmarks[state])).id;
    const forSale = await Promise.all([idOf("plain"), idOf("sale"), idOf("madeToOrder")]);
    for (const id of [...forSale, await idOf("soldOut"), product.id]) await api.addFavorite(shopper.uid(), id);
    await api.addToBasket(shopper.uid(), product.id, 3);
    const lines = async () =>
      (await readBasket(inject("apiUrl"), shopper.uid())).list.map(
        ({ productId, quantity }) => [productId, quantity] as const,
      );
    const page = await shopper.open(at(paths.favorites()));
    const form = page.one("form:has(> button[name=basket])");
    expect(textOf(form)).toBe(
      [t("favorites:toBasket.all"), t("favorites:toBasket.inStock", { count: 2 })].join("") +
        `, ${t("favorites:toBasket.toOrder", { count: 1 })}`,
    );
    // Sent twice, as by a double click.
    const [added] = await Promise.all([1, 2].map(() => shopper.press(page, "button[name=basket]")));
    expect([added?.status, added?.location]).toEqual([303, at(paths.basket())]);
    expect(new Map(await lines())).toEqual(new Map([[product.id, 3], ...forSale.map((id) => [id, 1] as const)]));
    const again = await shopper.press(page, "button[name=basket]");
    expect(noticesOf(await shopper.follow(again))).toEqual([t("favorites:toBasket.already")]);
    expect((await shopper.open(at(paths.favorites()))).all("button[name=basket]")).toEqual([]);
  });

  test("pressing a heart on the favourites page removes the card, and removing a page's last card removes the page", async () => {
    const shopper = await createKnownShopper(api);
    const listing = await shopper.open(at(`${large}?perPage=24`));
    const ids = cardsOf(listing).slice(0, 11);
    for (const id of ids) await api.addFavorite(shopper.uid(), id);

    const first = await shopper.open(at(paths.favorites()));
    const second = await shopper.open(at(`${paths.favorites()}?page=2`));
    expect([cardsOf(first).length, cardsOf(second).length]).toEqual([10, 1]);
    const [last = 0] = cardsOf(second);
    const reply = await shopper.press(second, heart("remove", last));
    expect(await favorites(shopper)).toHaveLength(10);
    const next = await shopper.follow(reply);
    expect([next.status, next.location]).toEqual([302, at(paths.favorites())]);
    expect(cardsOf(await shopper.follow(next))).toEqual(cardsOf(first));
  });
});

test("adding or removing twice has no effect", async () => {
  const shopper = createShopper();
  const page = await shopper.open(paths.product(product.code));
  const twice = [1, 2].map(() => shopper.press(page, heart("add", product.id)));
  expect((await Promise.all(twice)).map(({ status }) => status)).toEqual([303, 303]);
  expect(await favorites(shopper)).toEqual([product.id]);
  for (const _ of twice) await shopper.post(paths.favoriteToggle(), { remove: String(product.id) });
  expect(await favorites(shopper)).toEqual([]);
});

test("an unknown product is rejected with a notice", async () => {
  const shopper = createShopper();
  const next = await shopper.follow(await shopper.post(paths.favoriteToggle(), { add: "999999999" }));
  expect(noticesOf(next)[0]).toMatch(new RegExp(`^${translateFor("ru")("notice.error")}: .+`));
  expect(await favorites(shopper)).toEqual([]);
});

test("if the API fails while favourites are added to the basket, the list says so, and the next press completes it", async () => {
  const shopper = await createKnownShopper(api);
  const uid = shopper.uid();
  const { id } = await api.product(landmarks.plain);
  for (const each of [id, product.id]) await api.addFavorite(uid, each);
  const sorted = `${paths.favorites()}?sort=price_asc`;
  const page = await shopper.open(sorted);
  const path = `/api/app/basket/${id}/change`;
  await api.fault({ path, method: "POST", fault: "status", status: 500, uid, times: 1 });
  const failed = await shopper.press(page, "button[name=basket]");
  expect(failed.location).toBe(sorted);
  const list = await shopper.follow(failed);
  expect(noticesOf(list)).toEqual([expect.stringContaining(translateFor("ru")("notice.failed"))]);
  const done = await shopper.press(page, "button[name=basket]");
  expect(done.location).toBe(paths.basket());
  const quantities = (await readBasket(inject("apiUrl"), uid)).list.map(({ quantity }) => quantity);
  expect(quantities).toEqual([1, 1]);
});

test("favourites that are no longer sold are not added to the basket, and the list says so", async () => {
  const shopper = await createKnownShopper(api);
  const { id } = await api.product(landmarks.soldOut);
  await api.addFavorite(shopper.uid(), id);
  const reply = await shopper.post(paths.favorites(), { basket: String(id) });
  expect(reply.location).toBe(paths.favorites());
  const [notice] = noticesOf(await shopper.follow(reply));
  expect(notice).toContain(translateFor("ru")("favorites:toBasket.unavailable"));
});
