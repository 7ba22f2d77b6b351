import type { ConsentWire } from "~/api/schemas/checkout";
import { shopDay } from "~/lib/shop-day";
import type { Db } from "#mocks/db/query";
import { textIn, type Language, type Text } from "#mocks/language";

type Entry = { code: string; title: Text; slug: string };

const entries: readonly Entry[] = [
  {
    code: "offer",
    title: { ru: "Принимаю условия оферты", en: "I accept the terms of the public offer" },
    slug: "offers",
  },
  {
    code: "processing",
    title: { ru: "Согласен на обработку персональных данных", en: "I agree to the processing of my personal data" },
    slug: "processing",
  },
];

/** The consents of an order or a message. The version is the date of the linked text. */
export function listConsents(db: Db, language: Language, codes?: readonly string[]): ConsentWire[] {
  return entries
    .filter(({ code }) => codes?.includes(code) ?? true)
    .map(({ code, title, slug }) => ({
      code,
      version: versionOf(db, slug),
      required: true,
      title: textIn(title, language),
      link: `/content/${slug}`,
    }));
}

function versionOf(db: Db, slug: string): string {
  const page = db.get<{ at: string }>("select updated_at as at from page where kind = 'content' and slug = ?", slug);
  return page ? shopDay(new Date(page.at)) : "1";
}

export type Given = { code: string; version: string };

const missing: Text = {
  ru: "Без этого согласия заказ не оформить",
  en: "We cannot accept the order without this consent",
};
const old: Text = {
  ru: "Текст изменился: прочтите новую редакцию и подтвердите согласие",
  en: "The text has changed: read the new version and confirm your consent",
};

/** The errors by `consents.{code}`: each consent must be given, in its current version. */
export function consentErrors(db: Db, given: readonly Given[], codes?: readonly string[]): Record<string, Text> {
  return Object.fromEntries(
    listConsents(db, "ru", codes).flatMap(({ code, version }) => {
      const found = given.find((one) => one.code === code);
      if (!found) return [[`consents.${code}`, missing]];
      return found.version === version ? [] : [[`consents.${code}`, old]];
    }),
  );
}

/** The given consents whose codes are known. */
export function knownConsents(given: readonly Given[]): Given[] {
  return entries.flatMap(({ code }) => given.find((one) => one.code === code) ?? []);
}
