import type { SentCodeWire } from "~/api/schemas/auth";
import type { ProofWire } from "~/api/schemas/profile";
import type { Context } from "#mocks/context";
import { day, minute } from "#mocks/dates";
import type { Customer } from "#mocks/db/queries/customers";
import { ApiFailure } from "#mocks/errors";
import type { Language, Word } from "#mocks/language";

import { countAttempt, forgetAttempts, sessionOf } from "./attempts";
import { checkCode, dropCode, sendCode } from "./codes";
import { isPassword } from "./passwords";

/**
 * A change of sign-in data needs a proof that the account's owner makes it, not somebody with a stolen session. The
 * proof is the password, or a code sent to the account's phone or e-mail address.
 */
const purposeOf = ({ id }: Customer) => `prove:${id}`;

/** Sends the code by SMS, or by e-mail if the account has no phone. */
export const sendProof = (context: Context, customer: Customer, language: Language): SentCodeWire =>
  sendOwnCode(context, customer, { purpose: purposeOf(customer), text: "code.change", language });

const guesses = { max: 10, within: 15 * minute };

/**
 * Checks the proof. A code stays valid until `dropProof`.
 * @param field the name of the password field in the request
 * @throws 422 at `field` for a wrong password, 400 or 422 at `proof` for a wrong code, 429 after too many attempts
 */
export async function checkProof(
  context: Context,
  customer: Customer,
  { password = "", proof = "" }: ProofWire,
  field = "password",
): Promise<void> {
  if (customer.passwordHash === null || proof !== "") return checkProofCode(context, customer, proof);
  if (password === "") throw new ApiFailure("validation_failed", { [field]: "field.required" });
  const subject = `old-password:${customer.id}`;
  // Counted before the password is checked, so that parallel guesses count like sequential ones.
  countAttempt(context, subject, guesses);
  if (!(await isPassword(password, customer.passwordHash)))
    throw new ApiFailure("validation_failed", { [field]: "field.passwordWrong" });
  forgetAttempts(context, subject);
}

function checkProofCode(context: Context, customer: Customer, proof: string): void {
  if (proof === "") throw new ApiFailure("validation_failed", { proof: "field.required" });
  try {
    checkOwnCode(context, purposeOf(customer), proof);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const fields = Object.fromEntries(Object.values(error.fields).map((text) => ["proof", text]));
    throw new ApiFailure(error.code, fields, error.retryAfter);
  }
}

/** Invalidates the code after its use. */
export function dropProof(context: Context, customer: Customer): void {
  dropCode(context, purposeOf(customer));
}

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
