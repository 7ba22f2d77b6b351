import * as z from "zod";

import { editNotify, editPassword, editPerson } from "~/api/profile.server";
import { key, optionalText, password, requiredText, ticked } from "~/forms/schemas";
import { constraintOf, parseForm, refuse } from "~/forms/submission.server";
import { shopDay } from "~/lib/shop-day";

import { pendingOf, currentPassword, isByPassword, proofOf } from "./confirmation.server";
import { toOutcome, type Outcome, type Posted } from "./form-action.server";

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
  const { name, secondName, lastName } = submission.value;
  const answer = await editPerson(posted.visit.caller, {
    name,
    secondName,
    lastName,
    birthday: submission.value.birthday || null,
  });
  return toOutcome(posted, answer, { part: "person", notice: "account:saved" });
}

const notifySchema = z.object({ orderSms: ticked, orderEmail: ticked, newsEmail: ticked });

/** Saves the notification settings. */
export async function saveNotify(posted: Posted): Promise<Outcome> {
  const submission = parseForm(notifySchema, posted.form, posted.t);
  if (submission.status !== "success") return refuse(submission);
  const answer = await editNotify(posted.visit.caller, submission.value);
  return toOutcome(posted, answer, { part: "notify", notice: "account:saved" });
}

const newPassword = z
  .object({ password, confirmPassword: z.string(key("forms:passwordRequired")).min(1, key("forms:passwordRequired")) })
  .refine((typed) => typed.password === typed.confirmPassword, {
    path: ["confirmPassword"],
    message: key("forms:passwordsDiffer"),
  });

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
  return toOutcome(posted, answer, { part: "password", notice: "account:password.saved" });
}
