import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/button";
import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";

import { longestQuery } from "./query";
import styles from "./search.module.css";

/** Nothing fits the query: what to change about it, and the catalogue as another way. */
export function NothingFound({ query }: { query: string }) {
  const { t, href } = useTranslation();
  return (
    <div className={styles.nothing}>
      <Icon name="search-x" />
      <div>
        <h1 className={styles.heading}>{t("search:nothing.title", { query })}</h1>
        <p className={styles.advice}>{t("search:nothing.text")}</p>
        <div className="row">
          <ButtonLink href={href(paths.catalog())} variant="dark">
            {t("search:nothing.catalog")}
          </ButtonLink>
          <ButtonLink href={href(paths.search())} variant="quiet">
            {t("search:nothing.again")}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

/** Nothing was asked for: a field to ask with. */
export function AskAnew() {
  const { t, href } = useTranslation();
  return (
    <>
      <h1>{t("search:title")}</h1>
      <p className={styles.advice}>{t("search:hint")}</p>
      <form className={styles.ask} action={href(paths.search())} aria-label={t("search:title")}>
        <Field label={t("search:field")} name="q" type="search" maxLength={longestQuery} autoComplete="off" />
        <Button variant="dark" size="l">
          {t("search:submit")}
        </Button>
      </form>
    </>
  );
}
