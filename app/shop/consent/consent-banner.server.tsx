import { renderToStaticMarkup } from "react-dom/server";

import { localePath, type Locale } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { consentBannerId } from "~/shop/client/tags";

import styles from "./consent-banner.css?url";

/**
 * Asks for consent to analytics. It is HTML at the end of the body, outside React's root, so no page includes code for
 * it. Its form works by itself; the script that loads later sends it without leaving the page.
 * @param counter the number of the counter that the answer is about
 * @param back the page's path and query, to which the answer redirects back
 */
export function consentBanner(locale: Locale, counter: string, back: string): string {
  const t = translateFor(locale);
  const button = (answer: "given" | "refused", label: string) => (
    <button name="answer" value={answer}>
      {label}
    </button>
  );
  return renderToStaticMarkup(
    <section id={consentBannerId} className="no-print" aria-label={t("system:consent.title")} data-counter={counter}>
      <link rel="stylesheet" href={styles} />
      <p>
        {t("system:consent.question")} <a href={localePath(locale, paths.consent())}>{t("system:consent.more")}</a>
      </p>
      <form method="post" action={localePath(locale, paths.consent())} data-reload="">
        <input type="hidden" name="back" value={back} />
        {button("given", t("system:consent.accept"))}
        {button("refused", t("system:consent.refuse"))}
      </form>
    </section>,
  );
}
