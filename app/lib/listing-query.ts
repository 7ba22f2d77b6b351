/**
 * The state of a listing in its URL: `?f.brand=tavros&f.brand=iskra&f.price.from=640&sort=price_asc&perPage=24&page=2`.
 * A plain GET form creates the same URL. Invalid values are ignored, except what a shopper typed as a bound, and so are
 * those over `maxFilters` and `maxValues`.
 */

/**
 * The specification's default of 10, which also applies to URLs and API calls without a size, and three sizes that fill
 * the last row of 2, 3 or 4 cards. A wide screen does not change the default, because the server does not know it.
 */
export const perPageChoices = [10, 12, 24, 48] as const;
type PerPage = (typeof perPageChoices)[number];

/** The sort orders of a listing, in the order of its menu. */
export const sortCodes = ["popular", "price_asc", "price_desc", "rating", "new", "name"] as const;
type SortCode = (typeof sortCodes)[number];

type Range = { from: number | null; to: number | null };

export type ListingState = {
  page: number;
  /** The first page that is shown together with `page`, after «Показать ещё». */
  from: number;
  perPage: PerPage;
  sort: SortCode | null;
  /** Selected values by filter code. */
  lists: Record<string, string[]>;
  /** Requested bounds by filter code. */
  ranges: Record<string, Range>;
  /** What was typed as bounds but is not applied, by field: no numbers, or a range that ends before it begins. */
  mistyped?: Record<string, string>;
};

/**
 * Maximum number of filters, and of all values and bounds together; the first ones are used. That is more than any
 * listing has. The API gets them in its address, whose length is limited.
 */
const maxFilters = 50;
const maxValues = 100;
/** How much is kept of a mistyped bound. */
const longestBound = 40;

/** A page shows at most as many products as the API returns per request. */
const maxShown = 100;

/** Reads the page number of a list without filters and sort orders. */
export function parsePage(query: URLSearchParams): Pick<ListingState, "page" | "sort" | "lists" | "ranges"> {
  return { page: parseListing(query).page, sort: null, lists: {}, ranges: {} };
}

/** Reads the state of a listing from a query. */
export function parseListing(query: URLSearchParams): ListingState {
  const perPage = perPageChoices.find((choice) => String(choice) === query.get("perPage")) ?? perPageChoices[0];
  const page = wholeNumber(query.get("page")) ?? 1;
  const asked = wholeNumber(query.get("from")) ?? page;
  const from = Math.min(page, Math.max(asked, page - Math.floor(maxShown / perPage) + 1));
  return {
    page,
    from,
    perPage,
    sort: sortCodes.find((sort) => sort === query.get("sort")) ?? null,
    ...parseFilters(query),
  };
}

/** The code may start with a digit: a feed's property «3D-печать» has the code `3d-pechat`. */
const filterField = /^f\.([a-zA-Z0-9][\w-]{0,99})(?:\.(from|to))?$/;

/** Another API may have `Таврос` or `1.5` as values; a comma would separate two of them. */
const filterValue = /^(?=.*\S)[^,\p{C}]{1,80}$/u;

function parseFilters(query: URLSearchParams): Pick<ListingState, "lists" | "ranges" | "mistyped"> {
  const lists = new Map<string, string[]>();
  const ranges = new Map<string, Range>();
  const typed = new Map<string, string>();
  let values = 0;
  for (const [name, value] of query) {
    const [, code, bound] = filterField.exec(name) ?? [];
    if (code === undefined) continue;
    const isNew = !lists.has(code) && !ranges.has(code);
    if (values === maxValues || (isNew && lists.size + ranges.size === maxFilters)) continue;
    if (bound === undefined) {
      const chosen = lists.get(code) ?? [];
      if (!filterValue.test(value) || chosen.includes(value)) continue;
      lists.set(code, [...chosen, value]);
    } else {
      if (!value.trim()) continue;
      typed.set(name, value.slice(0, longestBound));
      const limit = readBound(value, code);
      if (limit !== null) ranges.set(code, { ...(ranges.get(code) ?? { from: null, to: null }), [bound]: limit });
    }
    values += 1;
  }
  for (const [code, { from, to }] of ranges) if (from !== null && to !== null && from > to) ranges.delete(code);
  const mistyped = [...typed].filter(([name]) => !isApplied(ranges, name));
  return {
    lists: Object.fromEntries(lists),
    ranges: Object.fromEntries(ranges),
    ...(mistyped.length > 0 ? { mistyped: Object.fromEntries(mistyped) } : {}),
  };
}

/** Whether the ranges have the bound of this field. */
function isApplied(ranges: ReadonlyMap<string, Range>, field: string): boolean {
  const [, code = "", bound] = field.split(".");
  const { from = null, to = null } = ranges.get(code) ?? {};
  return (bound === "from" ? from : to) !== null;
}

