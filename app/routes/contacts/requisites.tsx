import { useTranslation } from "~/i18n/react";

import styles from "./contacts.module.css";
import type { Detail } from "./details";

/** The company's details for papers and payments. */
export function Requisites({ details }: { details: Detail[] }) {
  const { t } = useTranslation();
  return (
    <section className="section" aria-labelledby="requisites">
      <h2 id="requisites" className={styles.heading}>
        {t("content:contacts.requisites")}
      </h2>
      <dl className={styles.details}>
        {details.map(({ code, value }) => (
          <div key={code}>
            <dt>{t(`content:contacts.detail.${code}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
