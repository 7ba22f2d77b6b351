import { describe, expect, it } from "vitest";

import { deviceOf } from "./device-name.server";
import { isEmail } from "./email";
import { digitsOf, isAccount, isBik, isCorrespondentAccount, isInn, isKpp, isOgrn, isOgrnip } from "./requisites";
import { isSamePlace } from "./same-place";

describe("an e-mail address", () => {
  it.each([
    "ivan@example.com",
    "i.van+shop_1@mail.example.co",
    "o'brien@example.com",
    "иван@почта.рф",
    "иван@example.com",
    "ivan@почта.рф",
    "ivan@xn--80a1acny.xn--p1ai",
    "用户@例子.广告",
    "josé@bücher.example",
  ])("accepts %s", (text) => expect(isEmail(text)).toBe(true));

  it.each([
    "",
    "ivan",
    "ivan@",
    "@example.com",
    "ivan@localhost",
    "ivan@example.c",
    "ivan@1.2.3.4",
    "ivan @example.com",
    "иван@почта",
    "иван@@почта.рф",
    "иван@почта..рф",
    ".ivan@example.com",
    "ivan.@example.com",
    "iv..an@example.com",
    "ivan@-example.com",
    "ivan@example.com\nBcc: x@y.example",
    '"ivan"@example.com',
    "<ivan@example.com>",
    "ivan@example.com,petr@example.com",
  ])("rejects %j", (text) => expect(isEmail(text)).toBe(false));

  it("takes little time for a long text", () => {
    const start = process.cpuUsage();
    expect(isEmail(`${"a.".repeat(50_000)}@`)).toBe(false);
    expect(isEmail(`a@${"b-.".repeat(50_000)}1`)).toBe(false);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(200);
  });
});

describe("the requisites of a company", () => {
  /** The same number with each other last digit. */
  const spoilt = (digits: string) =>
    Array.from({ length: 9 }, (_, step) => digits.slice(0, -1) + String((Number(digits.at(-1)) + step + 1) % 10));

  describe.each([
    ["INN of a company", isInn, "7707083893"],
    ["INN of a company", isInn, "7736207543"],
    ["INN of a person", isInn, "500100732259"],
    ["OGRN", isOgrn, "1027700132195"],
    ["OGRNIP", isOgrnip, "304500116000157"],
    ["account", (account: string) => isAccount(account, "049805746"), "40602810700000000025"],
    [
      "correspondent account",
      (account: string) => isCorrespondentAccount(account, "044525225"),
      "30101810400000000225",
    ],
  ] as const)("%s", (_, check, number) => {
    it(`accepts ${number}`, () => expect(check(number)).toBe(true));
    it("rejects another last digit", () => expect(spoilt(number).filter(check)).toEqual([]));
    it("rejects a digit more or less, or a letter", () => {
      expect([`${number}0`, number.slice(1), number.slice(0, -1), `${number.slice(0, -1)}x`, ""].filter(check)).toEqual(
        [],
      );
    });
    it("rejects zeros", () => expect(check("0".repeat(number.length))).toBe(false));
  });

  describe("an account", () => {
    it("belongs to one bank only", () => {
      expect(isAccount("40602810700000000025", "049805747")).toBe(false);
      expect(isCorrespondentAccount("30101810400000000225", "044525974")).toBe(false);
      expect(isAccount("40602810700000000025", "049805")).toBe(false);
    });
    it("of a customer is not a bank's own account", () => {
      expect(isCorrespondentAccount("40602810700000000025", "049805746")).toBe(false);
    });
  });

  it.each([
    ["773601001", true],
    ["7736AB001", true],
    ["7736ab001", false],
    ["77360100", false],
    ["000000000", false],
  ])("KPP %s: %s", (kpp, expected) => expect(isKpp(kpp)).toBe(expected));

  it.each([
    ["044525225", true],
    ["049805746", true],
    ["144525225", false],
    ["04452522", false],
    ["000000000", false],
  ])("BIK %s: %s", (bik, expected) => expect(isBik(bik)).toBe(expected));

  it("drops spaces and dashes of any kind", () => {
    expect(digitsOf(" 7707 083-893\u00a0")).toBe("7707083893");
    expect(digitsOf("77–07—083‑893")).toBe("7707083893");
  });
});

describe("the same address", () => {
  const address = {
    value: "109316, г Москва, ул Токарная, д 8, кв 41",
    postal_code: "109316",
    region_with_type: "г Москва",
    city_with_type: "г Москва",
    settlement_with_type: null,
    street_with_type: "ул Токарная",
    house: "8",
    block: null,
    flat: "41",
  };

  it.each([
    [{}, true],
    [{ value: "Written otherwise", postal_code: null, region_with_type: "" }, true],
    [{ street_with_type: "УЛ.  токарная", settlement_with_type: "" }, true],
    [{ postal_code: "109317" }, false],
    [{ house: "8а" }, false],
    [{ block: "2" }, false],
    [{ flat: null }, false],
    [{ city_with_type: "г Тверь", region_with_type: null, postal_code: null }, false],
    // Without parts, the whole addresses are compared.
    [{ house: null, value: "109316 г Москва ул Токарная д 8 кв 41" }, true],
    [{ house: null, value: "г Москва" }, false],
  ])("with %j: %s", (change, same) => {
    expect(isSamePlace(address, { ...address, ...change })).toBe(same);
  });
});

describe("the device name", () => {
  const named = (userAgent: string) =>
    deviceOf(new Request("http://shop.test/", { headers: { "User-Agent": userAgent } }));

  const webKit = "AppleWebKit/537.36 (KHTML, like Gecko)";

  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/131.0.0.0 Safari/537.36`, "Chrome, Windows"],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0`,
      "Microsoft Edge, Windows",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
      "Safari, iOS",
    ],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0", "Firefox, Linux"],
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/124.0 YaBrowser/24.4 Mobile Safari/537.36`,
      "Yandex Browser, Android",
    ],
  ])("names %s", (userAgent, name) => expect(named(userAgent)).toBe(name));

  it.each(["", "curl", "<b>x</b>/1.0 (x)", "Ünbekannt/1.0 (x)", `${"X".repeat(9000)}/1.0 (x)`, "(".repeat(9000)])(
    "has no name for %j",
    (userAgent) => expect(named(userAgent)).toBe(""),
  );
});
