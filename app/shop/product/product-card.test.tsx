import { gzipSync } from "node:zlib";

import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

import type { Card } from "~/api/schemas/common";
import { common } from "~/i18n/locales/ru/common";
import { TranslationProvider } from "~/i18n/react";
import { makeTranslate } from "~/i18n/translate";

import { isSale, stockState } from "./price-and-stock";
import { ProductCard } from "./product-card";
import { ProductGrid } from "./product-grid";

const t = makeTranslate("ru", (area) => (area === "common" ? common : undefined));

const drill: Card = {
  id: 12,
  code: "drill-12",
  name: "Дрель «Таврос» ДША-18",
  picture: "/upload/catalog/drill-12.jpg",
  price: 12490,
  oldPrice: null,
  badge: [],
  properties: [
    { name: "Момент", value: "60 Н·м" },
    { name: "Напряжение", value: "18 В" },
    { name: "Вес", value: "2 кг" },
  ],
  isStock: 14,
  deliveryDate: null,
  quantity: 0,
  isFavorite: false,
};

function render(change: Partial<Card> = {}): string {
  return renderToStaticMarkup(
    <TranslationProvider locale="ru" t={t}>
      <ProductCard card={{ ...drill, ...change }} />
    </TranslationProvider>,
  );
}

it("in stock: price, name as a link, two properties, a form that adds one", () => {
  const html = render();
  expect(html).toContain('id="p12"');
  expect(html).toContain("<b>12\u00a0490\u00a0₽</b>");
  expect(html).toContain('<a href="/product/drill-12">Дрель «Таврос» ДША-18</a>');
  expect(html).toContain("Напряжение");
  expect(html).not.toContain("Вес");
  expect(html).toContain("В наличии: 14 шт.");
  expect(html).toMatch(
    /<form[^>]* method="post" action="\/basket\/lines" data-small="basket"><button[^>]* name="add" value="12"/,
  );
});

it("a rating with the number of reviews, only if there are any", () => {
  expect(render({ rating: 4.7, reviews: 12 })).toContain("4,7 из 5, 12 отзывов");
  expect(render({ rating: 5, reviews: 1 })).toContain("5,0 из 5, 1 отзыв<");
  for (const none of [{}, { rating: null, reviews: 0 }, { rating: null }]) expect(render(none)).not.toContain("из 5");
});

it("on sale: the former price, only when it is higher", () => {
  expect(render({ oldPrice: 14990 })).toMatch(/<s><span[^>]*>Прежняя цена <\/span>14\u00a0990\u00a0₽<\/s>/);
  expect(render({ oldPrice: 12490 })).not.toContain("<s>");
  expect(render({ oldPrice: 100 })).not.toContain("<s>");
});

it("without a price says so", () => {
  expect(render({ price: 0 })).toContain("<b>Цена по запросу</b>");
});

it("in stock: how many pieces, unless the shop does not count them", () => {
  expect(render({ isStock: 999 })).toContain("В наличии: 999 шт.");
  expect(render({ isStock: 1_000_000 })).toContain(">В наличии<");
});

it("made to order: the date and another word on the button", () => {
  const html = render({ isStock: 0, deliveryDate: "2001-11-28" });
  expect(html).toContain("Под заказ, к\u00a028\u00a0ноября\u00a02001");
  expect(html).toContain(">Заказать</button>");
});

it("sold out: no form for the basket, a link to ask for news", () => {
  const html = render({ isStock: 0, quantity: 2 });
  expect(html).toContain("Нет в наличии");
  expect(html).not.toContain('data-small="basket"');
  expect(html).toContain('href="/product/drill-12/notify"');
});

it("in the basket: a stepper that knows the loaded quantity", () => {
  const html = render({ quantity: 3 });
  expect(html).toContain('data-quantity="3"');
  expect(html).toContain('name="quantity"');
  expect(html).not.toContain(">В корзину</button>");
});

it("a favourite: the heart is pressed and removes it", () => {
  expect(render()).toMatch(/aria-pressed="false" aria-label="[^"]+" name="add" value="12"/);
  expect(render({ isFavorite: true })).toMatch(/aria-pressed="true" aria-label="[^"]+" name="remove" value="12"/);
});

it("badges of any colour, no picture", () => {
  const html = render({
    picture: null,
    badge: [
      { name: "Хит", color: "#ffd700" },
      { name: "Лимит", color: "#16191c" },
    ],
  });
  expect(html).toContain('data-ground="#ffd700"');
  expect(html).toContain('data-ground="#16191c"');
  expect(html).toContain('alt="Изображения пока нет"');
});

it("forty cards stay small on the wire", () => {
  const cards = Array.from({ length: 40 }, (_, index) => ({
    ...drill,
    id: 1000 + index * 7,
    code: `${["drill", "saw", "level", "tape", "mask"][index % 5] ?? ""}-${1000 + index * 7}`,
    picture: `/upload/catalog/${1000 + index * 7}.jpg`,
    name: `${drill.name} ${(index * 7919).toString(36)}, ${index * 13} Вт`,
    price: 990 + index * 377,
    isStock: index * 3,
  }));
  const html = renderToStaticMarkup(
    <TranslationProvider locale="ru" t={t}>
      <ProductGrid cards={cards} />
    </TranslationProvider>,
  );
  expect(gzipSync(html).length).toBeLessThan(5000);
});

it("without a price: nothing to buy, a link to ask for it", () => {
  const html = render({ price: 0 });
  expect(html).toContain("<b>Цена по запросу</b>");
  expect(html).not.toContain("/basket/lines");
  expect(html).toContain('href="/feedback?product=drill-12"');
});

it.each([
  [100, 200, true],
  [100, 100, false],
  [100, 50, false],
  [100, null, false],
  [100, undefined, false],
  [0, 200, false],
])("price %j with a former price %j is a sale: %j", (price, oldPrice, sale) => {
  expect(isSale(price, oldPrice)).toBe(sale);
});

it.each([
  [5, null, "in"],
  [5, "2026-11-28", "in"],
  [0, "2026-11-28", "order"],
  [0, null, "out"],
])("the stock state with %i pieces and the date %j is %s", (isStock, deliveryDate, state) => {
  expect(stockState({ isStock, deliveryDate })).toBe(state);
});
