import { clampQuantity, type Counters } from "~/lib/small-form";

/**
 * The shopper's changes that the API has not confirmed yet: quantities and favourites that override the values that the
 * page was loaded with, and the header's counters. Exists only in the browser.
 *
 * A click takes effect on the page at once. When the shopper pauses, the current value is sent, one change of a kind at
 * a time: so the API receives favourites in the order of the clicks, and its counts come back in order too. Clicks
 * during a request are sent after its answer. A refusal restores the last confirmed value.
 */

export type Kind = "basket" | "favorite" | "compare";

/** A change that is being sent. The value of a favourite or a compared product is 1, or 0 if it was removed. */
export type Change = { id: number; kind: Kind; productId: number; value: number };

type Cell = { kind: Kind; productId: number; shown: number; confirmed: number };

/** The initial shared state (specification, section 3); the API's counts replace it before anything is shown. */
const initialCounters: Counters = { favorites: 1, basket: 2, compared: 0 };

/** Clicks within this many ms become one call (specification, section 9). */
const groupingDelay = 250;

const counterOf = { basket: "basket", favorite: "favorites", compare: "compared" } as const;

const cells = new Map<string, Cell>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();
/** Changes queued until another change of their kind is answered, in the order of the pauses. */
const queued = new Set<string>();
const listeners = new Set<() => void>();
let underWay: readonly Change[] = [];
let counters: Counters = initialCounters;
let countersKnown = false;
let lastId = 0;

const keyOf = (kind: Kind, productId: number) => `${kind}:${productId}`;

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** Calls the listener after every change of state, until the returned function is called. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The current value of a product that was changed, else undefined. */
export function shownValue(kind: Kind, productId: number): number | undefined {
  return cells.get(keyOf(kind, productId))?.shown;
}

/** The value that the API confirmed last for a product that was changed, else undefined. */
export function confirmedValue(kind: Kind, productId: number): number | undefined {
  return cells.get(keyOf(kind, productId))?.confirmed;
}

/** The header's counters; null until the page's own are known. */
export function shownCounters(): Counters | null {
  return countersKnown ? counters : null;
}

/** The changes that are being sent. */
export function changesUnderWay(): readonly Change[] {
  return underWay;
}

function adjustCounter(kind: Kind, before: number, after: number): void {
  const step = Number(after > 0) - Number(before > 0);
  const name = counterOf[kind];
  if (step) counters = { ...counters, [name]: Math.max(0, counters[name] + step) };
}

function show(cell: Cell, value: number): void {
  adjustCounter(cell.kind, cell.shown, value);
  cells.set(keyOf(cell.kind, cell.productId), { ...cell, shown: value });
}

/**
 * Shows a value at once and sends it when the shopper pauses.
 * @param loaded the value that the page was loaded with, to restore if the API refuses
 */
export function want(kind: Kind, productId: number, value: number, loaded: number): void {
  const key = keyOf(kind, productId);
  const cell = cells.get(key) ?? { kind, productId, shown: loaded, confirmed: loaded };
  show(cell, kind === "basket" ? clampQuantity(value) : value);
  clearTimeout(timers.get(key));
  timers.set(
    key,
    setTimeout(() => send(key), groupingDelay),
  );
  notifyListeners();
}

function send(key: string): void {
  clearTimeout(timers.get(key));
  timers.delete(key);
  const cell = cells.get(key);
  if (!cell) return;
  const { kind, productId, shown } = cell;
  // Whether anything has to be sent depends on the answer, which may change the confirmed value.
  if (underWay.some((change) => change.kind === kind)) {
    queued.add(key);
    return;
  }
  if (shown === cell.confirmed) return;
  underWay = [...underWay, { id: (lastId += 1), kind, productId, value: shown }];
  notifyListeners();
}

const isUnderWay = (key: string) => underWay.some(({ kind, productId }) => keyOf(kind, productId) === key);

/** Sends the first queued change that is ready, with the value shown by then. */
function sendQueued(): void {
  for (const key of [...queued]) {
    queued.delete(key);
    // If the shopper has clicked again, the change is sent after the pause. What cannot be sent yet is queued again.
    if (!timers.has(key)) send(key);
  }
}

/** Sends changes at once instead of after a pause, because the shopper is going to another page. */
export function flush(): void {
  for (const key of [...timers.keys()]) send(key);
}

/** Resolves when all changes are answered, or after the given time in ms; at once if there are none. */
export function settled(most: number): Promise<void> {
  const isSettled = () => timers.size + queued.size + underWay.length === 0;
  return new Promise((resolve) => {
    const end = () => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    const stop = subscribe(() => isSettled() && end());
    const timer = setTimeout(end, most);
    if (isSettled()) end();
  });
}

/**
 * All changes that the API has not confirmed, including those being sent: for a page that is closing. Sending a value
 * twice is harmless, because it sets the value and does not add to it.
 */
export function unconfirmed(): Omit<Change, "id">[] {
  return [...cells.entries()]
    .filter(([key, { shown, confirmed }]) => shown !== confirmed || isUnderWay(key))
    .map(([, { kind, productId, shown }]) => ({ kind, productId, value: shown }));
}

function end(change: Change): Cell | undefined {
  underWay = underWay.filter(({ id }) => id !== change.id);
  return cells.get(keyOf(change.kind, change.productId));
}

/** Sets the API's counts, adjusted by the changes that it has not confirmed yet. */
function adoptCounters(known: Partial<Counters>): void {
  counters = { ...counters, ...known };
  for (const { kind, confirmed, shown } of cells.values()) {
    if (known[counterOf[kind]] !== undefined) adjustCounter(kind, confirmed, shown);
  }
}

/** The API's answer to a change: its value is confirmed, and shown unless the shopper has changed it again. */
export function confirm(change: Change, value: number, confirmedCounters: Partial<Counters>): void {
  const cell = end(change);
  if (cell) {
    const key = keyOf(change.kind, change.productId);
    const touched = cell.shown !== change.value;
    cells.set(key, { ...cell, confirmed: value, shown: touched ? cell.shown : value });
    adoptCounters(confirmedCounters);
  }
  notifyListeners();
  sendQueued();
}

/**
 * The API refused a change or was unreachable: restores the last confirmed value.
 * @param value the API's current value, if it returned one
 */
export function rollBack(change: Change, value?: number): void {
  const cell = end(change);
  if (cell) {
    const key = keyOf(change.kind, change.productId);
    clearTimeout(timers.get(key));
    timers.delete(key);
    const back = value ?? cell.confirmed;
    show({ ...cell, confirmed: back }, back);
    queued.delete(key);
  }
  notifyListeners();
  sendQueued();
}

const isIdle = (key: string) => !timers.has(key) && !queued.has(key) && !isUnderWay(key);

/** A value confirmed in another tab. */
export function adopt(kind: Kind, productId: number, value: number, otherCounters: Partial<Counters>): void {
  const key = keyOf(kind, productId);
  if (!isIdle(key)) return;
  cells.set(key, { kind, productId, shown: value, confirmed: value });
  adoptCounters(otherCounters);
  notifyListeners();
}

/** The page was loaded again: use its values and counters, except for unconfirmed changes. */
export function adoptLoaded(loaded: Record<keyof Counters, number | null>): void {
  for (const key of [...cells.keys()]) if (isIdle(key)) cells.delete(key);
  const unsettled = new Set([...cells.values()].map(({ kind }) => counterOf[kind]));
  for (const name of Object.values(counterOf)) {
    if (!unsettled.has(name)) counters = { ...counters, [name]: loaded[name] ?? counters[name] };
  }
  countersKnown = true;
  notifyListeners();
}
