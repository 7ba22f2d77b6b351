import {
  byCodeBody,
  byEmailBody,
  loginBody,
  refreshBody,
  type SentCodeWire,
  type SignedInWire,
} from "~/api/schemas/auth";
import type { Context } from "#mocks/context";
import { countAttempt, forgetAttempts, minute, ofClient } from "#mocks/customers/attempts";
import { sendCode, takeCode } from "#mocks/customers/codes";
import { mergeVisitor } from "#mocks/customers/merge";
import { isPassword } from "#mocks/customers/passwords";
import { closeSession, openSession, refreshSession } from "#mocks/customers/sessions";
import { addCustomer, findByConfirmedEmail, findByPhone, toUser, type Customer } from "#mocks/db/queries/customers";
import { joinGuestOrders } from "#mocks/db/queries/orders";
import { ApiFailure } from "#mocks/errors";

import { readEmail } from "./fields";
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
  takeCode(context, loginPurpose(phone), code, call.client);
  return signIn(context, call, findByPhone(db, phone) ?? addCustomer(db, { phone }, now()), uid);
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
export function signIn(
  context: Context,
  { device }: Call,
  customer: Customer,
  uid: string | null | undefined,
): SignedInWire {
  const merged = { ...mergeVisitor(context.db, uid, customer.uid), orders: joinGuestOrders(context.db, customer.id) };
  return { ...openSession(context, customer.id, device), merged };
}
