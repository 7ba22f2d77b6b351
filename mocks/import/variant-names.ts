import { inLanguage, type ByLanguage } from "~/lib/languages";
import { parseList } from "#mocks/db/queries/cards";
import type { Db } from "#mocks/db/query";

import type { Stored } from "./properties";

/** Gives a product the names that its offer has in the feeds: an earlier import may have added to them. */
export function restoreNames(db: Db, id: number, names: ByLanguage): void {
  for (const [language, name = ""] of Object.entries(names)) rename(db, id, language, name);
}

/**
 * Tells apart the variants of a group that have one name, in each language, by what their properties say: `T-shirt, M,
 * white`. A basket, an order and an e-mail show little but the name. Runs when all names are those of the feeds.
 */
export function nameVariantsApart(db: Db): void {
  const groups = db.all<{ language: string; name: string; ids: string }>(
    `select language, value as name, json_group_array(product.id) as ids
     from product join text as t on t.owner = 'product' and t.field = 'name' and t.id = product.id
     where hidden = 0 and group_id is not null
     group by group_id, language, value having count(*) > 1`,
  );
  for (const { language, name, ids } of groups) {
    const variants = db.all<{ id: number; properties: string }>(
      "select id, properties from product where id in (select value from json_each(?))",
      ids,
    );
    const endings = endingsOf(
      variants.map(({ properties }) => parseList<Stored>(properties)),
      language,
    );
    for (const [at, { id }] of variants.entries()) rename(db, id, language, name + (endings[at] ?? ""));
  }
}

/** What the name of each variant lacks: the first properties that tell more of them apart, and no more. */
function endingsOf(variants: Stored[][], language: string): string[] {
  const all = variants.flat().filter(({ identifier }) => !identifier);
  let endings = variants.map(() => "");
  for (const code of new Set(all.map((property) => property.code))) {
    const longer = variants.map((properties, at) => {
      const value = properties.find((property) => property.code === code)?.value;
      return `${endings[at] ?? ""}${value ? `, ${inLanguage(value, language)}` : ""}`;
    });
    if (new Set(longer).size > new Set(endings).size) endings = longer;
  }
  return endings;
}

function rename(db: Db, id: number, language: string, name: string): void {
  db.run(
    `update text set value = :name
     where owner = 'product' and field = 'name' and id = :id and language = :language and value <> :name`,
    { id, language, name },
  );
}
