import type { Office } from "~/api/schemas/pages";

/** The details that the shop has a word for, in the order in which papers give them. */
const details = [
  "name",
  "inn",
  "kpp",
  "ogrn",
  "legalAddress",
  "bank",
  "bik",
  "account",
  "correspondentAccount",
] as const;

/** One of the company's details. */
export type Detail = { code: (typeof details)[number]; value: string };

/** Those of the API's details that can be named, in their order; empty ones are left out. */
export function knownDetails(requisites: Record<string, string>): Detail[] {
  return details.flatMap((code) => {
    const value = requisites[code];
    return value ? [{ code, value }] : [];
  });
}

/** A map of another site with a mark where the office is, close enough to see the street. */
export function mapLink({ latitude, longitude }: Pick<Office, "latitude" | "longitude">): string {
  return `https://yandex.ru/maps/?pt=${longitude},${latitude}&z=16&l=map`;
}
