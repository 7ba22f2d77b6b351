import type { HttpHandler } from "msw";

import { newPasswordBody, registrationBody, restoreBody, type SignedIn } from "~/api/schemas/auth";
import type { Context } from "#mocks/context";
import { countAttempt, forgetAttempts, hour, isKnown, ofClient } from "#mocks/customers/attempts";
import { takeEmailToken, type Kind } from "#mocks/customers/email-tokens";
import { sendAlreadyRegistered, sendRecovery, sendRegistration, sendSecurityNotice } from "#mocks/customers/letters";
import { mergeVisitor } from "#mocks/customers/merge";
import { passwordFaults } from "#mocks/customers/password-faults";
import { hashPassword } from "#mocks/customers/passwords";
import { closeAllSessions, openSession } from "#mocks/customers/sessions";
import {
  addCustomer,
  findByConfirmedEmail,
  findByEmail,
  releaseEmail,
  setPasswordHash,
} from "#mocks/db/queries/customers";
import { ApiFailure } from "#mocks/errors";

import { refuseFaults, requireEmail } from "./fields";
import { requireBody, route, type Call } from "./route";

/** Registration by e-mail and recovery of a password (contract, section 3: "Sign-in"). */
export function createRegistrationHandlers(context: Context): HttpHandler[] {
  return [
    route(context, "post", "/api/app/registration", (call) => register(context, call)),
    route(context, "post", "/api/app/registration/setup-password", (call) => setUpPassword(context, call)),
    route(context, "post", "/api/app/restore/byEmail", (call) => restore(context, call)),
    route(context, "post", "/api/app/restore/changePassword", (call) => changePassword(context, call)),
  ];
}

const letters = { most: 6, within: hour };
/** Where the shop tells clients apart, each has less than all of them. */
const lettersOfOneClient = { most: 4, within: hour };
const lettersOfAllClients = { most: 12, within: hour };

function countLetter(context: Context, { client }: Call, email: string): void {
  if (client !== null) countAttempt(context, ofClient(`letter:${email}`, client), lettersOfOneClient);
  if (isKnown(client)) return;
  countAttempt(context, `letter:${email}`, client === null ? letters : lettersOfAllClients);
}

/** The answer is the same for a known address; what differs is the e-mail. */
function register(context: Context, call: Call) {
  const { email: typed, ...person } = requireBody(call, registrationBody);
  const email = requireEmail(typed);
  countLetter(context, call, email);
  const to = { email, language: call.language };
  // Who only typed the address into an account must not keep its owner from registering, nor get the owner into it.
  if (findByConfirmedEmail(context.db, email)) sendAlreadyRegistered(context, to);
  else sendRegistration(context, to, person);
  return { sent: true };
}

const registered = registrationBody.omit({ email: true });

/** The customer begins to exist here; the guest's basket is that of the registration. */
async function setUpPassword(context: Context, call: Call): Promise<SignedIn> {
  const { db, now } = context;
  const { email, person, hash } = await takeToken(context, call, "registration");
  releaseEmail(db, email);
  // The same address may have become another account's since.
  if (findByEmail(db, email)) throw new ApiFailure("invalid_token");
  const { uid, ...names } = registered.parse(JSON.parse(person ?? "{}"));
  const customer = addCustomer(db, { ...names, email, emailConfirmed: 1, passwordHash: hash }, now());
  return { ...openSession(context, customer.id, call.device), merged: mergeVisitor(db, uid, customer.uid) };
}

function restore(context: Context, call: Call) {
  const email = requireEmail(requireBody(call, restoreBody).email);
  countLetter(context, call, email);
  if (!findByConfirmedEmail(context.db, email)) throw new ApiFailure("account_not_found");
  sendRecovery(context, { email, language: call.language });
  return { sent: true };
}

/** Whoever knew the old password is signed out everywhere. */
async function changePassword(context: Context, call: Call) {
  const { db } = context;
  const { email, hash } = await takeToken(context, call, "recovery");
  const customer = findByConfirmedEmail(db, email);
  if (!customer) throw new ApiFailure("invalid_token");
  db.transaction(() => {
    setPasswordHash(db, customer.id, hash);
    closeAllSessions(context, customer.id);
    forgetAttempts(context, `password:${email}`);
  });
  sendSecurityNotice(context, { email, language: call.language }, "password");
  return { changed: true };
}

/** What the e-mail's secret stands for, with the new password hashed. The secret stays where the password is at fault. */
async function takeToken(context: Context, call: Call, kind: Kind) {
  const { token, password, confirmPassword } = requireBody(call, newPasswordBody);
  refuseFaults(passwordFaults(password, confirmPassword));
  const taken = takeEmailToken(context, kind, token, call.client);
  return { ...taken, hash: await hashPassword(password) };
}
