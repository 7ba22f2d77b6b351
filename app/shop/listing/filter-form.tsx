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
  /** The listing's path with its language prefix: the form's action. */
  path: string;
  /** Null if the page already contains them, so they were not sent. */
  filters: readonly Filter[] | null;
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
  const groups = useOpenGroups();
  useFocusAfterRender(form, filters === null);
  useChoices(form, onChoice);
  return (
    <form
      ref={form}
      id={id}
      action={path}
      className={styles.filters}
      aria-label={t("catalog:filters.title")}
      data-auto={auto ? "" : undefined}
      // A choice that applies at once must not scroll the page; the submit button leads to a list that starts at its
      // top.
      data-scroll={auto ? "keep" : undefined}
      // Without JavaScript, browsers would restore the last choice on the way back, instead of the choice that the list
      // shows.
      autoComplete="off"
    >
      {children}
      {filters ? (
        <div ref={groups}>
          <FilterGroups filters={filters} />
        </div>
      ) : (
        <RenderedGroups form={id} groups={groups} />
      )}
      <div className={styles.actions}>
        <Button variant="dark" block>
          {/* Without JavaScript the number would become wrong with the next choice. */}
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

/** The filters from the server's HTML: they work by themselves, so hydration does not need their data. */
function RenderedGroups({ form, groups }: { form: string; groups: Ref<HTMLDivElement> }) {
  const html = useMemo(() => document.querySelector(`#${form} > div`)?.innerHTML ?? "", [form]);
  return <div ref={groups} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The fields are uncontrolled. A client navigation changes their defaults, and this resets the fields to them. */
function useFieldsOf(form: RefObject<HTMLFormElement>, stateKey: string): void {
  const rendered = useRef(stateKey);
  useEffect(() => {
    // Not on the first render: what the shopper chose before hydration stays.
    if (rendered.current === stateKey) return;
    rendered.current = stateKey;
    form.current?.reset();
  }, [form, stateKey]);
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

/** Keeps the groups open or closed as the shopper left them when the filters are rendered again. */
function useOpenGroups(): RefCallback<HTMLDivElement> {
  const last = useRef<HTMLDivElement | null>(null);
  return useCallback((rendered: HTMLDivElement | null) => {
    if (!rendered) return;
    const before = new Map(
      [...(last.current?.querySelectorAll("details") ?? [])].map((group) => [nameOf(group), group]),
    );
    for (const group of rendered.querySelectorAll("details"))
      group.open = before.get(nameOf(group))?.open ?? group.open;
    last.current = rendered;
  }, []);
}

/** What a group filters by; the collapsed rest of a long list belongs to the same group. */
function nameOf(group: HTMLDetailsElement): string {
  const isPart = group.parentElement?.closest("details") !== null;
  return `${group.querySelector("input")?.name} ${isPart}`;
}

/** Moves the focus to the same field when the filters are rendered again, after the first choice on a page. */
function useFocusAfterRender(form: RefObject<HTMLFormElement>, isRendered: boolean): void {
  const last = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof HTMLInputElement ? target : null;
    };
    const element = form.current;
    element?.addEventListener("focusin", note);
    return () => element?.removeEventListener("focusin", note);
  }, [form]);

  const wasRendered = useRef(isRendered);
  useBrowserLayoutEffect(() => {
    if (wasRendered.current === isRendered) return;
    wasRendered.current = isRendered;
    const left = last.current;
    if (!left || document.activeElement !== document.body) return;
    const fields = [...(form.current?.querySelectorAll("input") ?? [])];
    const isSame = (field: HTMLInputElement) =>
      field.name === left.name && (field.type !== "checkbox" || field.value === left.value);
    fields.find(isSame)?.focus({ preventScroll: true });
  }, [form, isRendered]);
}

/** The number of values shown before «Ещё». */
const shortList = 6;
/** How many filters are open at first. */
const openFilters = 4;

/** The filters, each a group of fields; the first ones and the active ones are open. */
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
