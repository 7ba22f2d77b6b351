import jsQr from "jsqr";
import { parse, type HTMLElement } from "node-html-parser";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";

import { orderPlaced } from "~/api/schemas/checkout";
import { orderView, type OrderDetail } from "~/api/schemas/orders";
import { locales, type BuiltInLocale } from "~/i18n/config";
import { setShopZone } from "~/lib/shop-day";
import { plainShop, type Shop } from "~/lib/shop-file";
import { paymentError, paymentsFor } from "#mocks/checkout/methods";
import { call } from "#mocks/testing/call";
import { create, fill, orderOf, soundCompany } from "#mocks/testing/order";
import { createDemoApi } from "#mocks/testing/test-api";

import { invoicePage } from "./invoice";
import { inWords, payUntil } from "./invoice-payment";

/** Noon in Moscow on a Friday. */
const api = await createDemoApi({ now: () => new Date("2026-11-20T09:00:00Z") });
afterAll(() => api.close());

const { shop } = api.context;
const legal = shop.legal ?? expect.fail("The demo shop has no company details");

/** A company's order of three products with two kinds of discount, by courier. */
async function order(payment: "invoice" | "card", language: BuiltInLocale): Promise<OrderDetail> {
  const uid = `invoice-${payment}-${language}`;
  const rows = api.context.db.all<{ id: number }>(
    `select product.id from product join product_section on product_id = product.id
     join stock_section on stock_section.section_id = product_section.section_id join stock on stock.id = stock_id
     where stock.slug = 'third-set-free' and stock > 20 and multiplicity = 1 and product.price > 100 group by product.id order by product.id limit 3`,
  );
  for (const { id } of rows) fill(api, uid, id);
  await call(api, "/api/app/basket/promo", { method: "POST", body: { uid, code: "MASTER5" } });
  const body = orderOf(api, uid, { personType: "legal", company: soundCompany, payment });
  const placed = (await create(api, body, undefined, { language })).data(orderPlaced);
  const path = `/api/app/order/${placed.order.id}/view?accessKey=${placed.accessKey}`;
  return (await call(api, path, { language })).data(orderView).order;
}

const pageOf = (given: OrderDetail, language: BuiltInLocale, its = shop) => parse(invoicePage(given, its, language));

/** What a phone reads from the page's QR code, as the fields of GOST R 56042-2014. */
async function scan(page: HTMLElement): Promise<Record<string, string>> {
  const svg = page.querySelector("svg.qr")?.outerHTML ?? expect.fail("There is no QR code");
  const drawn = svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" ');
  const picture = sharp(Buffer.from(drawn)).flatten({ background: "#fff" }).ensureAlpha().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const read = jsQr(new Uint8ClampedArray(data), info.width, info.height) ?? expect.fail("The QR code is not readable");
  const [format, ...fields] = new TextDecoder().decode(Uint8Array.from(read.binaryData)).split("|");
  expect(format).toBe("ST00012");
  const pairs = fields.map((field): [string, string] => {
    const [name = "", ...value] = field.split("=");
    return [name, value.join("=")];
  });
  return Object.fromEntries(pairs);
}

/** The number in `1 234,50 ₽` or `−1,234.50 ₽`. */
function roublesOf(text: string): number {
  const digits = text.replace("−", "-").replace(/[^\d.,-]/g, "");
  return Number(`${digits.slice(0, -3)}.${digits.slice(-2)}`);
}

const lastSum = (row: HTMLElement) => roublesOf(row.querySelector("td:last-child")?.textContent ?? "");

