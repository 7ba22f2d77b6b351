import { localePath } from "~/lib/languages";
import type { Context } from "#mocks/context";
import { hour } from "#mocks/dates";
import { say, type Language } from "#mocks/language";

import { makeEmailChange, makeEmailToken } from "./email-tokens";

type Base = Pick<Context, "db" | "now" | "outbox" | "siteUrl" | "shop">;
type To = { email: string; language: Language };
type EmailName = "registration" | "registered" | "recovery" | "emailChange";

/** Sends the link that completes a registration; `person` is stored until then. */
export function sendRegistration(base: Base, to: To, person: object): void {
  const { token } = makeEmailToken(base, "registration", to.email, person);
  sendLink(base, to, "registration", { path: `/sign-up/password?token=${token}`, hours: 24 });
}

/**
 * Sends the link and the code for setting a new password. Somebody who registers again gets the e-mail `registered`:
 * the call's response is the same as for a new address.
 */
export function sendRecovery(base: Base, to: To, name: "recovery" | "registered" = "recovery"): void {
  const { token, code } = makeEmailToken(base, "recovery", to.email);
  sendLink(base, to, name, { path: `/sign-in?step=recovery-2&token=${token}`, hours: 1, code });
}

/** Sends the link that confirms a customer's new e-mail address. */
export function sendEmailChange(base: Base, to: To, customerId: number): void {
  const token = makeEmailChange(base, customerId, to.email);
  sendLink(base, to, "emailChange", { path: `/confirm-email?token=${token}`, hours: 24 });
}

type Link = { path: string; hours: number; code?: string | null };

function sendLink({ now, outbox, siteUrl, shop }: Base, { email, language }: To, name: EmailName, given: Link): void {
  const { path, hours, code } = given;
  const link = siteUrl + localePath(language, path);
  const about = { link, code: code ?? "", shop: shop.name };
  const subject = say([`mail.${name}Subject`, about], language);
  const text = say([`mail.${name}`, about], language);
  const expiresAt = new Date(now().getTime() + hours * hour);
  outbox.send({ kind: "email", to: email, language, subject, text, link, ...(code && { code }), expiresAt });
}

/** Notifies the old phone, if there is one, that the account has another one now, and the new phone of the account. */
export function sendPhoneNotices(
  { outbox, shop }: Base,
  { from, to, language }: { from: string | null; to: string; language: Language },
): void {
  const text = (word: "mail.phoneOld" | "mail.phoneNew") => say([word, { shop: shop.name }], language);
  if (from !== null) outbox.send({ kind: "sms", to: from, language, text: text("mail.phoneOld") });
  outbox.send({ kind: "sms", to, language, text: text("mail.phoneNew") });
}

/** Notifies an address that the account's password was changed, or that the account has or no longer has this address. */
export function sendSecurityNotice(
  { outbox }: Pick<Base, "outbox">,
  { email, language }: To,
  what: "password" | "oldEmail" | "newEmail",
): void {
  const subject = say(`mail.${what}Subject`, language);
  outbox.send({ kind: "email", to: email, language, subject, text: say(`mail.${what}`, language) });
}
