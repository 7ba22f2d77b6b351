import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";

import styles from "./success-page.module.css";

/** For a guest: how to come back to the order, and what an account is good for. The registration knows the e-mail. */
export function NextSteps({ email }: { email: string }) {
  const { t, href } = useTranslation();
  return (
    <div className={styles.next}>
      <section className="sheet pad" aria-labelledby="follow">
        <h2 id="follow">{t("order:success.followTitle")}</h2>
        <p>{t("order:success.follow")}</p>
        <a href={href(paths.orderTrack())}>{t("order:success.followLink")}</a>
      </section>
      <section className="sheet pad" aria-labelledby="account">
        <h2 id="account">{t("order:success.accountTitle")}</h2>
        <p>{t("order:success.account", { email })}</p>
        <a href={href(paths.signUp())}>{t("order:success.accountLink")}</a>
      </section>
    </div>
  );
}
