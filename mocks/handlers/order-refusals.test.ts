import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { basket } from "~/api/schemas/basket";
import type { OrderBody } from "~/api/schemas/checkout";
import { orderView } from "~/api/schemas/orders";
import { changeProduct } from "#mocks/db/queries/change-product";
import { call } from "#mocks/testing/call";
import { create, createShop, fill, newKey, orderOf, place, soundCompany } from "#mocks/testing/order";
import type { TestApi } from "#mocks/testing/test-api";

let api: TestApi;
beforeEach(() => (api = createShop()));
afterEach(() => api.close());

const count = (table: string) => api.context.db.get<{ n: number }>(`select count(*) as n from ${table}`)?.n ?? 0;
const stockOf = (id: number) => api.context.cards.entry(id, "ru")?.stock;
/** Everything that an order writes. */
const state = () => [
  ...["customer_order", "order_item", "order_event", "order_made", "order_consent", "message", "basket_line"].map(
    count,
  ),
  ...[1, 2, 4, 10].map(stockOf),
];
const open = async (id: number, accessKey: string) =>
  (await call(api, `/api/app/order/${id}/view?accessKey=${accessKey}`)).data(orderView).order;

describe("a company's order", () => {
  const company = (more: object = {}): Partial<OrderBody> => ({
    personType: "legal",
    payment: "invoice",
    company: { ...soundCompany, ...more },
  });

  it("stores its numbers without spaces and hyphens", async () => {
    const { order, accessKey } = await place(api, "u", 10, company({ inn: "77 0708-3893", bik: "044 525 225" }));
    expect((await open(order.id, accessKey)).company).toMatchObject({ inn: "7707083893", bik: "044525225" });
  });

  it("ignores the KPP of a sole trader", async () => {
    const trader = { inn: "500100732259", ogrn: "304500116000157", kpp: "773601001" };
    const { order, accessKey } = await place(api, "u", 10, company(trader));
    expect((await open(order.id, accessKey)).company).toMatchObject({ inn: "500100732259", kpp: null });
  });

  it("accepts the contract's sample account at another bank", async () => {
    const other = {
      bik: "049805746",
      account: "40602810700000000025",
      correspondentAccount: "30101810800000000746",
    };
    fill(api, "u", 10);
    const { error, status } = await create(api, orderOf(api, "u", company(other)));
    expect([status, status === 422 ? error().fields : {}]).toEqual([201, {}]);
  });

  const spoil = (number: string, by: number) => number.slice(0, -1) + String((Number(number.at(-1)) + by) % 10);
  const numbers = [
    ["inn", "7707083893", {}],
    ["inn", "7736207543", {}],
    ["inn", "500100732259", { ogrn: "304500116000157" }],
    ["ogrn", "1027700132195", {}],
    ["ogrn", "304500116000157", { inn: "500100732259" }],
    ["account", "40602810700000000025", { bik: "049805746", correspondentAccount: "30101810800000000746" }],
    ["correspondentAccount", "30101810400000000225", {}],
  ] as const;

  it.each(numbers)("is rejected with an error at %s if the last digit of %s differs", async (field, number, more) => {
    fill(api, "u", 10);
    for (let by = 1; by < 10; by += 1) {
      const answer = await create(api, orderOf(api, "u", company({ ...more, [field]: spoil(number, by) })));
      expect([answer.status, Object.keys(answer.error().fields ?? {})]).toEqual([422, [`company.${field}`]]);
    }
    expect((await create(api, orderOf(api, "u", company({ ...more, [field]: number })))).status).toBe(201);
  });

  it.each([
    ["inn", "0000000000", "ИНН не может состоять из одних нулей"],
    ["inn", "7707083894", "Ошибка в ИНН: не сходится контрольная цифра"],
    ["inn", "77070838", "Проверьте ИНН: 10 или 12 цифр"],
    ["inn", "", "Обязательное поле"],
    ["kpp", null, "Обязательное поле"],
    ["kpp", "12", "Проверьте КПП: 9 знаков"],
    ["account", "407", "Проверьте счёт: 20 цифр"],
    ["correspondentAccount", "30101810400000000226", /заканчивается последними тремя цифрами/],
    ["contractEmail", "office", "Неправильный формат почты"],
    ["name", "", "Обязательное поле"],
  ])("reports the error of %s %s", async (field, value, text) => {
    fill(api, "u", 10);
    const { fields = {} } = (await create(api, orderOf(api, "u", company({ [field]: value })))).error();
    expect(fields[`company.${field}`]).toMatch(text);
  });

  it("needs a company", async () => {
    fill(api, "u", 10);
    const answer = await create(api, orderOf(api, "u", { personType: "legal", payment: "invoice" }));
    expect(Object.keys(answer.error().fields ?? {})).toContain("company.inn");
  });
});

