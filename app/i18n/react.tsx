import { createContext, useContext, useMemo, type ReactNode } from "react";

import { localePath, type Area, type Locale } from "./config";
import type { Strings, Translate } from "./translate";

/**
 * The language of a page for its components. A document has one language for its whole life (the language switch loads a
 * new one), so nothing subscribes to changes, and a component pays one context look-up.
 */
export type Translation = {
  locale: Locale;
  /** A string by key: `t("cancel")` of the common area, `t("basket:empty.title")` of another. */
  t: Translate;
  /** A path of the shop in the shown language: `href(paths.basket())`. */
  href: (path: string) => string;
  /** All strings of an area, for the browser to start with; on the server only. */
  stringsOf: ((area: Area) => Strings) | null;
};

const TranslationContext = createContext<Translation | null>(null);

type TranslationProviderProps = {
  locale: Locale;
  t: Translate;
  stringsOf?: (area: Area) => Strings;
  children: ReactNode;
};

/** Gives the tree below it its language. */
export function TranslationProvider({ locale, t, stringsOf, children }: TranslationProviderProps) {
  const translation = useMemo(
    () => ({ locale, t, href: (path: string) => localePath(locale, path), stringsOf: stringsOf ?? null }),
    [locale, t, stringsOf],
  );
  return <TranslationContext.Provider value={translation}>{children}</TranslationContext.Provider>;
}

/** The language of the page, its strings and its links. Throws outside a provider. */
export function useTranslation(): Translation {
  const translation = useContext(TranslationContext);
  if (!translation) throw new Error("useTranslation needs a TranslationProvider above it");
  return translation;
}
