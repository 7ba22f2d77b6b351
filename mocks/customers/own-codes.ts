import type { SentCodeWire } from "~/api/schemas/auth";
import type { Context } from "#mocks/context";
import type { Customer } from "#mocks/db/queries/customers";
import type { Language, Word } from "#mocks/language";

import { countAttempt, day, forgetAttempts, sessionOf } from "./attempts";
import { checkCode, sendCode } from "./codes";

type OwnCode = {
  /** What the code is for. */
  purpose: string;
  text: Word;
  language: Language;
};

/** Sends a signed-in customer a code by SMS, or by e-mail if the account has no phone; throws as `sendCode`. */
export function sendOwnCode(context: Context, customer: Customer, message: OwnCode): SentCodeWire {
  const kind = customer.phone === null ? "email" : "sms";
  const to = customer.phone ?? customer.email ?? "";
  return sendCode(context, { ...message, kind, to, shownInDemo: true, client: sessionOf(customer.id) });
}

const wrongCodes = { max: 10, within: day };

/**
 * Checks such a code without redeeming it. Ten wrong codes a day are allowed, however many codes are sent, so a stolen
 * session has a 0.1 % chance to guess one.
 * @throws as `checkCode`, and 429 after too many wrong codes
 */
export function checkOwnCode(base: Pick<Context, "db" | "now">, purpose: string, code: string): void {
  const subject = `own-code:${purpose}`;
  countAttempt(base, subject, wrongCodes);
  checkCode(base, purpose, code);
  forgetAttempts(base, subject);
}
