import { clampQuantity, type Counters } from "~/lib/small-form";

/**
 * What the shopper has pressed and the API has not yet confirmed: the quantities and favourites that the page shows over
 * the ones that it was loaded with, and the header's counters. It lives in the browser alone.
 *
 * A press shows at once. When the shopper pauses, the value that then shows is sent, one change of a kind at a time: the API
 * then sees favourites in the order of the presses, and its counts come back in order too. What is pressed while a change is
 * under way is sent after its answer. A refusal brings back what was last confirmed.
 */

export type Kind = "basket" | "favorite";

/** A change under way. A favourite's value is 1, and 0 for none. */
export type Change = { id: number; kind: Kind; productId: number; value: number };

type Cell = { kind: Kind; productId: number; shown: number; confirmed: number };

/** Where the shared state starts (specification, section 3); the API's counts replace it before anything is shown. */
export const initialCounters: Counters = { favorites: 1, basket: 2 };

/** Presses within so many ms become one call (specification, section 9). */
export const groupingDelay = 250;

const counterOf = { basket: "basket", favorite: "favorites" } as const;

const cells = new Map<string, Cell>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();
/** What waits for the answer to another change of its kind, in the order of the pauses. */
const waiting = new Set<string>();
const listeners = new Set<() => void>();
let underWay: readonly Change[] = [];
let counters: Counters = initialCounters;
let countersKnown = false;
let lastId = 0;

const keyOf = (kind: Kind, productId: number) => `${kind}:${productId}`;

function tellListeners(): void {
  for (const listener of listeners) listener();
}

/** Calls the listener after every change of state, until the returned function is called. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The value that shows now for a product that was touched, else undefined. */
export function shownValue(kind: Kind, productId: number): number | undefined {
  return cells.get(keyOf(kind, productId))?.shown;
}

/** The header's counters, null until the page's own are known. */
export function shownCounters(): Counters | null {
  return countersKnown ? counters : null;
}

/** The changes that are being sent. */
export function changesUnderWay(): readonly Change[] {
  return underWay;
}

function moveCounter(kind: Kind, before: number, after: number): void {
  const step = Number(after > 0) - Number(before > 0);
  const name = counterOf[kind];
  if (step) counters = { ...counters, [name]: Math.max(0, counters[name] + step) };
}

function show(cell: Cell, value: number): void {
  moveCounter(cell.kind, cell.shown, value);
  cells.set(keyOf(cell.kind, cell.productId), { ...cell, shown: value });
}

/**
 * Shows a value at once and has it sent when the shopper pauses.
 * @param loaded the value that the page was loaded with, for the way back when the API refuses
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
  tellListeners();
}

function send(key: string): void {
  clearTimeout(timers.get(key));
  timers.delete(key);
  const cell = cells.get(key);
  if (!cell) return;
  const { kind, productId, shown } = cell;
  // Whether there is anything to send is known with the answer: it may change what is confirmed.
  if (underWay.some((change) => change.kind === kind)) {
    waiting.add(key);
    return;
  }
  if (shown === cell.confirmed) return;
  underWay = [...underWay, { id: (lastId += 1), kind, productId, value: shown }];
  tellListeners();
}

const isUnderWay = (key: string) => underWay.some(({ kind, productId }) => keyOf(kind, productId) === key);

/** Sends the first that can be of what waits for an answer; it looks at what is shown by then. */
function sendWaiting(): void {
  for (const key of [...waiting]) {
    waiting.delete(key);
    // Pressed again: it is sent when the shopper pauses. What cannot be sent yet waits again.
    if (!timers.has(key)) send(key);
  }
}

/** Sends at once what waits for a pause: the shopper is going to another page. */
export function flush(): void {
  for (const key of [...timers.keys()]) send(key);
}

/** When all that was pressed has its answer; after so many ms in any case. At once where nothing waits for one. */
export function settled(most: number): Promise<void> {
  const isSettled = () => timers.size + waiting.size + underWay.length === 0;
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
 * All that the API has not confirmed, answers still to come included: for a page that is being left for good. To send a
 * value twice is harmless, for it is set and not added.
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

/** Takes over the API's counts, and counts what it has not confirmed yet on top of them. */
function adoptCounters(known: Partial<Counters>): void {
  counters = { ...counters, ...known };
  for (const { kind, confirmed, shown } of cells.values()) {
    if (known[counterOf[kind]] !== undefined) moveCounter(kind, confirmed, shown);
  }
}

/** The API's answer to a change: its value stands, unless the shopper has meanwhile wanted another one. */
export function confirm(change: Change, value: number, confirmedCounters: Partial<Counters>): void {
  const cell = end(change);
  if (cell) {
    const key = keyOf(change.kind, change.productId);
    const touched = cell.shown !== change.value;
    cells.set(key, { ...cell, confirmed: value, shown: touched ? cell.shown : value });
    adoptCounters(confirmedCounters);
  }
  tellListeners();
  sendWaiting();
}

/**
 * The API refused a change or could not be reached: back to what it last confirmed.
 * @param value what the API says stands, where it said so
 */
export function rollBack(change: Change, value?: number): void {
  const cell = end(change);
  if (cell) {
    const key = keyOf(change.kind, change.productId);
    clearTimeout(timers.get(key));
    timers.delete(key);
    const back = value ?? cell.confirmed;
    show({ ...cell, confirmed: back }, back);
    waiting.delete(key);
  }
  tellListeners();
  sendWaiting();
}

const isIdle = (key: string) => !timers.has(key) && !waiting.has(key) && !isUnderWay(key);

/** A value that another tab has had confirmed. */
export function adopt(kind: Kind, productId: number, value: number, otherCounters: Partial<Counters>): void {
  const key = keyOf(kind, productId);
  if (!isIdle(key)) return;
  cells.set(key, { kind, productId, shown: value, confirmed: value });
  adoptCounters(otherCounters);
  tellListeners();
}

/** The page was loaded anew: its values and counters stand, but for what is still to be confirmed. */
export function adoptLoaded(loaded: Record<keyof Counters, number | null>): void {
  for (const key of [...cells.keys()]) if (isIdle(key)) cells.delete(key);
  const unsettled = new Set([...cells.values()].map(({ kind }) => counterOf[kind]));
  for (const name of Object.values(counterOf)) {
    if (!unsettled.has(name)) counters = { ...counters, [name]: loaded[name] ?? counters[name] };
  }
  countersKnown = true;
  tellListeners();
}
