import { randomUUID } from "node:crypto";

import type { PersonType } from "~/api/schemas/checkout";
import type { Translate } from "~/i18n/translate";
import { readDraft, type Draft } from "~/session/draft.server";
import type { Visit } from "~/session/visit.server";

import { mergeValues } from "./fields";
import type { CheckoutAnswer } from "./page-data";

/** What the checkout knows of a shopper: for whom the order is, and the draft. */
export type State = {
  personType: PersonType;
  draft: Draft;
  /** Whether it was posted just now, and not read from the cookie. */
  isPosted: boolean;
};

/** For whom the order is, by the page's address. */
export function personTypeOf(request: Request): PersonType {
  return new URL(request.url).searchParams.get("type") === "legal" ? "legal" : "individual";
}

/** A key to place one order with. */
export const newKey = (): string => randomUUID();

const shared = "checkout state";

/** The state that the page is drawn from: what was posted with this request, or else what the browser has kept. */
export function stateOf(visit: Visit, request: Request): Promise<State> {
  const draft = () => readDraft(request, visit.knownUid) ?? { key: newKey(), hash: "", values: {} };
  return visit.share(shared, () =>
    Promise.resolve({ personType: personTypeOf(request), draft: draft(), isPosted: false }),
  );
}

/** Has the page drawn from what was posted. */
export function shareState(visit: Visit, state: State): Promise<State> {
  return visit.share(shared, () => Promise.resolve(state));
}

/**
 * A posted form as it was shown: the basket and the sum that the shopper saw, and what was sent before with an order of which
 * nobody knows whether it was placed.
 */
export type Posted = State & { shown: { hash: string; total: string }; unsure: Pick<Draft, "sent"> };

/** A posted form, by whom, and in which words to answer. */
export type Acting = { visit: Visit; t: Translate; posted: Posted };

/** What came of a form: the page that shows it again, or the way on. */
export type Outcome = { answer: CheckoutAnswer; status: number; posted: Posted; retryAfter?: number } | Response;

/** Reads a posted form over what the browser has kept. The form's own key is the one that counts. */
export function readPosted({ knownUid }: Visit, request: Request, form: FormData): Posted {
  const before = readDraft(request, knownUid);
  const key = textOf(form, "key");
  const shown = { hash: textOf(form, "hash"), total: textOf(form, "total") };
  return {
    personType: personTypeOf(request),
    draft: {
      key: /^[\w-]{16,200}$/.test(key) ? key : (before?.key ?? newKey()),
      hash: shown.hash,
      values: mergeValues(before?.values ?? {}, form),
    },
    isPosted: true,
    shown,
    unsure: before?.sent ? { sent: before.sent } : {},
  };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.slice(0, 200) : "";
}
