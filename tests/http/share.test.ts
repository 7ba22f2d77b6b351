import { describe, expect, inject, test } from "vitest";

import { localePath, locales } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { readFavorites } from "../fixtures/visitor";
import { createApi } from "./support/api";
import { createKnownShopper, createShopperWithProducts } from "./support/guests";
import { createNewCustomer } from "./support/new-customer";
import { noticesOf, textOf, type Page } from "./support/page";
import { createShopper } from "./support/shopper";

const api = createApi();
const shop = inject("shopUrl");
const [first, second, third] = await Promise.all([
  api.product(landmarks.inStock),
  api.product(landmarks.plain),
  api.product(landmarks.sale),
]);
const { stock, article } = await api.slugs();

const hrefsOf = (page: Page) => page.all("main details a[href]").map((link) => link.getAttribute("href") ?? "");
const addressOf = (page: Page) => page.one("main details input[readonly]").getAttribute("value") ?? "";
const cardsOf = (page: Page) => page.all("main li[id^=p]").map(({ id }) => Number(id.slice(1)));
const favoritesOf = (uid: string) => readFavorites(api.url, uid);

describe.each(locales)("in %s", (locale) => {
  const t = translateFor(locale);
  const at = (path: string) => localePath(locale, path);

  test.each([
    ["product", paths.product(first.code)],
    ["promotion", paths.stock(stock)],
    ["article", paths.article(article)],
  ])("a %s is shared by plain links with its title and its canonical URL", async (_, path) => {
    const page = await createShopper().open(`${at(path)}?utm_source=letter`);
    const [canonical, title] = [page.one("link[rel=canonical]").getAttribute("href") ?? "", textOf(page.one("h1"))];
    expect(canonical).toBe(shop + at(path));
    expect(textOf(page.one("main details:has(input[readonly]) summary"))).toBe(t("share:open"));
    expect(addressOf(page)).toBe(canonical);
    const [address, name] = [encodeURIComponent(canonical), encodeURIComponent(title)];
    expect(hrefsOf(page).map((href) => href.replaceAll("&amp;", "&"))).toEqual([
      `https://t.me/share/url?url=${address}&text=${name}`,
      `https://vk.com/share.php?url=${address}&title=${name}`,
      `https://wa.me/?text=${name}%20${address}`,
      `mailto:?subject=${name}&body=${address}`,
    ]);
    const outside = page.all("main details a[target]");
    expect(outside.length).toBeGreaterThan(0);
    for (const link of outside) expect(link.getAttribute("rel")).toContain("noopener");
    // Without JavaScript, the page does not offer what only a script can do.
    expect(page.all("main details:has(input[readonly]) button")).toEqual([]);
  });

  test("favourites are shared by a URL that shows them to anybody", async () => {
    const owner = await createShopperWithProducts(api, { locale });
    const own = await owner.open(at(paths.favorites()));
    expect(textOf(own.one("main details:has(input[readonly]) summary"))).toBe(t("favorites:share.open"));
    expect(addressOf(own)).toBe(shop + at(paths.sharedFavorites(cardsOf(own))));
    const page = await createShopper().open(addressOf(own).slice(shop.length));
    expect(cardsOf(page)).toEqual(cardsOf(own));
    expect(textOf(page.one("h1"))).toBe(t("favorites:shared.title"));
    expect(page.one('meta[name="robots"]').getAttribute("content")).toBe("noindex,follow");
    expect(page.all('main form[data-small="basket"]').length).toBeGreaterThan(0);
  });

  test("a customer's favourites can be shared from the account too", async () => {
    const { shopper } = await createNewCustomer(locale);
    const none = await shopper.open(at(paths.personalFavorites()));
    expect([none.status, none.all("main details")]).toEqual([200, []]);
    for (const { id } of [first, second]) await shopper.post(at(paths.favoriteToggle()), { add: String(id) });
    const own = await shopper.open(at(paths.personalFavorites()));
    expect(textOf(own.one("main details:has(input[readonly]) summary"))).toBe(t("favorites:share.open"));
    expect(addressOf(own)).toBe(shop + at(paths.sharedFavorites(cardsOf(own))));
    expect(cardsOf(await createShopper().open(addressOf(own).slice(shop.length)))).toEqual([second.id, first.id]);
  });

  test("a shared list changes nothing until it is added", async () => {
    const shopper = await createKnownShopper(api, { locale });
    await api.addFavorite(shopper.uid(), second.id);
    const page = await shopper.open(at(paths.sharedFavorites([first.id, second.id, third.id])));
    expect(cardsOf(page)).toEqual([first.id, second.id, third.id]);
    expect(await favoritesOf(shopper.uid())).toEqual([second.id]);

    const reply = await shopper.press(page, 'main button[name="ids"]');
    expect([reply.status, reply.location]).toEqual([303, at(paths.favorites())]);
    expect(noticesOf(await shopper.follow(reply))).toEqual([t("favorites:shared.added", { count: 2 })]);
    expect((await favoritesOf(shopper.uid())).sort()).toEqual([first.id, second.id, third.id].sort());

    const again = await shopper.open(at(paths.sharedFavorites([first.id, second.id, third.id])));
    expect(again.all('main button[name="ids"]')).toEqual([]);
    expect(textOf(again.one("main"))).toContain(t("favorites:shared.all"));
  });

  test("invalid ids are ignored, and missing products are reported", async () => {
    const page = await createShopper().open(
      at(`${paths.favorites()}?ids=${first.id},x,-1,${first.id},999999999,%3Cb%3E`),
    );
    expect(cardsOf(page)).toEqual([first.id]);
    expect(textOf(page.one("main"))).toContain(t("favorites:shared.gone", { count: 1 }));
    const empty = await createShopper().open(at(`${paths.favorites()}?ids=`));
    expect([empty.status, textOf(empty.one("main h2"))]).toEqual([200, t("favorites:shared.empty")]);
  });
});

test("a guest makes a shared list their own", async () => {
  const shopper = createShopper();
  const page = await shopper.open(paths.sharedFavorites([first.id, second.id]));
  await shopper.press(page, 'main button[name="ids"]');
  expect((await favoritesOf(shopper.uid())).sort()).toEqual([first.id, second.id].sort());
});

test("a shared list has at most a hundred products", async () => {
  const ids = Array.from({ length: 150 }, (_, index) => index + 1);
  const page = await createShopper().open(paths.sharedFavorites(ids));
  expect(cardsOf(page).length).toBeGreaterThan(50);
  expect(cardsOf(page).every((id) => id <= 100)).toBe(true);
});

test("if the API rejects more products, the shopper sees a message and may try again", async () => {
  const shopper = await createKnownShopper(api);
  const page = await shopper.open(paths.sharedFavorites([first.id, second.id]));
  const path = `/api/app/favorite/${second.id}/add`;
  await api.fault({ path, method: "POST", uid: shopper.uid(), fault: "status", status: 500, times: 1 });
  const refused = await shopper.follow(await shopper.press(page, 'main button[name="ids"]'));
  expect(noticesOf(refused)[0]).toMatch(new RegExp(`^${translateFor("ru")("notice.error")}: .+`));
  await shopper.press(page, 'main button[name="ids"]');
  expect((await favoritesOf(shopper.uid())).sort()).toEqual([first.id, second.id].sort());
});

test("an empty list has no form", async () => {
  for (const ids of ["", "x", "-1"]) expect((await createShopper().post(paths.favorites(), { ids })).status).toBe(400);
});
