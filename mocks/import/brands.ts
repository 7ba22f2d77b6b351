import { firstLanguage } from "~/lib/languages";
import type { Db } from "#mocks/db/query";
import { insertRows } from "#mocks/db/seed/lib/rows";
import { textSql } from "#mocks/db/texts";

import { freeSlug } from "./texts";

/** Finds or adds the brand of a name in any letter case; null for an offer without one. */
export function createBrands(db: Db): (name: string | null) => number | null {
  const rows = db.all<{ id: number; name: string; slug: string }>(
    `select id, ${textSql("brand", "name", firstLanguage())} as name, slug from brand`,
  );
  const keyOf = (name: string) => name.toLowerCase();
  const ids = new Map(rows.map(({ id, name }) => [keyOf(name), id]));
  const slugs = new Set(rows.map(({ slug }) => slug));
  let lastId = Math.max(0, ...rows.map(({ id }) => id));
  return (name) => {
    if (name === null) return null;
    const known = ids.get(keyOf(name));
    if (known !== undefined) return known;
    const slug = freeSlug(name, "brand", (text) => slugs.has(text));
    lastId += 1;
    insertRows(db.raw, "brand", [{ id: lastId, sort: lastId, slug, name: { [firstLanguage()]: name } }]);
    ids.set(keyOf(name), lastId);
    slugs.add(slug);
    return lastId;
  };
}
