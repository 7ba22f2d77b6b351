import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { readShopFile, type Shop } from "~/lib/shop-file";
import { textIn, type Language } from "#mocks/language";

/**
 * Reads `shop.json` of a shop's folder.
 * @param folder null for a shop without a name of its own
 * @throws an Error that lists all faults of the file
 */
export function readShop(folder: string | null): Shop {
  const file = folder === null ? null : join(folder, "shop.json");
  const { shop, faults } = readShopFile(file !== null && existsSync(file) ? readFileSync(file, "utf8") : null);
  if (faults.length > 0) throw new Error(faults.map((fault) => `${file ?? "shop.json"}: ${fault}`).join("; "));
  return shop;
}

export type Office = {
  id: number;
  name: string;
  address: string;
  phone: string;
  email: string;
  hours: string;
  latitude: number;
  longitude: number;
  way?: string;
  scheme?: string;
};

/** The shop's offices, which are also its pickup points, in the order of its file. */
export function listOffices({ offices, email: shopEmail = "" }: Shop, language: Language): Office[] {
  return offices.map(({ name, address, hours, phone, email, latitude, longitude, way, scheme }, index) => ({
    id: index + 1,
    name: textIn(name, language),
    address: textIn(address, language),
    phone,
    email: email ?? shopEmail,
    hours: textIn(hours, language),
    latitude,
    longitude,
    ...(way ? { way: textIn(way, language) } : {}),
    ...(scheme ? { scheme: `/upload/shop/${textIn(scheme, language)}` } : {}),
  }));
}

/**
 * The VAT in a price or a total of roubles, with kopecks; null for a seller without VAT, undefined if the shop's file does
 * not name the seller.
 */
export function vatIn({ legal }: Shop, roubles: number): { rate: number; sum: number } | null | undefined {
  if (!legal) return undefined;
  const { vat: rate } = legal;
  return rate === null || rate === 0 ? null : { rate, sum: Math.round((roubles * rate * 100) / (100 + rate)) / 100 };
}

/** The shop's company details, with the field names of a legal entity's order; none if the file has none. */
export function requisites({ legal }: Shop, language: Language): Record<string, string> {
  if (!legal) return {};
  const { name, address, inn, kpp, ogrn, bank, bik, account, correspondentAccount } = legal;
  return {
    name: textIn(name, language),
    inn,
    ...(kpp ? { kpp } : {}),
    ogrn,
    legalAddress: textIn(address, language),
    ...{ bank: textIn(bank, language), bik, account, correspondentAccount },
  };
}
