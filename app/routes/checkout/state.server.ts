import { randomUUID } from "node:crypto";

import type { PersonType } from "~/api/schemas/checkout";
import type { Translate } from "~/i18n/translate";
import { readDraft, type Draft } from "~/session/draft.server";
import { readPlacedOrder } from "~/session/placed-order.server";
import type { Visit } from "~/session/visit.server";

import { customerField, mergeValues } from "./fields";
import type { CheckoutAnswer } from "./page-data";

/** The shopper's checkout state: the kind of customer and the draft. */
export type State = {
  personType: PersonType;
  draft: Draft;
  /** True if this request posted it; false if it comes from the cookie. */
  isPosted: boolean;
};

/** The kind of customer, from the page's URL. */
function personTypeOf(request: Request): PersonType {
  return new URL(request.url).searchParams.get("type") === "legal" ? "legal" : "individual";
}

/** A new idempotency key for one order. */
export const newKey = (): string => randomUUID();

const shared = "checkout state";

/** The state to render: from the form posted with this request, otherwise from the draft cookie. */
export function stateOf(visit: Visit, request: Request): Promise<State> {
  const draft = () => readDraft(request, visit.author()) ?? { key: newKey(), hash: "", values: {} };
  return visit.share(shared, () =>
    Promise.resolve({ personType: personTypeOf(request), draft: draft(), isPosted: false }),
  );
}

/** Makes the page render a posted state. */
export function shareState(visit: Visit, state: State): Promise<State> {
  return visit.share(shared, () => Promise.resolve(state));
}

/**
 * Whether the basket of this page is empty because its order was just placed, here or in another tab. An order deletes the
 * draft, so a page whose draft is still there was opened later, for another order.
 */
export async function isJustPlaced(visit: Visit, request: Request, { personType, draft }: State): Promise<boolean> {
  if (readDraft(request, visit.author())?.key === draft.key) return false;
  return (await readPlacedOrder(request, visit.author()))?.personType === personType;
}

/** A posted form with the basket and total that the shopper saw, and whether the page was a customer's. */
export type Posted = State & {
  shown: { hash: string; total: string };
  fromCustomer: boolean;
};

/** A posted form with the visit and the language of the response. */
export type FormContext = { visit: Visit; t: Translate; posted: Posted };

/** The result of a form: the page again, or a redirect. */
export type Outcome = { answer: CheckoutAnswer; status: number; posted: Posted; retryAfter?: number } | Response;

/**
 * Reads a posted form and merges it into the draft from the cookie. The key in the form takes precedence. The draft keeps
 * what is known of an earlier order with an unknown result, until the API says what has become of it (`settle`).
 */
export function readPosted(visit: Visit, request: Request, form: FormData): Posted {
  const before = readDraft(request, visit.author());
  const key = textOf(form, "key");
  const shown = { hash: textOf(form, "hash"), total: textOf(form, "total") };
  return {
    personType: personTypeOf(request),
    draft: {
      key: /^[\w-]{16,200}$/.test(key) ? key : (before?.key ?? newKey()),
      hash: shown.hash,
      values: mergeValues(before?.values ?? {}, form),
      ...(before?.sent && { sent: before.sent }),
    },
    isPosted: true,
    shown,
    fromCustomer: form.has(customerField),
  };
}

/** No earlier order of the form has an unknown result any more. */
export function settle(posted: Posted): Posted {
  const { sent: _, ...draft } = posted.draft;
  return { ...posted, draft };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.slice(0, 200) : "";
}
