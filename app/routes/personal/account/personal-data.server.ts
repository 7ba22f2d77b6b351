import * as z from "zod";

import { dataOrNull, mayBeDone } from "~/api/errors";
import {
  editNotify,
  editPassword,
  editPerson,
  editPhone,
  getPersonal,
  requestEmailLink,
  requestPhoneCode,
} from "~/api/profile.server";
import type { Proof } from "~/api/schemas/profile";
import { readSubmission } from "~/forms/reply";
import { key, newPassword, optionalText, requiredText, ticked, code, email, phone } from "~/forms/schemas";
import { constraintOf, optionsByApi, parseForm, refuse } from "~/forms/submission.server";
import { countryOf } from "~/lib/phone";
import { shopDay } from "~/lib/shop-day";
import { makeLimiter } from "~/server/rate-limit.server";
import type { Visit } from "~/session/visit.server";

import {
  pendingOf,
  currentPassword,
  isByPassword,
  proofOf,
  rememberSentCode,
  wasJustSent,
  sendWithinBudget,
} from "./confirmation.server";
import { toOutcome, type Outcome, type Posted, tooOften, type Handlers } from "./form-action.server";

const wrongBirthday = key("account:person.wrongBirthday");

/** A plausible birthday of a living person, in the past; may be empty. */
const birthday = z
  .string()
  .trim()
  .default("")
  .refine(
    (day) => day === "" || (z.iso.date().safeParse(day).success && day >= "1900-01-01" && day < shopDay(new Date())),
    wrongBirthday,
  );

const personSchema = z.object({
  name: requiredText(100),
  secondName: optionalText(100),
  lastName: optionalText(100),
  birthday,
});

export const personConstraint = constraintOf(personSchema);

/** Saves the names and the birthday. */
export async function savePerson(posted: Posted): Promise<Outcome> {
  const submission = parseForm(personSchema, posted.form, posted.t);
  if (submission.status !== "success") return refuse(submission);
  const person = submission.value;
  const answer = await editPerson(posted.visit.caller, { ...person, birthday: person.birthday || null });
  return toOutcome(posted, answer, { part: "person", notice: "account:saved" });
}

const notifySchema = z.object({ orderSms: ticked, orderEmail: ticked });

/** Saves the notification settings. */
export async function saveNotify(posted: Posted): Promise<Outcome> {
  const submission = parseForm(notifySchema, posted.form, posted.t);
  if (submission.status !== "success") return refuse(submission);
  const answer = await editNotify(posted.visit.caller, submission.value);
  return toOutcome(posted, answer, { part: "notify", notice: "account:saved" });
}

/** Validates the proof and the new password. In this form, the current password's field has its own name. */
function passwordForm(posted: Posted) {
  const proof = isByPassword(posted) ? z.object({ oldPassword: currentPassword }) : proofOf(posted);
  return proof.and(newPassword);
}

/** Saves a new password. */
export async function savePassword(posted: Posted): Promise<Outcome> {
  const { visit, form, t } = posted;
  const submission = parseForm(passwordForm(posted), form, t);
  if (submission.status !== "success") return refuse(submission);
  const answer = await editPassword(visit.caller, submission.value);
  if (answer.data && pendingOf(visit, posted.user, "password-proof")) visit.rememberConfirmation(null);
  // Whether the password has changed cannot be asked: the customer has to know that the old one may not fit any more.
  if (answer.error && mayBeDone(answer))
    return refuse(submission, { message: t("account:password.unknown") }, optionsByApi(answer));
  return toOutcome(posted, answer, { part: "password", notice: "account:password.saved" });
}

type Contact = "phone" | "email";

const requests = { phone: requestPhoneCode, email: requestEmailLink };

/** Forms that change the phone and the e-mail address. A new address is confirmed on the page of its link. */
export const contactHandlers: Handlers = {
  phone: (posted) => requestChange(posted, "phone"),
  "phone-resend": (posted) => sendAgain(posted, "phone"),
  "phone-code": confirmPhone,
  email: (posted) => requestChange(posted, "email"),
  "email-resend": (posted) => sendAgain(posted, "email"),
};

/** The API limits the messages to one contact; this limits the contacts to which one customer can have messages sent. */
const codes = makeLimiter({ name: "contact-change", times: 10, seconds: 60 * 60 });

async function requestChange(posted: Posted, what: Contact): Promise<Outcome> {
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
 * Sends a code or a link to a new contact. A resend needs no new proof while the last one is valid; after that, the
 * change starts again.
 */
async function send(posted: Posted, what: Contact, to: string, proof?: Proof): Promise<Outcome> {
  const { visit, user, form, t } = posted;
  const wait = await codes.take(String(user.id));
  if (wait > 0) return tooOften(posted, wait);
  const sent = await sendWithinBudget(posted, to, () => requests[what](visit.caller, to, proof));
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

async function confirmPhone(posted: Posted): Promise<Outcome> {
  const { visit, user, form, t } = posted;
  const pending = pendingOf(visit, user, "phone");
  if (!pending) return { part: "phone" };
  const submission = parseForm(z.object({ code }), form, t);
  if (submission.status !== "success") return refuse(submission);
  const saved = { part: "phone", notice: "account:phone.saved" } as const;
  const isSaved = () => {
    visit.rememberConfirmation(null);
    return saved;
  };
  // The answer to the same code did not arrive.
  if (user.phone === pending.to) return isSaved();
  const answer = await editPhone(visit.caller, pending.to, submission.value.code);
  if (answer.error && mayBeDone(answer) && (await phoneOf(visit)) === pending.to) return isSaved();
  // The API rejected the contact itself: its code is used up, and the customer must enter another contact.
  if (answer.data || answer.error.fields.phone) visit.rememberConfirmation(null);
  return toOutcome(posted, answer, saved);
}

/** The customer's phone at the API now. */
const phoneOf = async ({ caller }: Visit) => dataOrNull(await getPersonal(caller))?.user.phone;
