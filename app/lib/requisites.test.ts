import { describe, expect, it } from "vitest";

import { digitsOf, isAccount, isBik, isCorrespondentAccount, isInn, isKpp, isOgrn, isOgrnip } from "./requisites";

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
  ["correspondent account", (account: string) => isCorrespondentAccount(account, "044525225"), "30101810400000000225"],
] as const)("%s", (_, check, number) => {
  it(`${number} holds`, () => expect(check(number)).toBe(true));
  it("does not hold with another last digit", () => expect(spoilt(number).filter(check)).toEqual([]));
  it("does not hold with a digit more or less, or with a letter", () => {
    expect([`${number}0`, number.slice(1), number.slice(0, -1), `${number.slice(0, -1)}x`, ""].filter(check)).toEqual(
      [],
    );
  });
  it("does not hold as zeros", () => expect(check("0".repeat(number.length))).toBe(false));
});

describe("an account", () => {
  it("belongs to its bank alone", () => {
    expect(isAccount("40602810700000000025", "049805747")).toBe(false);
    expect(isCorrespondentAccount("30101810400000000225", "044525974")).toBe(false);
    expect(isAccount("40602810700000000025", "049805")).toBe(false);
  });
  it("of a customer is no bank's own", () => {
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
