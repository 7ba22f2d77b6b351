import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";

import { calculate, offers, productList, productView, viewed } from "~/api/schemas/catalog";
import { changeProduct } from "#mocks/db/queries/change-product";
import { textIn } from "#mocks/language";
import { call, type CallOptions } from "#mocks/testing/call";
import { seedTiny } from "#mocks/testing/seed";
import { createDemoApi, createTestApi, type TestApi } from "#mocks/testing/test-api";

let api: TestApi;
let clock: Date;
beforeEach(() => {
  clock = new Date("2026-11-20T09:00:00Z");
  api = createTestApi({ seed: seedTiny, now: () => clock });
});
afterEach(() => api.close());

const ask = (path: string, options?: CallOptions) => call(api, `/api/app/catalog/product/${path}`, options);

describe("a product's page", () => {
  it("has all data in the requested language", async () => {
    const { product, meta } = (await ask("product-1/view", { language: "en" })).data(productView);
    expect(product).toMatchObject({
      article: "104-2231",
      brand: { slug: "tavros", name: "Tavros" },
      section: { name: "Drills", link: "/catalog/tools/drills" },
      path: [{ name: "Tools", link: "/catalog/tools" }, { name: "Drills" }, { name: product.name }],
      properties: [{ name: "Kit", value: "with case" }],
      description: "<p>Description.</p>",
      unit: "pcs",
    });
    expect(meta).toEqual({ h1: product.name, title: `${product.name} — Verstak`, description: "Description." });
  });

  it("adds the product to the viewed products, newest first, each once", async () => {
    for (const id of [1, 2, 3, 1]) {
      clock = new Date(clock.getTime() + 1000);
      await ask(`product-${id}/view?uid=u`);
    }
    expect((await ask("viewed?uid=u")).data(viewed).map(({ id }) => id)).toEqual([1, 3, 2]);
    expect((await ask("viewed?uid=other")).data(viewed)).toEqual([]);
    expect((await ask("viewed")).data(viewed)).toEqual([]);
  });

  it("drops the product from the viewed products after twenty others", async () => {
    const big = await createDemoApi({ now: () => clock });
    const codes = big.context.db.all<{ code: string }>("select code from product limit 22").map(({ code }) => code);
    for (const code of codes) {
      clock = new Date(clock.getTime() + 1000);
      await call(big, `/api/app/catalog/product/${code}/view?uid=u`);
    }
    const seen = (await call(big, "/api/app/catalog/product/viewed?uid=u")).data(viewed).map(({ code }) => code);
    expect(seen).toEqual(codes.slice(2).reverse());
    big.close();
  });
});

describe("the promotions of a product", () => {
  it("are the running ones that reduce its price, with their figures", async () => {
    const big = await createDemoApi({ now: () => clock });
    const promotionsOf = async (section: string) => {
      const row = big.context.db.get<{ code: string }>(
        `select product.code from product join section on section.id = section_id
         where section.code = ? and price > 0 limit 1`,
        section,
      );
      const { product } = (await call(big, `/api/app/catalog/product/${row?.code}/view`)).data(productView);
      return product.promotions?.map(({ slug, figure }) => [slug, figure]);
    };
    expect(await promotionsOf("helmets")).toEqual([["foreman-kit", "−20\u00a0%"]]);
    // The promotion of welders has ended.
    expect(await promotionsOf("inverter-welders")).toEqual([]);
    clock = new Date("2026-10-20T09:00:00Z");
    expect(await promotionsOf("inverter-welders")).toEqual([["welding-month", "−15\u00a0%"]]);
    big.close();
  });
});

