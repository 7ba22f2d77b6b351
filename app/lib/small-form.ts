/**
 * The small forms of basket and favourites, as the server's actions and the browser's handler both read them: the name of
 * the pressed button is the intent, its value the product's id.
 */
const basketIntents = ["add", "less", "more", "set", "remove"] as const;
const favoriteIntents = ["add", "remove"] as const;

export type BasketIntent = (typeof basketIntents)[number];
type FavoriteIntent = (typeof favoriteIntents)[number];

export type SmallForm<Intent extends string> = {
  intent: Intent;
  productId: number;
  /** The form's quantity field: pieces to add, or those that the line shows. Null where there is none or it is nonsense. */
  quantity: number | null;
  /** By how many pieces `less` and `more` change the line: more than one for what is sold in packs. */
  step: number;
};

/** What the header counts: favourites, and lines of the basket. */
export type Counters = { favorites: number; basket: number };

/**
 * What the small forms' actions answer to script. `value` is what now stands: a quantity, or 1 and 0 for a favourite and
 * none; it is missing where the API could not say. `message` is null where only "not saved" can be said.
 */
export type SmallAnswer =
  { ok: true; value: number; counters: Partial<Counters> } | { ok: false; message: string | null; value?: number };

function readSmallForm<Intent extends string>(form: FormData, intents: readonly Intent[]): SmallForm<Intent> | null {
  const intent = intents.find((name) => form.has(name));
  if (!intent) return null;
  const productId = wholeNumber(form.get(intent));
  if (productId === null) return null;
  const step = Math.max(1, wholeNumber(form.get("step")) ?? 1);
  return { intent, productId, quantity: wholeNumber(form.get("quantity")), step };
}

/** What a basket form asks for; null when it makes no sense. */
export function readBasketForm(form: FormData): SmallForm<BasketIntent> | null {
  return readSmallForm(form, basketIntents);
}

/** What a favourite form asks for; null when it makes no sense. */
export function readFavoriteForm(form: FormData): SmallForm<FavoriteIntent> | null {
  return readSmallForm(form, favoriteIntents);
}

/**
 * The quantity that a line is to have.
 * @param current the pieces that are in the basket as far as the asker knows
 */
export function wantedQuantity({ intent, quantity, step }: SmallForm<BasketIntent>, current: number): number {
  switch (intent) {
    case "add":
      return current + (quantity ?? 1);
    case "less":
      return (quantity ?? current) - step;
    case "more":
      return (quantity ?? current) + step;
    case "set":
      return quantity ?? current;
    case "remove":
      return 0;
  }
}

function wholeNumber(value: FormDataEntryValue | null): number | null {
  return typeof value === "string" && /^\d{1,9}$/.test(value.trim()) ? Number(value.trim()) : null;
}

/** A basket line holds from 1 to so many pieces; 0 removes it (specification, section 9). */
export const maxQuantity = 999;

/** The nearest quantity that a basket line may hold: a whole number from 0 to 999; nonsense counts as 0. */
export function clampQuantity(value: number): number {
  if (!Number.isFinite(value)) return 0;
  return Math.min(maxQuantity, Math.max(0, Math.round(value)));
}

/**
 * Whether an event is conform's request to check a field of a form. It is a submit event, by a button of this name, and sends
 * nothing.
 */
export function isCheckRequest(event: Event): boolean {
  return event instanceof SubmitEvent && event.submitter?.getAttribute("name") === "__intent__";
}
