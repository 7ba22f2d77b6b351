import type { Repeated } from "~/api/schemas/orders";
import type { Translate } from "~/i18n/translate";

/** A notice names so many products at most, since it has to fit into a cookie; so many letters of each. */
const mostNamed = 3;
const mostLetters = 60;

/** Tells what a repeated order has put into the basket and what not, with the API's reasons. */
export function repeatedText(t: Translate, { added, skipped }: Pick<Repeated, "added" | "skipped">): string {
  const first = added.length > 0 ? t("personal:repeated.added", { count: added.length }) : t("personal:repeated.none");
  if (skipped.length === 0) return first;
  const named = skipped
    .slice(0, mostNamed)
    .map(({ name, reason }) => t("personal:repeated.item", { name: short(name), reason: lowerFirst(short(reason)) }));
  const left = skipped.length - named.length;
  const names = [...named, ...(left > 0 ? [t("personal:repeated.more", { count: left })] : [])].join(", ");
  return `${first}. ${t("personal:repeated.skipped", { names })}`;
}

function short(text: string): string {
  return text.length > mostLetters ? `${text.slice(0, mostLetters - 1).trimEnd()}…` : text;
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}
