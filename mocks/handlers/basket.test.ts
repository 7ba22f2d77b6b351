import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { basket } from "~/api/schemas/basket";
import { putLine } from "#mocks/db/queries/basket";
import { changeProduct } from "#mocks/db/queries/change-product";
import { call, type CallOptions } from "#mocks/testing/call";
import { seedTiny } from "#mocks/testing/seed";
import { createDemoApi, createTestApi, type TestApi } from "#mocks/testing/test-api";

let api: TestApi;
beforeEach(() => (api = createTestApi({ seed: seedTiny, now: () => new Date("2026-11-20T09:00:00Z") })));
afterEach(() => api.close());

const ask = (path: string, options?: CallOptions) => call(api, `/api/app/basket/${path}`, options);
const post = (path: string, quantity: number, uid = "u") => ask(path, { method: "POST", body: { uid, quantity } });
const add = (id: number, quantity = 1) => post(`${id}/add`, quantity);
const view = async (query = "") => (await ask(`view?uid=u${query}`)).data(basket);

describe("adding a product", () => {
  it("adds to the quantity in the basket", async () => {
    await add(1, 2);
    const { list } = (await add(1, 3)).data(basket);
    expect(list.map(({ productId, quantity, sum }) => [productId, quantity, sum])).toEqual([[1, 5, 5 * 12490]]);
  });

  it("keeps visitors' baskets separate", async () => {
    await add(1);
    expect((await ask("view?uid=other")).data(basket).list).toEqual([]);
  });

  it.each([
    ["more than 999 in total", 7, [500, 500], "quantity_too_big"],
    ["more than the stock", 2, [4], "out_of_stock"],
    ["more than the stock in two steps", 2, [2, 2], "out_of_stock"],
    ["a sold-out product", 3, [1], "out_of_stock"],
    ["a product without a price", 8, [1], "not_for_sale"],
    ["part of a pack", 9, [4], "wrong_multiple"],
  ])("rejects %s and changes nothing", async (_, id, quantities, code) => {
    const answers = [];
    for (const quantity of quantities) answers.push(await add(id, quantity));
    const last = answers.at(-1);
    expect(last?.status).toBe(422);
    expect(last?.error()).toMatchObject({ code });
    expect(last?.error().fields).toHaveProperty("quantity");
    const kept = quantities.slice(0, -1).reduce((sum, quantity) => sum + quantity, 0);
    expect((await view()).list.map(({ quantity }) => quantity)).toEqual(kept > 0 ? [kept] : []);
  });

  it("reports the stock in the requested language", async () => {
    const english = await ask("2/add", { method: "POST", language: "en", body: { uid: "u", quantity: 9 } });
    expect(english.error().fields).toEqual({ quantity: "Only 3 in stock" });
    expect((await add(2, 9)).error().fields).toEqual({ quantity: "В наличии только 3 шт." });
  });

  it.each([[0], [-1], [1.5], ["2"], [null], [1e9]])("rejects a quantity of %s", async (quantity) => {
    const answer = await ask("1/add", { method: "POST", body: { uid: "u", quantity } });
    expect(answer.status).toBe(422);
    expect(answer.error().fields).toHaveProperty("quantity");
  });

  it("accepts up to 999 pieces of a product made to order", async () => {
    const [line] = (await add(4, 999)).data(basket).list;
    expect(line).toMatchObject({ quantity: 999, product: { maxQuantity: 999, deliveryDate: "2026-11-28" } });
  });

  it("accepts full packs up to the stock", async () => {
    const [line] = (await add(9, 60)).data(basket).list;
    expect(line?.product).toMatchObject({ multiplicity: 6, maxQuantity: 60 });
  });

  it("rejects an empty body", async () => {
    const answer = await ask("1/add", { method: "POST", headers: { "content-type": "application/json" } });
    expect(answer.status).toBe(422);
  });
});

