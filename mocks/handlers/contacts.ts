import type { SentCodeWire } from "~/api/schemas/auth";
import {
  confirmEmailBody,
  editEmailBody,
  editPhoneBody,
  type EmailChangeWire,
  type ProofWire,
} from "~/api/schemas/profile";
import type { Context } from "#mocks/context";
import { countAttempt } from "#mocks/customers/attempts";
import { checkCode, dropCode, isCodeLive, resendAfter, requireResendTime, sendCode } from "#mocks/customers/codes";
import { countEmail, emailChangeSentAt, markEmailChanged, readEmailChange } from "#mocks/customers/email-tokens";
import { sendEmailChange, sendPhoneNotices, sendSecurityNotice } from "#mocks/customers/messages";
import { checkProof, dropProof, sendProof } from "#mocks/customers/proof";
import { hour } from "#mocks/dates";
import { findByEmail, findByPhone, getCustomer, releaseEmail, type Customer } from "#mocks/db/queries/customers";
import { joinGuestOrders } from "#mocks/db/queries/orders";
import { ApiFailure, found } from "#mocks/errors";
import type { Language } from "#mocks/language";

import { throwFieldErrors, requireEmail } from "./fields";
import { requireBody, requireCustomer, userOf, type Answers, type Call } from "./route";

/**
 * Changes the phone and the e-mail address, with which customers sign in. A change needs a proof; then a new phone
 * counts after its code was entered, and a new e-mail address after the link sent to it was opened.
 */
export const contactsAnswers = {
  sendProofCode: (context, call) => sendProof(context, requireCustomer(call), call.language),
  editPhone,
  editEmail,
  confirmEmail,
} satisfies Answers;

/** The limit for codes and links that a customer may request for new phones and addresses. */
const requests = { max: 10, within: hour };

type Request = ProofWire & {
  customer: Customer;
  /** Whether the last code or link is still valid: another one then needs no proof, because the first request had one. */
  isPending: boolean;
  send: () => SentCodeWire;
};

/** Does not check for other accounts: only somebody who receives the message learns that the contact is taken. */
async function request(context: Context, { customer, isPending, send, ...given }: Request): Promise<SentCodeWire> {
  const isResend = isPending && given.password === undefined && given.proof === undefined;
  if (!isResend) await checkProof(context, customer, given);
  countAttempt(context, `contact-change:${customer.id}`, requests);
  return context.db.transaction(() => {
    const sent = send();
    dropProof(context, customer);
    return sent;
  });
}

function editPhone(context: Context, call: Call) {
  const customer = requireCustomer(call);
  const { phone: to, code, ...proof } = requireBody(call, editPhoneBody);
  const purpose = `phone:${customer.id}:${to}`;
  if (code !== undefined) {
    checkCode(context, purpose, code);
    return context.db.transaction(() => {
      dropCode(context, purpose);
      return savePhone(context, customer, to, call.language);
    });
  }
  throwFieldErrors({ phone: customer.phone === to && "field.phoneOwn" });
  const { language, client } = call;
  const send = () =>
    sendCode(context, { purpose, kind: "sms", to, text: "code.phone", language, shownInDemo: true, client });
  return request(context, { ...proof, customer, isPending: isCodeLive(context, purpose), send });
}

function savePhone(context: Context, customer: Customer, to: string, language: Language) {
  const { db } = context;
  const owner = findByPhone(db, to);
  throwFieldErrors({ phone: owner && owner.id !== customer.id && "field.phoneTaken" });
  db.update("customer", customer.id, { phone: to });
  joinGuestOrders(db, customer.id);
  sendPhoneNotices(context, { from: customer.phone, to, language });
  return userOf(context, customer);
}

const hasEmail = ({ email, emailConfirmed }: Customer, to: string) => email === to && emailConfirmed === 1;

function editEmail(context: Context, call: Call): Promise<SentCodeWire> {
  const customer = requireCustomer(call);
  const { email, ...proof } = requireBody(call, editEmailBody);
  const to = requireEmail(email);
  throwFieldErrors({ email: hasEmail(customer, to) && "field.emailOwn" });
  const sentAt = emailChangeSentAt(context, customer.id, to);
  const send = (): SentCodeWire => {
    requireResendTime(context, sentAt);
    countEmail(context, call.client, to);
    sendEmailChange(context, { email: to, language: call.language }, customer.id);
    return { sent: true, resendAfter };
  };
  return request(context, { ...proof, customer, isPending: sentAt !== null, send });
}

/** Needs no session: the link may be opened in another browser. Confirming again returns the same. */
function confirmEmail(context: Context, call: Call): EmailChangeWire {
  const { token, confirm } = requireBody(call, confirmEmailBody);
  return context.db.transaction(() => {
    const { email, customerId, isDone } = readEmailChange(context, token);
    const customer = found(getCustomer(context.db, customerId), "invalid_token");
    const isConfirmed = hasEmail(customer, email);
    // The customer has changed the address again.
    if (isDone && !isConfirmed) throw new ApiFailure("invalid_token");
    if (!confirm || isConfirmed) return { email, isConfirmed };
    saveEmail(context, customer, email, call.language);
    markEmailChanged(context, token);
    return { email, isConfirmed: true };
  });
}

function saveEmail(context: Context, { id, email: old }: Customer, to: string, language: Language): void {
  const { db } = context;
  releaseEmailOfOthers(context, id, to);
  db.update("customer", id, { email: to, emailConfirmed: true });
  joinGuestOrders(db, id);
  // The account's own address was only confirmed.
  if (old === to) return;
  if (old !== null) sendSecurityNotice(context, { email: old, language }, "oldEmail");
  sendSecurityNotice(context, { email: to, language }, "newEmail");
}

/** An account that has not confirmed the address loses it; throws 422 if another account has confirmed it. */
function releaseEmailOfOthers({ db }: Context, id: number, to: string): void {
  releaseEmail(db, to);
  const owner = findByEmail(db, to);
  throwFieldErrors({ email: owner && owner.id !== id && "field.emailTaken" });
}
