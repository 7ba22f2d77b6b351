import type { BankWire, PartyWire } from "~/api/schemas/checkout";
import { addressParts, type AddressWire } from "~/api/schemas/profile";
import type { ByLanguage } from "~/lib/languages";
import { fold } from "~/lib/text";
import { composeAddress } from "#mocks/checkout/address";
import { say, textIn, type Language } from "#mocks/language";

import banks from "./banks.json" with { type: "json" };
import parties from "./parties.json" with { type: "json" };
import places from "./places.json" with { type: "json" };

/** Creates a search in a list: every typed word must start an entry's number or a word of its name. */
function createSearch<Entry extends { name: ByLanguage }>(
  entries: readonly Entry[],
  numberOf: (entry: Entry) => string,
) {
  const known = entries.map((entry) => ({
    entry,
    words: [numberOf(entry), ...Object.values(entry.name).flatMap((name = "") => wordsOf(name))],
  }));
  return (typed: string): Entry[] => {
    const asked = wordsOf(typed.slice(0, 200));
    const found = asked.length === 0 ? [] : known.filter(({ words }) => beginsAll(asked, words));
    return found.slice(0, maxSuggestions).map(({ entry }) => entry);
  };
}

// The companies and most banks are invented. Low numbers in region 99 are not assigned to anybody; the demo customers use
// 990000000x.
const findParties = createSearch(parties, ({ inn }) => inn);
const findBanks = createSearch(banks, ({ bik }) => bik);

/** Finds companies and sole traders by INN or name. */
export function suggestParty(typed: string, language: Language): PartyWire[] {
  return findParties(typed).map(({ name, address, director, ...numbers }) => ({
    ...numbers,
    name: textIn(name, language),
    address: textIn(address, language),
    director: textIn(director, language),
  }));
}

/** Finds banks by BIK or name. */
export const suggestBank = (typed: string, language: Language): BankWire[] =>
  findBanks(typed).map(({ name, ...numbers }) => ({ ...numbers, name: textIn(name, language) }));

/** Splits a text into words for comparison: lower case, ё as е, letters and digits only. */
function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
}

/** Whether every typed word is a prefix of some word of the text, in any order. */
const beginsAll = (typed: readonly string[], words: readonly string[]): boolean =>
  typed.every((part) => words.some((word) => word.startsWith(part)));

/** The contract's limit on the number of suggestions. */
const maxSuggestions = 10;

/** Cities with the first digits of their postal codes, and the streets that every one of them has. */
const { cities, streets } = places;
type City = (typeof cities)[number];

/** The highest house number on every street. */
const lastHouse = 120;

// Abbreviations and generic words that people write around names and numbers; they do not help to tell places apart.
const ignoredWords = new Set(
  "г город ул улица д дом пр кт проспект пер переулок ш шоссе б бул бульвар р проезд обл область край респ республика street st avenue lane region city house кв квартира корп корпус стр строение flat".split(
    " ",
  ),
);

type Known = { city: City; words: string[]; streets: { index: number; words: string[] }[] };

const known: Known[] = cities.map((city) => {
  const words = [city.name, city.region].flatMap((text) => Object.values(text ?? {}).flatMap(wordsOf));
  return {
    city,
    words,
    streets: streets.map((street, index) => ({ index, words: [...words, ...Object.values(street).flatMap(wordsOf)] })),
  };
});

/**
 * Suggests addresses: cities first, then streets, with a house if a number was typed and a flat if two were. Words may
 * be incomplete, in any order and in either language.
 */
export function suggestAddress(typed: string, language: Language): AddressWire[] {
  const words = wordsOf(typed.slice(0, 200));
  const numbers = words.filter((word) => /^\d{1,3}\p{L}?$/u.test(word));
  const postal = words.find((word) => /^\d{6}$/.test(word));
  const names = words.filter((word) => !/^\d/.test(word) && !ignoredWords.has(word));
  if (names.length === 0) return [];
  const [house, flat] = numbers;
  const found: AddressWire[] = [];
  for (const { city, words: own } of known) {
    if (house === undefined && beginsAll(names, own)) found.push(toAddress(city, null, null, null, language));
  }
  for (const { city, words: own, streets: all } of known) {
    // If the words match the city alone and a house is given, keep only streets whose own name matches them too.
    const isCityNamed = beginsAll(names, own);
    for (const street of all) {
      if (found.length >= maxSuggestions) return found;
      if (!beginsAll(names, street.words)) continue;
      if (isCityNamed && house !== undefined && !isStreetNamed(names, street.index)) continue;
      if (house !== undefined && Number.parseInt(house, 10) > lastHouse) continue;
      found.push(toAddress(city, street.index, house ?? null, flat ?? null, language));
    }
  }
  return postal === undefined
    ? found.slice(0, maxSuggestions)
    : found.filter(({ postal_code }) => postal_code === postal);
}

const isStreetNamed = (names: readonly string[], index: number): boolean =>
  beginsAll(names, Object.values(streets[index] ?? {}).flatMap(wordsOf));

function toAddress(
  { name, region, postal, place }: City,
  streetIndex: number | null,
  house: string | null,
  flat: string | null,
  language: Language,
): AddressWire {
  const street = streetIndex === null ? undefined : streets[streetIndex];
  const shift = (streetIndex ?? 0) * 0.001;
  const [latitude = 0, longitude = 0] = place;
  const parts = addressParts.parse({
    // Each street has its own post office.
    postal_code: street ? `${postal}${String(100 + (streetIndex ?? 0))}` : null,
    region_with_type: textIn(region ?? name, language),
    city_with_type: textIn(name, language),
    street_with_type: street ? textIn(street, language) : null,
    house_type: house === null ? null : say("address.house", language),
    house,
    flat,
    geo_lat: (latitude + shift).toFixed(4),
    geo_lon: (longitude + shift).toFixed(4),
  });
  return { ...parts, value: composeAddress(parts, language) };
}
