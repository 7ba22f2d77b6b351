import { localePath, type Locale } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { plainText, withAnchors, type Heading } from "~/lib/anchors";
import { sanitize } from "~/lib/sanitize.server";

/** A text ready to be shown: safe HTML, its headings, and how long it takes to read. */
export type ArticleText = { html: string; headings: Heading[]; minutes: number };

/** Words that people read in a minute, on the slow side since texts about tools are full of numbers. */
const wordsInMinute = 160;

/**
 * Makes HTML of the API fit to be shown in the page's language.
 * @param topHeading the level of the text's highest heading: 3 where the text has a heading of its own on the page
 */
export function readBody(body: string, locale: Locale, topHeading: 2 | 3 = 2): ArticleText {
  const clean = sanitize(body, {
    topHeading,
    tableLabel: translateFor(locale)("content:table"),
    outLabel: translateFor(locale)("content:otherSite"),
    siteLink: (path) => localePath(locale, path),
  });
  const words = plainText(clean).split(" ").length;
  return { ...withAnchors(clean), minutes: Math.max(1, Math.round(words / wordsInMinute)) };
}
