import type { SubmissionResult } from "@conform-to/react";

/** conform's reply to a form that was refused: what was typed, without secrets, and what is wrong, in the page's language. */
export type LastResult = SubmissionResult<string[]>;

/**
 * What an action answers: that the form was refused, with whatever else its page shows then, or, to a script that stays on
 * the page, what was done. Without script a form that was taken leads to another page instead.
 */
export type FormAnswer<Done = true, Extra = object> = { done: Done } | ({ lastResult: LastResult } & Extra);

/** The refusal in an answer, if it is one. */
export function refusalOf<Extra>(
  answer: FormAnswer<unknown, Extra> | undefined,
): ({ lastResult: LastResult } & Extra) | undefined {
  return answer && "lastResult" in answer ? answer : undefined;
}

/** What is wrong with a form as a whole. */
export function messageOf(lastResult: LastResult | undefined): string | undefined {
  return lastResult?.error?.[""]?.[0];
}

/** The field by which a script says that it stays on the page and wants an answer instead of a redirect, and its value. */
export const viaName = "via";
export const viaFetch = "fetch";
