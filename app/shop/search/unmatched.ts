import type { Translate } from "~/i18n/translate";

/** Says which words of a query its results do not match; empty if they match all. */
export function unmatchedText(t: Translate, unmatched: readonly string[] = []): string {
  const words = unmatched.map((text) => t("quoted", { text })).join(", ");
  return words && t("unmatched", { words });
}
