import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { basket, favoriteFullList } from "~/api/schemas/basket";
import {
  autocomplete,
  catalogInfo,
  offers,
  productList,
  productView,
  searchResults,
  viewed,
} from "~/api/schemas/catalog";
import { orderPlaced } from "~/api/schemas/checkout";
import { orderView } from "~/api/schemas/orders";
import { stockList, stockView } from "~/api/schemas/pages";
import { call } from "#mocks/testing/call";
import { create, orderOf } from "#mocks/testing/order";
import { createTestApi, type TestApi } from "#mocks/testing/test-api";
import { readTexts } from "#mocks/texts/read";
import { writeTexts } from "#mocks/texts/write";

import { createImporter, feedOf, offerOf } from "./testing";

const oolong = offerOf("a", "Улун", "<price>700</price>", 'group_id="1"');
const puer = offerOf("b", "Пуэр", "<price>900</price>", 'group_id="1"');

let importer: ReturnType<typeof createImporter>;
let api: TestApi;
let ids: { oolong: number; puer: number };

beforeEach(async () => {
  importer = createImporter();
  await importer.run(feedOf(oolong + puer));
  api = createTestApi({ db: importer.db });
  const [first, second] = importer.db.all<{ id: number }>("select id from product order by id");
  ids = { oolong: first?.id ?? 0, puer: second?.id ?? 0 };
});
afterEach(() => importer.close());

/** Imports a feed without the pu-erh, as the API does while it runs. */
async function drop() {
  await importer.run(feedOf(oolong));
  api = createTestApi({ db: importer.db });
}

const ask = (path: string) => call(api, `/api/app/${path}`);
const add = (id: number) => call(api, `/api/app/basket/${id}/add`, { method: "POST", body: { uid: "u", quantity: 2 } });
const placeOrder = async () => (await create(api, orderOf(api, "u"))).data(orderPlaced);
const namesOf = (products: { name: string }[]) => products.map(({ name }) => name);

