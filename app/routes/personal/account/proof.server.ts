import * as z from "zod";

import { requestProof } from "~/api/profile.server";
import type { Proof } from "~/api/schemas/profile";
import { code, key } from "~/forms/schemas";

import {
  rememberSentCode,
  cancelHandler,
  wasJustSent,
  ownContact,
  pendingOf,
  sendWithinBudget,
} from "./confirmation.server";
import type { Handlers, Outcome, Posted } from "./form-action.server";

/** The credentials that only a proven owner may change. */
const parts = ["phone", "email", "password"] as const;
type ProvedPart = (typeof parts)[number];

/** The current password, as typed. */
export const currentPassword = z
  .string(key("forms:passwordRequired"))
  .min(1, key("forms:passwordRequired"))
  .max(128, key("forms:tooLong"));

/**
 * Validates the proof: the current password, or a code if the account has no password or the form contains a code
 * field.
 */
export function proofOf({ user, form }: Posted): z.ZodType<Proof> {
  return isByPassword({ user, form }) ? z.object({ password: currentPassword }) : z.object({ proof: code });
}

export function isByPassword({ user, form }: Pick<Posted, "user" | "form">): boolean {
  return user.hasPassword && !form.has("proof");
}

/** Forms that request a proof code or cancel it. */
export const proofHandlers: Handlers = Object.fromEntries(
  parts.flatMap((part) => [
    [`${part}-proof`, (posted: Posted) => requestProofCode(posted, part)],
    [`${part}-forget`, cancelHandler(part)],
  ]),
);

/** One code proves the owner for any of the changes; the page must only know for which change to show it. */
async function requestProofCode(posted: Posted, part: ProvedPart): Promise<Outcome> {
  const { visit, user } = posted;
  const to = ownContact(user);
  const what = `${part}-proof` as const;
  const sent = parts.map((any) => pendingOf(visit, user, `${any}-proof`)).find((pending) => pending !== null);
  if (!sent || !wasJustSent(sent, to))
    return rememberSentCode(posted, await sendWithinBudget(posted, to, () => requestProof(visit.caller)), {
      what,
      to,
      part,
    });
  visit.rememberConfirmation({ ...sent, what });
  return { part };
}