describe.each(locales)("an invoice to pay (%s)", (language) => {
  it("has a QR code that pays this order to the shop's account", async () => {
    const given = await order("invoice", language);
    const fields = await scan(pageOf(given, language));
    expect(fields).toEqual({
      Name: "ООО «Верстак»",
      PersonalAcc: legal.account,
      BankName: "АО «Банк Пример», Москва",
      BIC: legal.bik,
      CorrespAcc: legal.correspondentAccount,
      PayeeINN: legal.inn,
      KPP: legal.kpp,
      Sum: String(given.totalPrice * 100),
      Purpose: `Оплата по счёту № ${given.number} от 20.11.2026. В том числе НДС 22% ${given.vat?.sum.toFixed(2)} руб.`,
    });
  });

  it("adds up: products, each discount, delivery, total", async () => {
    const given = await order("invoice", language);
    const page = pageOf(given, language);
    const rows = page.querySelectorAll(".lines .item");
    const cells = rows.map((row) => row.querySelectorAll("td").map((cell) => cell.textContent.trim()));
    expect(rows.map(lastSum)).toEqual(cells.map(([, , pieces, , price = ""]) => Number(pieces) * roublesOf(price)));
    const sums = page.querySelectorAll(".sums tr").map(lastSum);
    const [goods = 0, ...more] = sums;
    const [total = 0, vat = 0] = more.splice(-2);
    expect(goods).toBe(rows.map(lastSum).reduce((all, sum) => all + sum, 0));
    expect(more.filter((sum) => sum < 0)).toHaveLength(given.discounts?.length ?? 0);
    expect(given.discounts).toHaveLength(2);
    expect(goods + more.reduce((all, sum) => all + sum, 0)).toBe(total);
    expect([total, vat]).toEqual([given.totalPrice, Math.round((given.totalPrice * 2200) / 122) / 100]);
  });

  it("has the requisites of both sides and the date until which to pay", async () => {
    const page = pageOf(await order("invoice", language), language);
    const seen = page.querySelector("main")?.textContent ?? "";
    for (const known of [legal.inn, legal.kpp, legal.bik, legal.account, legal.correspondentAccount])
      expect(seen).toContain(known);
    const { name, inn, kpp, legalAddress } = soundCompany;
    for (const known of [name, inn, kpp, legalAddress]) expect(seen).toContain(known);
    const until = page.querySelector(".facts time");
    expect(until?.getAttribute("datetime")).toBe("2026-11-25");
    expect(until?.textContent).toBe(language === "ru" ? "25 ноября 2026 г." : "25 November 2026");
  });

  it("is announced by the e-mail about its order, which no other order's e-mail does", async () => {
    const hasWord = () => /Счёт на оплату|invoice to pay/.test(api.context.outbox.list()[0]?.text ?? "");
    await order("invoice", language);
    expect(hasWord()).toBe(true);
    await order("card", language);
    expect(hasWord()).toBe(false);
  });

  it("writes the unit in the form of the quantity", async () => {
    const given = await order("invoice", language);
    const items = given.items.map((item, index) => ({ ...item, quantity: index + 1 }));
    const units = pageOf({ ...given, items }, language)
      .querySelectorAll(".lines .item")
      .map((row) => row.querySelectorAll("td")[3]?.textContent);
    expect(units).toEqual(language === "ru" ? ["шт.", "шт.", "шт."] : ["pc", "pcs", "pcs"]);
  });

  it("writes the unit in which the shop sells a product", async () => {
    const uid = `unit-${language}`;
    const pairs = api.context.db.value<number>(
      "select id from product where json_extract(unit, '$.ru') = 'пара' and stock > 5 and multiplicity = 1",
    );
    fill(api, uid, pairs ?? expect.fail("Nothing is sold in pairs"));
    const body = orderOf(api, uid, { personType: "legal", company: soundCompany, payment: "invoice" });
    const { order: given, accessKey } = (await create(api, body, undefined, { language })).data(orderPlaced);
    const path = `/api/app/order/${given.id}/document/invoice?accessKey=${accessKey}`;
    const { response } = await call(api, path, { language });
    const cells = parse(await response.text()).querySelectorAll(".lines .item td");
    expect(cells[3]?.textContent).toBe(language === "ru" ? "пара" : "pair");
  });

  it("writes sums as the shop's pages do, with the kopecks", async () => {
    const given = await order("invoice", language);
    const sum = String(given.totalPrice).replace(/\B(?=(\d{3})+$)/g, "\u00a0");
    const total = pageOf(given, language).querySelector(".sums .strong td");
    expect(total?.textContent).toBe(`${sum}${language === "ru" ? "," : "."}00\u00a0₽`);
  });

  it("asks for money only while the order is to be paid by invoice", async () => {
    const given = await order("invoice", language);
    const closed = { ...given, can: { ...given.can, pay: false } };
    const asksFor = (one: OrderDetail, its = shop) => {
      const page = pageOf(one, language, its);
      return [page.querySelector("svg"), page.querySelector(".purpose")].filter(Boolean).length > 0;
    };
    expect(asksFor(given)).toBe(true);
    expect(asksFor(closed)).toBe(false);
    expect(asksFor(await order("card", language))).toBe(false);
    expect(asksFor(given, { ...shop, legal: undefined })).toBe(false);
  });
});

it("is offered only by a shop that names its account", () => {
  const codesOf = (its: Shop) => paymentsFor(its, "legal", "en").map(({ code }) => code);
  expect([codesOf(shop), codesOf(plainShop)]).toEqual([["card", "invoice"], ["card"]]);
  expect(paymentError(shop, "invoice", "courier", "legal")).toBeNull();
  expect(paymentError(plainShop, "invoice", "courier", "legal")).not.toBeNull();
});

it.each([
  [1, "Один рубль 00\u00a0копеек"],
  [42.05, "Сорок два рубля 05\u00a0копеек"],
  [2001.01, "Две тысячи один рубль 01\u00a0копейка"],
  [31_094.22, "Тридцать одна тысяча девяносто четыре рубля 22\u00a0копейки"],
  [1_000_000, "Один миллион рублей 00\u00a0копеек"],
  [0.5, "Ноль рублей 50\u00a0копеек"],
])("writes %d in words", (sum, words) => {
  expect(inWords(sum)).toBe(words);
});

it("names the last day of payment as it is in the shop's zone", async () => {
  setShopZone("Asia/Kamchatka");
  const until = pageOf(await order("invoice", "en"), "en").querySelector(".facts time");
  setShopZone();
  expect([until?.getAttribute("datetime"), until?.text]).toEqual(["2026-11-25", "25 November 2026"]);
});

it.each([
  ["a Monday", "2026-11-23T09:00:00Z", "2026-11-26"],
  ["a Friday", "2026-11-20T09:00:00Z", "2026-11-25"],
  ["a Saturday", "2026-11-21T09:00:00Z", "2026-11-25"],
  ["a late evening that is the next day in Moscow", "2026-11-22T21:30:00Z", "2026-11-26"],
  ["the last days of a year", "2026-12-30T09:00:00Z", "2027-01-12"],
  ["the days of May", "2026-05-07T09:00:00Z", "2026-05-12"],
])("gives three working days from %s", (_, placed, until) => {
  expect(payUntil(placed)).toBe(until);
});
