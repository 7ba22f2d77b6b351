import type { HttpHandler } from "msw";

import type { SentCodeWire } from "~/api/schemas/auth";
import { editEmailBody, editPhoneBody, type ProofWire } from "~/api/schemas/profile";
import type { Context } from "#mocks/context";
import { countAttempt, hour } from "#mocks/customers/attempts";
import { isCodeLive, sendCode, takeCode } from "#mocks/customers/codes";
import { sendPhoneNotices, sendSecurityNotice } from "#mocks/customers/messages";
import { checkProof, dropProof, sendProof } from "#mocks/customers/proof";
import { findByEmail, findByPhone, releaseEmail, setEmail, setPhone, type Customer } from "#mocks/db/queries/customers";
import { joinGuestOrders } from "#mocks/db/queries/orders";
import type { Language, Text } from "#mocks/language";

import { throwFieldErrors, requireEmail } from "./fields";
import { requireBody, requireCustomer, route, userOf, type Call } from "./route";

/**
 * Changes the phone and the e-mail address, with which customers sign in. A change needs a proof, then a code that is
 * sent to the new contact.
 */
export function createContactHandlers(context: Context): HttpHandler[] {
  const base = "/api/app/profile/personal";
  return [
    route(context, "post", `${base}/prove`, (call) => sendProof(context, requireCustomer(call), call.language)),
    route(context, "post", `${base}/editPhone`, (call) => {
      const customer = requireCustomer(call);
      const { phone, ...given } = requireBody(call, editPhoneBody);
      return edit(context, call, phoneContact, { customer, to: phone, ...given });
    }),
    route(context, "post", `${base}/editEmail`, (call) => {
      const customer = requireCustomer(call);
      const { email, ...given } = requireBody(call, editEmailBody);
      return edit(context, call, emailContact, { customer, to: requireEmail(email), ...given });
    }),
  ];
}

/** What differs between the phone and the e-mail address. */
type Contact = {
  field: "phone" | "email";
  kind: "sms" | "email";
  text: Text;
  own: Text;
  taken: Text;
  isOwn: (customer: Customer, to: string) => boolean;
  /** The account that has the contact. An unconfirmed address is first removed from its account. */
  find: (context: Context, to: string) => Customer | undefined;
  /** Saves the new contact and notifies both. */
  set: (context: Context, customer: Customer, to: string, language: Language) => void;
};

const phoneContact: Contact = {
  field: "phone",
  kind: "sms",
  text: { ru: "Код для смены телефона в магазине «{shop}»", en: "Your {shop} code to change your phone number" },
  own: { ru: "Это ваш текущий телефон", en: "This is your current phone number" },
  taken: { ru: "Этот телефон указан в другом аккаунте", en: "Another account uses this phone number" },
  isOwn: ({ phone }, to) => phone === to,
  find: ({ db }, to) => findByPhone(db, to),
  set(context, { id, phone: old }, to, language) {
    setPhone(context.db, id, to);
    joinGuestOrders(context.db, id);
    sendPhoneNotices(context, { from: old, to, language });
  },
};

const emailContact: Contact = {
  field: "email",
  kind: "email",
  text: { ru: "Код для смены почты в магазине «{shop}»", en: "Your {shop} code to change your e-mail address" },
  own: { ru: "Это ваша текущая почта", en: "This is your current e-mail address" },
  taken: { ru: "Эта почта указана в другом аккаунте", en: "Another account uses this e-mail address" },
  isOwn: ({ email, emailConfirmed }, to) => email === to && emailConfirmed === 1,
  find({ db }, to) {
    releaseEmail(db, to);
    return findByEmail(db, to);
  },
  set(context, { id, email: old }, to, language) {
    setEmail(context.db, id, to);
    joinGuestOrders(context.db, id);
    // The account's own address was only confirmed.
    if (old === to) return;
    if (old !== null) sendSecurityNotice(context, { email: old, language }, "oldEmail");
    sendSecurityNotice(context, { email: to, language }, "newEmail");
  },
};

type Change = ProofWire & { customer: Customer; to: string; code?: string | undefined };

function edit(context: Context, call: Call, contact: Contact, change: Change) {
  const { customer, to, code } = change;
  const purpose = `${contact.field}:${customer.id}:${to}`;
  if (code === undefined) return askForCode(context, call, contact, { ...change, purpose });
  takeCode(context, purpose, code);
  return context.db.transaction(() => {
    const owner = contact.find(context, to);
    throwFieldErrors(owner && owner.id !== customer.id ? { [contact.field]: contact.taken } : {});
    contact.set(context, customer, to, call.language);
    return userOf(context, customer);
  });
}

/** The limit for codes that a customer may request for new phones and addresses. */
const codes = { max: 10, within: hour };

/** Does not check for other accounts: only somebody who can receive the code learns that the contact is taken. */
async function askForCode(
  context: Context,
  { language, client }: Call,
  { field, kind, text, own, isOwn }: Contact,
  { customer, to, purpose, password, proof }: Change & { purpose: string },
): Promise<SentCodeWire> {
  throwFieldErrors(isOwn(customer, to) ? { [field]: own } : {});
  // While a code is valid, another one needs no proof: the first request had one.
  const isResend = password === undefined && proof === undefined && isCodeLive(context, purpose);
  if (!isResend) await checkProof(context, customer, { password, proof });
  countAttempt(context, `contact-change:${customer.id}`, codes);
  const sent = sendCode(context, { purpose, kind, to, text, language, client });
  dropProof(context, customer);
  return sent;
}
