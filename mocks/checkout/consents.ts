import type { ConsentWire } from "~/api/schemas/checkout";
import { firstLanguage } from "~/lib/languages";
import { shopDay } from "~/lib/shop-day";
import type { Db } from "#mocks/db/query";
import { say, type Language, type Text } from "#mocks/language";

const entries = [
  { code: "offer", slug: "offers" },
  { code: "processing", slug: "processing" },
] as const;

/** The consents of an order or a message. The version is the date of the linked text. */
export function listConsents(db: Db, language: Language, codes?: readonly string[]): ConsentWire[] {
  return entries
    .filter(({ code }) => codes?.includes(code) ?? true)
    .map(({ code, slug }) => ({
      ...{ code, version: versionOf(db, slug), required: true },
      ...{ title: say(`consent.${code}`, language), link: `/content/${slug}` },
    }));
}

function versionOf(db: Db, slug: string): string {
  const updatedAt = db.value<string>("select updated_at from page where kind = 'content' and slug = ?", slug);
  return updatedAt === undefined ? "1" : shopDay(new Date(updatedAt));
}

type Given = { code: string; version: string };

/** The errors by `consents.{code}`: each consent must be given, in its current version. */
export function consentErrors(db: Db, given: readonly Given[], codes?: readonly string[]): Record<string, Text> {
  return Object.fromEntries(
    listConsents(db, firstLanguage(), codes).flatMap(({ code, version }): [string, Text][] => {
      const found = given.find((one) => one.code === code);
      if (!found) return [[`consents.${code}`, "consent.missing"]];
      return found.version === version ? [] : [[`consents.${code}`, "consent.old"]];
    }),
  );
}

/** The given consents whose codes are known. */
export const knownConsents = (given: readonly Given[]): Given[] =>
  entries.flatMap(({ code }) => given.find((one) => one.code === code) ?? []);
