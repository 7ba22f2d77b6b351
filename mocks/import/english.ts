import type { Db } from "#mocks/db/query";

import { paramFacts, type Fact } from "./facts";
import { descriptionOf, idOf } from "./offer";
import { nameOf } from "./offer-name";
import { openFeed } from "./open-feed";
import { parseFeed } from "./parse";
import { plainText } from "./texts";

export type EnglishOffer = { name: string; description: string; facts: Pick<Fact, "name" | "value">[] };

/** English texts by the ids of the main feed; undefined where the English feed has none. */
export type English = {
  offer(id: string): EnglishOffer | undefined;
  category(id: string): string | undefined;
};

export const noEnglish: English = { offer: () => undefined, category: () => undefined };

/**
 * Reads the texts of an English feed into a temporary table, so that memory stays small.
 * @throws FeedError as `openFeed` and `parseFeed`
 */
export async function readEnglish(db: Db, source: string): Promise<English> {
  const categories = new Map<string, string>();
  db.raw.exec("drop table if exists temp.english");
  db.raw.exec("create temp table english (id text primary key, texts text not null) without rowid");
  await parseFeed(openFeed(source), {
    category: ({ id, name }) => void categories.set(id.trim(), plainText(name)),
    currency: () => undefined,
    offer: (raw) => {
      const texts: EnglishOffer = { name: nameOf(raw), description: descriptionOf(raw), facts: paramFacts(raw.params) };
      db.run("insert or ignore into english (id, texts) values (?, ?)", idOf(raw), JSON.stringify(texts));
    },
  });
  return { offer: (id) => find(db, id), category: (id) => categories.get(id) || undefined };
}

function find(db: Db, id: string): EnglishOffer | undefined {
  const row = db.get<{ texts: string }>("select texts from english where id = ?", id);
  return row && (JSON.parse(row.texts) as EnglishOffer);
}
