import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { useLeftPage } from "~/shop/client/use-left-page";
import { ButtonLink } from "~/ui/button";
import { Dim } from "~/ui/dim";

import { NothingFound } from "./nothing-found";
import styles from "./search-dropdown.module.css";
import { SearchOptions } from "./search-options";
import { countOptions } from "./suggestion-limits";
import { SuggestionSkeleton } from "./suggestion-skeleton";
import type { SearchBoxState } from "./use-search-box";
import { useSuggestions } from "./use-suggestions";

/** What the shop suggests for what stands in the search field. It stands under the header and dims the page. */
export function SearchDropdown({ box, listId }: { box: SearchBoxState; listId: string }) {
  const { t, href } = useTranslation();
  const { answer, isCurrent } = useSuggestions(box.typed);
  useLeftPage(box.close);
  if (!box.isExpanded) return null;

  const query = box.typed.trim();
  const count = answer ? countOptions(answer.found) : 0;
  const isNothing = isCurrent && count === 0;
  const news = isCurrent ? t("overlays:search.found", { count }) : t("overlays:search.loading");
  return (
    <div className={styles.dropdown}>
      <p className="visually-hidden" role="status">
        {isNothing ? t("overlays:search.nothing", { query }) : news}
      </p>
      <div
        id={listId}
        className={styles.list}
        role="listbox"
        aria-label={t("overlays:search.suggestions")}
        aria-busy={!isCurrent}
      >
        {answer?.found && count > 0 && (
          <SearchOptions
            items={answer.found}
            query={query}
            list={{ idPrefix: `${listId}${answer.number}-`, active: box.active, onChoose: box.clear }}
          />
        )}
      </div>
      {count === 0 && !isCurrent && <SuggestionSkeleton />}
      {isNothing && <NothingFound query={query} onLeave={box.clear} />}
      {count > 0 && (
        <div className={styles.foot}>
          <ButtonLink variant="dark" href={href(paths.search(query))} onClick={box.submit}>
            {t("overlays:search.all")}
          </ButtonLink>
        </div>
      )}
      <Dim />
    </div>
  );
}
