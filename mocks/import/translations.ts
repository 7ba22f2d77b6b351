import type { ByLanguage } from "~/lib/languages";
import type { Db } from "#mocks/db/query";
import { typeset } from "#mocks/texts/typeset";

import { paramFacts, type Fact } from "./facts";
import { descriptionOf, idOf, labelsOf, nameOf } from "./offer";
import { openFeed, type Feed } from "./open-feed";
import { FeedError, parseFeed } from "./parse";
import { plainText } from "./texts";

export type OfferTexts = { name: string; description: string; facts: Pick<Fact, "name" | "value">[] } & ReturnType<
  typeof labelsOf
>;

/** The texts of feeds in other languages, by the ids of the main feed. A language has only what its feed has. */
export type Translations = { offer(id: string): ByLanguage<OfferTexts>; category(id: string): ByLanguage };

/**
 * Reads feeds of the same offers in other languages into a temporary table, so that memory stays small.
 * @throws FeedError as `openFeed` and `parseFeed`
 */
export async function readTranslations(db: Db, feeds: ByLanguage<Feed>): Promise<Translations> {
  const categories = new Map<string, Record<string, string>>();
  db.raw.exec("drop table if exists temp.translation");
  db.raw.exec(
    "create temp table translation (id text, language text, texts text not null, primary key (id, language)) without rowid",
  );
  for (const [language, feed] of Object.entries(feeds)) {
    if (!feed) continue;
    const parsed = parseFeed(openFeed(feed), {
      category: ({ id, name }) => {
        const text = typeset(plainText(name));
        if (text) categories.set(id.trim(), { ...categories.get(id.trim()), [language]: text });
      },
      currency: () => undefined,
      offer: (raw) => {
        const [name, description] = [nameOf(raw), descriptionOf(raw)];
        const texts: OfferTexts = { name, description, facts: paramFacts(raw.params), ...labelsOf(raw) };
        const row = [idOf(raw), language, JSON.stringify(texts)];
        db.run("insert or ignore into translation (id, language, texts) values (?, ?, ?)", ...row);
      },
    });
    await parsed.catch((error: unknown) => {
      if (error instanceof FeedError) throw new FeedError(`In the feed for “${language}”: ${error.message}`);
      throw error;
    });
  }
  const hasAny = Object.keys(feeds).length > 0;
  return { offer: (id) => (hasAny ? find(db, id) : {}), category: (id) => categories.get(id) ?? {} };
}

function find(db: Db, id: string): ByLanguage<OfferTexts> {
  const rows = db.all<{ language: string; texts: string }>("select language, texts from translation where id = ?", id);
  return Object.fromEntries(rows.map(({ language, texts }) => [language, JSON.parse(texts) as OfferTexts]));
}
