import { describe, expect, it } from "vitest";

import {
  countries,
  countryOf,
  countryOfText,
  validatePhone,
  formatNumber,
  formatPhone,
  normalizePhone,
  ownDigits,
  russia,
  type Country,
  fillMask,
  readMask,
} from "./phone";
import { parsePhone } from "./phone.server";

const kazakhstan = countryOf("KZ");
const belarus = countryOf("BY");
const masked = "+7 (999) 123-45-67";

/** The field's content after a text was typed character by character; the selected country follows. */
function type(start = russia, text = ""): string {
  let country = start;
  return Array.from(text).reduce((value, sign) => {
    country = countryOfText(country, value + sign);
    return formatPhone(country, value + sign);
  }, "");
}

/** The browser's check of a number, and the server's. */
function expectPhone(country: Country, text: string, phone: string) {
  expect(normalizePhone(country, text)).toBe(phone);
  expect(parsePhone(country, text)).toEqual({ phone, fault: null });
}

const digitsOf = (text: string) => text.replace(/\D/g, "");

it("offers Russia first, then at least eight more, each with a mask and a placeholder of one length", () => {
  expect(countries[0]).toBe(russia);
  expect(russia).toMatchObject({ code: "RU", phoneCode: "+7", placeholder: "+7 (___) ___-__-__" });
  expect(russia.mask).toHaveLength(18);
  expect(kazakhstan).toMatchObject({ phoneCode: "+7", mask: "+7 (7##) ###-##-##" });
  expect(belarus.phoneCode).toBe("+375");
  expect(countries.length).toBeGreaterThanOrEqual(9);
  for (const { mask, placeholder } of countries) expect(placeholder).toHaveLength(mask.length);
});

describe("a Russian number", () => {
  const ways = ["89991234567", "8 (999) 123-45-67", "+79991234567", "+7 999 123 45 67", "79991234567", "9991234567"];

  it.each([...ways, "8-999-123-45-67", "+7(999)123-45-67", " 999\u00a0123 45 67 ", masked])("is one: %j", (text) => {
    expect(formatPhone(russia, text)).toBe(masked);
    expectPhone(russia, text, "+79991234567");
  });

  it.each(ways)("ends the same when typed: %j", (text) => {
    expect(type(russia, text)).toBe(masked);
  });

  it.each([
    ["8", "+7 (8"],
    ["8 9", "+7 (9"],
    ["8 999", "+7 (999"],
    ["7", "+7"],
    ["7999", "+7 (999"],
    ["+", "+"],
    ["+7", "+7"],
    ["+7 (999) 1", "+7 (999) 1"],
    ["999 123 45", "+7 (999) 123-45"],
    ["", ""],
    ["abc", ""],
  ])("is masked as far as it goes: %j", (text, value) => {
    expect(formatPhone(russia, text)).toBe(value);
    expect(formatPhone(russia, value)).toBe(value);
  });

  it.each([
    ["8 495 123 45 67", "+7 (495) 123-45-67"],
    ["8 800 555 35 35", "+7 (800) 555-35-35"],
    ["812 345 67 89", "+7 (812) 345-67-89"],
    ["8 812 345 67 89", "+7 (812) 345-67-89"],
  ])("of a town or free of charge keeps its code: %j", (text, value) => {
    expect(formatPhone(russia, text)).toBe(value);
    expect(type(russia, text)).toBe(value);
  });

  it.each([
    "999",
    "+7 (999) 123-45-6",
    "99912345678",
    "+7 999 123 45 67 8",
    "call 89991234567",
    "+",
    "12025550123",
    "+7 1202 555 01 23",
  ])("is none: %j", (text) => {
    expect(parsePhone(russia, text)).toEqual({ phone: null, fault: "invalid" });
    expect(validatePhone(russia, text)).toBe("invalid");
  });

  it.each(["+7 120 255 50 12", "+7 (202) 555-01-23", "202 555 01 23", "0123456789"])(
    "is none where Russia's numbering plan has no place for it: %j",
    (text) => {
      expect(parsePhone(russia, text)).toEqual({ phone: null, fault: "invalid" });
    },
  );

  it("is required", () => {
    expect(validatePhone(russia, "  ")).toBe("required");
    expect(validatePhone(russia, masked)).toBeNull();
  });
});

