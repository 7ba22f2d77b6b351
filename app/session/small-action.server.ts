import type { ApiError } from "~/api/errors";
import type { Notice } from "~/lib/notice";
import type { SmallAnswer } from "~/lib/small-form";

import { backTarget } from "./safe-redirect";
import { redirectWith, type Visit } from "./visit.server";

/** The message for the shopper: that of the first invalid field, otherwise the general one. */
export function refusal(error: ApiError): string | null {
  return Object.values(error.fields)[0] ?? error.message;
}

type Outcome = {
  answer: SmallAnswer;
  /** The notice of a success on a page without JavaScript. */
  success: NonNullable<Notice["key"]>;
  /** What the notice offers to restore. */
  undo?: Notice["undo"];
  /** The text of the quantity field, if the form has one. */
  typed?: string | undefined;
  productId: number;
  fallback: string;
};

/** How much of a refused quantity is kept, in characters: the notice is a cookie. */
const maxTyped = 20;

/**
 * Ends the action of a small form. A script (which sends the field `via`) gets the answer as data; a plain form post
 * gets a redirect back to the product's card, with a notice.
 */
export async function endSmallAction(
  visit: Visit,
  request: Request,
  form: FormData,
  outcome: Outcome,
): Promise<Response> {
  const { answer, success, undo, typed, productId, fallback } = outcome;
  if (form.get("via") === "fetch") {
    const response = Response.json(answer, { headers: { "Cache-Control": "no-store" } });
    await visit.commit(response.headers);
    return response;
  }
  if (answer.ok && answer.message) visit.setNotice({ kind: "success", text: answer.message });
  else if (answer.ok) visit.setNotice({ kind: "success", key: success, undo });
  else if (answer.message) {
    const refused = typed === undefined ? undefined : { productId, typed: typed.slice(0, maxTyped) };
    visit.setNotice({ kind: "error", text: answer.message, refused });
  } else visit.setNotice({ kind: "error", key: "failed" });
  return redirectWith(visit, `${backTarget(request, form, fallback)}#p${productId}`);
}
