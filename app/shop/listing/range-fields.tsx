import { useEffect, useRef, type FormEvent } from "react";

import type { Filter } from "~/api/schemas/common";
import { formatNumber } from "~/i18n/format";
import { useTranslation, type Translation } from "~/i18n/react";
import { readBound, type ListingState } from "~/lib/listing-query";
import { Field } from "~/ui/field";

import styles from "./range-fields.module.css";

/** A bound of a range in the page's language, with a decimal separator if it needs one. */
export function formatBound(bound: number, t: Translation["t"]): string {
  const [whole, decimals] = String(Math.abs(bound)).split(".");
  const sign = bound < 0 ? "−" : "";
  return sign + formatNumber(Number(whole)) + (decimals ? t("catalog:filters.decimalSeparator") + decimals : "");
}

type RangeFieldsProps = { filter: Filter; mistyped: ListingState["mistyped"] };

/** The two fields of a range. With JavaScript, a slider below them fills them in. */
export function RangeFields({ filter, mistyped }: RangeFieldsProps) {
  const { t } = useTranslation();
  const { code, min, max } = filter;
  const bound = (name: "from" | "to", label: string, outer: number | null) => {
    const field = `f.${code}.${name}`;
    const typed = mistyped?.[field];
    const fault = typed === undefined ? null : boundFault(typed, code, name);
    return (
      <Field
        label={label}
        name={field}
        // The keyboard for numbers has no minus on some phones.
        inputMode={min !== null && min < 0 ? "text" : "decimal"}
        autoComplete="off"
        defaultValue={typed ?? (filter[name] === null ? "" : formatBound(filter[name], t))}
        placeholder={outer === null ? " " : formatBound(outer, t)}
        error={fault ? t(`catalog:filters.${fault}`) : undefined}
      />
    );
  };
  return (
    <div className={styles.range}>
      {bound("from", t("catalog:filters.from"), min)}
      {bound("to", t("catalog:filters.to"), max)}
      {min !== null && max !== null && min < max && <Slider filter={{ ...filter, min, max }} />}
    </div>
  );
}

/** What is wrong with a bound that is not applied; null if only the other bound is wrong. */
function boundFault(typed: string, code: string, name: "from" | "to"): "noNumber" | "reversed" | null {
  if (readBound(typed, code) === null) return "noNumber";
  return name === "to" ? "reversed" : null;
}

type Slidable = Filter & { min: number; max: number };
type Scale = Pick<Slidable, "code" | "min" | "max" | "unit"> & Pick<Translation, "t">;

/**
 * Two native sliders on one track. They have no name, so the form sends only the fields; a slider at its end leaves
 * its field empty.
 */
function Slider({ filter }: { filter: Slidable }) {
  const { t } = useTranslation();
  const track = useRef<HTMLDivElement>(null);
  const { code, name, min, max, unit } = filter;
  useEffect(() => {
    const element = track.current;
    const form = element?.closest("form");
    if (!element || !form) return;
    const follow = () => showFields(element, { code, min, max, unit, t });
    // A reset is announced before the fields change.
    const followLater = () => queueMicrotask(follow);
    // A moved thumb fills in its field, but only after this. A finger does not focus it, so it would move back.
    const followTyped = ({ target }: Event) => {
      if (!(target instanceof Node && element.contains(target))) follow();
    };
    follow();
    form.addEventListener("input", followTyped);
    form.addEventListener("reset", followLater);
    return () => {
      form.removeEventListener("input", followTyped);
      form.removeEventListener("reset", followLater);
    };
  }, [code, min, max, unit, t, filter.from, filter.to]);

  const slide = (event: FormEvent<HTMLInputElement>) => {
    if (track.current) fillIn(track.current, event.currentTarget, { code, min, max, unit, t });
  };
  const [low, high] = placesOf(filter);
  const thumb = (bound: "from" | "to", value: number) => (
    <input
      type="range"
      data-bound={bound}
      min={min}
      max={max}
      step="any"
      defaultValue={value}
      aria-label={t(`catalog:filters.${bound}Slider`, { name })}
      aria-valuetext={valueText(value, { unit, t })}
      onInput={slide}
    />
  );
  return (
    <div ref={track} className={`${styles.slider ?? ""} script`}>
      {thumb("from", low)}
      {thumb("to", high)}
    </div>
  );
}