describe("a rejected order changes nothing", () => {
  const address = { city_with_type: "Tver", street_with_type: "Mira Street", house: "8" };
  const person = { name: "Ivan", lastName: "Petrov", secondName: "", phone: "+79991234567", email: "a@example.com" };

  it.each<[Partial<OrderBody>, string[]]>([
    [
      { customer: { ...person, name: " ", phone: "12", email: "x" } },
      ["customer.email", "customer.name", "customer.phone"],
    ],
    [{ delivery: { code: "balloon" } }, ["delivery.code"]],
    [{ delivery: { code: "pickup" } }, ["delivery.pointId"]],
    [{ delivery: { code: "pickup", pointId: 77 } }, ["delivery.pointId"]],
    [{ delivery: { code: "courier" } }, ["delivery.address.city_with_type", "delivery.address.house"]],
    [{ delivery: { code: "courier", address: { ...address, house: "б/н" } } }, ["delivery.address.house"]],
    [{ delivery: { code: "courier", address: { ...address, postal_code: "12" } } }, ["delivery.address.postal_code"]],
    [{ delivery: { code: "courier", address, date: "2026-11-19" } }, ["delivery.date"]],
    [{ delivery: { code: "courier", address, date: "2026-11-22" } }, ["delivery.date"]],
    [{ delivery: { code: "courier", address, date: "2027-11-22" } }, ["delivery.date"]],
    [{ delivery: { code: "courier", address, date: "2026-13-45" } }, ["delivery.date"]],
    [{ delivery: { code: "courier", address, date: "2026-11-31" } }, ["delivery.date"]],
    [{ delivery: { code: "courier", address, interval: "09:00–10:00" } }, ["delivery.interval"]],
    [{ recipient: { name: "Oleg", phone: "" } }, ["recipient.phone"]],
    [{ recipient: { name: "", phone: "12" } }, ["recipient.name", "recipient.phone"]],
    [{ payment: "" }, ["payment"]],
    [{ payment: "invoice" }, ["payment"]],
    [{ delivery: { code: "transport", address } }, ["payment"]],
    [{ consents: [] }, ["consents.offer", "consents.processing"]],
    [
      {
        consents: [
          { code: "offer", version: "0" },
          { code: "processing", version: "1" },
        ],
      },
      ["consents.offer"],
    ],
    [{ comment: "x".repeat(2001) }, ["comment"]],
  ])("for %j", async (more, fields) => {
    fill(api, "u", 10);
    const before = state();
    for (const language of ["ru", "en"] as const) {
      const { status, error } = await create(api, orderOf(api, "u", more), newKey(), { language });
      expect([status, Object.keys(error().fields ?? {}).sort()]).toEqual([422, fields]);
      expect(/[а-яё]/i.test(Object.values(error().fields ?? {}).join())).toBe(language === "ru");
    }
    expect(state()).toEqual(before);
  });

  it("for a total below the minimum, and for an empty basket", async () => {
    const empty = await create(api, orderOf(api, "u"));
    expect([empty.status, empty.error().code]).toEqual([422, "basket_empty"]);
    changeProduct(api.context, 10, { price: 499 });
    fill(api, "u", 10);
    const answer = await create(api, orderOf(api, "u"));
    expect([answer.status, answer.error().code]).toEqual([422, "below_minimum"]);
    expect(answer.error().fields).toEqual({ basket: "Минимальная сумма заказа 500 ₽ без доставки" });
  });

  it("for a price that has changed, with the basket, and goes through with the new hash", async () => {
    fill(api, "u", 10);
    const body = orderOf(api, "u");
    changeProduct(api.context, 10, { price: 900 });
    const before = state();
    const key = newKey();
    const answer = await create(api, body, key);
    expect([answer.status, answer.error().code]).toEqual([409, "basket_changed"]);
    expect(state()).toEqual(before);
    const present = basket.parse(answer.error().basket);
    expect(present.changes).toEqual([{ productId: 10, type: "price_up", was: 890, now: 900 }]);
    expect((await create(api, { ...body, hash: present.hash }, key)).status).toBe(201);
  });

  it("for products that were sold in the meantime", async () => {
    fill(api, "u", 2, 3);
    const body = orderOf(api, "u");
    changeProduct(api.context, 2, { stock: 1 });
    const answer = await create(api, body);
    expect([answer.status, answer.error().code]).toEqual([409, "out_of_stock"]);
    expect(basket.parse(answer.error().basket).list[0]?.quantity).toBe(1);
  });
});
