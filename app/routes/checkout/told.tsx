import { messageOf } from "~/forms/answer";
import { summaryErrors } from "~/forms/summary-errors";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { ErrorSummary } from "~/ui/error-summary";
import { Note } from "~/ui/note";

import type { CheckoutAnswer } from "./answer";
import { Changes } from "./changes";
import styles from "./checkout-page.module.css";
import { fieldLabels } from "./field-labels";
import { checkoutForm } from "./fields";
import type { PageData } from "./page-data";
import type { Quote } from "./quote-view";

type ToldProps = { page: PageData; quote: Quote | null; answer: CheckoutAnswer | undefined };

/** What became of the form, what to correct, and what has changed about the basket. */
export function Told({ page, quote, answer }: ToldProps) {
  const { t, href } = useTranslation();
  const errors = summaryErrors(answer?.lastResult, checkoutForm, fieldLabels(t, quote?.consents ?? []));
  const message = messageOf(answer?.lastResult) ?? (page.sent && t("checkout:outcome.unknown"));
  return (
    <div className={styles.told}>
      {message ? (
        <Note kind="err" title={message} role="alert">
          {answer?.outcome === "conflict" ? (
            <a className="link" href={href(paths.orderTrack())}>
              {t("checkout:submit.track")}
            </a>
          ) : null}
        </Note>
      ) : null}
      <ErrorSummary title={t("forms:summary")} errors={errors} />
      {quote ? <Changes changes={quote.changes} /> : null}
    </div>
  );
}