/** What a screen reader says of a thumb's value. */
const valueText = (value: number, { unit, t }: Pick<Scale, "unit" | "t">) =>
  formatBound(value, t) + (unit ? `\u00a0${unit}` : "");

type Span = { min: number; max: number };

/** Where the two thumbs stand: at the requested bounds, or at the ends. */
function placesOf({ from, to, min, max }: Slidable): [number, number] {
  const low = clamp(from ?? min, { min, max });
  return [low, Math.max(low, clamp(to ?? max, { min, max }))];
}

const clamp = (value: number, { min, max }: Span) => Math.min(max, Math.max(min, value));

/** A value as a person would type it: in steps of 1, 2 or 5 that divide the track into about a hundred parts. */
export function rounded(value: number, { min, max }: Span): number {
  if (value <= min || value >= max) return value;
  const power = 10 ** Math.floor(Math.log10((max - min) / 100));
  const step = Math.max(0.001, ([1, 2, 5, 10].find((by) => by * power * 100 >= max - min) ?? 10) * power);
  return clamp(Number((Math.round(value / step) * step).toFixed(3)), { min, max });
}

function thumbsOf(track: HTMLElement): HTMLInputElement[] {
  return [...track.querySelectorAll("input")];
}

function fieldOf(track: HTMLElement, code: string, bound: string): HTMLInputElement | null {
  const field = track.closest("form")?.elements.namedItem(`f.${code}.${bound}`);
  return field instanceof HTMLInputElement ? field : null;
}

/** Moves the thumbs to what the fields say. */
function showFields(track: HTMLElement, scale: Scale): void {
  const { code, min, max } = scale;
  const typed = (bound: string) => readBound(fieldOf(track, code, bound)?.value ?? "", code);
  const low = clamp(typed("from") ?? min, { min, max });
  const high = Math.max(low, clamp(typed("to") ?? max, { min, max }));
  for (const thumb of thumbsOf(track)) {
    if (document.activeElement !== thumb) thumb.value = String(thumb.dataset.bound === "from" ? low : high);
  }
  paint(track, low, high, scale);
}

/** Writes the position of a thumb into its field. The thumbs do not pass each other. */
function fillIn(track: HTMLElement, thumb: HTMLInputElement, scale: Scale): void {
  const { code, min, max, t } = scale;
  const [low, high] = thumbsOf(track);
  if (!low || !high) return;
  const isLow = thumb === low;
  const other = Number((isLow ? high : low).value);
  const place = rounded(Number(thumb.value), { min, max });
  const value = isLow ? Math.min(place, other) : Math.max(place, other);
  thumb.value = String(value);
  const field = fieldOf(track, code, isLow ? "from" : "to");
  if (field) field.value = value === (isLow ? min : max) ? "" : formatBound(value, t);
  paint(track, Number(low.value), Number(high.value), scale);
}

/**
 * Colours the track between the thumbs, and says their values. The colours are not in the markup: the content security
 * policy forbids style attributes.
 */
function paint(track: HTMLElement, low: number, high: number, scale: Scale): void {
  const { min, max } = scale;
  const share = (value: number) => `${(((value - min) / (max - min)) * 100).toFixed(2)}%`;
  track.style.setProperty("--low", share(low));
  track.style.setProperty("--high", share(high));
  // Where both thumbs stand at the right end, only the lower one can be moved.
  track.toggleAttribute("data-at-end", low > (min + max) / 2);
  for (const thumb of thumbsOf(track)) {
    thumb.setAttribute("aria-valuetext", valueText(thumb.dataset.bound === "from" ? low : high, scale));
  }
}
