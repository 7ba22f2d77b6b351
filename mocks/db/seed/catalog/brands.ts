import type Database from "libsql";

import { typeset } from "#mocks/texts/typeset";

import { goods } from "../goods/read";
import { insertRows } from "../lib/rows";
import type { Pair } from "../lib/text";

/** Writes the brands. */
export function seedBrands(db: Database.Database): void {
  const text = ([ru, en]: Pair) => ({ ru: typeset(ru), en: typeset(en) });
  const html = (paragraphs: readonly string[]) => paragraphs.map((one) => `<p>${one}</p>`).join("");
  insertRows(
    db,
    "brand",
    goods().brands.map(({ id, slug, name, country, body }) => ({
      id,
      sort: id,
      slug,
      name: text(name),
      country: text(country),
      body: text([html(body.map(([ru]) => ru)), html(body.map(([, en]) => en))]),
      picture: `/upload/brands/${slug}-{language}.jpg`,
    })),
  );
}
