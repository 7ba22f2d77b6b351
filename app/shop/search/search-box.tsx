import { useId, useRef, type FormEvent, type RefObject } from "react";

import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { useOnDemand, withStrings } from "~/shop/client/use-on-demand";
import { Icon } from "~/ui/icon";
import { useHydrated } from "~/ui/use-hydrated";

import styles from "./search-box.module.css";
import { usePageQuery } from "./use-page-query";
import { useSearchBox, type SearchBoxState } from "./use-search-box";

const loadDropdown = () => withStrings(import("./search-dropdown")).then(({ SearchDropdown }) => SearchDropdown);

/** The field that leads to the search results; with script it suggests while the shopper types. */
export function SearchBox() {
  const { t, href } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [Dropdown, loadCode] = useOnDemand(loadDropdown);
  const box = useSearchBox(form, field);

  // Without the dropdown's code the search is the plain form that it is without script.
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
      <button className={styles.go} aria-label={t("search.submit")}>
        <Icon name="search" />
      </button>
      {Dropdown && box.typed && <Dropdown box={box} listId={listId} />}
    </form>
  );
}

type SearchFieldProps = {
  field: RefObject<HTMLInputElement>;
  box: SearchBoxState;
  /** Has the code of the suggestions loaded. */
  prepare: () => void;
  /** Names the list of suggestions while it shows. */
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
