import {
  closeSessionBody,
  deleteBody,
  editPasswordBody,
  notify,
  personBody,
  type PersonalWire,
} from "~/api/schemas/profile";
import type { Context } from "#mocks/context";
import { dropCode } from "#mocks/customers/codes";
import { sendSecurityNotice } from "#mocks/customers/messages";
import { hashPassword, passwordErrors } from "#mocks/customers/passwords";
import { checkOwnCode, checkProof, dropProof, sendOwnCode } from "#mocks/customers/proof";
import { closeAllSessions, closeOtherSessions, closeSessionById, listSessions } from "#mocks/customers/sessions";
import { deleteCustomer, getNotify, setPasswordHash, setPerson, toUser } from "#mocks/db/queries/customers";
import { ApiFailure } from "#mocks/errors";

import { isBirthday, throwFieldErrors } from "./fields";
import { requireBody, requireCustomer, userOf, type Answers, type Call } from "./route";

/** The account: person, notifications, contacts, password, deletion (contract, section 3: "Personal area"). */
export const personalAnswers = {
  getPersonal: view,
  editPerson,
  editPersonOld: editPerson,
  editNotify: ({ db }, call) => {
    const { id } = requireCustomer(call);
    db.update("customer", id, requireBody(call, notify));
    return { notify: getNotify(db, id) };
  },
  editPassword,
  editPasswordOld: editPassword,
  deleteAccount,
} satisfies Answers;

function view({ db }: Context, call: Call): PersonalWire {
  const customer = requireCustomer(call);
  return { user: toUser(db, customer), notify: getNotify(db, customer.id), bonuses: { balance: customer.bonuses } };
}

function editPerson(context: Context, call: Call) {
  const { db, now } = context;
  const customer = requireCustomer(call);
  const { email: sent, ...person } = requireBody(call, personBody);
  const birthday = person.birthday || null;
  throwFieldErrors({
    email: Boolean(sent) && sent?.toLowerCase() !== customer.email && "field.emailElsewhere",
    birthday: birthday !== null && !isBirthday(birthday, now()) && "field.birthday",
  });
  setPerson(db, customer.id, { ...person, email: customer.email, birthday });
  return userOf(context, customer);
}

/** Ends the other sessions, because somebody else may know the old password. */
async function editPassword(context: Context, call: Call) {
  const { db } = context;
  const customer = requireCustomer(call);
  const { oldPassword, proof, password, confirmPassword } = requireBody(call, editPasswordBody);
  throwFieldErrors(passwordErrors(password, confirmPassword));
  await checkProof(context, customer, { password: oldPassword, proof }, "oldPassword");
  const hash = await hashPassword(password);
  db.transaction(() => {
    setPasswordHash(db, customer.id, hash);
    dropProof(context, customer);
    closeOtherSessions(context, customer.id, call.request);
    if (customer.email !== null)
      sendSecurityNotice(context, { email: customer.email, language: call.language }, "password");
  });
  return {};
}

/** If the body has no code, sends one by SMS, or by e-mail if the account has no phone. */
async function deleteAccount(context: Context, call: Call) {
  const customer = requireCustomer(call);
  const { code } = requireBody(call, deleteBody);
  const purpose = `delete:${customer.id}`;
  if (code === undefined)
    return sendOwnCode(context, customer, { purpose, text: "code.delete", language: call.language });
  checkOwnCode(context, purpose, code);
  const files = context.db.transaction(() => {
    dropCode(context, purpose);
    return deleteCustomer(context.db, customer);
  });
  for (const name of files) await context.removeFile(name);
  return {};
}

/** Lists and ends the customer's sessions (contract, section 3: "Personal area"). */
export const sessionsAnswers = {
  listSessions: (context, call) => ({ sessions: listSessions(context, requireCustomer(call).id, call.request) }),
  closeSession: (context, call) => {
    const customer = requireCustomer(call);
    const { id } = requireBody(call, closeSessionBody);
    if (!closeSessionById(context, customer.id, id)) throw new ApiFailure("not_found");
    return {};
  },
  closeAllSessions: (context, call) => {
    closeAllSessions(context, requireCustomer(call).id);
    return {};
  },
} satisfies Answers;
