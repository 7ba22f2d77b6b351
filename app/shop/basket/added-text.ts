import type { Translate } from "~/i18n/translate";
import { cutText } from "~/lib/text";

/** A notice must fit into a cookie: the maximum number of products it names, and of characters of each name. */
const maxNamed = 3;
const maxNameLength = 60;

/** A product that was not added, and why. */
export type Skipped = { name: string; reason: string };

/** Says how many products were added to the basket at once, and which were not, with the API's reasons. */
export function addedText(t: Translate, added: number, skipped: readonly Skipped[]): string {
  const first = added > 0 ? t("basket:added.done", { count: added }) : t("basket:added.none");
  if (skipped.length === 0) return first;
  const named = skipped
    .slice(0, maxNamed)
    .map(({ name, reason }) => t("basket:added.item", { name: short(name), reason: lowerFirst(short(reason)) }));
  const left = skipped.length - named.length;
  const names = [...named, ...(left > 0 ? [t("basket:added.more", { count: left })] : [])].join(", ");
  return `${first}. ${t("basket:added.skipped", { names })}`;
}

const short = (text: string): string => cutText(text, maxNameLength);

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}
