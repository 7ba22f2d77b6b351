import type * as z from "zod";

import { describeFault, type Language, type ShopText } from "./shop-file";
import type { TextFile } from "./shop-text";

/** A text in both languages; what one language lacks is taken from the other. */
export type ShopArticle<Own, Shared> = {
  /** The name of its files, and of its address. */
  slug: string;
  own: Record<Language, Own>;
  shared: Shared;
  /** HTML, unsafe until it is sanitized. */
  body: ShopText;
  /** Its files by language. */
  files: Partial<Record<Language, string>>;
};

type Version = TextFile & { file: string };

/** A text's files by language. */
export type TextVersions = Partial<Record<Language, Version>>;

/**
 * Joins a text's languages into one article and checks its fields.
 * @param own the fields that each language has
 * @param shared the fields that the article has once, in the file of any language
 * @param faults takes what is wrong, one sentence each
 * @returns undefined if there is a fault
 */
export function joinLanguages<Own extends z.ZodObject, Shared extends z.ZodObject>(
  slug: string,
  { ru, en }: TextVersions,
  own: Own,
  shared: Shared,
  faults: string[],
): ShopArticle<z.output<Own>, z.output<Shared>> | undefined {
  const first = ru ?? en;
  if (!first) return undefined;
  const second = first === ru ? en : undefined;
  const isShared = (name: string) => name in shared.shape;
  const sharedOf = (version?: Version) => pick(version?.fields ?? {}, isShared);
  const ownOf = (version: Version) =>
    parseFields(
      own,
      pick(version.fields, (name) => !isShared(name)),
      () => version,
    );
  const holderOf = (name: string) => (second && !(name in first.fields) && name in second.fields ? second : first);

  function parseFields<Fields extends z.ZodObject>(
    schema: Fields,
    fields: Record<string, unknown>,
    holder: (field: string) => Version,
  ): z.output<Fields> | undefined {
    const parsed = schema.safeParse(fields, { reportInput: true });
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) {
      faults.push(`${holder(String(issue.path[0])).file}: ${describeFault(issue)}`);
    }
    return undefined;
  }

  const twice = Object.keys(sharedOf(second)).filter(
    (name) => name in first.fields && JSON.stringify(first.fields[name]) !== JSON.stringify(second?.fields[name]),
  );
  for (const name of twice) faults.push(`${second?.file ?? ""}: “${name}” differs from the one in ${first.file}`);
  const common = parseFields(shared, { ...sharedOf(second), ...sharedOf(first) }, holderOf);
  const firstOwn = ownOf(first);
  const secondOwn = second ? ownOf(second) : firstOwn;
  if (twice.length > 0 || !common || !firstOwn || !secondOwn) return undefined;
  return {
    slug,
    own: { ru: firstOwn, en: secondOwn },
    shared: common,
    body: { ru: first.html, en: (second ?? first).html },
    files: { ...(ru ? { ru: ru.file } : {}), ...(en ? { en: en.file } : {}) },
  };
}

function pick(fields: Record<string, unknown>, wanted: (name: string) => boolean): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => wanted(name)));
}
