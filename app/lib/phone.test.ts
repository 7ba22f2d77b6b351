import { describe, expect, it } from "vitest";

import { countries, countryOf, countryOfText, faultOfPhone, formatPhone, normalizePhone, russia } from "./phone";

const kazakhstan = countryOf("KZ");
const belarus = countryOf("BY");
const masked = "+7 (999) 123-45-67";

/** What stands in the field after a text was typed into it, sign by sign. */
function type(country = russia, text = ""): string {
  return Array.from(text).reduce((value, sign) => formatPhone(country, value + sign), "");
}

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
    expect(normalizePhone(russia, text)).toBe("+79991234567");
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
    "+1 202 555 01 00",
    "+1 202 555 010",
  ])("is none: %j", (text) => {
    expect(normalizePhone(russia, text)).toBeNull();
    expect(faultOfPhone(russia, text)).toBe("invalid");
  });

  it("is asked for when missing", () => {
    expect(faultOfPhone(russia, "  ")).toBe("required");
    expect(faultOfPhone(russia, masked)).toBeNull();
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
    expect(normalizePhone(country, text)).toBe(`+${value.replace(/\D/g, "")}`);
  });

  it.each(countries)("keeps what is masked: $en", (country) => {
    const number = country.mask.replaceAll("#", "5");
    expect(formatPhone(country, number)).toBe(number);
    expect(type(country, number)).toBe(number);
    expect(normalizePhone(country, number)).toBe(`+${number.replace(/\D/g, "")}`);
    expect(number).toHaveLength(country.mask.length);
  });

  it("is known by its code though another country is chosen", () => {
    expect(countryOfText(russia, "+375 29 123 45 67")).toBe(belarus);
    expect(countryOfText(russia, "+7 701 123 45 67")).toBe(russia);
    expect(countryOfText(kazakhstan, "+7 999 123 45 67")).toBe(kazakhstan);
    expect(countryOfText(belarus, "+7 999 123 45 67")).toBe(russia);
    expect(normalizePhone(russia, "+375 29 123 45 67")).toBe("+375291234567");
    expect(normalizePhone(russia, "+7 701 123 45 67")).toBe("+77011234567");
  });

  it("needs the digit that its mask fixes", () => {
    expect(normalizePhone(kazakhstan, "9991234567")).toBeNull();
  });
});

it("takes Russia for an unknown country", () => {
  expect(countryOf("XX")).toBe(russia);
  expect(countryOf(undefined)).toBe(russia);
});
