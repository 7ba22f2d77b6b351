import type { Filter } from "~/api/schemas/common";
import { formatNumber } from "~/i18n/format";
import { useTranslation } from "~/i18n/react";
import { Checkbox } from "~/ui/checkbox";
import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";

import styles from "./filter-form.module.css";

/** More values of a list than so many stand behind «Ещё». */
const shortList = 6;
/** So many filters are open at first. */
const openFilters = 4;

/** The filters, a group of fields each; the first ones and those in use are open. */
export function FilterGroups({ filters }: { filters: readonly Filter[] }) {
  return filters.map((filter, index) => (
    <details key={filter.code} className={styles.group} open={index < openFilters || isChosen(filter)}>
      <summary>
        {filter.unit ? `${filter.name}, ${filter.unit}` : filter.name}
        <Icon name="chevron-down" size="s" />
      </summary>
      <div className={styles.values}>
        {filter.type === "range" ? <RangeFields filter={filter} /> : <Values filter={filter} />}
      </div>
    </details>
  ));
}

const isChosen = ({ values, from, to }: Filter) =>
  from !== null || to !== null || values.some(({ selected }) => selected);

function RangeFields({ filter }: { filter: Filter }) {
  const { t } = useTranslation();
  const bound = (name: "from" | "to", label: string, outer: number | null) => (
    <Field
      label={label}
      name={`f.${filter.code}.${name}`}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={filter[name] === null ? "" : formatNumber(filter[name])}
      placeholder={outer === null ? " " : formatNumber(outer)}
    />
  );
  return (
    <div className={styles.range}>
      {bound("from", t("catalog:filters.from"), filter.min)}
      {bound("to", t("catalog:filters.to"), filter.max)}
    </div>
  );
}

function Values({ filter }: { filter: Filter }) {
  const { t } = useTranslation();
  const boxes = filter.values.map(({ value, name, count, selected }) => (
    <Checkbox
      key={value}
      name={`f.${filter.code}`}
      value={value}
      defaultChecked={selected}
      label={name}
      note={formatNumber(count)}
    />
  ));
  if (boxes.length <= shortList + 2) return boxes;
  const hidesChosen = filter.values.slice(shortList).some(({ selected }) => selected);
  return (
    <>
      {boxes.slice(0, shortList)}
      <details className={styles.rest} open={hidesChosen}>
        <summary>{t("catalog:filters.more", { count: boxes.length - shortList })}</summary>
        {boxes.slice(shortList)}
      </details>
    </>
  );
}
