import { LRUCache } from "lru-cache";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";

import type { Locale } from "~/i18n/config";
import { TranslationProvider } from "~/i18n/react";
import { translateFor } from "~/i18n/translate.server";
import { oncePer } from "~/lib/once-per";
import { shopYear } from "~/lib/shop-day";
import { LabelGroundsContext } from "~/ui/badge";

import type { FragmentCache } from "./cached-fragment";

/** The HTML of a part of a page, encoded as UTF-8, and the colours of its labels. */
type Fragment = { bytes: Uint8Array; grounds: ReadonlySet<string> };

const fragments = new LRUCache<string, Fragment>({
  // In bytes of the HTML and characters of the keys. The HTML of a card has 2,500 bytes and its data 700 characters.
  maxSize: 10_000_000,
  sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
});

/** The cached fragments of one page. */
export type PageFragments = {
  /** Returns a placeholder for the page's HTML. */
  place: FragmentCache;
  /** Encodes HTML of the page, with the fragments instead of their placeholders. */
  encode: (html: string) => Buffer<ArrayBuffer>;
  /** The colours of the page's labels, so far. */
  grounds: Set<string>;
};

/**
 * Makes the fragments of one page. They join the rest of the page as bytes: as strings, they would be copied and encoded
 * again for each page, which took 15 % of the processor time of a listing of 48.
 * @param nonce nobody can foresee it, so no text of the page is taken for a placeholder
 */
export function makePageFragments(locale: Locale, nonce: string): PageFragments {
  const grounds = new Set<string>();
  // A page that is rendered twice, before and after its late parts, must have the same placeholders.
  const placeholders = new Map<string, string>();
  const placed: Uint8Array[] = [];
  const opening = `<!--${nonce} `;
  const closing = "-->";
  // Dates of the current year are shown without it, so after New Year the same data gives other HTML.
  const year = shopYear();
  return {
    grounds,
    place(data, content) {
      const key = [locale, year, ...data.map(textOf)].join(" ");
      let placeholder = placeholders.get(key);
      if (placeholder === undefined) {
        const fragment = getFragment(key, locale, content);
        for (const ground of fragment.grounds) grounds.add(ground);
        placeholder = opening + placed.length + closing;
        placed.push(fragment.bytes);
        placeholders.set(key, placeholder);
      }
      return placeholder;
    },
    encode(html) {
      const [start = "", ...pieces] = html.split(opening);
      const encoded = pieces.flatMap((piece) => {
        const end = piece.indexOf(closing);
        const fragment = placed[Number(piece.slice(0, end))] ?? new Uint8Array();
        return [fragment, Buffer.from(piece.slice(end + closing.length))];
      });
      return Buffer.concat([Buffer.from(start), ...encoded]);
    },
  };
}

function getFragment(key: string, locale: Locale, content: ReactNode): Fragment {
  const known = fragments.get(key);
  if (known) return known;
  const fragment = renderFragment(locale, content);
  fragments.set(key, fragment);
  return fragment;
}

/**
 * Writes an object once: the API's client gives the same one as long as the API sends the same answer
 * (`read-answer.server.ts`).
 */
const writeOnce = oncePer((value: object) => JSON.stringify(value));

const textOf = (value: unknown) =>
  typeof value === "object" && value !== null ? writeOnce(value) : JSON.stringify(value);

function renderFragment(locale: Locale, content: ReactNode): Fragment {
  const grounds = new Set<string>();
  const html = renderToString(
    <TranslationProvider locale={locale} t={translateFor(locale)}>
      <LabelGroundsContext.Provider value={grounds}>{content}</LabelGroundsContext.Provider>
    </TranslationProvider>,
  );
  // A small `Buffer` would keep the whole pool of which it is a part.
  return { bytes: new TextEncoder().encode(html), grounds };
}
