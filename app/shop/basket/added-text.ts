import type { Translate } from "~/i18n/translate";
import { cutText } from "~/lib/text";

/** A notice must fit into a cookie: the maximum number of products it names, and of characters of each name. */
const maxNamed = 3;
const maxNameLength = 60;

/** A product that was not added, and why. */
export type Skipped = { name: string; reason: string };

/** A product of which fewer pieces were added than wanted. */
export type Fewer = { name: string; added: number; wanted: number };

/**
 * Says how many products were added to the basket at once, which were not, with the API's reasons, and of which there
 * were fewer pieces than in the order that is repeated.
 */
export function addedText(
  t: Translate,
  added: number,
  skipped: readonly Skipped[],
  fewer: readonly Fewer[] = [],
): string {
  const named = (lines: readonly string[], most: number) => {
    const left = lines.length - most;
    return [...lines.slice(0, most), ...(left > 0 ? [t("basket:added.more", { count: left })] : [])].join(", ");
  };
  const line = (name: string, reason: string) => t("basket:added.item", { name: short(name), reason });
  const lost = skipped.map(({ name, reason }) => line(name, lowerFirst(short(reason))));
  const less = fewer.map(({ name, ...counts }) => line(name, t("basket:added.part", counts)));
  return [
    added > 0 ? t("basket:added.done", { count: added }) : t("basket:added.none"),
    ...(lost.length > 0 ? [t("basket:added.skipped", { names: named(lost, maxNamed) })] : []),
    ...(less.length > 0 ? [t("basket:added.fewer", { names: named(less, Math.max(1, maxNamed - lost.length)) })] : []),
  ].join(". ");
}

const short = (text: string): string => cutText(text, maxNameLength);

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}
