import { describe, expect, it, vi } from "vitest";

import { setPageYear, setShopZone } from "~/lib/shop-day";

import { formatDate, formatDay, formatExactPrice, formatNumber, formatPrice, formatWeight, formatSize } from "./format";
import { translateFor } from "./translate.server";
import { waitText } from "./wait";

describe("formatPrice", () => {
  it.each([
    [12490, "12\u00a0490\u00a0₽"],
    [999, "999\u00a0₽"],
    [1234567, "1\u00a0234\u00a0567\u00a0₽"],
    [0, "0\u00a0₽"],
    [-5, "0\u00a0₽"],
    [null, "0\u00a0₽"],
    [undefined, "0\u00a0₽"],
    [Number.NaN, "0\u00a0₽"],
  ])("writes %s as %s", (price, text) => {
    expect(formatPrice(price)).toBe(text);
  });
});

it("writes the kopecks of an exact sum, also if there are none", () => {
  expect(formatExactPrice("ru", 2252.459)).toBe("2\u00a0252,46\u00a0₽");
  expect(formatExactPrice("en", 1234567.5)).toBe("1\u00a0234\u00a0567.50\u00a0₽");
  expect(formatExactPrice("en", 22)).toBe("22.00\u00a0₽");
});

it("groups thousands", () => {
  expect(formatNumber(10893)).toBe("10\u00a0893");
  expect(formatNumber(100)).toBe("100");
});

describe("formatDate", () => {
  it("shows the day in the time zone of the shop", () => {
    const moment = "2026-11-20T14:00:00Z";
    expect(formatDate("en", moment, "2026")).toBe("20\u00a0November");
    setShopZone("Asia/Vladivostok");
    expect(formatDate("en", moment, "2026")).toBe("21\u00a0November");
    setShopZone();
  });

  it.each(["Asia/Kamchatka", "Pacific/Honolulu"])("shows a date as it is in %s", (zone) => {
    setShopZone(zone);
    const shown = [formatDate("en", "2026-12-02", "2026"), formatDate("en", "2026-12-31", "2026")];
    const day = formatDay("en", "2026-12-02");
    setShopZone();
    expect([...shown, day]).toEqual(["2\u00a0December", "31\u00a0December", "Wed 2 December"]);
  });

  const now = "2026";

  it("leaves the current year out", () => {
    expect(formatDate("ru", "2026-11-21", now)).toBe("21\u00a0ноября");
    expect(formatDate("en", "2026-11-21", now)).toBe("21\u00a0November");
  });

  it("names another year", () => {
    expect(formatDate("ru", "2027-01-05T10:00:00+03:00", now)).toContain("2027");
    expect(formatDate("en", "2025-01-05", now)).toBe("5\u00a0January\u00a02025");
  });

  it.each([
    // In Moscow the next day starts at 21:00 UTC.
    ["2026-11-20T20:59:59Z", "20\u00a0November"],
    ["2026-11-20T21:00:00Z", "21\u00a0November"],
    ["2026-11-20T23:30:00.000Z", "21\u00a0November"],
    ["2026-11-21T02:30:00+03:00", "21\u00a0November"],
    ["2026-11-21T01:00:00+05:00", "20\u00a0November"],
    ["2026-11-20", "20\u00a0November"],
  ])("shows %s as the day that it is at the shop, %s", (moment, text) => {
    expect(formatDate("en", moment, now)).toBe(text);
  });

  it("starts the year in the shop's time zone", () => {
    vi.useFakeTimers({ now: new Date("2026-12-31T21:30:00Z") });
    expect(formatDate("en", "2027-01-01")).toBe("1\u00a0January");
    vi.useRealTimers();
    expect(formatDate("en", "2026-12-31T21:00:00Z", now)).toBe("1\u00a0January\u00a02027");
  });

  it("takes the current year from the page, whatever the visitor's clock shows", () => {
    vi.useFakeTimers({ now: new Date("2030-01-02T12:00:00Z") });
    setPageYear("2026");
    expect(formatDate("en", "2026-11-21")).toBe("21\u00a0November");
    setPageYear();
    expect(formatDate("en", "2026-11-21")).toBe("21\u00a0November\u00a02026");
    vi.useRealTimers();
  });

  it("returns an invalid date unchanged", () => {
    expect(formatDate("ru", "soon", now)).toBe("soon");
  });
});

