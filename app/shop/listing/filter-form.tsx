import { useEffect, useRef, useState, type MouseEvent, type ReactNode, type RefObject } from "react";

import type { Filter, FilterValue } from "~/api/schemas/common";
import { formatNumber } from "~/i18n/format";
import { useTranslation } from "~/i18n/react";
import { isPlainClick } from "~/lib/link";
import type { ListingState } from "~/lib/listing-query";
import { paths } from "~/paths";
import { CachedFragment } from "~/shop/frame/cached-fragment";
import { Button, ButtonLink } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { useBrowserLayoutEffect } from "~/ui/hydration";
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";

import styles from "./listing-controls.module.css";
import { barePathOf, OwnQuery } from "./own-query";
import { RangeFields } from "./range-fields";

type FilterFormProps = {
  id: string;
  /** The listing's path with its language prefix and any query of its own. */
  path: string;
  filters: readonly Filter[];
  mistyped: ListingState["mistyped"];
  /** How many products match the chosen filters; null if unknown. */
  total: number | null;
  /** The listing without filters. */
  resetHref: string;
  /** Applies a choice at once if JavaScript runs. */
  auto?: boolean;
  /** Called on every change of a field. */
  onChoice?: (form: HTMLFormElement) => void;
  /** Identifies the rendered state: when it changes, the fields are reset to it. */
  stateKey: string;
  /** Hidden fields: what the page needs in addition to the filters. */
  children?: ReactNode;
};

/** The filters of a listing as a GET form: the choice is in the URL. */
export function FilterForm({
  id,
  path,
  filters,
  mistyped,
  total,
  resetHref,
  auto,
  onChoice,
  stateKey,
  children,
}: FilterFormProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  useFieldsOf(form, stateKey);
  useChoices(form, onChoice);
  // If a choice is not applied at once, its removal is not either.
  const clear = (event: MouseEvent) => {
    if (!form.current || !isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    clearFields(form.current);
  };
  return (
    <form
      ref={form}
      id={id}
      action={barePathOf(path)}
      aria-label={t("catalog:filters.title")}
      data-auto={auto ? "" : undefined}
      // A choice that applies at once must not scroll the page; the submit button leads to a list that starts at its
      // top.
      data-scroll={auto ? "keep" : undefined}
      // Without JavaScript, browsers would restore the last choice on the way back, instead of the choice that the list
      // shows.
      autoComplete="off"
    >
      <OwnQuery path={path} />
      {children}
      <div>
        <FilterGroups filters={filters} mistyped={mistyped} />
      </div>
      <div className={styles.actions}>
        <Button variant="dark" block>
          {/* Without JavaScript the number would become wrong with the next choice. */}
          {total !== null && <span className="script">{t("catalog:filters.apply", { count: total })}</span>}
          <span className={total === null ? undefined : "no-script"}>{t("catalog:filters.applyAny")}</span>
        </Button>
        <ButtonLink variant="quiet" block href={resetHref} data-scroll="keep" onClick={onChoice && clear}>
          {t("catalog:filters.reset")}
        </ButtonLink>
      </div>
    </form>
  );
}

/**
 * The fields are uncontrolled. A client navigation changes their defaults, and this resets the fields to them. If it
 * arrives while the shopper types a bound or moves a slider, the form stays as it is until that choice is made: its own
 * navigation follows, unless nothing has changed.
 */
function useFieldsOf(form: RefObject<HTMLFormElement>, stateKey: string): void {
  const rendered = useRef(stateKey);
  const changing = useRef<EventTarget | null>(null);
  const isLate = useRef(false);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const stop = new AbortController();
    const listen = (type: string, run: (event: Event) => void) =>
      element.addEventListener(type, run, { signal: stop.signal });
    listen("input", ({ target }) => (changing.current = target));
    listen("change", () => {
      changing.current = null;
      isLate.current = false;
    });
    listen("focusout", () => {
      if (isLate.current) element.reset();
      changing.current = null;
      isLate.current = false;
    });
    return () => stop.abort();
  }, [form]);
  useEffect(() => {
    // Not on the first render: what the shopper chose before hydration stays.
    if (rendered.current === stateKey) return;
    rendered.current = stateKey;
    isLate.current = changing.current !== null && changing.current === document.activeElement;
    if (!isLate.current) form.current?.reset();
  }, [form, stateKey]);
}

