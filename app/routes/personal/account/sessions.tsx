import type { Session } from "~/api/schemas/profile";
import { messageOf, type LastResult } from "~/forms/reply";
import { formatDate } from "~/i18n/format";
import { useTranslation } from "~/i18n/react";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Note } from "~/ui/note";

import { AccountForm, hasIntent, FormResult, useAccountButton } from "./account-form";
import styles from "./account.module.css";

type SessionsProps = {
  /** Null if the API did not return them. */
  sessions: Session[] | null;
  refused: LastResult | undefined;
  /** The result of the last form. */
  saved: string | null;
};

/** Where the customer is signed in, with buttons to sign out. */
export function Sessions({ sessions, refused, saved }: SessionsProps) {
  const { t } = useTranslation();
  const message = messageOf(refused);
  const everywhere = useAccountButton("sessions-close", refused);
  return (
    <section className="sheet pad" id="sessions" aria-labelledby="sessions-title">
      <h2 className={styles.heading} id="sessions-title">
        {t("account:sessions.title")}
      </h2>
      <p className={styles.lead}>{t("account:sessions.lead")}</p>
      {sessions === null && <Note kind="warn" title={t("error.part")} />}
      <ul className={styles.list}>
        {sessions?.map((session) => (
          <li key={session.id}>
            <SessionRow session={session} />
          </li>
        ))}
      </ul>
      {hasIntent(refused, "session-close") && message && (
        <Note kind="err" title={message} role="alert" className={styles.empty} />
      )}
      <AccountForm state={everywhere} part="sessions">
        <div className={styles.end}>
          <Button variant="line" busy={everywhere.isSent}>
            {t("account:sessions.closeAll")}
          </Button>
          <FormResult text={saved} />
        </div>
      </AccountForm>
    </section>
  );
}

function SessionRow({ session }: { session: Session }) {
  const { t, locale } = useTranslation();
  const { id, isCurrent } = session;
  // Errors appear below the list: by then, this row may have disappeared.
  const state = useAccountButton(isCurrent ? "session-leave" : "session-close", undefined);
  const device = session.device || t("account:sessions.unknown");
  const since = formatDate(locale, session.startedAt);
  const used = formatDate(locale, session.usedAt);
  return (
    <>
      <div className={styles.about}>
        <p className={styles.named}>
          <strong>{device}</strong>
          {isCurrent && <Badge name={t("account:sessions.current")} color="#e6eae9" />}
        </p>
        <p className="muted">
          {isCurrent ? t("account:sessions.since", { since }) : t("account:sessions.times", { since, used })}
        </p>
      </div>
      <div className={styles.links}>
        <AccountForm state={state} part="sessions">
          <input type="hidden" name="id" value={id} />
          <button className="linkbtn small" aria-label={t("account:sessions.closeOf", { device, since })}>
            {t("account:sessions.close")}
          </button>
        </AccountForm>
      </div>
    </>
  );
}
