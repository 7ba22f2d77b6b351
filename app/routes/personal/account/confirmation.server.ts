import * as z from "zod";

import type { Answer } from "~/api/errors";
import { deleteAccount, editPhone, requestDeletion, requestPhoneCode } from "~/api/profile.server";
import type { SentCode, User } from "~/api/schemas/auth";
import { parseForm } from "~/forms/parse-form.server";
import { code, phone } from "~/forms/schemas";
import { cutToBytes } from "~/lib/cut-to-bytes";
import { countryOf } from "~/lib/phone";
import { makeLimiter } from "~/lib/rate-limit.server";
import { paths } from "~/paths";
import { mostBytes, type Confirmation } from "~/session/cookie.server";
import type { Visit } from "~/session/visit.server";

import { judge, tooOften, type Handlers, type Outcome, type Posted } from "./form-action.server";

type What = Confirmation["what"];

/** What the customer has asked for and has to confirm by a code. */
export function pendingOf(visit: Visit, user: User, what: What): Confirmation | null {
  const pending = visit.confirmation();
  return pending?.what === what && pending.customer === user.id ? pending : null;
}

/** The changes of the account that a code confirms. */
export const confirmationHandlers: Handlers = {
  phone: askForPhone,
  "phone-code": confirmPhone,
  "phone-forget": (posted) => forget(posted, "phone"),
  deletion: askForDeletion,
  "deletion-code": confirmDeletion,
  "deletion-forget": (posted) => forget(posted, "deletion"),
};

/** The API limits the codes to one number; this is how many numbers one customer may have codes sent to. */
const codes = makeLimiter({ name: "phone-change", times: 10, seconds: 60 * 60 });

async function askForPhone(posted: Posted): Promise<Outcome> {
  const { form, visit, user, t } = posted;
  const parsed = parseForm(z.object({ phone: phone(countryOf(form.get("country"))) }), form, t);
  if (!parsed.ok) return { refusal: parsed.refusal, status: 400 };
  if (isUnderWay(pendingOf(visit, user, "phone"), parsed.data.phone)) return { part: "phone" };
  const wait = await codes.take(String(user.id));
  if (wait > 0) return tooOften(posted, wait);
  const answer = await requestPhoneCode(visit.caller, parsed.data.phone);
  return awaitCode(posted, answer, "phone", parsed.data.phone);
}

async function confirmPhone(posted: Posted): Promise<Outcome> {
  const pending = pendingOf(posted.visit, posted.user, "phone");
  if (!pending) return { part: "phone" };
  const parsed = parseForm(z.object({ code }), posted.form, posted.t);
  if (!parsed.ok) return { refusal: parsed.refusal, status: 400 };
  const answer = await editPhone(posted.visit.caller, pending.to, parsed.data.code);
  // The number itself is refused: its code is used up, and another number has to be given.
  if (answer.data || answer.error.fields.phone) posted.visit.rememberConfirmation(null);
  return judge(posted, answer, { part: "phone", notice: "account:phone.saved" });
}

async function askForDeletion(posted: Posted): Promise<Outcome> {
  const { visit, user } = posted;
  const to = cutToBytes(user.phone ?? user.email ?? "", mostBytes.contact);
  if (isUnderWay(pendingOf(visit, user, "deletion"), to)) return { part: "deletion" };
  return awaitCode(posted, await requestDeletion(visit.caller), "deletion", to);
}

/** Whether a code has just been sent there: then the page asks for it, and says when another one may be sent. */
function isUnderWay(pending: Confirmation | null, to: string): boolean {
  return pending !== null && pending.to === to && pending.resendAt > Date.now();
}

async function confirmDeletion(posted: Posted): Promise<Outcome> {
  const { visit, user } = posted;
  if (!pendingOf(visit, user, "deletion")) return { part: "deletion" };
  const parsed = parseForm(z.object({ code }), posted.form, posted.t);
  if (!parsed.ok) return { refusal: parsed.refusal, status: 400 };
  const answer = await deleteAccount(visit.caller, parsed.data.code);
  if (answer.data) visit.signOut();
  return judge(posted, answer, { leadsTo: paths.home(), notice: "account:deletion.done" });
}

async function forget({ visit }: Posted, what: What): Promise<Outcome> {
  visit.rememberConfirmation(null);
  return { part: what };
}

/** Remembers that a code is on its way, so that the page asks for it. */
async function awaitCode(posted: Posted, answer: Answer<SentCode>, what: What, to: string): Promise<Outcome> {
  const { visit, user } = posted;
  if (answer.data) {
    const resendAt = Date.now() + answer.data.resendAfter * 1000;
    visit.rememberConfirmation({ what, customer: user.id, to, resendAt });
  }
  return judge(posted, answer, { part: what });
}
