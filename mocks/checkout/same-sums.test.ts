import { afterAll, describe, expect, it } from "vitest";

import { basket } from "~/api/schemas/basket";
import { calculated, orderPlaced } from "~/api/schemas/checkout";
import { orderView } from "~/api/schemas/orders";
import { locales } from "~/i18n/config";
import { textSql } from "#mocks/db/texts";
import { invoicePage } from "#mocks/orders/invoice";
import { call } from "#mocks/testing/call";
import { create, fill, orderOf } from "#mocks/testing/order";
import { createDemoApi } from "#mocks/testing/test-api";

const api = await createDemoApi({ now: () => new Date("2026-11-20T09:00:00Z") });
afterAll(() => api.close());

const sold = "stock > 20 and multiplicity = 1 and price > 100";

/** Products of one promotion alone, the dearest first. */
function pick(slug: string, count: number): number[] {
  return api.context.db
    .all<{ id: number }>(
      `select product.id from product
       join product_section on product_id = product.id
       join stock_section on stock_section.section_id = product_section.section_id
       join stock on stock.id = stock_id
       where ${sold.replace("price", "product.price")}
       group by product.id having count(distinct stock_id) = 1 and max(stock.slug) = ?
       order by product.price desc, product.id limit ?`,
      slug,
      count,
    )
    .map(({ id }) => id);
}

/** A product of no promotion, with a crossed-out old price. */
function pickPlain(): number[] {
  const row = api.context.db.get<{ id: number }>(
    `select id from product where ${sold} and old_price is not null and id not in
       (select product_id from product_section join stock_section using (section_id)) order by id limit 1`,
  );
  return row ? [row.id] : [];
}

const priceOf = (id: number) => api.context.cards.entry(id, "ru")?.price ?? 0;
const total = (parts: { sum: number }[]) => parts.reduce((all, { sum }) => all + sum, 0);

describe.each(locales)("the sums of a basket with two promotions and a promo code (%s)", (language) => {
  const uid = `sums-${language}`;
  const free = pick("third-set-free", 3);
  const reduced = pick("winter-site", 1);
  const plain = pickPlain();
  for (const id of [...free, ...reduced, ...plain]) fill(api, uid, id);

  it("are the same in basket, checkout, order and invoice, and add up", async () => {
    await call(api, "/api/app/basket/promo", { method: "POST", body: { uid, code: "MASTER5" } });
    const seen = (await call(api, `/api/app/basket/view?uid=${uid}`, { language })).data(basket);
    const { discounts = [], cost, discount, totalPrice, list } = seen;
    expect(cost).toBe(total(list));
    expect(discount).toBe(total(discounts));
    expect(totalPrice).toBe(cost - discount);

    // The cheapest of three accessories is free; the code applies to the two others and to the plain product.
    const [dear = 0, middle = 0, cheap = 0] = free.map(priceOf);
    const [warm = 0, other = 0] = [...reduced, ...plain].map(priceOf);
    const sums = [cheap, warm / 10, ((dear + middle + other) * 5) / 100].map(Math.round);
    const names = api.context.db.all<{ name: string }>(
      `select ${textSql("stock", "name", language)} as name from stock where slug in ('third-set-free', 'winter-site') order by id`,
    );
    const code = language === "ru" ? "Скидка мастеру 5\u00a0% (MASTER5)" : "5% off for tradespeople (MASTER5)";
    const expected = [...names.map(({ name }) => name), code].map((name, place) => ({ name, sum: sums[place] }));
    expect(discounts).toEqual(expected);

    const body = { uid, personType: "individual", delivery: { code: "pickup" } };
    const order = { method: "POST", language, body };
    const checkout = (await call(api, "/api/app/checkout/calculate", order)).data(calculated);
    expect(checkout).toMatchObject({ cost, discount, discounts, totalPrice, deliveryCost: 0 });

    const placed = (await create(api, orderOf(api, uid), undefined, { language })).data(orderPlaced);
    const path = `/api/app/order/${placed.order.id}/view?accessKey=${placed.accessKey}`;
    const { order: stored } = (await call(api, path, { language })).data(orderView);
    expect(stored).toMatchObject({ cost, discount, discounts });
    expect(stored.totalPrice).toBe(totalPrice + stored.delivery.cost);
    expect(total(stored.items) - discount + stored.delivery.cost).toBe(stored.totalPrice);

    const invoice = invoicePage(stored, api.context.shop, language);
    for (const { name } of discounts) expect(invoice).toContain(`<th scope="row">${name}</th>`);
  });
});
