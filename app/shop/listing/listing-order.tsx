import { useRef, type SelectHTMLAttributes } from "react";

import type { Sort } from "~/api/schemas/common";
import { useTranslation } from "~/i18n/react";
import type { Translate } from "~/i18n/translate";
import { perPageChoices, sortCodes, type ListingState } from "~/lib/listing-query";
import { Button } from "~/ui/button";
import { useBrowserLayoutEffect } from "~/ui/hydration";
import { Icon } from "~/ui/icon";

import styles from "./listing-controls.module.css";
import { barePathOf, OwnQuery } from "./own-query";

type ListingOrderProps = {
  /** The id of the GET form that the selects belong to. */
  form: string;
  sorts: readonly Sort[];
  /** The name of the listing's default order, if it has its own. */
  ownOrder?: string;
  state: ListingState;
};

/**
 * Sorting and page size. The selects belong to the listing's form: with JavaScript a choice applies at once, without it
 * the small button applies it.
 */
export function ListingOrder({ form, sorts, ownOrder, state }: ListingOrderProps) {
  const { t } = useTranslation();
  const chosen = sorts.find(({ selected }) => selected)?.code ?? state.sort ?? (ownOrder ? "" : (sorts[0]?.code ?? ""));
  return (
    <div className={styles.order}>
      {sorts.length > 0 && (
        <Choice
          label={t("catalog:sort.label")}
          name="sort"
          form={form}
          chosen={chosen}
          options={[...(ownOrder ? [{ code: "", name: ownOrder }] : []), ...sorts]}
        />
      )}
      <Choice
        label={t("pages.perPage")}
        name="perPage"
        form={form}
        chosen={String(state.perPage)}
        options={perPageChoices.map((choice) => ({ code: String(choice), name: String(choice) }))}
      />
      <Button className={styles.apply} form={form} variant="quiet">
        {t("catalog:sort.apply")}
      </Button>
    </div>
  );
}

type ChoiceProps = Pick<SelectHTMLAttributes<HTMLSelectElement>, "name" | "form"> & {
  label: string;
  chosen: string;
  options: readonly { code: string; name: string }[];
};

function Choice({ label, chosen, options, ...rest }: ChoiceProps) {
  const select = useRef<HTMLSelectElement>(null);
  const shown = useRef(chosen);
  // The element stays when a navigation changes the choice: a new one would lose the keyboard's focus. A choice made
  // before hydration stays.
  useBrowserLayoutEffect(() => {
    if (!select.current || shown.current === chosen) return;
    shown.current = chosen;
    for (const option of select.current.options) option.defaultSelected = option.value === chosen;
    select.current.value = chosen;
  }, [chosen]);
  return (
    <label className={styles.choice}>
      <span className={styles.label}>{label}</span>
      <select ref={select} defaultValue={chosen} aria-label={label} {...rest}>
        {options.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size="s" />
    </label>
  );
}

type OwnOrderProps = {
  /** The listing's path, with its language prefix and any query of its own. */
  path: string;
  state: ListingState;
  /** The name of the listing's default order. */
  name: string;
};

const formId = "listing";

/** The sort options of a listing whose API call returns none: search results, favourites. */
export function ownSorts(state: ListingState, t: Translate): Sort[] {
  return sortCodes.map((code) => ({ code, name: t(`catalog:sort.by.${code}`), selected: code === state.sort }));
}

/** Sorting and page size of a listing without filters whose API call returns no sort options. */
export function OwnOrder({ path, state, name }: OwnOrderProps) {
  const { t } = useTranslation();
  return (
    <form
      id={formId}
      action={barePathOf(path)}
      className={styles.ownOrder}
      data-auto=""
      data-scroll="keep"
      autoComplete="off"
    >
      <OwnQuery path={path} />
      <ListingOrder form={formId} sorts={ownSorts(state, t)} ownOrder={name} state={state} />
    </form>
  );
}
