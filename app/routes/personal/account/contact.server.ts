import * as z from "zod";

import { editEmail, editPhone, requestEmailCode, requestPhoneCode } from "~/api/profile.server";
import type { Proof } from "~/api/schemas/profile";
import { readSubmission } from "~/forms/reply";
import { code, email, phone } from "~/forms/schemas";
import { parseForm, refuse } from "~/forms/submission.server";
import { countryOf } from "~/lib/phone";
import { makeLimiter } from "~/server/rate-limit.server";

import { rememberSentCode, wasJustSent, pendingOf, sendWithinBudget, proofOf } from "./confirmation.server";
import { toOutcome, tooOften, type Handlers, type Outcome, type Posted } from "./form-action.server";

type Contact = "phone" | "email";

const calls = {
  phone: { requestCode: requestPhoneCode, edit: editPhone },
  email: { requestCode: requestEmailCode, edit: editEmail },
};

/** Forms that change the phone and the e-mail address. */
export const contactHandlers: Handlers = { ...handlersOf("phone"), ...handlersOf("email") };

function handlersOf(what: Contact): Handlers {
  return {
    [what]: (posted) => requestContactCode(posted, what),
    [`${what}-resend`]: (posted) => sendAgain(posted, what),
    [`${what}-code`]: (posted) => confirm(posted, what),
  };
}

/** The API limits the codes sent to one contact; this limits the contacts to which one customer can have codes sent. */
const codes = makeLimiter({ name: "contact-change", times: 10, seconds: 60 * 60 });

async function requestContactCode(posted: Posted, what: Contact): Promise<Outcome> {
  const { form, visit, user, t } = posted;
  const submission = parseForm(newContact(posted, what), form, t);
  if (submission.status !== "success") return refuse(submission);
  const { to, proof } = submission.value;
  if (wasJustSent(pendingOf(visit, user, what), to)) return { part: what };
  return send(posted, what, to, proof);
}

/** Validates the proof and the new contact, in the order of their fields. */
function newContact(posted: Posted, what: Contact): z.ZodType<{ to: string; proof: Proof }> {
  const proof = proofOf(posted);
  if (what === "email")
    return proof.and(z.object({ email })).transform(({ email: to, ...rest }) => ({ to, proof: rest }));
  const country = countryOf(posted.form.get("country"));
  return proof.and(z.object({ phone: phone(country) })).transform(({ phone: to, ...rest }) => ({ to, proof: rest }));
}

/**
 * Sends a code to a new contact. A resend needs no new proof while the last code is valid; after that, the change starts
 * again.
 */
async function send(posted: Posted, what: Contact, to: string, proof?: Proof): Promise<Outcome> {
  const { visit, user, form, t } = posted;
  const wait = await codes.take(String(user.id));
  if (wait > 0) return tooOften(posted, wait);
  const sent = await sendWithinBudget(posted, to, () => calls[what].requestCode(visit.caller, to, proof));
  const fields = "answer" in sent && sent.answer.error ? sent.answer.error.fields : {};
  const isProofMissing = proof === undefined && ("password" in fields || "proof" in fields);
  if (!isProofMissing) return rememberSentCode(posted, sent, { what, to, part: what });
  visit.rememberConfirmation(null);
  return refuse(readSubmission(form), { message: t("account:code.over") });
}

async function sendAgain(posted: Posted, what: Contact): Promise<Outcome> {
  const pending = pendingOf(posted.visit, posted.user, what);
  if (!pending || wasJustSent(pending, pending.to)) return { part: what };
  return send(posted, what, pending.to);
}

async function confirm(posted: Posted, what: Contact): Promise<Outcome> {
  const { visit, user, form, t } = posted;
  const pending = pendingOf(visit, user, what);
  if (!pending) return { part: what };
  const submission = parseForm(z.object({ code }), form, t);
  if (submission.status !== "success") return refuse(submission);
  const answer = await calls[what].edit(visit.caller, pending.to, submission.value.code);
  // The API rejected the contact itself: its code is used up, and the customer must enter another contact.
  if (answer.data || answer.error.fields[what]) visit.rememberConfirmation(null);
  return toOutcome(posted, answer, { part: what, notice: `account:${what}.saved` });
}