/** Larger than the number of pages of any list. */
const maxPages = 999_999;
/** Larger than any price, but still a safe integer in JavaScript. */
const maxAmount = 999_999_999_999_999;

/** A whole number from 1; null for anything else. */
function wholeNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d*$/.test(text) ? Math.min(Number(text), maxPages) : null;
}

/**
 * A bound as a shopper types it, with optional spaces; null for anything else. Prices are whole roubles; bounds of
 * other filters keep three decimals, and may be negative, like temperatures.
 */
export function readBound(text: string, code: string): number | null {
  const typed = text.replace(/\s/g, "").replace(",", ".").replace(/^[−–]/, "-");
  if (!/^-?\d+(\.\d+)?$/.test(typed)) return null;
  const number = Math.max(-maxAmount, Math.min(Number(typed), maxAmount));
  if (code !== "price") return Number(number.toFixed(3)) || 0;
  return typed.startsWith("-") ? null : Math.round(number);
}

/** The filters in the API's format: values separated by commas, ranges as `from..to` where either end may be empty. */
export function apiFilters({ lists, ranges }: Pick<ListingState, "lists" | "ranges">): Record<string, string> {
  const filters: Record<string, string> = {};
  for (const [code, values] of Object.entries(lists)) if (values.length) filters[code] = values.join(",");
  for (const [code, { from, to }] of Object.entries(ranges)) filters[code] = `${from ?? ""}..${to ?? ""}`;
  return filters;
}

/** The query of a state, with its `?`; empty for the plain listing. */
export function listingQuery(state: ListingState): string {
  const query = new URLSearchParams();
  for (const [code, values] of Object.entries(state.lists))
    for (const value of values) query.append(`f.${code}`, value);
  for (const [code, { from, to }] of Object.entries(state.ranges)) {
    if (from !== null) query.append(`f.${code}.from`, String(from));
    if (to !== null) query.append(`f.${code}.to`, String(to));
  }
  if (state.sort) query.set("sort", state.sort);
  if (state.perPage !== perPageChoices[0]) query.set("perPage", String(state.perPage));
  if (state.page > 1) query.set("page", String(state.page));
  if (state.from < state.page) query.set("from", String(state.from));
  return query.size ? `?${query.toString()}` : "";
}

/**
 * The address of a listing in a state.
 * @param path the listing's path; it may have a query of its own, such as the words of a search
 * @param view `filters` for the page that shows only the filters, with what was mistyped there
 */
export function listingHref(path: string, state: ListingState, view?: "filters"): string {
  const query = listingQuery(state).slice(1);
  const mistyped = view ? new URLSearchParams(state.mistyped).toString() : "";
  const parts = [query, mistyped, view ? `view=${view}` : ""].filter(Boolean).join("&");
  return parts ? `${path}${path.includes("?") ? "&" : "?"}${parts}` : path;
}

/** The same listing at another page. */
export function atPage(state: ListingState, page: number, from = page): ListingState {
  return { ...state, page, from };
}

/** The page numbers that are shown together. */
export function shownPages({ from, page }: ListingState): number[] {
  return Array.from({ length: page - from + 1 }, (_, index) => from + index);
}

/** The same listing on page 1, without one value of a filter, or without the whole filter if no value is given. */
export function withoutFilter(state: ListingState, code: string, value?: string): ListingState {
  const lists = { ...state.lists };
  const ranges = { ...state.ranges };
  const kept = value === undefined ? [] : (lists[code] ?? []).filter((other) => other !== value);
  if (kept.length) lists[code] = kept;
  else delete lists[code];
  if (value === undefined) delete ranges[code];
  return { ...atPage(state, 1), lists, ranges };
}

/** The same listing on page 1, without filters and what was mistyped in them. */
export function withoutFilters({ mistyped: _, ...state }: ListingState): ListingState {
  return { ...atPage(state, 1), lists: {}, ranges: {} };
}

/** Whether any filter is active. */
export function isFiltered({ lists, ranges }: Pick<ListingState, "lists" | "ranges">): boolean {
  return Object.keys(lists).length + Object.keys(ranges).length > 0;
}

/** Whether search engines may index a state: a page of the plain list, neither filtered nor sorted. */
export function isIndexed(state: Pick<ListingState, "sort" | "lists" | "ranges">): boolean {
  return state.sort === null && !isFiltered(state);
}

/** The canonical query of a state: only the page number; empty for the first page. */
export function atPlainPage({ page }: Pick<ListingState, "page">): string {
  return page > 1 ? `?page=${page}` : "";
}