/** Empties all filters and reports the change. */
function clearFields(form: HTMLFormElement): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement) || field.type === "hidden") continue;
    if (field.type === "checkbox") field.checked = false;
    else field.value = "";
  }
  form.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Reports changes in the form, including those from before hydration. */
function useChoices(form: RefObject<HTMLFormElement>, onChoice: FilterFormProps["onChoice"]): void {
  useBrowserLayoutEffect(() => {
    const element = form.current;
    if (!element || !onChoice) return;
    const stop = new AbortController();
    for (const type of ["input", "change"]) {
      element.addEventListener(type, () => onChoice(element), { signal: stop.signal });
    }
    return () => stop.abort();
  }, [form, onChoice]);
}

/** The number of values up to which a list is shown whole. */
const longestList = 10;
/** The number of values of a longer list that are shown before «Все 27». */
const shortList = 6;
/** How many filters are open at first. */
const openFilters = 4;

/** The filters, each a group of fields; the first ones and the active ones are open. */
function FilterGroups({ filters, mistyped }: Pick<FilterFormProps, "filters" | "mistyped">) {
  const isMistyped = ({ code }: Filter) => [`f.${code}.from`, `f.${code}.to`].some((name) => mistyped?.[name]);
  return filters.map((filter, index) => (
    <Group
      key={filter.code}
      className={styles.group}
      open={index < openFilters || isChosen(filter) || isMistyped(filter)}
    >
      <summary>
        {filter.unit ? `${filter.name}, ${filter.unit}` : filter.name}
        <Icon name="chevron-down" size="s" />
      </summary>
      {filter.type === "range" ? (
        <div className={styles.values}>
          <RangeFields filter={filter} mistyped={mistyped} />
        </div>
      ) : (
        <CachedFragment as="div" className={styles.values} data={["values", filter]}>
          <Values filter={filter} />
        </CachedFragment>
      )}
    </Group>
  ));
}

type GroupProps = { className: string | undefined; open: boolean; children: ReactNode };

/** A group that opens with its first choice. Its last choice does not close it: the shopper may be choosing in it. */
function Group({ open, ...rest }: GroupProps) {
  const [hasOpened, setHasOpened] = useState(open);
  if (open && !hasOpened) setHasOpened(true);
  return <details open={hasOpened} {...rest} />;
}

const isChosen = ({ values, from, to }: Filter) =>
  from !== null || to !== null || values.some(({ selected }) => selected);

/** The name of a value with its mark; the mark says nothing that the name does not. */
function ChoiceName({ name, picture }: Pick<FilterValue, "name" | "picture">) {
  if (!picture) return name;
  return (
    <span className={styles.marked}>
      <Picture
        src={(width) => paths.image(picture, width)}
        widths={[96]}
        sizes="24px"
        width={24}
        alt=""
        className={styles.mark}
      />
      {name}
    </span>
  );
}

/** The values that products have come first; the others are disabled, unless chosen. */
function Values({ filter }: { filter: Filter }) {
  const { t } = useTranslation();
  const isAvailable = ({ count, selected }: FilterValue) => count > 0 || selected;
  const values = [...filter.values.filter(isAvailable), ...filter.values.filter((value) => !isAvailable(value))];
  const boxes = values.map((choice) => (
    <Checkbox
      key={choice.value}
      name={`f.${filter.code}`}
      value={choice.value}
      defaultChecked={choice.selected}
      disabled={!isAvailable(choice)}
      label={<ChoiceName {...choice} />}
      note={formatNumber(choice.count)}
    />
  ));
  if (boxes.length <= longestList) return boxes;
  const hidesChosen = values.slice(shortList).some(({ selected }) => selected);
  return (
    <>
      {boxes.slice(0, shortList)}
      <Group className={styles.rest} open={hidesChosen}>
        <summary>{t("catalog:filters.all", { count: boxes.length })}</summary>
        {boxes.slice(shortList)}
      </Group>
    </>
  );
}