describe("a product whose offer is gone from the feed", () => {
  it("has a page that says so, with the variants that are left", async () => {
    expect((await ask("catalog/product/puer/view")).data(productView).product.discontinued).toBe(false);
    await drop();
    const { product } = (await ask("catalog/product/puer/view")).data(productView);
    expect(product).toMatchObject({ name: "Пуэр", isStock: 0, discontinued: true });
    expect(namesOf((await ask("catalog/product/puer/offers")).data(offers).offers)).toEqual(["Улун"]);
    expect((await ask("catalog/product/ulun/offers")).data(offers).offers).toEqual([]);
  });

  it("stays in baskets as not available, and cannot be ordered or put in again", async () => {
    await add(ids.oolong);
    await add(ids.puer);
    await drop();
    const view = (await ask("basket/view?uid=u&peek=1")).data(basket);
    expect(view.list.map(({ product, available }) => [product.name, available])).toEqual([
      ["Улун", true],
      ["Пуэр", false],
    ]);
    expect(view).toMatchObject({ totalPrice: 1400, changes: [{ productId: ids.puer, type: "gone" }] });
    expect((await add(ids.puer)).status).toBe(422);
    const { order, accessKey } = await placeOrder();
    const { items } = (await ask(`order/${order.id}/view?accessKey=${accessKey}`)).data(orderView).order;
    expect(namesOf(items)).toEqual(["Улун"]);
  });

  it("alone in a basket makes no order", async () => {
    await add(ids.puer);
    const body = orderOf(api, "u");
    await drop();
    expect((await create(api, body)).status).toBeGreaterThanOrEqual(400);
  });

  it("is still named in orders", async () => {
    await add(ids.puer);
    const { order, accessKey } = await placeOrder();
    await drop();
    const { items } = (await ask(`order/${order.id}/view?accessKey=${accessKey}`)).data(orderView).order;
    expect(items).toMatchObject([{ name: "Пуэр", price: 900, quantity: 2 }]);
  });

  it("stays in favourites as sold out, after the others, until a filter is set", async () => {
    for (const id of [ids.oolong, ids.puer]) await call(api, `/api/app/favorite/${id}/add?uid=u`, { method: "POST" });
    await drop();
    const list = async (query = "") => (await ask(`favorite/fullList?uid=u${query}`)).data(favoriteFullList);
    const whole = await list();
    expect(whole.products.map(({ name, isStock }) => [name, isStock > 0])).toEqual([
      ["Улун", true],
      ["Пуэр", false],
    ]);
    expect(whole.pagination.total).toBe(2);
    expect(namesOf((await list("&perPage=1&page=2")).products)).toEqual(["Пуэр"]);
    expect(namesOf((await list("&filter[inStock]=1")).products)).toEqual(["Улун"]);
  });

  it("is not in lists, search, suggestions, recently viewed products and the sitemap", async () => {
    await ask("catalog/product/puer/view?uid=u");
    const query = encodeURIComponent("пуэр");
    const everywhere = async () => ({
      section: namesOf((await ask("catalog/info?sectionCode=chay")).data(catalogInfo).products).includes("Пуэр"),
      search: namesOf((await ask(`search/results?q=${query}`)).data(searchResults).products).includes("Пуэр"),
      suggested: namesOf((await ask(`search/autocomplete?q=${query}`)).data(autocomplete).products).includes("Пуэр"),
      viewed: namesOf((await ask("catalog/product/viewed?uid=u")).data(viewed)).includes("Пуэр"),
      compared: namesOf((await ask(`catalog/product/list?ids=${ids.puer}`)).data(productList).products).includes(
        "Пуэр",
      ),
      sitemap: JSON.stringify((await ask("sitemap/view")).json()).includes("/product/puer"),
    });
    const places = Object.keys(await everywhere());
    expect(Object.values(await everywhere())).toEqual(places.map(() => true));
    await drop();
    expect(Object.values(await everywhere())).toEqual(places.map(() => false));
  });

  it("is sold again at its old address when its offer is back, also under another name", async () => {
    await drop();
    await importer.run(feedOf(oolong + offerOf("b", "Пуэр «Старый»", "<price>950</price>", 'group_id="1"')));
    api = createTestApi({ db: importer.db });
    const { product } = (await ask("catalog/product/puer/view")).data(productView);
    expect(product).toMatchObject({ id: ids.puer, name: "Пуэр «Старый»", price: 950, discontinued: false });
  });

  it("leaves its article to an offer that has it under a new id, also when it is sold again", async () => {
    const teapot = (id: string) => offerOf(id, "Чайник", "<vendorCode>IX-300</vendorCode>");
    const articles = () => importer.db.all("select article, hidden from product where id > ? order by id", ids.puer);
    await importer.run(feedOf(oolong + teapot("old")));
    await importer.run(feedOf(oolong + teapot("new")));
    expect(articles()).toEqual([
      { article: "old", hidden: 1 },
      { article: "IX-300", hidden: 0 },
    ]);
    await importer.run(feedOf(oolong + teapot("old") + teapot("new")));
    expect(articles()).toEqual([
      { article: "old", hidden: 0 },
      { article: "IX-300", hidden: 0 },
    ]);
  });
});

it("articles that a feed had exchanged are exchanged back", async () => {
  const of = (one: string, other: string) =>
    feedOf(
      offerOf("c", "А", `<vendorCode>${one}</vendorCode>`) + offerOf("d", "Б", `<vendorCode>${other}</vendorCode>`),
    );
  await importer.run(of("X", "Y"));
  await importer.run(of("Y", "X"));
  expect(importer.db.column("select article from product where hidden = 0 order by id")).toEqual(["Y", "X"]);
});

describe("a promotion of a section whose goods are gone from the feed", () => {
  const categories = '<category id="1">Чай</category><category id="2">Кофе</category>';
  const coffee = offerOf("c", "Арабика", "<categoryId>2</categoryId>");

  it("stays without products until the section has goods again", async () => {
    const fields = "name: Кофе\npreview: Кофе\nstartsAt: 2026-01-01\nproducts: { sections: [kofe], limit: 3 }";
    mkdirSync(join(importer.folder, "stocks", "ru"), { recursive: true });
    importer.file("stocks/ru/coffee.md", `---\n${fields}\ndiscount: { percent: 10 }\n---\nКофе.`);
    const shown = async (offers: string) => {
      await importer.run(feedOf(offers, categories));
      // As the API does when it starts.
      writeTexts(importer.db, readTexts(importer.folder));
      api = createTestApi({ db: importer.db });
      const { stocks } = (await ask("stock/list")).data(stockList);
      const { stock } = (await ask("stock/coffee/view")).data(stockView);
      return [namesOf(stocks), namesOf(stock.products)];
    };
    expect(await shown(oolong + coffee)).toEqual([["Кофе"], ["Арабика"]]);
    expect(await shown(oolong)).toEqual([["Кофе"], []]);
    expect(await shown(oolong + coffee)).toEqual([["Кофе"], ["Арабика"]]);
  });
});
