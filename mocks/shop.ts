import { existsSync } from "node:fs";
import { join } from "node:path";

import * as z from "zod";

import type { OfficeWire } from "~/api/schemas/pages";
import { builtInLanguage, languages } from "~/lib/languages";
import { parseJson } from "~/lib/parse-json";
import { readShopFile, type Shop } from "~/lib/shop-file";
import { readIfThere } from "#mocks/data-file";
import { mapText } from "#mocks/db/texts";
import { addWords, textIn, type Language } from "#mocks/language";
import { markPicture } from "#mocks/pictures/shop-picture";

/**
 * Reads `shop.json` of a shop's folder, and the API's texts in the languages that it adds: `texts/{code}/api.json`.
 * @param folder null for a shop without a name of its own
 * @throws an Error that lists all faults of the file
 */
export function readShop(folder: string | null): Shop {
  if (folder !== null && !existsSync(folder)) throw new Error(`SHOP_DIR ${folder} is not a folder`);
  const read = (file: string) => readIfThere(folder, file);
  const { shop, faults } = readShopFile(read("shop.json"));
  const place = (file: string) => join(folder ?? "", file);
  if (faults.length > 0) throw new Error(faults.map((fault) => `${place("shop.json")}: ${fault}`).join("; "));
  const added = languages().filter(({ code }) => !builtInLanguage(code));
  const wordsIn = (file: string) => parseWords(read(file) ?? "{}", place(file));
  addWords(Object.fromEntries(added.map(({ code }) => [code, wordsIn(`texts/${code}/api.json`)])));
  return { ...shop, offices: shop.offices.map((office) => withMark(folder, office)) };
}

/** Marks the picture of the way to an office, so that an exchanged file is shown. */
function withMark(folder: string | null, { scheme, ...office }: Shop["offices"][number]): Shop["offices"][number] {
  return { ...office, ...(scheme && { scheme: mapText(scheme, (name) => markPicture(folder, name)) }) };
}

const wordFile = z.record(z.string(), z.record(z.string(), z.string()));

function parseWords(source: string, place: string): z.output<typeof wordFile> {
  const json = parseJson(source);
  if ("fault" in json) throw new Error(`${place}: ${json.fault}`);
  const parsed = wordFile.safeParse(json.value);
  if (!parsed.success) throw new Error(`${place}: is not an object with groups of texts`);
  return parsed.data;
}

/** The shop's offices, which are also its pickup points, in the order of its file. */
export function listOffices({ offices, email: shopEmail = "" }: Shop, language: Language): OfficeWire[] {
  return offices.map(({ phone, email = shopEmail, latitude, longitude, ...office }, index) => ({
    ...{ id: index + 1, phone, email, latitude, longitude },
    name: textIn(office.name, language),
    address: textIn(office.address, language),
    hours: textIn(office.hours, language),
    ...(office.way && { way: textIn(office.way, language) }),
    ...(office.scheme && { scheme: `/upload/shop/${textIn(office.scheme, language)}` }),
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
