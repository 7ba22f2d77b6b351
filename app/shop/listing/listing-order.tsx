import type { Sort } from "~/api/schemas/common";
import { useTranslation } from "~/i18n/react";
import { perPageChoices, type ListingState } from "~/lib/listing-query";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";

import styles from "./listing-order.module.css";

type ListingOrderProps = {
  /** The id of the GET form that the choices belong to. */
  form: string;
  sorts: readonly Sort[];
  /** What the order of a listing is called that has one of its own while no sort is asked for. */
  ownOrder?: string;
  state: ListingState;
};

/**
 * In which order and how many at once. The choices belong to the listing's form; with JavaScript a choice applies at once,
 * without it the small button applies it.
 */
export function ListingOrder({ form, sorts, ownOrder, state }: ListingOrderProps) {
  const { t } = useTranslation();
  const chosen = sorts.find(({ selected }) => selected)?.code ?? state.sort ?? (ownOrder ? "" : sorts[0]?.code);
  return (
    <div className={styles.order}>
      {sorts.length > 0 ? (
        <label className={styles.choice}>
          <span className={styles.label}>{t("catalog:sort.label")}</span>
          <select key={chosen} name="sort" form={form} aria-label={t("catalog:sort.name")} defaultValue={chosen}>
            {ownOrder ? <option value="">{ownOrder}</option> : null}
            {sorts.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size="s" />
        </label>
      ) : null}
      <label className={styles.choice}>
        <span className={styles.label}>{t("pages.perPage")}</span>
        <select
          key={state.perPage}
          name="perPage"
          form={form}
          aria-label={t("pages.perPage")}
          defaultValue={state.perPage}
        >
          {perPageChoices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size="s" />
      </label>
      <Button className={styles.apply} form={form} variant="quiet">
        {t("catalog:sort.apply")}
      </Button>
    </div>
  );
}
