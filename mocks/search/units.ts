import type { Shop } from "~/lib/shop-file";

import type { Synonyms } from "./synonyms";

/** The names of units in words, each with the signs that catalogues write instead. */
export const unitNames: Shop["synonyms"] = {
  ru: {
    вольт: ["в", "v"],
    вольтовый: ["в", "v"],
    ватт: ["вт", "w"],
    киловатт: ["квт", "kw"],
    ампер: ["а", "a"],
    "ампер час": ["ач", "ah"],
    миллиметр: ["мм", "mm"],
    сантиметр: ["см", "cm"],
    метр: ["м", "m"],
    грамм: ["г", "g"],
    килограмм: ["кг", "kg"],
    тонна: ["т", "t"],
    миллилитр: ["мл", "ml"],
    литр: ["л", "l"],
    джоуль: ["дж", "j"],
    штука: ["шт", "pcs"],
    минута: ["мин", "min"],
  },
  en: {
    volt: ["v", "в"],
    watt: ["w", "вт"],
    kilowatt: ["kw", "квт"],
    amp: ["a", "а"],
    ampere: ["a", "а"],
    "amp hour": ["ah", "ач"],
    millimetre: ["mm", "мм"],
    millimeter: ["mm", "мм"],
    centimetre: ["cm", "см"],
    centimeter: ["cm", "см"],
    metre: ["m", "м"],
    meter: ["m", "м"],
    gram: ["g", "г"],
    kilogram: ["kg", "кг"],
    kilo: ["kg", "кг"],
    tonne: ["t", "т"],
    millilitre: ["ml", "мл"],
    litre: ["l", "л"],
    liter: ["l", "л"],
    joule: ["j", "дж"],
    piece: ["pcs", "шт"],
    minute: ["min", "мин"],
  },
};

/**
 * The text with a space between a number and the name of a unit, as in «18вольт» or «18-вольтовый», but without the
 * space before a last letter that is the sign of a unit: on its own, «в» would be a preposition, and `a` an article.
 */
export function spaceUnits(text: string, units: Synonyms): string {
  return text
    .replace(/(?<=\d)-?(\p{L}{3,})/gu, (typed, word: string) => (isUnit(word, units) ? ` ${word}` : typed))
    .replace(/(?<=\d)\s+([вa])\s*$/iu, "$1");
}

const isUnit = (word: string, units: Synonyms) => units.find([word.toLowerCase()], false).length > 0;
