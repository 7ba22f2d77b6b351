import { useLocation } from "@remix-run/react";

import { useTranslation } from "~/i18n/react";

import { inLanguage } from "./language-path";
import styles from "./language-switch.module.css";
import { LeavingLink } from "./leaving-link";

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
