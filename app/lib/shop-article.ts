import type * as z from "zod";

import { inAllLanguages, languages, type ByLanguage } from "./languages";
import type { MarkdownFile } from "./markdown-file";
import { describeFault } from "./shop-file";
import type { ShopText } from "./shop-languages";

/** A text in each of the shop's languages; what a language lacks is taken from the first one that has it. */
export type ShopArticle<Own, Shared> = {
  /** The name of its files, and of its address. */
  slug: string;
  own: ByLanguage<Own>;
  shared: Shared;
  /** HTML, unsafe until it is sanitized. */
  body: ShopText;
  /** Its files by language. */
  files: ByLanguage;
};

type Version = MarkdownFile & { file: string };

/** A text's files by language. */
export type TextVersions = ByLanguage<Version>;

/**
 * Joins a text's languages into one article and checks its fields.
 * @param own the fields that each language has
 * @param shared the fields that the article has once, in the file of any language
 * @param faults takes what is wrong, one sentence each
 * @returns undefined if there is a fault
 */
export function joinLanguages<Own extends z.ZodObject, Shared extends z.ZodObject>(
  slug: string,
  byLanguage: TextVersions,
  own: Own,
  shared: Shared,
  faults: string[],
): ShopArticle<z.output<Own>, z.output<Shared>> | undefined {
  // The shop's languages first. A language that it leaves out may still hold the shared fields.
  const codes = new Set([...languages().map(({ code }) => code), ...Object.keys(byLanguage)]);
  const versions = [...codes].flatMap((code) => {
    const version = byLanguage[code];
    return version ? [{ ...version, code }] : [];
  });
  const [first] = versions;
  if (!first) return undefined;
  const isShared = (name: string) => name in shared.shape;
  const holderOf = (name: string) => versions.find(({ fields }) => name in fields) ?? first;

  const before = faults.length;
  for (const { fields, file } of versions) {
    for (const [name, value] of Object.entries(pick(fields, isShared))) {
      const holder = holderOf(name);
      if (JSON.stringify(holder.fields[name]) !== JSON.stringify(value))
        faults.push(`${file}: “${name}” differs from the one in ${holder.file}`);
    }
  }
  const sharedFields = versions.reduceRight((all, { fields }) => ({ ...all, ...pick(fields, isShared) }), {});
  const common = parseFields(shared, sharedFields, (field) => holderOf(field).file, faults);
  const owns = versions.flatMap((version) => {
    const fields = pick(version.fields, (name) => !isShared(name));
    const parsed = parseFields(own, fields, () => version.file, faults);
    return parsed ? [[version.code, parsed] as const] : [];
  });
  if (!common || faults.length > before) return undefined;
  return {
    slug,
    own: inAllLanguages(Object.fromEntries(owns)),
    shared: common,
    body: inAllLanguages(Object.fromEntries(versions.map(({ code, html }) => [code, html]))),
    files: Object.fromEntries(versions.map(({ code, file }) => [code, file])),
  };
}

function parseFields<Fields extends z.ZodObject>(
  schema: Fields,
  fields: Record<string, unknown>,
  fileOf: (field: string) => string,
  faults: string[],
): z.output<Fields> | undefined {
  const parsed = schema.safeParse(fields, { reportInput: true });
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) faults.push(`${fileOf(String(issue.path[0]))}: ${describeFault(issue)}`);
  return undefined;
}

function pick(fields: Record<string, unknown>, wanted: (name: string) => boolean): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => wanted(name)));
}
