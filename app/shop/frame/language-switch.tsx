import { useLocation } from "@remix-run/react";

import { barePath, localePath, type Locale } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";

import { LeavingLink } from "./links";
import styles from "./page-frame.module.css";

const languages = [
  ["ru", "RU", "Русский"],
  ["en", "EN", "English"],
] as const;

/** Links to this page in each language. A document has one language, hence `data-reload`. */
export function LanguageSwitch() {
  const { locale, t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <nav className={styles.languages} aria-label={t("header.language")}>
      {languages.map(([code, short, name]) => (
        <LeavingLink
          key={code}
          href={inLanguage(code, pathname + search)}
          hrefLang={code}
          lang={code}
          aria-label={`${short}, ${name}`}
          aria-current={code === locale ? "true" : undefined}
          data-reload=""
        >
          {short}
        </LeavingLink>
      ))}
    </nav>
  );
}

/**
 * The same page in another language, with the same query.
 * @param path path and query as in the address; several leading slashes count as one, because `//x` would lead to
 *   another site
 */
export function inLanguage(locale: Locale, path: string): string {
  const bare = barePath(path.replace(/^\/{2,}/, "/")).replace(/^\/{2,}/, "/");
  return localePath(locale, bare);
}
