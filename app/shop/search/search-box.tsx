import { NavigationType, useLocation, useNavigationType } from "@remix-run/react";
import { useId, useRef, type FormEvent, type RefObject, useEffect } from "react";

import { barePath } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { useOnDemand, withStrings } from "~/shop/client/on-demand";
import { useHydrated } from "~/ui/hydration";
import { Icon } from "~/ui/icon";

import styles from "./search-box.module.css";
import { useSearchBox, type SearchBoxState } from "./use-search-box";

const loadDropdown = () => withStrings(import("./search-dropdown")).then(({ SearchDropdown }) => SearchDropdown);

/** The search field; with JavaScript it shows suggestions while the shopper types. */
export function SearchBox() {
  const { t, href } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [Dropdown, loadCode] = useOnDemand(loadDropdown);
  const box = useSearchBox(form, field);

  // If the dropdown's code does not load, the search stays the plain form that it is without JavaScript.
  const prepare = () => void loadCode().catch(() => null);
  const reset = (event: FormEvent) => {
    event.preventDefault();
    box.clear();
    field.current?.focus();
  };

  return (
    <form
      ref={form}
      role="search"
      className={styles.search}
      action={href(paths.search())}
      onReset={reset}
      onSubmit={box.submit}
    >
      <SearchField field={field} box={box} prepare={prepare} listId={Dropdown && box.isExpanded ? listId : undefined} />
      <button type="reset" className={styles.clear} aria-label={t("search.clear")}>
        <Icon name="x" size="s" />
      </button>
      <button className={styles.submit} aria-label={t("search.submit")}>
        <Icon name="search" />
      </button>
      {Dropdown && box.typed && <Dropdown box={box} listId={listId} />}
    </form>
  );
}

type SearchFieldProps = {
  field: RefObject<HTMLInputElement>;
  box: SearchBoxState;
  /** Loads the code of the suggestions. */
  prepare: () => void;
  /** The id of the list of suggestions while it is open. */
  listId: string | undefined;
};

function SearchField({ field, box, prepare, listId }: SearchFieldProps) {
  const { t } = useTranslation();
  const combobox = {
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": listId !== undefined,
    "aria-controls": listId,
    "aria-activedescendant": box.active,
  } as const;
  return (
    <input
      ref={field}
      name="q"
      type="search"
      defaultValue={usePageQuery(field)}
      placeholder={t("search.label")}
      aria-label={t("search.label")}
      autoComplete="off"
      enterKeyHint="search"
      onFocus={prepare}
      onInput={() => {
        prepare();
        box.follow();
      }}
      onKeyDown={box.press}
      {...(useHydrated() && combobox)}
    />
  );
}

/**
 * The query of the results on this page, empty on any other page. The field follows when the shopper leaves results or
 * returns to them; while new ones load it contains their query, or nothing after a suggestion was chosen
 * (specification, section 2). While the shopper types, the field does not change.
 */
function usePageQuery(field: RefObject<HTMLInputElement>): string {
  const { pathname, search } = useLocation();
  const query = barePath(pathname) === paths.search() ? (new URLSearchParams(search).get("q") ?? "") : "";
  const isReturn = useNavigationType() === NavigationType.Pop;
  const last = useRef(query);
  useEffect(() => {
    if (last.current === query) return;
    last.current = query;
    const isFollowing = query === "" || isReturn;
    if (isFollowing && field.current && field.current !== document.activeElement) field.current.value = query;
  }, [field, isReturn, query]);
  return query;
}
