import { renderToStaticMarkup } from "react-dom/server";

import { localePath, type Locale } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { languages } from "~/lib/languages";
import { paths } from "~/paths";
import { paperColor } from "~/server/brand.server";
import { preloadedFonts } from "~/styles/fonts";

import styles from "./offline.css?url";

const icon = paths.brandFile("favicon.svg");

/** An empty `href` links to the current URL, whichever it is. */
const currentUrl = "";

/** The files that the page needs, in every language. */
export const offlineFiles: string[] = [
  ...new Set([styles, icon, ...languages().flatMap(({ alphabet }) => preloadedFonts[alphabet])]),
];

/** Renders the page as HTML. Its first link retries the URL that failed. */
export function offlinePage(locale: Locale): string {
  const t = translateFor(locale);
  return `<!DOCTYPE html>${renderToStaticMarkup(
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{t("system:offline.pageTitle")}</title>
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content={paperColor} />
        <link rel="icon" href={icon} type="image/svg+xml" />
        <link rel="stylesheet" href={styles} />
      </head>
      <body>
        <main>
          <p className="shop">{t("shop")}</p>
          <h1>{t("system:offline.title")}</h1>
          <p>{t("system:offline.text")}</p>
          <p className="ways">
            <a className="again" href={currentUrl}>
              {t("system:offline.again")}
            </a>
            <a href={localePath(locale, paths.home())}>{t("error.toHome")}</a>
          </p>
        </main>
      </body>
    </html>,
  )}`;
}
