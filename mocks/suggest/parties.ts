import type { PartyWire } from "~/api/schemas/checkout";
import type { Pair } from "#mocks/db/seed/lib/text";
import type { Language } from "#mocks/language";

import { completeInn, completeOgrn } from "./numbers";
import { cities, streets } from "./places";
import { beginsAll, maxSuggestions, wordsOf } from "./words";

type Known = Omit<PartyWire, "name" | "address" | "director"> & { name: Pair; address: Pair; director: Pair };

const firms: readonly Pair[] = [
  ["Стройдвор", "Stroydvor"],
  ["Монтаж-Центр", "Montazh-Center"],
  ["Теплострой", "Teplostroy"],
  ["Кровля и фасад", "Krovlya i Fasad"],
  ["Ремстройсервис", "Remstroyservice"],
  ["Электромонтаж", "Elektromontazh"],
  ["Столярный двор", "Stolyarny Dvor"],
  ["Металлоизделия", "Metalloizdeliya"],
  ["Промсварка", "Promsvarka"],
  ["Инструмент-Сервис", "Instrument-Service"],
  ["Отделка Плюс", "Otdelka Plus"],
  ["Деревянный дом", "Derevyanny Dom"],
  ["Бетонстрой", "Betonstroy"],
  ["Водоканал-Монтаж", "Vodokanal-Montazh"],
  ["Дорожник", "Dorozhnik"],
  ["Высотник", "Vysotnik"],
  ["Паркет-Мастер", "Parket-Master"],
  ["Окна и двери", "Okna i Dveri"],
  ["Климат-Строй", "Klimat-Stroy"],
  ["Станкоремонт", "Stankoremont"],
  ["Мебельный цех", "Mebelny Tsekh"],
  ["Геодезия", "Geodeziya"],
  ["Ландшафт", "Landshaft"],
  ["Лестницы и перила", "Lestnitsy i Perila"],
  ["Каменщик", "Kamenshchik"],
  ["Штукатур", "Shtukatur"],
  ["Стеклодел", "Steklodel"],
  ["Сантехбюро", "Santekhburo"],
];

const people: readonly Pair[] = [
  ["Орлов Павел Андреевич", "Orlov Pavel"],
  ["Белова Ирина Викторовна", "Belova Irina"],
  ["Громов Сергей Ильич", "Gromov Sergey"],
  ["Зимина Ольга Петровна", "Zimina Olga"],
  ["Корнеев Денис Олегович", "Korneev Denis"],
  ["Лапин Виктор Егорович", "Lapin Viktor"],
  ["Маслова Нина Юрьевна", "Maslova Nina"],
  ["Никитин Роман Львович", "Nikitin Roman"],
  ["Осипова Дарья Максимовна", "Osipova Darya"],
  ["Панин Глеб Борисович", "Panin Gleb"],
  ["Рощин Антон Кириллович", "Roshchin Anton"],
  ["Сафонова Елена Игоревна", "Safonova Elena"],
  ["Тихонов Артём Павлович", "Tikhonov Artyom"],
  ["Ушаков Илья Романович", "Ushakov Ilya"],
];

function addressOf(index: number): Pair {
  const [city, street] = [cities[index % cities.length], streets[(index * 7) % streets.length]];
  const ofLanguage = (which: 0 | 1) => [city?.name[which], street?.[which], { 0: "д", 1: "house" }[which]].join(", ");
  return [`${ofLanguage(0)} ${index + 1}`, `${ofLanguage(1)} ${index + 1}`];
}

const padded = (number: number, length: number) => String(number).padStart(length, "0");

// Low numbers in region 99 are not assigned to anybody; the demo customers use 990000000x.
const companies = firms.map(([ru, en], index): Known => ({
  inn: completeInn(`99010${padded(index + 1, 4)}`),
  kpp: "990101001",
  ogrn: completeOgrn(`12099010${padded(index + 1, 4)}`),
  name: [`ООО «${ru}»`, `${en} LLC`],
  address: addressOf(index),
  director: people[index % people.length] ?? ["", ""],
}));
const traders = people.map(([ru, en], index): Known => ({
  inn: completeInn(`99020${padded(index + 1, 5)}`),
  kpp: null,
  ogrn: completeOgrn(`320990200${padded(index + 1, 5)}`),
  name: [`ИП ${ru}`, `${en}, sole trader`],
  address: addressOf(index + firms.length),
  director: [ru, en],
}));

export const parties: readonly Known[] = [
  {
    inn: "7707083893",
    kpp: "773601001",
    ogrn: "1027700132195",
    name: ["ПАО Сбербанк", "Sberbank PJSC"],
    address: ["г Москва, ул Вавилова, д 19", "Moscow, Vavilova Street, house 19"],
    director: ["", ""],
  },
  {
    inn: "500100732259",
    kpp: null,
    ogrn: "304500116000157",
    name: ["ИП Образцов Иван Иванович", "Obraztsov Ivan, sole trader"],
    address: ["Московская обл, г Балашиха, ул Мира, д 1", "Moscow Region, Balashikha, Mira Street, house 1"],
    director: ["Образцов Иван Иванович", "Obraztsov Ivan"],
  },
  ...companies,
  ...traders,
];

const words = parties.map(({ inn, name }) => [inn, ...name.flatMap(wordsOf)]);

/** Finds companies and sole traders. Every typed word must start the INN or a word of the name. */
export function suggestParty(typed: string, language: Language): PartyWire[] {
  const asked = wordsOf(typed.slice(0, 200));
  if (asked.length === 0) return [];
  const which = language === "ru" ? 0 : 1;
  return parties
    .filter((_, index) => beginsAll(asked, words[index] ?? []))
    .slice(0, maxSuggestions)
    .map(({ name, address, director, ...numbers }) => ({
      ...numbers,
      name: name[which],
      address: address[which],
      director: director[which],
    }));
}
