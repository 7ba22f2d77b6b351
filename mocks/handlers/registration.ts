import { newPasswordBody, registrationBody, restoreBody, type SignedInWire } from "~/api/schemas/auth";
import type { Context } from "#mocks/context";
import { forgetAttempts } from "#mocks/customers/attempts";
import { countEmail, takeEmailToken } from "#mocks/customers/email-tokens";
import { sendRecovery, sendRegistration, sendSecurityNotice } from "#mocks/customers/messages";
import { passwordErrors } from "#mocks/customers/password-errors";
import { hashPassword } from "#mocks/customers/passwords";
import { closeAllSessions } from "#mocks/customers/sessions";
import {
  addCustomer,
  findByConfirmedEmail,
  findByEmail,
  releaseEmail,
  setPasswordHash,
} from "#mocks/db/queries/customers";
import { ApiFailure } from "#mocks/errors";

import { signIn } from "./auth";
import { throwFieldErrors, requireEmail } from "./fields";
import { requireBody, type Answers, type Call } from "./route";

/** Registration by e-mail and password recovery (contract, section 3: "Sign-in"). */
export const registrationAnswers = {
  register,
  setUpPassword,
  requestRecovery: restore,
  changePassword,
} satisfies Answers;

/** The response is the same for a known address; only the e-mail differs. */
function register(context: Context, call: Call) {
  const { email: typed, ...person } = requireBody(call, registrationBody);
  const email = requireEmail(typed);
  countEmail(context, call.client, email);
  const to = { email, language: call.language };
  // An account with this address unconfirmed may belong to somebody else. It must neither block the owner's
  // registration nor be handed over to the owner.
  if (findByConfirmedEmail(context.db, email)) sendRecovery(context, to, "registered");
  else sendRegistration(context, to, person);
  return { sent: true };
}

const registered = registrationBody.omit({ email: true });

/** Creates the customer and merges what the guest who registered has. */
async function setUpPassword(context: Context, call: Call): Promise<SignedInWire> {
  const { db, now } = context;
  const { email, person, hash } = await takeToken(context, call, "registration");
  releaseEmail(db, email);
  // Another account may have taken the address in the meantime.
  if (findByEmail(db, email)) throw new ApiFailure("invalid_token");
  const { uid, ...names } = registered.parse(JSON.parse(person ?? "{}"));
  const customer = addCustomer(db, { ...names, email, emailConfirmed: 1, passwordHash: hash }, now());
  return signIn(context, call, customer, uid);
}

function restore(context: Context, call: Call) {
  const email = requireEmail(requireBody(call, restoreBody).email);
  countEmail(context, call.client, email);
  if (!findByConfirmedEmail(context.db, email)) throw new ApiFailure("account_not_found");
  sendRecovery(context, { email, language: call.language });
  return { sent: true };
}

/** Ends all sessions, because somebody else may know the old password. */
async function changePassword(context: Context, call: Call) {
  const { db } = context;
  const { email, hash } = await takeToken(context, call, "recovery");
  const customer = findByConfirmedEmail(db, email);
  if (!customer) throw new ApiFailure("invalid_token");
  db.transaction(() => {
    setPasswordHash(db, customer.id, hash);
    closeAllSessions(context, customer.id);
    forgetAttempts(context, `password:${email}`);
    sendSecurityNotice(context, { email, language: call.language }, "password");
  });
  return { changed: true };
}

/** Redeems the e-mail's secret and hashes the new password. An invalid password does not use up the secret. */
async function takeToken(context: Context, call: Call, kind: "registration" | "recovery") {
  const { token, password, confirmPassword } = requireBody(call, newPasswordBody);
  throwFieldErrors(passwordErrors(password, confirmPassword));
  const taken = takeEmailToken(context, kind, token, call.client);
  return { ...taken, hash: await hashPassword(password) };
}
