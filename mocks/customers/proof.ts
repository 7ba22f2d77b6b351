import type { SentCodeWire } from "~/api/schemas/auth";
import type { ProofWire } from "~/api/schemas/profile";
import type { Context } from "#mocks/context";
import type { Customer } from "#mocks/db/queries/customers";
import { ApiFailure } from "#mocks/errors";
import type { Language } from "#mocks/language";

import { countAttempt, forgetAttempts, minute } from "./attempts";
import { dropCode } from "./codes";
import { checkOwnCode, sendOwnCode } from "./own-codes";
import { isPassword } from "./passwords";

/**
 * Changes of sign-in data need a proof that the account's owner makes them, not somebody with a stolen session: the
 * password, or a code that was sent to the account's phone or e-mail address.
 */
const purposeOf = ({ id }: Customer) => `prove:${id}`;

/** Sends the code by SMS, or by e-mail if the account has no phone. */
export function sendProof(context: Context, customer: Customer, language: Language): SentCodeWire {
  return sendOwnCode(context, customer, { purpose: purposeOf(customer), text: "code.change", language });
}

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