describe("changing and removing a line", () => {
  it("sets the quantity; 0 removes the line", async () => {
    await add(1, 5);
    expect((await post("1/change", 2)).data(basket).list[0]?.quantity).toBe(2);
    expect((await post("1/change", 0)).data(basket).list).toEqual([]);
    expect((await post("1/change", 0)).status).toBe(200);
  });

  it("can remove the same line repeatedly", async () => {
    await add(1);
    for (const _ of [1, 2]) expect((await ask("1/delete?uid=u", { method: "DELETE" })).data(basket).list).toEqual([]);
  });

  it("clears everything, including the promo code", async () => {
    await add(1);
    await ask("promo", { method: "POST", body: { uid: "u", code: "TEN" } });
    const cleared = (await ask("clear?uid=u", { method: "DELETE" })).data(basket);
    expect(cleared).toMatchObject({
      list: [],
      cost: 0,
      totalPrice: 0,
      discount: 0,
      totalWeight: 0,
      deliveryDate: null,
      promo: null,
    });
  });
});

describe("totals", () => {
  it("are those of the lines: a crossed-out old price is not part of the cost", async () => {
    await add(1, 2);
    await add(2, 1);
    const sums = { cost: 2 * 12490 + 7990, totalPrice: 2 * 12490 + 7990, discount: 0, totalWeight: 2 * 1900 + 1200 };
    expect(await view()).toMatchObject({ ...sums, discounts: [], productOnOrder: 0, deliveryDate: "2026-11-21" });
  });

  it("give a basket with only made-to-order products the date of the first one that is ready", async () => {
    await add(4);
    expect(await view()).toMatchObject({ productOnOrder: 1, deliveryDate: "2026-11-29" });
    await add(1);
    expect(await view()).toMatchObject({ productOnOrder: 1, deliveryDate: "2026-11-21" });
  });

  it("exclude lines that are no longer available", async () => {
    await add(1);
    await add(2);
    changeProduct(api.context, 1, { stock: 0 });
    const { list, cost, totalWeight } = await view();
    expect(list.map(({ productId, available }) => [productId, available])).toEqual([
      [1, false],
      [2, true],
    ]);
    expect([cost, totalWeight]).toEqual([7990, 1200]);
  });

  it("are exact for 500 lines of different products", async () => {
    const big = await createDemoApi({ now: () => new Date("2026-11-20T09:00:00Z") });
    const { db } = big.context;
    const products = db.all<{ id: number; price: number; weight: number }>(
      "select id, price, weight from product where stock > 1 and price > 0 and multiplicity = 1 limit 500",
    );
    db.transaction(() => products.forEach(({ id, price }) => putLine(db, "u", id, 2, price, new Date())));
    const answer = (await call(big, "/api/app/basket/view?uid=u")).data(basket);
    expect(answer.list.map(({ productId }) => productId).sort((a, b) => a - b)).toEqual(
      products.map(({ id }) => id).sort((a, b) => a - b),
    );
    expect(answer.cost).toBe(products.reduce((sum, { price }) => sum + 2 * price, 0));
    const { discounts = [] } = answer;
    expect(discounts.length).toBeGreaterThan(0);
    expect(answer.totalPrice).toBe(answer.cost - discounts.reduce((all, { sum }) => all + sum, 0));
    expect(answer.totalWeight).toBe(products.reduce((sum, { weight }) => sum + 2 * weight, 0));
    big.close();
  });
});

