import * as z from "zod";

import { requestProof } from "~/api/profile.server";
import type { Proof } from "~/api/schemas/profile";
import { code, key } from "~/forms/schemas";

import { awaitCode, forgetting, isUnderWay, ownContact, pendingOf, sendWithin } from "./confirmation.server";
import type { Handlers, Outcome, Posted } from "./form-action.server";

/** The ways into the account, which change by a proof that it is the owner who asks. */
const parts = ["phone", "email", "password"] as const;
type ProvedPart = (typeof parts)[number];

/** The current password, as it was typed. */
export const currentPassword = z
  .string(key("forms:passwordRequired"))
  .min(1, key("forms:passwordRequired"))
  .max(128, key("forms:tooLong"));

/** The fields of a proof: the current password, or a code where the account has none or the form asks for one instead. */
export function proofOf({ user, form }: Posted): z.ZodType<Proof> {
  return isByPassword({ user, form }) ? z.object({ password: currentPassword }) : z.object({ proof: code });
}

export function isByPassword({ user, form }: Pick<Posted, "user" | "form">): boolean {
  return user.hasPassword && !form.has("proof");
}

/** The forms that ask for the code of a proof, or give it up. */
export const proofHandlers: Handlers = Object.fromEntries(
  parts.flatMap((part) => [
    [`${part}-proof`, (posted: Posted) => askForProof(posted, part)],
    [`${part}-forget`, forgetting(part)],
  ]),
);

/** One code serves any of the changes: which of them it is wanted for is what the page has to know. */
async function askForProof(posted: Posted, part: ProvedPart): Promise<Outcome> {
  const { visit, user } = posted;
  const to = ownContact(user);
  const what = `${part}-proof` as const;
  const sent = parts.map((any) => pendingOf(visit, user, `${any}-proof`)).find((pending) => pending !== null);
  if (!sent || !isUnderWay(sent, to))
    return awaitCode(posted, await sendWithin(posted, to, () => requestProof(visit.caller)), { what, to, part });
  visit.rememberConfirmation({ ...sent, what });
  return { part };
}
