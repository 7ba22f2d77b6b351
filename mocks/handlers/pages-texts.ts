import type { Meta } from "~/api/schemas/common";
import type { Language, Text } from "#mocks/language";

import { toMeta } from "./shapes";

function heading(h1: Text, description: Text): (language: Language) => Meta {
  return (language) => toMeta(h1[language], description[language], language);
}

/** Headings of the pages that have no text in the database. */
export const headings = {
  home: heading(
    { ru: "Инструмент и оборудование", en: "Tools and equipment" },
    {
      ru: "Инструмент для мастерской и стройки: со склада, под заказ, с доставкой и самовывозом.",
      en: "Tools for the workshop and the building site: in stock or to order, with delivery or pickup.",
    },
  ),
  personal: heading(
    { ru: "Личный кабинет", en: "My account" },
    { ru: "Заказы, избранное и данные покупателя.", en: "Your orders, favourites and details." },
  ),
  brands: heading(
    { ru: "Бренды", en: "Brands" },
    { ru: "Бренды инструмента, представленные в магазине.", en: "The tool brands that the shop sells." },
  ),
  stocks: heading(
    { ru: "Акции", en: "Promotions" },
    { ru: "Скидки и подарки, которые действуют сейчас.", en: "Current discounts and gifts at the shop." },
  ),
  news: heading(
    { ru: "Новости", en: "News" },
    { ru: "Новости магазина и советы мастеров.", en: "Shop news and professional advice." },
  ),
  contacts: heading(
    { ru: "Контакты", en: "Contacts" },
    { ru: "Адреса, телефоны и часы работы магазинов.", en: "Addresses, phone numbers and opening hours of our shops." },
  ),
};

/** The shop's company details, with the field names of a legal entity's order; all check digits are valid. */
export function requisites(language: Language): Record<string, string> {
  const { name, legalAddress, bank } = {
    ru: {
      name: "ООО «Верстак»",
      legalAddress: "109000, Москва, ул. Станочная, д. 12",
      bank: "АО «Банк Пример», Москва",
    },
    en: {
      name: "Verstak LLC",
      legalAddress: "12 Stanochnaya St, Moscow, 109000",
      bank: "Bank Primer JSC, Moscow",
    },
  }[language];
  return { name, inn: "7700000009", kpp: "770001001", ogrn: "1027700000008", legalAddress, bank };
}
