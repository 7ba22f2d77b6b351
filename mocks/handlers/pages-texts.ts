import type { Shop } from "~/lib/shop-file";
import { say, textIn, type Language } from "#mocks/language";

import { toMeta } from "./shapes";

const heading = (page: "personal" | "brands" | "stocks" | "news" | "contacts") => (shop: Shop, language: Language) =>
  toMeta(shop, say(`page.${page}`, language), say(`page.${page}About`, language), language);

/** Headings of the pages that have no text in the database. */
export const headings = {
  home: (shop: Shop, language: Language) => {
    const { title, heading: h1 = title, description = title } = shop;
    return toMeta(shop, textIn(h1, language), textIn(description, language), language);
  },
  catalog: (shop: Shop, language: Language) =>
    toMeta(shop, say("page.catalog", language), textIn(shop.description ?? shop.title, language), language),
  personal: heading("personal"),
  brands: heading("brands"),
  stocks: heading("stocks"),
  news: heading("news"),
  contacts: heading("contacts"),
};
