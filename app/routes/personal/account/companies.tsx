import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { Note } from "~/ui/note";

import { FormResult } from "./account-form";
import styles from "./account.module.css";

type Entry = { id: number; name: string; inn: string };

type CompaniesProps = {
  /** Null if the API did not return them. */
  companies: Entry[] | null;
  /** The result of the last form. */
  saved: string | null;
};

/** The companies that the customer orders for. */
export function Companies({ companies, saved }: CompaniesProps) {
  const { t, href } = useTranslation();
  return (
    <section className="sheet pad" id="companies" aria-labelledby="companies-title">
      <h2 className={styles.heading} id="companies-title">
        {t("account:companies.title")}
      </h2>
      {companies === null && <Note kind="warn" title={t("error.part")} />}
      {companies?.length === 0 && <p className={styles.empty}>{t("account:companies.empty")}</p>}
      <ul className={styles.list}>
        {companies?.map(({ id, name, inn }) => (
          <li key={id}>
            <div className={styles.about}>
              <strong>{name}</strong>
              <p className="muted">{t("account:companies.inn", { inn })}</p>
            </div>
            <div className={styles.links}>
              <a
                className="linkbtn small"
                href={href(paths.personalCompany(id))}
                aria-label={t("account:changeOf", { name })}
              >
                {t("account:change")}
              </a>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.end}>
        <ButtonLink variant="line" href={href(paths.personalCompany("new"))}>
          {t("account:companies.add")}
        </ButtonLink>
        <FormResult text={saved} />
      </div>
    </section>
  );
}