describe("a promo code", () => {
  const promo = (code: string) => ask("promo", { method: "POST", body: { uid: "u", code } });

  it.each([["TEN"], ["ten"], [" Ten "]])("is accepted as %j and gives its discount", async (code) => {
    await add(2, 1);
    expect((await promo(code)).data(basket)).toMatchObject({
      cost: 7990,
      discount: 799,
      totalPrice: 7191,
      promo: { code: "TEN", discount: 799 },
      discounts: [{ name: "Десять (TEN)", sum: 799 }],
    });
  });

  it("may be in Cyrillic letters of any case", async () => {
    expect((await promo("стройка")).data(basket).promo).toEqual({ code: "СТРОЙКА", name: "Стройка", discount: 0 });
  });

  it.each([
    ["NOPE", "promo_unknown"],
    ["old", "promo_expired"],
  ])("%s is rejected as %s", async (code, expected) => {
    const answer = await promo(code);
    expect([answer.status, answer.error().code]).toEqual([422, expected]);
    expect(answer.error().fields).toHaveProperty("code");
  });

  it.each([
    ["has expired", "update promo set expires_at = '2026-11-20T11:59:00+03:00' where code = 'TEN'"],
    ["was withdrawn", "delete from promo where code = 'TEN'"],
  ])("that %s in the basket gives no discount and is named as ended, until it is removed", async (_, change) => {
    await add(2, 1);
    expect((await promo("TEN")).data(basket).endedPromo).toBeNull();
    api.context.db.run(change);
    expect(await view()).toMatchObject({ promo: null, endedPromo: "TEN", discount: 0, totalPrice: 7990 });
    expect((await ask("promo?uid=u", { method: "DELETE" })).data(basket).endedPromo).toBeNull();
  });

  it("can be removed", async () => {
    await promo("TEN");
    expect((await ask("promo?uid=u", { method: "DELETE" })).data(basket).promo).toBeNull();
  });
});

describe("changes since the shopper last viewed the basket", () => {
  it("are reported once, but every time if `peek` is set", async () => {
    await add(1);
    changeProduct(api.context, 1, { price: 13000 });
    const change = { productId: 1, type: "price_up", was: 12490, now: 13000 };
    expect((await view("&peek=1")).changes).toEqual([change]);
    expect((await view("&peek=1")).changes).toEqual([change]);
    expect([(await view()).changes, (await view()).changes]).toEqual([[change], []]);
  });

  it("are also reported by a write, which does not mark them as seen", async () => {
    await add(1);
    changeProduct(api.context, 1, { price: 12000 });
    const { changes } = (await post("1/change", 2)).data(basket);
    expect(changes).toMatchObject([{ type: "price_down", was: 12490, now: 12000 }]);
    expect((await view()).changes).toHaveLength(1);
  });

  it("reduce a quantity to the stock", async () => {
    await add(1, 10);
    changeProduct(api.context, 1, { stock: 4 });
    const { changes, list } = await view();
    expect(changes).toEqual([{ productId: 1, type: "quantity_reduced", was: 10, now: 4 }]);
    expect(list[0]?.quantity).toBe(4);
    changeProduct(api.context, 1, { stock: 50 });
    expect((await view()).list[0]?.quantity).toBe(4);
  });

  it("report that a product is gone, and report it again if it has been back in between", async () => {
    const gone = [{ productId: 1, type: "gone", was: 2, now: 0 }];
    await add(1, 2);
    changeProduct(api.context, 1, { stock: 0 });
    expect([(await view()).changes, (await view()).changes]).toEqual([gone, []]);
    changeProduct(api.context, 1, { stock: 9 });
    expect(await view()).toMatchObject({ changes: [], list: [{ available: true, quantity: 2 }] });
    changeProduct(api.context, 1, { stock: 0 });
    expect((await view()).changes).toEqual(gone);
  });
});

it("has a different hash for each state of lines and prices, and the same hash for the same state", async () => {
  const hashes = [(await view()).hash];
  await add(1);
  hashes.push((await view()).hash);
  await add(1);
  hashes.push((await view()).hash);
  changeProduct(api.context, 1, { price: 1 });
  hashes.push((await view()).hash);
  await ask("promo", { method: "POST", body: { uid: "u", code: "TEN" } });
  await add(2);
  hashes.push((await view()).hash);
  expect(new Set(hashes).size).toBe(5);
  expect((await ask("view?uid=u", { language: "en" })).data(basket).hash).toBe(hashes[4]);
});
