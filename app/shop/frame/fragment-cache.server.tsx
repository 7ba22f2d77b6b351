import { LRUCache } from "lru-cache";
import { renderToString } from "react-dom/server";

import type { Locale } from "~/i18n/config";
import { TranslationProvider } from "~/i18n/react";
import { translateFor } from "~/i18n/translate.server";
import { oncePer } from "~/lib/once-per";
import { LabelGroundsContext } from "~/ui/badge";

import type { FragmentCache } from "./cached-fragment";

/** The HTML of a part of a page, and the colours of its labels. */
type Fragment = { html: string; grounds: ReadonlySet<string> };

const fragments = new LRUCache<string, Fragment>({
  // In characters, at most two bytes each. The HTML of a card has 2,000 and its data 700.
  maxSize: 8_000_000,
  sizeCalculation: ({ html }, key) => html.length + key.length,
  // In ms. A date in another year than the current one is shown with its year, so HTML does not stay valid for ever.
  ttl: 600_000,
  // In ms. By default, the cache sets a timer in every millisecond in which it is read.
  ttlResolution: 1000,
});

/**
 * Makes the cache for the parts of one page.
 * @param pageGrounds gets the colours of the labels
 */
export function makeFragmentCache(locale: Locale, pageGrounds: Set<string>): FragmentCache {
  return (data, content) => {
    const key = [locale, ...data.map(textOf)].join(" ");
    let fragment = fragments.get(key);
    if (!fragment) {
      fragment = renderFragment(locale, content);
      fragments.set(key, fragment);
    }
    for (const ground of fragment.grounds) pageGrounds.add(ground);
    return fragment.html;
  };
}

/**
 * Writes an object once: the API's client gives the same one as long as the API sends the same answer
 * (`read-answer.server.ts`).
 */
const writeOnce = oncePer((value: object) => JSON.stringify(value));

const textOf = (value: unknown) =>
  typeof value === "object" && value !== null ? writeOnce(value) : JSON.stringify(value);

function renderFragment(locale: Locale, content: Parameters<FragmentCache>[1]): Fragment {
  const grounds = new Set<string>();
  const html = renderToString(
    <TranslationProvider locale={locale} t={translateFor(locale)}>
      <LabelGroundsContext.Provider value={grounds}>{content}</LabelGroundsContext.Provider>
    </TranslationProvider>,
  );
  // React joins thousands of short strings. As one string, they need not be joined again for each page.
  return { html: Buffer.from(html).toString(), grounds };
}
