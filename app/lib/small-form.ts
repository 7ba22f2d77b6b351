/**
 * The small forms of basket and favourites, for the server's actions and the browser's handler: the name of the pressed
 * button is the intent, its value is the product's id.
 */
const basketIntents = ["add", "less", "more", "set", "remove"] as const;
const favoriteIntents = ["add", "remove"] as const;

export type BasketIntent = (typeof basketIntents)[number];
type FavoriteIntent = (typeof favoriteIntents)[number];

export type SmallForm<Intent extends string> = {
  intent: Intent;
  productId: number;
  /** The form's quantity field: pieces to add, or those that the line shows. Null if missing or invalid. */
  quantity: number | null;
  /** The step of `less` and `more`: more than 1 for products sold in packs. */
  step: number;
};

/** The header's counters: favourites, basket lines and compared products. */
export type Counters = { favorites: number; basket: number; compared: number };

/**
 * The actions' answer to a script. `value` is the new state: a quantity, or 1 or 0 for a favourite; it is missing if
 * the API did not return it. `message` is null for a general error message; of a success it is what the shopper did not ask
 * for. `isFull` says that the comparison has no place left for the product.
 */
export type SmallAnswer =
  | { ok: true; value: number; counters: Partial<Counters>; message?: string | undefined }
  | { ok: false; message: string | null; value?: number; isFull?: true };

function readSmallForm<Intent extends string>(form: FormData, intents: readonly Intent[]): SmallForm<Intent> | null {
  const intent = intents.find((name) => form.has(name));
  if (!intent) return null;
  const productId = wholeNumber(form.get(intent));
  if (productId === null) return null;
  const step = Math.max(1, wholeNumber(form.get("step")) ?? 1);
  return { intent, productId, quantity: readNumber(form.get("quantity")), step };
}

/** Reads a basket form; null if it is invalid. */
export function readBasketForm(form: FormData): SmallForm<BasketIntent> | null {
  return readSmallForm(form, basketIntents);
}

/** Reads a form that adds a product to the favourites or the comparison, or removes it; null if it is invalid. */
export function readToggleForm(form: FormData): SmallForm<FavoriteIntent> | null {
  return readSmallForm(form, favoriteIntents);
}

/**
 * The new quantity of a line. "+" and "−" go to the next whole pack, also from a quantity that was refused for having
 * part of a pack.
 * @param current the pieces in the basket, as far as the caller knows
 */
export function wantedQuantity({ intent, quantity, step }: SmallForm<BasketIntent>, current: number): number {
  switch (intent) {
    case "add":
      return current + (quantity ?? 1);
    case "less":
      return (Math.ceil((quantity ?? current) / step) - 1) * step;
    case "more":
      return (Math.floor((quantity ?? current) / step) + 1) * step;
    case "set":
      return quantity ?? current;
    case "remove":
      return 0;
  }
}

function wholeNumber(value: FormDataEntryValue | null): number | null {
  return typeof value === "string" && /^\d{1,9}$/.test(value.trim()) ? Number(value.trim()) : null;
}

/** A whole number as people type it, such as `1 200`, or null. */
export function readNumber(text: FormDataEntryValue | null | undefined): number | null {
  return typeof text === "string" ? wholeNumber(text.replace(/\s/g, "")) : null;
}

/** The maximum quantity of a basket line; 0 removes it (specification, section 9). */
export const maxQuantity = 999;

/** The nearest valid quantity: a whole number from 0 to 999; invalid numbers count as 0. */
export function clampQuantity(value: number): number {
  if (!Number.isFinite(value)) return 0;
  return Math.min(maxQuantity, Math.max(0, Math.round(value)));
}

/**
 * Whether an event is conform's request to validate a field: a submit event from a button with this name, which sends
 * nothing.
 */
export function isCheckRequest(event: Event): boolean {
  return event instanceof SubmitEvent && event.submitter?.getAttribute("name") === "__intent__";
}