describe("a list by IDs", () => {
  const list = async (ids: string, options?: CallOptions) =>
    (await ask(`list?ids=${ids}&uid=u`, options)).data(productList).products;

  it("keeps the order of the IDs and omits unknown ones", async () => {
    expect((await list("5,1,999999,x,5,2")).map(({ id }) => id)).toEqual([5, 1, 2]);
    expect(await list("")).toEqual([]);
    expect((await ask("list")).data(productList).products).toEqual([]);
  });

  it("has all properties, the section and the brand in the requested language", async () => {
    const [product] = await list("1", { language: "en" });
    const { product: whole } = (await ask("product-1/view", { language: "en" })).data(productView);
    expect(product).toMatchObject({
      properties: whole.properties,
      section: whole.section,
      brand: { slug: "tavros", name: "Tavros" },
    });
  });

  it("has the visitor's basket quantities and favourites, and does not count as a view", async () => {
    await call(api, "/api/app/basket/1/add", { method: "POST", body: { uid: "u", quantity: 2 } });
    await call(api, "/api/app/favorite/2/add?uid=u", { method: "POST" });
    expect((await list("1,2")).map(({ quantity, isFavorite }) => [quantity, isFavorite])).toEqual([
      [2, false],
      [0, true],
    ]);
    expect((await ask("viewed?uid=u")).data(viewed)).toEqual([]);
  });
});

describe("variants", () => {
  it("are all products of the group, including the product itself", async () => {
    const list = (await ask("product-1/offers")).data(offers).offers;
    expect(list.map(({ id, price, isStock }) => [id, price, isStock])).toEqual([
      [2, 7990, 3],
      [1, 12490, 14],
    ]);
  });
  it("are empty for a product without a group", async () => {
    expect((await ask("product-5/offers")).data(offers).offers).toEqual([]);
  });
});

describe("delivery", () => {
  const ways = async (path: string) => {
    const { deliveries, total } = (await ask(path)).data(calculate);
    return { total, ...Object.fromEntries(deliveries.map(({ code, cost, date }) => [code, [cost, date]])) };
  };

  it("of products in stock starts today", async () => {
    expect(await ways("product-10/calculate?quantity=2")).toEqual({
      total: 1780,
      pickup: [0, "2026-11-20"],
      courier: [490, "2026-11-21"],
      transport: [400, "2026-11-24"],
    });
  });
  it("of products made to order starts when they are ready", async () => {
    expect(await ways("product-4/calculate")).toMatchObject({ pickup: [0, "2026-11-28"], courier: [0, "2026-11-29"] });
  });
  it("takes longer to another city, but not to Moscow given by name", async () => {
    expect(await ways(`product-10/calculate?city=${encodeURIComponent("Казань")}`)).toMatchObject({
      courier: [490, "2026-11-23"],
    });
    expect(await ways(`product-10/calculate?city=${encodeURIComponent("Москва")}`)).toMatchObject({
      courier: [490, "2026-11-21"],
    });
  });
  it("is not offered for sold-out products", async () =>
    expect(await ways("product-3/calculate")).toEqual({ total: 3450 }));
  it("counts one piece if the quantity is invalid", async () => {
    expect((await ways("product-10/calculate?quantity=-4")).total).toBe(890);
  });
});

