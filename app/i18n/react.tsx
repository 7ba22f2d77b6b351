import { createContext, useContext, useMemo, type ReactNode } from "react";

import { localePath, type Locale } from "./config";
import type { Translate } from "./translate";

/**
 * The page's language for its components. A document never changes its language (the language switch loads a new one),
 * so nothing subscribes to changes.
 */
export type Translation = {
  locale: Locale;
  /** Returns a text by key: `t("cancel")` from the area `common`, `t("basket:empty.title")` from another. */
  t: Translate;
  /** Adds the language prefix to a path: `href(paths.basket())`. */
  href: (path: string) => string;
  /** The version of the texts that the browser should load; on the server only. */
  version: string | null;
};

const TranslationContext = createContext<Translation | null>(null);

type TranslationProviderProps = {
  locale: Locale;
  t: Translate;
  version?: string;
  children: ReactNode;
};

/** Provides the language to the components inside it. */
export function TranslationProvider({ locale, t, version, children }: TranslationProviderProps) {
  const translation = useMemo(
    () => ({ locale, t, href: (path: string) => localePath(locale, path), version: version ?? null }),
    [locale, t, version],
  );
  return <TranslationContext.Provider value={translation}>{children}</TranslationContext.Provider>;
}

/** The page's language, texts and links. Throws outside a provider. */
export function useTranslation(): Translation {
  const translation = useContext(TranslationContext);
  if (!translation) throw new Error("useTranslation needs a TranslationProvider above it");
  return translation;
}
