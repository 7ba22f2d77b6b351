import * as z from "zod";

import { type Answer, mayBeDone } from "~/api/errors";
import { deleteAccount, getPersonal, requestDeletion, requestProof } from "~/api/profile.server";
import type { SentCode, User } from "~/api/schemas/auth";
import type { Proof } from "~/api/schemas/profile";
import { code, key } from "~/forms/schemas";
import { parseForm, refuse } from "~/forms/submission.server";
import { cutToBytes } from "~/lib/text";
import { paths } from "~/paths";
import { maxBytes, type Confirmation } from "~/session/cookie.server";
import { takeSms } from "~/session/sms-budget.server";
import type { Visit } from "~/session/visit.server";

import { toOutcome, tooOften, type Handlers, type Outcome, type Posted, type Part } from "./form-action.server";

type ChangeKind = Confirmation["what"];

/** The customer's change of this kind that waits for a code; null if there is none. */
export function pendingOf(visit: Visit, user: User, what: ChangeKind): Confirmation | null {
  const pending = visit.confirmation();
  return pending?.what === what && pending.customer === user.id ? pending : null;
}

/**
 * The contact that proves the owner: the phone, or the e-mail address if there is no phone; cut to the length stored in
 * the cookie.
 */
export const ownContact = ({ phone, email }: User): string => cutToBytes(phone ?? email ?? "", maxBytes.contact);

/** Whether a code was just sent there. The page then asks for it and says when it can be sent again. */
export function wasJustSent(pending: Confirmation | null, to: string): boolean {
  return pending !== null && pending.to === to && pending.resendAt > Date.now();
}

/** What the code confirms, where it goes, and the section of the page that asks for it. */
type CodeRequest = { what: ChangeKind; to: string; part: Part };

/** Sends a code; if it goes to a phone, within the SMS budget. */
export async function sendWithinBudget(
  { args }: Posted,
  to: string,
  send: () => Promise<Answer<SentCode>>,
): Promise<{ wait: number } | { answer: Answer<SentCode> }> {
  if (!to.startsWith("+")) return { answer: await send() };
  const sms = await takeSms(to, args.request);
  if (sms.wait > 0) return { wait: sms.wait };
  const answer = await send();
  if (answer.error) await sms.giveBack();
  return { answer };
}

/** Remembers that a code was sent, so that the page asks for it. */
export async function rememberSentCode(
  posted: Posted,
  sent: Awaited<ReturnType<typeof sendWithinBudget>>,
  { what, to, part }: CodeRequest,
): Promise<Outcome> {
  if ("wait" in sent) return tooOften(posted, sent.wait);
  const { visit, user } = posted;
  const { answer } = sent;
  if (answer.data) {
    const { resendAfter, demoCode } = answer.data;
    const resendAt = Date.now() + resendAfter * 1000;
    visit.rememberConfirmation({ what, customer: user.id, to, resendAt, demoCode });
  }
  return toOutcome(posted, answer, { part });
}

/** Handles a form that cancels the change waiting for a code. The form stays open to type another phone or address. */
function cancelHandler(part: Part): (posted: Posted) => Promise<Outcome> {
  return async ({ visit, user }) => {
    const isOpen = (part === "phone" || part === "email") && pendingOf(visit, user, part) !== null;
    visit.rememberConfirmation(null);
    return { part, isOpen };
  };
}

/** Forms that delete the account; a code confirms the deletion. */
export const deletionHandlers: Handlers = {
  deletion: requestDeletionCode,
  "deletion-resend": requestDeletionCode,
  "deletion-code": confirmDeletion,
  "deletion-forget": cancelHandler("deletion"),
};

async function requestDeletionCode(posted: Posted): Promise<Outcome> {
  const { visit, user } = posted;
  const to = ownContact(user);
  if (wasJustSent(pendingOf(visit, user, "deletion"), to)) return { part: "deletion" };
  const sent = await sendWithinBudget(posted, to, () => requestDeletion(visit.caller));
  return rememberSentCode(posted, sent, { what: "deletion", to, part: "deletion" });
}

async function confirmDeletion(posted: Posted): Promise<Outcome> {
  const { visit, user } = posted;
  if (!pendingOf(visit, user, "deletion")) return { part: "deletion" };
  const submission = parseForm(z.object({ code }), posted.form, posted.t);
  if (submission.status !== "success") return refuse(submission);
  const answer = await deleteAccount(visit.caller, submission.value.code);
  const done = { redirectTo: paths.home(), notice: "account:deletion.done" } as const;
  // If the answer did not arrive, the API no longer knows the customer.
  const isDeleted = !answer.error || (mayBeDone(answer) && (await getPersonal(visit.caller)).status === 401);
  if (!isDeleted) return toOutcome(posted, answer, done);
  visit.signOut();
  return done;
}

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
