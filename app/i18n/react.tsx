import { createContext, useContext, useMemo, type ReactNode } from "react";

import { localePath, type Locale } from "./config";
import type { Translate } from "./translate";

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
  /** Which strings the browser is to ask for; on the server only. */
  version: string | null;
};

const TranslationContext = createContext<Translation | null>(null);

type TranslationProviderProps = {
  locale: Locale;
  t: Translate;
  version?: string;
  children: ReactNode;
};

/** Gives the tree below it its language. */
export function TranslationProvider({ locale, t, version, children }: TranslationProviderProps) {
  const translation = useMemo(
    () => ({ locale, t, href: (path: string) => localePath(locale, path), version: version ?? null }),
    [locale, t, version],
  );
  return <TranslationContext.Provider value={translation}>{children}</TranslationContext.Provider>;
}

/** The language of the page, its strings and its links. Throws outside a provider. */
export function useTranslation(): Translation {
  const translation = useContext(TranslationContext);
  if (!translation) throw new Error("useTranslation needs a TranslationProvider above it");
  return translation;
}
