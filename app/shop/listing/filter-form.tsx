import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  type ReactNode,
  type Ref,
  type RefCallback,
  type RefObject,
} from "react";

import type { Filter } from "~/api/schemas/common";
import { formatNumber } from "~/i18n/format";
import { useTranslation } from "~/i18n/react";
import { Button, ButtonLink } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { Field } from "~/ui/field";
import { useBrowserLayoutEffect } from "~/ui/hydration";
import { Icon } from "~/ui/icon";

import styles from "./filter-form.module.css";

type FilterFormProps = {
  id: string;
  /** The listing's path, prefix included: where the form leads. */
  path: string;
  /** Null where they stand in the page already and were not sent. */
  filters: readonly Filter[] | null;
  /** How many products the choice leads to; null where that is not known. */
  total: number | null;
  /** The plain listing. */
  resetHref: string;
  /** Applies a choice at once when there is JavaScript. */
  auto?: boolean;
  /** Told of every change of a field. */
  onChoice?: (form: HTMLFormElement) => void;
  /** Names the state that is drawn: with another one the fields are set to it anew. */
  stateKey: string;
  /** Hidden fields: what the page needs besides the filters. */
  children?: ReactNode;
};

/** The filters of a listing as a GET form: what is chosen stands in the URL. */
export function FilterForm({
  id,
  path,
  filters,
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
  const groups = useKeptGroups();
  useKeptFocus(form, filters === null);
  useChoices(form, onChoice);
  return (
    <form
      ref={form}
      id={id}
      action={path}
      className={styles.filters}
      aria-label={t("catalog:filters.title")}
      data-auto={auto ? "" : undefined}
      // The choice that applies at once must not move the page; the other leads to a list that is read from its start.
      data-scroll={auto ? "keep" : undefined}
      // Browsers without script would show, on the way back, what was chosen and not what is listed.
      autoComplete="off"
    >
      {children}
      {filters ? (
        <div ref={groups}>
          <FilterGroups filters={filters} />
        </div>
      ) : (
        <DrawnGroups form={id} groups={groups} />
      )}
      <div className={styles.actions}>
        <Button variant="dark" block>
          {/* Without script the number would be wrong as soon as something is chosen. */}
          {total !== null && <span className="script">{t("catalog:filters.apply", { count: total })}</span>}
          <span className={total === null ? undefined : "no-script"}>{t("catalog:filters.applyAny")}</span>
        </Button>
        <ButtonLink variant="quiet" block href={resetHref} data-scroll="keep">
          {t("catalog:filters.reset")}
        </ButtonLink>
      </div>
    </form>
  );
}

/** The filters as the server drew them: they work by themselves, so their data is not needed to take the page over. */
function DrawnGroups({ form, groups }: { form: string; groups: Ref<HTMLDivElement> }) {
  const html = useMemo(() => document.querySelector(`#${form} > div`)?.innerHTML ?? "", [form]);
  return <div ref={groups} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The fields are uncontrolled. A client navigation changes their defaults, and this brings them to those. */
function useFieldsOf(form: RefObject<HTMLFormElement>, stateKey: string): void {
  const drawn = useRef(stateKey);
  useEffect(() => {
    // Not at first: what was ticked before script came stays.
    if (drawn.current === stateKey) return;
    drawn.current = stateKey;
    form.current?.reset();
  }, [form, stateKey]);
}

/** Passes on what changes in the form, as soon as script is there: what changed before is told of again then. */
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

/** Leaves the groups as the shopper has opened and closed them when the filters are drawn anew. */
function useKeptGroups(): RefCallback<HTMLDivElement> {
  const last = useRef<HTMLDivElement | null>(null);
  return useCallback((drawn: HTMLDivElement | null) => {
    if (!drawn) return;
    const before = new Map(
      [...(last.current?.querySelectorAll("details") ?? [])].map((group) => [nameOf(group), group]),
    );
    for (const group of drawn.querySelectorAll("details")) group.open = before.get(nameOf(group))?.open ?? group.open;
    last.current = drawn;
  }, []);
}

/** What a group is about; its longer part, which is folded, is about the same. */
function nameOf(group: HTMLDetailsElement): string {
  const isPart = group.parentElement?.closest("details") !== null;
  return `${group.querySelector("input")?.name} ${isPart}`;
}

/** Hands the focus on to the same field when the filters are drawn anew, after the first choice on a page. */
function useKeptFocus(form: RefObject<HTMLFormElement>, isDrawn: boolean): void {
  const last = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof HTMLInputElement ? target : null;
    };
    const element = form.current;
    element?.addEventListener("focusin", note);
    return () => element?.removeEventListener("focusin", note);
  }, [form]);

  const wasDrawn = useRef(isDrawn);
  useBrowserLayoutEffect(() => {
    if (wasDrawn.current === isDrawn) return;
    wasDrawn.current = isDrawn;
    const left = last.current;
    if (!left || document.activeElement !== document.body) return;
    const fields = [...(form.current?.querySelectorAll("input") ?? [])];
    const isSame = (field: HTMLInputElement) =>
      field.name === left.name && (field.type !== "checkbox" || field.value === left.value);
    fields.find(isSame)?.focus({ preventScroll: true });
  }, [form, isDrawn]);
}

/** More values of a list than so many stand behind «Ещё». */
const shortList = 6;
/** So many filters are open at first. */
const openFilters = 4;

/** The filters, a group of fields each; the first ones and those in use are open. */
function FilterGroups({ filters }: { filters: readonly Filter[] }) {
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
