import type { Filter } from "~/api/schemas/common";
import { useTranslation, type Translation } from "~/i18n/react";
import { listingHref, withoutFilter, withoutFilters, type ListingState } from "~/lib/listing-query";
import { Chip } from "~/ui/chip";

import styles from "./listing.module.css";
import { formatBound } from "./range-fields";

export type ActiveFilter = { code: string; value?: string; name: string };

/** The active filters, one per chosen value or range, in the order of the filters. */
export function listActiveFilters(filters: Filter[], t: Translation["t"]): ActiveFilter[] {
  return filters.flatMap((filter): ActiveFilter[] => {
    if (filter.type !== "range") {
      return filter.values
        .filter(({ selected }) => selected)
        .map(({ value, name }) => ({
          code: filter.code,
          value,
          name: filter.type === "list" ? `${filter.name}: ${name}` : name,
        }));
    }
    const name = rangeName(filter, t);
    return name ? [{ code: filter.code, name: `${filter.name}: ${name}` }] : [];
  });
}

function rangeName({ from, to, unit }: Filter, t: Translation["t"]): string | null {
  const shown = (bound: number) => formatBound(bound, t);
  const suffix = unit ? `\u00a0${unit}` : "";
  if (from !== null && to !== null) return t("catalog:filters.range", { from: shown(from), to: shown(to) }) + suffix;
  if (from !== null) return t("catalog:filters.rangeFrom", { from: shown(from) }) + suffix;
  return to === null ? null : t("catalog:filters.rangeTo", { to: shown(to) }) + suffix;
}

type ActiveFiltersProps = { path: string; state: ListingState; active: ActiveFilter[] };

/** The active filters, each a link to the listing without it. */
export function ActiveFilters({ path, state, active }: ActiveFiltersProps) {
  const { t } = useTranslation();
  if (active.length === 0) return null;
  return (
    <ul className={styles.active} aria-label={t("catalog:filters.active")}>
      {active.map(({ code, value, name }) => (
        <Chip
          key={`${code}=${value ?? ""}`}
          href={listingHref(path, withoutFilter(state, code, value))}
          removeLabel={t("catalog:filters.remove")}
          data-scroll="keep"
        >
          {name}
        </Chip>
      ))}
      <li>
        <a className="linkbtn small" href={listingHref(path, withoutFilters(state))} data-scroll="keep">
          {t("catalog:filters.resetAll")}
        </a>
      </li>
    </ul>
  );
}
