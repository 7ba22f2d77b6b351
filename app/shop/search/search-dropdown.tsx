import { useFetcher } from "@remix-run/react";
import clsx from "clsx";
import { useEffect, useState } from "react";

import type { Autocomplete } from "~/api/schemas/catalog";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { useLeftPage } from "~/shop/client/on-demand";
import { ButtonLink, Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Dim } from "~/ui/overlay";

import styles from "./search-dropdown.module.css";
import { SearchOptions } from "./search-options";
import { unmatchedText } from "./unmatched";
import { countOptions, questionOf, suggestionLimits, type SearchBoxState } from "./use-search-box";

/** The suggestions for the text in the search field, below the header. Dims the page. */
export function SearchDropdown({ box, listId }: { box: SearchBoxState; listId: string }) {
  const { t, href } = useTranslation();
  const { answer, isCurrent } = useSuggestions(box.typed);
  useLeftPage(box.close);
  if (!box.isExpanded) return null;

  const query = box.typed.trim();
  const count = answer ? countOptions(answer.found) : 0;
  // Suggestions that did not load say nothing about the products: the results may still have some.
  const isFailed = isCurrent && answer?.found === null;
  const isNothing = isCurrent && !isFailed && count === 0;
  const unmatched = count > 0 ? unmatchedText(t, answer?.found?.unmatched) : "";
  const news = isCurrent ? `${t("overlays:search.found", { count })} ${unmatched}` : t("overlays:search.loading");
  return (
    <div className={styles.dropdown}>
      <p className="visually-hidden" role="status">
        {isFailed ? t("overlays:search.failed") : isNothing ? t("overlays:search.nothing", { query }) : news}
      </p>
      {unmatched && <UnmatchedNote text={unmatched} />}
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
      {isFailed && <p className={clsx("muted", styles.failed)}>{t("overlays:search.failed")}</p>}
      {(count > 0 || isFailed) && (
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

/** The status above announces the same text. */
function UnmatchedNote({ text }: { text: string }) {
  return (
    <p className={styles.unmatched} aria-hidden="true">
      {text}
    </p>
  );
}

/** Says that there are no suggestions, and offers other ways. It is inside the search form, which its button resets. */
function NothingFound({ query, onLeave }: { query: string; onLeave: () => void }) {
  const { t, href } = useTranslation();
  return (
    <div className={styles.empty}>
      <Icon name="search-x" className={styles.icon} />
      <div>
        <p className={styles.title}>{t("overlays:search.nothing", { query })}</p>
        <p className="muted">{t("overlays:search.nothingHint")}</p>
        <div className={clsx("row", styles.actions)}>
          <ButtonLink variant="dark" href={href(paths.catalog())} onClick={onLeave}>
            {t("overlays:search.openCatalog")}
          </ButtonLink>
          <Button type="reset" variant="quiet">
            {t("overlays:search.clear")}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Three placeholder rows for suggestions. */
function SuggestionSkeleton() {
  return (
    <div className={styles.rows} aria-hidden="true">
      {[0, 1, 2].map((row) => (
        <div key={row} className={styles.row}>
          <span className={styles.picture} />
          <span className={styles.line} />
        </div>
      ))}
    </div>
  );
}

/** An answer, numbered in order of arrival; `found` is null if the call has failed. */
type Answer = { number: number; question: string; found: Autocomplete | null };

/**
 * The suggestions for the typed text, requested when the shopper pauses.
 * @returns the latest answer, null before the first one and once the text has become too short; and whether it is the
 *   answer to the field's current text
 */
function useSuggestions(typed: string): { answer: Answer | null; isCurrent: boolean } {
  const { href } = useTranslation();
  const question = questionOf(typed);
  const asked = useAsked(question);
  const [answer, setAnswer] = useState<Answer | null>(null);
  // One fetcher per question: an answer never appears under another question.
  const { load, data } = useFetcher<Autocomplete | null>({ key: `suggestions ${asked}` });

  useEffect(() => {
    if (asked) load(`${href(paths.suggestions())}?${new URLSearchParams({ q: asked }).toString()}`);
  }, [asked, href, load]);

  if (!asked && answer) setAnswer(null);
  if (asked && data !== undefined && (answer?.question !== asked || answer.found !== data)) {
    setAnswer({ number: (answer?.number ?? 0) + 1, question: asked, found: data });
  }
  return { answer, isCurrent: answer?.question === question };
}

/** The question to ask: it changes after a pause, or at once when the text has become too short. */
function useAsked(question: string): string {
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAsked(question), question ? suggestionLimits.pause : 0);
    return () => clearTimeout(timer);
  }, [question]);
  return asked;
}
