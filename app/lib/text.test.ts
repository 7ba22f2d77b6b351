import { describe, expect, it } from "vitest";

import { maxIds, readProductIds } from "./product-ids";
import { nextDay, setShopZone, shopDay, shopOffset, shopTime, zoneForBrowser } from "./shop-day";
import { cutToBytes, plainLine, withoutInvisible } from "./text";

describe("cutToBytes", () => {
  it.each([
    ["fits", 4, "fits"],
    ["too long", 6, "too…"],
    ["я".repeat(10), 20, "я".repeat(10)],
    ["я".repeat(11), 21, `${"я".repeat(9)}…`],
    ['"'.repeat(10), 10, '"""…'],
    ["🔧🔧🔧", 11, "🔧🔧…"],
    ["", 0, ""],
  ])("cuts %j to %d bytes as %j", (text, most, cut) => {
    expect(cutToBytes(text, most)).toBe(cut);
  });
});

describe("plainLine", () => {
  it("leaves plain text unchanged", () => {
    expect(plainLine("Не больше 1\u00a0000 ₽, 5 < 6", 200)).toBe("Не больше 1\u00a0000 ₽, 5 < 6");
  });

  it("removes tags and line ends, and keeps the words", () => {
    expect(plainLine("<p>Too <b>many</b></p>\r\nLater\u0000", 200).replace(/ +/g, " ")).toBe("Too many Later");
  });

  it("cuts a long text and ends it with an ellipsis", () => {
    expect(plainLine("я".repeat(201), 200)).toBe(`${"я".repeat(199)}…`);
    expect(plainLine("я".repeat(200), 200)).toBe("я".repeat(200));
    expect([...plainLine("🔧".repeat(1500), 200)]).toHaveLength(200);
    expect(plainLine("<".repeat(5_000_000), 200)).toHaveLength(200);
  });
});

describe("a list of product ids", () => {
  it.each([
    ["12,7,340", [12, 7, 340]],
    [" 12 , 7 ", [12, 7]],
    ["7,12,7,12", [7, 12]],
    ["", []],
    [",,,", []],
    ["0,-1,1.5,1e3,abc,12345678901,0x10,٣", []],
    ["5,<script>,6", [5, 6]],
  ])("reads %j as %j", (text, ids) => expect(readProductIds(text)).toEqual(ids));

  it("reads at most the allowed number", () => {
    const many = Array.from({ length: maxIds + 20 }, (_, index) => index + 1);
    expect(readProductIds(many.join(","))).toEqual(many.slice(0, maxIds));
  });
});

describe("the shop's day", () => {
  it("is the calendar day in Moscow, or in the zone of the shop's file", () => {
    expect(shopDay(new Date("2026-11-20T20:59:59Z"))).toBe("2026-11-20");
    expect(shopDay(new Date("2026-11-20T21:00:00Z"))).toBe("2026-11-21");
    expect(shopDay(new Date("2026-12-31T22:00:00Z"))).toBe("2027-01-01");
    setShopZone("Asia/Vladivostok");
    const moment = new Date("2026-11-20T13:59:00Z");
    expect([shopDay(moment), shopTime(moment), shopOffset("2026-11-20", "00:00:00")]).toEqual([
      "2026-11-20",
      "23:59",
      "+10:00",
    ]);
    expect(shopDay(new Date("2026-11-20T14:00:00Z"))).toBe("2026-11-21");
    setShopZone("UTC");
    // Versions of ICU differ.
    expect(shopOffset("2026-11-20", "00:00:00")).toMatch(/^(?:Z|\+00:00)$/);
    expect(zoneForBrowser()).toBe("UTC");
    setShopZone();
    expect([shopTime(moment), shopOffset("2026-11-20", "00:00:00"), zoneForBrowser()]).toEqual([
      "16:59",
      "+03:00",
      undefined,
    ]);
  });

  it.each([
    ["2026-11-20", "2026-11-21"],
    ["2026-12-31", "2027-01-01"],
    ["2028-02-28", "2028-02-29"],
  ])("is followed by another: %s", (day, next) => expect(nextDay(day)).toBe(next));
});

it.each([
  ["Анна \u202eЛТР\u202c, кв. 5", "Анна ЛТР, кв. 5"],
  ["a\u2066b\u2069\u0000c\u0007\u007f", "abc"],
  ["Первая\r\nвторая\tстрока\u00a0👩‍🔧", "Первая\r\nвторая\tстрока\u00a0👩‍🔧"],
])("removes what nobody sees from %j", (text, seen) => {
  expect(withoutInvisible(text)).toBe(seen);
});
