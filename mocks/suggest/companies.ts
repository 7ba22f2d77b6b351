import type { BankWire, PartyWire } from "~/api/schemas/checkout";
import type { ByLanguage } from "~/lib/languages";
import { textIn, type Language } from "#mocks/language";

import banks from "./banks.json" with { type: "json" };
import parties from "./parties.json" with { type: "json" };
import { beginsAll, maxSuggestions, wordsOf } from "./words";

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
export function suggestBank(typed: string, language: Language): BankWire[] {
  return findBanks(typed).map(({ name, ...numbers }) => ({ ...numbers, name: textIn(name, language) }));
}
