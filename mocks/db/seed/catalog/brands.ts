import type Database from "libsql";

import { typeset } from "#mocks/texts/typeset";

import { insertRows } from "../lib/rows";
import type { Pair } from "../lib/text";
import { foreignBrands } from "./brands/abroad";
import { russianBrands } from "./brands/russia";
import type { Brand } from "./brands/types";

export type { Brand };

/** The shop's brands, all invented, in display order. */
export const brands: readonly Brand[] = [...russianBrands, ...foreignBrands];

/** Finds a brand by slug; throws on an unknown one, because only the seed calls it. */
export function brandBySlug(slug: string): Brand & { id: number } {
  const index = brands.findIndex((one) => one.slug === slug);
  const found = brands[index];
  if (!found) throw new Error(`Unknown brand ${slug}`);
  return { ...found, id: index + 1 };
}

/** Writes the brands. */
export function seedBrands(db: Database.Database): void {
  const text = ([ru, en]: Pair) => ({ ru: typeset(ru), en: typeset(en) });
  insertRows(
    db,
    "brand",
    brands.map(({ slug, name, country, body }, index) => ({
      id: index + 1,
      sort: index + 1,
      slug,
      name: text(name),
      country: text(country),
      body: text([body.map(([ru]) => ru).join(""), body.map(([, en]) => en).join("")]),
      picture: `/upload/brands/${slug}-{language}.jpg`,
    })),
  );
}