it("writes weights in the unit that fits", () => {
  expect(formatWeight("ru", 360)).toBe("360\u00a0г");
  expect(formatWeight("ru", 2340)).toBe("2,3\u00a0кг");
  expect(formatWeight("en", 2000)).toBe("2\u00a0kg");
  expect(formatWeight("en", 12_550_000)).toBe("12\u00a0550\u00a0kg");
});

it.each([
  [1, "1\u00a0КБ", "1\u00a0KB"],
  [240 * 1024, "240\u00a0КБ", "240\u00a0KB"],
  [1024 * 1024 - 1, "1\u00a0МБ", "1\u00a0MB"],
  [1.5 * 1024 * 1024, "1,5\u00a0МБ", "1.5\u00a0MB"],
  [12 * 1024 * 1024, "12\u00a0МБ", "12\u00a0MB"],
])("writes %i bytes", (bytes, russian, english) => {
  expect(formatSize("ru", bytes)).toBe(russian);
  expect(formatSize("en", bytes)).toBe(english);
});

describe("waitText", () => {
  const waits = [1, 2, 5, 21, 120, 121, 181, 1260, 7200, 7201, 75_600, 86_400];

  it("uses natural units in Russian", () => {
    expect(waits.map((seconds) => waitText(translateFor("ru"), seconds))).toEqual([
      ...["1 секунду", "2 секунды", "5 секунд", "21 секунду", "120 секунд"],
      ...["3 минуты", "4 минуты", "21 минуту", "120 минут"],
      ...["3 часа", "21 час", "24 часа"],
    ]);
  });

  it("uses natural units in English", () => {
    expect(waits.map((seconds) => waitText(translateFor("en"), seconds))).toEqual([
      ...["1 second", "2 seconds", "5 seconds", "21 seconds", "120 seconds"],
      ...["3 minutes", "4 minutes", "21 minutes", "120 minutes"],
      ...["3 hours", "21 hours", "24 hours"],
    ]);
  });
});

describe("a date in a Russian text", () => {
  const t = translateFor("ru");
  const dates = ["2026-12-02", "2026-12-03", "2026-12-12", "2026-12-22"].map((day) => formatDate("ru", day, "2026"));

  it("has «со» and «ко» before the second day of a month", () => {
    expect(dates.map((date) => t("basket:summary.deliveryFrom", { date }).split("\u00a0")[0])).toEqual([
      ...["со", "с", "с", "с"],
    ]);
    expect(dates.map((date) => t("card.onOrder", { date }))).toEqual([
      "Под заказ, ко\u00a02\u00a0декабря",
      "Под заказ, к\u00a03\u00a0декабря",
      "Под заказ, к\u00a012\u00a0декабря",
      "Под заказ, к\u00a022\u00a0декабря",
    ]);
    expect(t("home:dates.both", { from: dates[0] ?? "", to: dates[0] ?? "" })).toBe(
      "Со 2\u00a0декабря по 2\u00a0декабря",
    );
  });

  it("has no vowel before a number that is no date, nor in another language", () => {
    expect(t("account:address.blockPart", { part: "2" })).toBe("к 2");
    expect(translateFor("en")("home:dates.from", { from: formatDate("en", "2026-12-02", "2026") })).toBe(
      "From 2\u00a0December",
    );
  });
});

it("ends a sentence with one full stop, also after a year or a number of pieces", () => {
  const [t, date] = [translateFor("ru"), formatDate("ru", "2027-01-11", "2026")];
  expect(t("basket:onOrder.several", { date })).toBe(
    "Последний из них привезём к\u00a011\u00a0января\u00a02027\u00a0г.",
  );
  expect(t("compare:replace.text", { name: "Свёрла, 25\u00a0шт." })).toMatch(/: Свёрла, 25\u00a0шт\.$/);
  expect(t("compare:replace.text", { name: "Дрель" })).toMatch(/: Дрель\.$/);
});
