import {
  byCodeBody,
  byEmailBody,
  loginBody,
  newPasswordBody,
  refreshBody,
  registrationBody,
  restoreBody,
  type SentCodeWire,
  type SignedInWire,
} from "~/api/schemas/auth";
import type { Context } from "#mocks/context";
import { countAttempt, forgetAttempts, ofClient } from "#mocks/customers/attempts";
import { checkCode, dropCode, sendCode } from "#mocks/customers/codes";
import { checkEmailToken, countEmail, type PasswordKind, takeEmailToken } from "#mocks/customers/email-tokens";
import { mergeVisitor } from "#mocks/customers/merge";
import { sendRecovery, sendRegistration, sendSecurityNotice } from "#mocks/customers/messages";
import { hashPassword, isPassword, passwordErrors } from "#mocks/customers/passwords";
import { closeAllSessions, closeSession, openSession, refreshSession } from "#mocks/customers/sessions";
import { minute } from "#mocks/dates";
import {
  addCustomer,
  findByConfirmedEmail,
  findByEmail,
  findByPhone,
  releaseEmail,
  setPasswordHash,
  toUser,
  type Customer,
} from "#mocks/db/queries/customers";
import { joinGuestOrders } from "#mocks/db/queries/orders";
import { ApiFailure, found } from "#mocks/errors";

import { readEmail, requireEmail, throwFieldErrors } from "./fields";
import { requireBody, requireCustomer, type Answers, type Call } from "./route";

/** Signing in and out (contract, section 3: "Sign-in"). Calls that sign in ignore the token. */
export const authAnswers = {
  requestCode: login,
  signInByCode: byCode,
  signInByEmail: byEmail,
  getSession: ({ db }, call) => ({ user: toUser(db, requireCustomer(call)) }),
  refreshSession: (context, call) => refreshSession(context, requireBody(call, refreshBody).refreshToken),
  signOut: (context, { request }) => {
    closeSession(context, request);
    return {};
  },
} satisfies Answers;

/** The purpose under which the code of a sign-in by phone is stored. */
export const loginPurpose = (phone: string) => `login:${phone}`;

/** Treats known and unknown phones the same: an unknown one is registered when its code is redeemed. */
function login(context: Context, call: Call): SentCodeWire {
  const { login: phone } = requireBody(call, loginBody);
  return sendCode(context, {
    purpose: loginPurpose(phone),
    kind: "sms",
    to: phone,
    text: "code.signIn",
    language: call.language,
    shownInDemo: true,
    client: call.client,
  });
}

function byCode(context: Context, call: Call): SignedInWire {
  const { db, now } = context;
  const { login: phone, code, uid } = requireBody(call, byCodeBody);
  const purpose = loginPurpose(phone);
  checkCode(context, purpose, code, call.client);
  return db.transaction(() => {
    dropCode(context, purpose);
    return signIn(context, call, findByPhone(db, phone) ?? addCustomer(db, { phone }, now()), uid);
  });
}

const guesses = { max: 10, within: 15 * minute };

async function byEmail(context: Context, call: Call): Promise<SignedInWire> {
  const { db } = context;
  const { login: typed, password, uid } = requireBody(call, byEmailBody);
  const email = readEmail(typed);
  // Counted before the password is checked, so that parallel guesses count like sequential ones.
  const subject = ofClient(`password:${email ?? "-"}`, call.client);
  if (email !== null) countAttempt(context, subject, guesses);
  const customer = email === null ? undefined : findByConfirmedEmail(db, email);
  const isRight = await isPassword(password, customer?.passwordHash ?? null);
  if (!customer || !isRight) throw new ApiFailure("invalid_credentials");
  forgetAttempts(context, subject);
  return signIn(context, call, customer, uid);
}

/** Opens a session and moves the guest's basket, favourites, viewed products and orders to the customer. */
function signIn(context: Context, { device }: Call, customer: Customer, uid: string | null | undefined): SignedInWire {
  const { db, now } = context;
  return db.transaction(() => {
    const merged = { ...mergeVisitor(db, uid, customer.uid, now()), orders: joinGuestOrders(db, customer.id) };
    return { ...openSession(context, customer.id, device), merged };
  });
}

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
  const { token, hash } = await readNewPassword(context, call, "registration");
  return db.transaction(() => {
    const { email, person } = takeEmailToken(context, "registration", token);
    releaseEmail(db, email);
    // Another account may have taken the address in the meantime.
    if (findByEmail(db, email)) throw new ApiFailure("invalid_token");
    const { uid, ...names } = registered.parse(JSON.parse(person ?? "{}"));
    const customer = addCustomer(db, { ...names, email, emailConfirmed: 1, passwordHash: hash }, now());
    return signIn(context, call, customer, uid);
  });
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
  const { token, hash } = await readNewPassword(context, call, "recovery");
  db.transaction(() => {
    const { email } = takeEmailToken(context, "recovery", token);
    const customer = found(findByConfirmedEmail(db, email), "invalid_token");
    setPasswordHash(db, customer.id, hash);
    closeAllSessions(context, customer.id);
    forgetAttempts(context, `password:${email}`);
    sendSecurityNotice(context, { email, language: call.language }, "password");
  });
  return { changed: true };
}

/**
 * Checks the e-mail's secret and hashes the new password. The secret stays valid until the password is stored: the
 * process may end while it hashes, and an import may begin then.
 */
async function readNewPassword(context: Context, call: Call, kind: PasswordKind) {
  const { token, password, confirmPassword } = requireBody(call, newPasswordBody);
  throwFieldErrors(passwordErrors(password, confirmPassword));
  checkEmailToken(context, kind, token, call.client);
  return { token, hash: await hashPassword(password) };
}