describe("a number of another country", () => {
  it.each([
    [kazakhstan, "+7 701 123 45 67", "+7 (701) 123-45-67"],
    [kazakhstan, "8 701 123 45 67", "+7 (701) 123-45-67"],
    [kazakhstan, "87771234567", "+7 (777) 123-45-67"],
    [kazakhstan, "77771234567", "+7 (777) 123-45-67"],
    [kazakhstan, "7771234567", "+7 (777) 123-45-67"],
    [belarus, "+375 29 123 45 67", "+375 (29) 123-45-67"],
    [belarus, "375291234567", "+375 (29) 123-45-67"],
    [belarus, "8 029 123 45 67", "+375 (29) 123-45-67"],
    [belarus, "291234567", "+375 (29) 123-45-67"],
    [countryOf("UZ"), "998901234567", "+998 (90) 123-45-67"],
    [countryOf("UZ"), "+998 99 812 34 56", "+998 (99) 812-34-56"],
    [countryOf("UZ"), "998123456", "+998 (99) 812-34-56"],
    [countryOf("AM"), "077 123 456", "+374 (77) 123-456"],
    [countryOf("KG"), "0555 123 456", "+996 (555) 123-456"],
    [countryOf("TJ"), "+992 92 123 45 67", "+992 (92) 123-45-67"],
  ])("in $name.en: %j", (country, text, value) => {
    expect(formatPhone(country, text)).toBe(value);
    expect(type(country, text)).toBe(value);
    expectPhone(country, text, `+${value.replace(/\D/g, "")}`);
  });

  it.each(countries)("keeps what is masked: $en", (country) => {
    const number = country.mask.replaceAll("#", "5");
    expect(formatPhone(country, number)).toBe(number);
    expect(type(country, number)).toBe(number);
    expect(validatePhone(country, number)).toBeNull();
    expect(number).toHaveLength(country.mask.length);
  });

  it("is recognized by its code if another country is selected", () => {
    expect(countryOfText(russia, "+375 29 123 45 67")).toBe(belarus);
    expect(countryOfText(russia, "+7 701 123 45 67")).toBe(russia);
    expect(countryOfText(kazakhstan, "+7 999 123 45 67")).toBe(russia);
    expect(countryOfText(belarus, "+7 999 123 45 67")).toBe(russia);
    expectPhone(russia, "+375 29 123 45 67", "+375291234567");
    expectPhone(russia, "+7 701 123 45 67", "+77011234567");
  });

  it.each([
    ["+375291234567", "+375 (29) 123-45-67"],
    ["+375 (29) 123-45-67", "+375 (29) 123-45-67"],
    ["00375 29 123-45-67", "+375 (29) 123-45-67"],
    ["00 (375) 29 123 45 67", "+375 (29) 123-45-67"],
    ["+998 90 123 45 67", "+998 (90) 123-45-67"],
    ["+77011234567", "+7 (701) 123-45-67"],
    ["+79991234567", "+7 (999) 123-45-67"],
  ])("is taken with its code, whatever country is chosen: %j", (text, masked) => {
    for (const chosen of countries) {
      expect(formatPhone(chosen, text)).toBe(masked);
      // The mask of Kazakhstan starts with a fixed digit, which precedes digits typed without a plus.
      if (chosen !== kazakhstan || text.startsWith("+")) expect(type(chosen, text)).toBe(masked);
      expectPhone(chosen, text, `+${digitsOf(masked)}`);
    }
  });

  it("is accepted without a plus if it is not a number of the selected country", () => {
    expect(formatPhone(russia, "375291234567")).toBe("+375 (29) 123-45-67");
    expectPhone(russia, "375291234567", "+375291234567");
    expect(formatPhone(kazakhstan, "9991234567")).toBe("+7 (999) 123-45-67");
    expectPhone(kazakhstan, "9991234567", "+79991234567");
  });

  it.each(["+12025550123", "+1 (202) 555-0123", "001 202 555 0123", "+44 20 7946 0958", "+380 44 123 45 67"])(
    "is refused in words where the shop does not take it: %j",
    (text) => {
      for (const chosen of countries) {
        expect(parsePhone(chosen, text)).toEqual({ phone: null, fault: "foreign" });
        expect(validatePhone(chosen, text)).toBe("foreign");
        const kept = `+${digitsOf(text).replace(/^00/, "")}`;
        expect(formatPhone(chosen, text)).toBe(kept);
        if (chosen !== kazakhstan || text.startsWith("+")) expect(type(chosen, text)).toBe(kept);
      }
    },
  );
});

describe("no digit is lost", () => {
  it.each([
    [belarus, "9005550123", "+375 (90) 055-50-123"],
    [russia, "99912345678", "+7 (999) 123-45-678"],
    [russia, "+7 (999) 123-45-67 8", "+7 (999) 123-45-678"],
    [countryOf("AM"), "+374 (91) 123-4567", "+374 (91) 123-4567"],
  ])("of one that is too long: in $en, %j", (country, text, shown) => {
    expect(formatPhone(country, text)).toBe(shown);
    expect(type(country, text)).toBe(shown);
    expect(parsePhone(country, text)).toEqual({ phone: null, fault: "invalid" });
  });

  it("when the country is changed and changed back", () => {
    const numbers = ["9005550123", "8005553535", "8123456789", "9951234567", "4951234567", "29123"];
    for (const number of numbers) {
      for (const next of countries.filter((country) => country !== russia)) {
        const shown = formatNumber(next, number);
        expect(digitsOf(shown)).toBe(digitsOf(next.phoneCode) + number);
        // The mask parses the field's content again.
        const read = countryOfText(next, shown);
        expect(digitsOf(formatPhone(read, shown))).toBe(digitsOf(shown));
        expect(ownDigits(read, shown)).toBe(number);
      }
    }
  });
});

it("uses Russia for an unknown country", () => {
  expect(countryOf("XX")).toBe(russia);
  expect(countryOf(undefined)).toBe(russia);
});

it.each([
  ["(###) #", "9991", "(999) 1"],
  ["(###) #", "999", "(999"],
  ["(###) #", "99912", "(999) 1"],
  ["(###) #", "a9b9 9", "(999"],
  ["@@ ##", "яZ12", "яZ 12"],
  ["@@ ##", "1яZ2", "яZ 2"],
  ["**-*", "a1é", "a1-é"],
  ["+7 (7##)", "+7701", "+7 (701"],
  ["+7 (7##)", "+7", "+7"],
  ["##", "", ""],
])("fills %s with %j", (mask, characters, filled) => {
  expect(fillMask(readMask(mask), characters)).toBe(filled);
});