describe("a back-in-stock request", () => {
  const ask3 = (contact: unknown, language: "ru" | "en" = "ru") =>
    ask("product-3/notify", { method: "POST", language, body: { uid: "u", contact } });

  it.each([
    ["shopper@example.com", "email", "shopper@example.com"],
    ["Shopper@Example.com ", "email", "shopper@example.com"],
    ["+7 (999) 123-45-67", "sms", "+79991234567"],
    ["8 999 123 45 67", "sms", "+79991234567"],
    ["+375 29 123-45-67", "sms", "+375291234567"],
  ])("is confirmed to %s with a message", async (contact, kind, to) => {
    expect((await ask3(contact)).data(z.object({}))).toEqual({});
    expect(api.context.outbox.list()).toMatchObject([
      { kind, to, code: null, link: "http://shop.test/product/product-3" },
    ]);
  });

  it("names the shop in an SMS, and leaves a Russian name with the quotes that it has", async () => {
    const { db, shop, outbox } = api.context;
    db.run("update text set value = 'Пила «Кремень»' where owner = 'product' and id = 3 and language = 'ru'");
    await ask3("+79991234567");
    await call(api, "/scenario/product/3", { method: "POST", body: { stock: 5 } });
    const end = "Пила «Кремень». http://shop.test/product/product-3";
    expect(outbox.list().map(({ text }) => text)).toEqual([
      `${textIn(shop.name, "ru")}: Этот товар снова в наличии: ${end}`,
      `${textIn(shop.name, "ru")}: Мы сообщим, когда этот товар появится в наличии: ${end}`,
    ]);
  });

  it("is confirmed once, in the shopper's language", async () => {
    for (const _ of [1, 2]) expect((await ask3("a@example.com", "en")).status).toBe(200);
    const messages = api.context.outbox.list();
    expect(messages).toHaveLength(1);
    expect(messages[0]?.text).toContain("back in stock");
    expect(messages[0]?.link).toBe("http://shop.test/en/product/product-3");
  });

  it("is answered once, in the shopper's language, when the product is in stock again", async () => {
    await ask3("a@example.com", "en");
    const stock = async (number: number) =>
      (await call(api, "/scenario/product/3", { method: "POST", body: { stock: number } })).status;
    expect([await stock(0), api.context.outbox.list().length]).toEqual([200, 1]);
    expect([await stock(5), await stock(0), await stock(5)]).toEqual([200, 200, 200]);
    const [message, ...earlier] = api.context.outbox.list();
    expect(message).toMatchObject({ kind: "email", subject: "It is back in stock" });
    expect(message?.text).toMatch(/^“.+” is back in stock: http:\/\/shop\.test\/en\/product\/product-3$/);
    expect(earlier).toHaveLength(1);
  });

  it("is answered with a link in the first language if the shop has dropped the shopper's", async () => {
    await ask3("a@example.com", "en");
    api.context.db.run("update notify_request set language = 'de'");
    await call(api, "/scenario/product/3", { method: "POST", body: { stock: 5 } });
    expect(api.context.outbox.list()[0]?.link).toBe("http://shop.test/product/product-3");
  });

  it.each([
    ["a price", "price = 0"],
    ["a whole pack", "multiplicity = 10"],
  ])("waits for %s, without which nobody can buy the product", async (_, lack) => {
    const { db, outbox } = api.context;
    const restock = () => call(api, "/scenario/product/3", { method: "POST", body: { stock: 5 } });
    await ask3("a@example.com");
    db.run(`update product set ${lack} where id = 3`);
    await restock();
    expect(outbox.list()).toHaveLength(1);
    db.run("update product set price = 3450, multiplicity = 1 where id = 3");
    await restock();
    expect(outbox.list()).toHaveLength(2);
  });

  it.each([["nobody"], ["12345"], ["a@b"], [""], [undefined], ["+7 999 call me 1234567"]])(
    "is rejected for %j",
    async (contact) => {
      const answer = await ask3(contact);
      expect([answer.status, answer.error().code]).toEqual([422, "validation_failed"]);
      expect(answer.error().fields).toHaveProperty("contact");
      expect(api.context.outbox.list()).toEqual([]);
    },
  );
});

it("shows a changed stock and price immediately, also in listings", async () => {
  await ask("product-1/view");
  expect(changeProduct(api.context, 1, { price: 100, stock: 0 })).toBe(true);
  expect((await ask("product-1/view")).data(productView).product).toMatchObject({ price: 100, isStock: 0 });
  const { listing } = api.context;
  const cheapest = listing.sorted(null, listing.base(2), "price_asc", "ru")[0] ?? -1;
  expect(listing.columns.ids[cheapest]).toBe(1);
  expect(changeProduct(api.context, 999, { price: 1 })).toBe(false);
});
