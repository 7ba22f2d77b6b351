import type { BankWire } from "~/api/schemas/checkout";
import type { Pair } from "#mocks/db/seed/lib/text";
import type { Language } from "#mocks/language";

import { correspondentAccountOf } from "./numbers";
import { beginsAll, maxSuggestions, wordsOf } from "./words";

type Known = { bik: string; name: Pair; account: string };

const known = (bik: string, ru: string, en: string, account = correspondentAccountOf(bik)): Known => ({
  bik,
  name: [ru, en],
  account,
});

// Invented banks whose numbers pass the checks; `banks` lists a few well-known ones first.
const invented: readonly Pair[] = [
  ["Банк «Верстачный»", "Verstachny Bank"],
  ["Банк «Токарный»", "Tokarny Bank"],
  ["Банк «Слесарный»", "Slesarny Bank"],
  ["Банк «Кузнечный»", "Kuznechny Bank"],
  ["Банк «Плотницкий»", "Plotnitsky Bank"],
  ["Банк «Столярный»", "Stolyarny Bank"],
  ["Банк «Стройсоюз»", "Stroysoyuz Bank"],
  ["Банк «Монтажный»", "Montazhny Bank"],
  ["Банк «Заречный»", "Zarechny Bank"],
  ["Банк «Приволжье»", "Privolzhye Bank"],
  ["Банк «Северный берег»", "Severny Bereg Bank"],
  ["Банк «Южный порт»", "Yuzhny Port Bank"],
  ["Банк «Уральский станок»", "Uralsky Stanok Bank"],
  ["Банк «Сибирский мост»", "Sibirsky Most Bank"],
  ["Банк «Ремесленник»", "Remeslennik Bank"],
  ["Банк «Мастеровой»", "Masterovoy Bank"],
  ["Банк «Артель»", "Artel Bank"],
  ["Банк «Цеховой»", "Tsekhovoy Bank"],
  ["Банк «Наладчик»", "Naladchik Bank"],
];

export const banks: readonly Known[] = [
  known("044525225", "ПАО Сбербанк", "Sberbank", "30101810400000000225"),
  known("044525187", "Банк ВТБ (ПАО)", "VTB Bank"),
  known("044525593", "АО «Альфа-Банк»", "Alfa-Bank"),
  known("049805746", "Банк «Учебный»", "Uchebny Bank"),
  ...invented.map(([ru, en], index) => known(`049999${777 + index}`, ru, en)),
];

const words = banks.map(({ bik, name }) => [bik, ...name.flatMap(wordsOf)]);

/** Finds banks. Every typed word must start the BIK or a word of the name. */
export function suggestBank(typed: string, language: Language): BankWire[] {
  const asked = wordsOf(typed.slice(0, 200));
  if (asked.length === 0) return [];
  return banks
    .filter((_, index) => beginsAll(asked, words[index] ?? []))
    .slice(0, maxSuggestions)
    .map(({ bik, name, account }) => ({ bik, name: name[language === "ru" ? 0 : 1], correspondentAccount: account }));
}
