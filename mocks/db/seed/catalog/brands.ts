import type Database from "libsql";

import { typeset } from "#mocks/texts/typeset";

import { goods } from "../goods/read";
import { insertRows } from "../lib/rows";
import type { Pair } from "../lib/text";

/** Writes the brands. */
export function seedBrands(db: Database.Database): void {
  const both = (name: string, [ru, en]: Pair) => ({ [`${name}_ru`]: typeset(ru), [`${name}_en`]: typeset(en) });
  const html = (paragraphs: readonly string[]) => paragraphs.map((text) => `<p>${text}</p>`).join("");
  insertRows(
    db,
    "brand",
    goods().brands.map(({ id, slug, name, country, body }) => ({
      id,
      sort: id,
      slug,
      ...both("name", name),
      ...both("country", country),
      ...both("body", [html(body.map(([ru]) => ru)), html(body.map(([, en]) => en))]),
      picture: `/upload/brands/${slug}-{language}.jpg`,
    })),
  );
}
