import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { firstLanguage, inLanguage, type ByLanguage } from "~/lib/languages";
import { goodsFiles, readShopGoods, type SectionDetails, type ShopGoods } from "~/lib/shop-goods";
import { mapText } from "#mocks/db/texts";
import { typeset } from "#mocks/texts/typeset";

/**
 * Reads what a shop's folder says about sections, brands and properties.
 * @throws an Error that names the files and their faults
 */
export function readDetails(folder: string): ShopGoods {
  const { goods, faults } = readShopGoods((file) => {
    const path = join(folder, file);
    return existsSync(path) ? readFileSync(path, "utf8") : null;
  });
  if (faults.length > 0) throw new Error(faults.map((fault) => join(folder, fault)).join("; "));
  const printed = (text: ByLanguage) => mapText(text, typeset);
  const sections = [...goods.sections].map(([id, { description, ...pictures }]) => {
    return [id, { ...pictures, ...(description && { description: printed(description) }) }] as const;
  });
  return {
    ...goods,
    sections: new Map(sections),
    brands: goods.brands.map((brand) => ({ ...brand, body: brand.body.map(printed) })),
  };
}

/** The files that `readDetails` reads, those which exist. */
export const detailFiles = (folder: string): string[] =>
  goodsFiles.map((file) => join(folder, file)).filter((file) => existsSync(file));

/** The address of a described picture; null if none is named. */
export function pictureOf(
  kind: "sections" | "brands",
  { picture, drawing }: Pick<SectionDetails, "picture" | "drawing">,
): string | null {
  if (picture !== undefined) return `/upload/shop/${picture}`;
  return drawing === undefined ? null : `/upload/${kind}/${drawing}.jpg`;
}

/** The key of a name in any letter case. */
export const keyOf = (name: ByLanguage): string => inLanguage(name, firstLanguage()).toLowerCase();
