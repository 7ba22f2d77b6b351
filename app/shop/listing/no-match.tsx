import { useTranslation } from "~/i18n/react";
import { listingQuery, withoutFilter, type ListingState } from "~/lib/listing-query";
import { EmptyState } from "~/ui/empty-state";

import type { WayOut } from "./read-listing";

type NoMatchProps = { path: string; state: ListingState; waysOut: WayOut[] };

/** The filters lead to nothing together: which ones to drop. */
export function NoMatch({ path, state, waysOut }: NoMatchProps) {
  const { t } = useTranslation();
  return (
    <EmptyState title={t("catalog:empty.filteredTitle")} text={t("catalog:empty.filteredText")}>
      <ul>
        {waysOut.map(({ code, value, name, count }) => (
          <li key={`${code}=${value ?? ""}`}>
            <a className="linkbtn" href={path + listingQuery(withoutFilter(state, code, value))} data-scroll="keep">
              {count === null ? name : t("catalog:empty.drop", { name, count })}
            </a>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
