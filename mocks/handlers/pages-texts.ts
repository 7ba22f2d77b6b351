import type { MetaWire } from "~/api/schemas/common";
import type { Shop } from "~/lib/shop-file";
import { textIn, type Language, type Text } from "#mocks/language";

import { toMeta } from "./shapes";

function heading(h1: Text, description: Text): (shop: Shop, language: Language) => MetaWire {
  return (shop, language) => toMeta(shop, textIn(h1, language), textIn(description, language), language);
}

/** Headings of the pages that have no text in the database. */
export const headings = {
  home: (shop: Shop, language: Language) => {
    const { title, heading: h1 = title, description = title } = shop;
    return toMeta(shop, textIn(h1, language), textIn(description, language), language);
  },
  catalog: (shop: Shop, language: Language) => {
    const h1 = textIn({ ru: "Каталог", en: "Catalogue" }, language);
    return toMeta(shop, h1, textIn(shop.description ?? shop.title, language), language);
  },
  personal: heading(
    { ru: "Личный кабинет", en: "My account" },
    { ru: "Заказы, избранное и данные покупателя.", en: "Your orders, favourites and details." },
  ),
  brands: heading(
    { ru: "Бренды", en: "Brands" },
    { ru: "Бренды, представленные в магазине.", en: "The brands that the shop sells." },
  ),
  stocks: heading(
    { ru: "Акции", en: "Promotions" },
    { ru: "Скидки, которые корзина считает сама.", en: "Discounts that the basket works out by itself." },
  ),
  news: heading(
    { ru: "Новости", en: "News" },
    { ru: "Новости магазина, новинки каталога и советы.", en: "Shop news, new products and practical advice." },
  ),
  contacts: heading(
    { ru: "Контакты", en: "Contacts" },
    { ru: "Адреса, телефоны и часы работы магазинов.", en: "Addresses, phone numbers and opening hours of our shops." },
  ),
};
