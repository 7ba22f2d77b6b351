import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { inRoubles } from "#mocks/language";
import { isDrawing } from "#mocks/pictures/render";
import { readShop } from "#mocks/shop";

import { readTexts } from "./read";

const { pages, promos, stocks: shopStocks, news: shopNews } = readTexts("mocks/demo");
const stocks = shopStocks.map(({ shared: { endsAt = null, ...shared } }) => ({ ...shared, endsAt }));
const news = shopNews.map(({ shared }) => shared);

const today = Date.parse("2026-11-20T12:00:00+03:00");

describe("the pictures", () => {
  it("can all be drawn", () => {
    for (const { drawing = "" } of [...stocks, ...news]) expect(isDrawing(drawing), drawing).toBe(true);
  });
});

describe("the dates", () => {
  it("are times with a time zone", () => {
    const dates = [
      ...stocks.flatMap(({ startsAt, endsAt }) => [startsAt, ...(endsAt ? [endsAt] : [])]),
      ...news.map(({ publishedAt }) => publishedAt),
      ...pages.map(({ shared }) => shared.updatedAt),
    ];
    for (const date of dates) {
      expect(date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+03:00$/);
      expect(Date.parse(date), date).not.toBeNaN();
    }
  });

  it("of the news are from November back to January 2026", () => {
    const times = news.map(({ publishedAt }) => Date.parse(publishedAt));
    expect(new Set(times).size).toBe(times.length);
    expect(Math.max(...times)).toBeLessThan(today);
    expect(Math.min(...times)).toBeGreaterThan(Date.parse("2026-01-01T00:00:00+03:00"));
  });

  it("include one expired promotion, one without an end, and current promotions", () => {
    const ended = stocks.filter(({ endsAt }) => endsAt !== null && Date.parse(endsAt) < today);
    expect(ended.map(({ endsAt }) => endsAt?.slice(0, 7))).toEqual(["2026-10"]);
    expect(stocks.filter(({ endsAt }) => endsAt === null)).toHaveLength(1);
    for (const { startsAt, endsAt } of stocks) {
      expect(Date.parse(startsAt)).toBeLessThan(today);
      if (endsAt) expect(Date.parse(endsAt)).toBeGreaterThan(Date.parse(startsAt));
    }
  });
});

describe("the offices", () => {
  const { offices } = readShop("mocks/demo");

  it("are in central Russia and have unassigned phone numbers", () => {
    for (const { phone, latitude, longitude } of offices) {
      expect(phone).toMatch(/^\+7 \(900\) 000-00-0\d$/);
      expect(latitude).toBeGreaterThan(54);
      expect(latitude).toBeLessThan(57.5);
      expect(longitude).toBeGreaterThan(35);
      expect(longitude).toBeLessThan(39);
    }
    expect(new Set(offices.map(({ phone }) => phone)).size).toBe(offices.length);
  });
});

describe("the page on delivery", () => {
  it.each(["ru", "en"])("names the terms that the checkout has: %s", (language) => {
    const text = readFileSync(`mocks/demo/pages/${language}/oplata.md`, "utf8").replaceAll("\u00a0", " ");
    const { minimum, courier, transport } = readShop("mocks/demo").delivery;
    const { price, freeFrom, kilograms, perKilogram } = courier;
    const further = transport.far - transport.home;
    const figures = [price, freeFrom, minimum, perKilogram, transport.home, transport.perKilogram, further];
    const said = figures.map((figure) => inRoubles(figure ?? 0).replaceAll("\u00a0", " "));
    expect(said.filter((figure) => !text.includes(` ${figure} ₽`))).toEqual([]);
    expect(text).toMatch(new RegExp(` ${kilograms} (кг|kg)`));
  });
});

describe("the promo codes", () => {
  it("give 10 and 5 per cent off; the summer code has expired", () => {
    const terms = promos.map(({ percent, expiresAt }) => [percent, expiresAt ? Date.parse(expiresAt) < today : null]);
    expect(terms).toEqual([
      [10, null],
      [5, null],
      [15, true],
    ]);
  });
});
