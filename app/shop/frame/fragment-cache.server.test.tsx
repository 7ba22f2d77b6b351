import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it, onTestFinished, vi } from "vitest";

import type { Card } from "~/api/schemas/common";
import type { Locale } from "~/i18n/config";
import { TranslationProvider, useTranslation } from "~/i18n/react";
import { translateFor } from "~/i18n/translate.server";
import { ProductGrid } from "~/shop/product/product-grid";
import { ComparedContext } from "~/shop/shopper/store";
import { LabelGroundsContext } from "~/ui/badge";

import { CachedFragment, FragmentCacheContext } from "./cached-fragment";
import { makePageFragments } from "./fragment-cache.server";

type Options = { locale?: Locale; cached?: boolean; compared?: number[] };

/** Renders as the server does, with the fragment cache or without; also returns the colours of labels. */
function render(content: ReactElement, { locale = "ru", cached = true, compared = [] }: Options = {}) {
  const { place, encode, grounds } = makePageFragments(locale, "nonce");
  const html = renderToString(
    <TranslationProvider locale={locale} t={translateFor(locale)}>
      <LabelGroundsContext.Provider value={grounds}>
        <ComparedContext.Provider value={compared}>
          <FragmentCacheContext.Provider value={cached ? place : null}>{content}</FragmentCacheContext.Provider>
        </ComparedContext.Provider>
      </LabelGroundsContext.Provider>
    </TranslationProvider>,
  );
  return { html: encode(html).toString(), grounds: [...grounds] };
}

const card: Card = {
  id: 12,
  code: "drill-12",
  name: "Дрель",
  picture: "/upload/catalog/drill-12.jpg",
  price: 12490,
  oldPrice: 14990,
  badge: [{ name: "−17 %", color: "#c9380a" }],
  properties: [{ name: "Момент", value: "60 Н·м" }],
  isStock: 14,
  deliveryDate: null,
  quantity: 0,
  isFavorite: false,
  rating: 4.5,
  reviews: 12,
};

const grid = (...changes: Partial<Card>[]) => <ProductGrid cards={changes.map((change) => ({ ...card, ...change }))} />;

it.each(["ru", "en"])("cards are the same with the cache and without, at the first request and later: %s", (locale) => {
  const cards = grid({}, { id: 13, picture: null }, { id: 14, isStock: 0 }, { id: 15, price: 0 });
  const plain = render(cards, { locale, cached: false });
  expect(plain.html).toContain("12\u00a0490");
  expect(plain.grounds).toEqual(["#c9380a"]);
  expect(render(cards, { locale })).toEqual(plain);
  expect(render(cards, { locale })).toEqual(plain);
});

it("a change of the data and a visitor's own choice show at once", () => {
  const shown = render(grid({})).html;
  for (const change of [{ price: 9990 }, { isStock: 3 }, { quantity: 2 }, { isFavorite: true }]) {
    const changed = render(grid(change));
    expect(changed).toEqual(render(grid(change), { cached: false }));
    expect(changed.html).not.toBe(shown);
  }
  const compared = render(grid({}), { compared: [card.id] });
  expect(compared.html).toMatch(/name="remove" value="12"/);
  expect(render(grid({})).html).toBe(shown);
});

it("after New Year, dates of the old year get their year at once, as the browser shows them", () => {
  const onOrder = grid({ isStock: 0, deliveryDate: "2026-12-30" });
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-31T23:59:59+03:00") });
  onTestFinished(() => void vi.useRealTimers());
  expect(render(onOrder).html).toContain("30\u00a0декабря<");
  vi.setSystemTime(new Date("2027-01-01T00:00:00+03:00"));
  expect(render(onOrder).html).toContain("30\u00a0декабря\u00a02026\u00a0г.");
  expect(render(onOrder)).toEqual(render(onOrder, { cached: false }));
});

it("renders once for the same data and language", () => {
  const Content = vi.fn(() => <b>{useTranslation().t("cancel")}</b>);
  const part = (data: number) => (
    <CachedFragment as="div" data={["test", data]}>
      <Content />
    </CachedFragment>
  );
  expect(render(part(1)).html).toBe("<div><b>Отмена</b></div>");
  expect(render(part(1)).html).toBe("<div><b>Отмена</b></div>");
  expect(Content).toHaveBeenCalledTimes(1);
  expect(render(part(1), { locale: "en" }).html).toBe("<div><b>Cancel</b></div>");
  render(part(2));
  expect(Content).toHaveBeenCalledTimes(3);
});

it("a page that is rendered again has the same placeholders, and a text is not taken for one", () => {
  const { place, encode } = makePageFragments("ru", "Ab3");
  const draw = () => ["one", "two", "one"].map((data) => place(["test", data], <i>{data}</i>));
  const html = draw().join("<br>");
  expect(draw().join("<br>")).toBe(html);
  expect(encode(`${html}<!--Ab 0--><!--0-->`).toString()).toBe(
    "<i>one</i><br><i>two</i><br><i>one</i><!--Ab 0--><!--0-->",
  );
});
