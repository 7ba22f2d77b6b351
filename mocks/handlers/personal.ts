import type { HttpHandler } from "msw";

import { deleteBody, editPasswordBody, editPhoneBody, notify, personBody, type Personal } from "~/api/schemas/profile";
import type { Context } from "#mocks/context";
import { countAttempt, forgetAttempts, hour, minute } from "#mocks/customers/attempts";
import { sendCode, takeCode } from "#mocks/customers/codes";
import { sendSecurityNotice } from "#mocks/customers/letters";
import { passwordFaults } from "#mocks/customers/password-faults";
import { hashPassword, isPassword } from "#mocks/customers/passwords";
import { closeOtherSessions } from "#mocks/customers/sessions";
import {
  deleteCustomer,
  findByEmail,
  findByPhone,
  getCustomer,
  getNotify,
  setNotify,
  setPasswordHash,
  setPerson,
  setPhone,
  toUser,
  type Customer,
} from "#mocks/db/queries/customers";
import { ApiFailure } from "#mocks/errors";
import type { Text } from "#mocks/language";

import { isBirthday, refuseFaults, requireEmail } from "./fields";
import { needed, requireBody, requireCustomer, route, type Call } from "./route";

/** The customer's account: person, notifications, password, phone, its end (contract, section 3: "Personal area"). */
export function createPersonalHandlers(context: Context): HttpHandler[] {
  const { db } = context;
  const base = "/api/app/profile/personal";
  const edit = (call: Call) => editPerson(context, call);
  const password = (call: Call) => editPassword(context, call);
  return [
    route(context, "get", `${base}/view`, (call) => view(context, call)),
    route(context, "post", `${base}/edit`, edit),
    route(context, "post", "/api/v1/personal/edit", edit),
    route(context, "post", `${base}/editNotify`, (call) => {
      const { id } = requireCustomer(call);
      setNotify(db, id, requireBody(call, notify));
      return { notify: getNotify(db, id) };
    }),
    route(context, "post", `${base}/editPassword`, password),
    route(context, "post", "/api/v1/personal/password/edit", password),
    route(context, "post", `${base}/editPhone`, (call) => editPhone(context, call)),
    route(context, "post", "/api/app/profile/delete", (call) => deleteAccount(context, call)),
  ];
}

function view({ db }: Context, call: Call): Personal {
  const customer = requireCustomer(call);
  return { user: toUser(db, customer), notify: getNotify(db, customer.id), bonuses: { balance: customer.bonuses } };
}

const taken = {
  email: { ru: "Эта почта указана в другом аккаунте", en: "Another account has this e-mail address" },
  phone: { ru: "Этот телефон указан в другом аккаунте", en: "Another account has this phone" },
};
// Whether an address is taken tells that somebody has an account: it may not be asked for long lists.
const emailChanges = { most: 10, within: hour };

function editPerson(context: Context, call: Call) {
  const { db, now } = context;
  const customer = requireCustomer(call);
  const person = requireBody(call, personBody);
  const email = person.email ? requireEmail(person.email) : null;
  const birthday = person.birthday || null;
  refuseFaults({
    ...(email === null && customer.phone === null ? { email: needed } : {}),
    ...(birthday === null || isBirthday(birthday, now()) ? {} : { birthday: wrongBirthday }),
  });
  if (email !== null && email !== customer.email) {
    countAttempt(context, `email-change:${customer.id}`, emailChanges);
    if (findByEmail(db, email)) throw new ApiFailure("validation_failed", { email: taken.email });
  }
  setPerson(db, customer.id, { ...person, email, birthday });
  if (customer.email !== null && email !== customer.email)
    sendSecurityNotice(context, { email: customer.email, language: call.language }, "email");
  return userOf(context, customer);
}

const wrongBirthday: Text = { ru: "Проверьте дату рождения", en: "Check the date of birth" };

function userOf({ db }: Context, { id }: Customer) {
  const customer = getCustomer(db, id);
  if (!customer) throw new ApiFailure("unauthorized");
  return { user: toUser(db, customer) };
}

const guesses = { most: 10, within: 15 * minute };
const wrongPassword: Text = { ru: "Неверный пароль", en: "The password is wrong" };

/** Other sessions end: whoever knew the old password is signed out. */
async function editPassword(context: Context, call: Call) {
  const { db } = context;
  const customer = requireCustomer(call);
  const { oldPassword = "", password, confirmPassword } = requireBody(call, editPasswordBody);
  refuseFaults(passwordFaults(password, confirmPassword));
  if (customer.passwordHash !== null) {
    countAttempt(context, `old-password:${customer.id}`, guesses);
    const isRight = await isPassword(oldPassword, customer.passwordHash);
    refuseFaults(isRight ? {} : { oldPassword: oldPassword === "" ? needed : wrongPassword });
    forgetAttempts(context, `old-password:${customer.id}`);
  }
  const hash = await hashPassword(password);
  db.transaction(() => {
    setPasswordHash(db, customer.id, hash);
    closeOtherSessions(context, customer.id, call.request);
  });
  if (customer.email !== null)
    sendSecurityNotice(context, { email: customer.email, language: call.language }, "password");
  return {};
}

const codeTexts = {
  phone: { ru: "Код для смены телефона в «Верстаке»", en: "Your Verstak code to change the phone" },
  deletion: { ru: "Код для удаления аккаунта в «Верстаке»", en: "Your Verstak code to delete the account" },
};

/** Without a code one is sent to the new phone. That another account has it is told only to who reads its SMS. */
function editPhone(context: Context, call: Call) {
  const { db } = context;
  const customer = requireCustomer(call);
  const { phone, code } = requireBody(call, editPhoneBody);
  const purpose = `phone:${customer.id}:${phone}`;
  if (code === undefined) {
    return sendCode(context, { purpose, kind: "sms", to: phone, text: codeTexts.phone, language: call.language });
  }
  takeCode(context, purpose, code);
  const owner = findByPhone(db, phone);
  if (owner && owner.id !== customer.id) throw new ApiFailure("validation_failed", { phone: taken.phone });
  setPhone(db, customer.id, phone);
  return userOf(context, customer);
}

/** Without a code one is sent: by SMS, or by e-mail to who has no phone. */
function deleteAccount(context: Context, call: Call) {
  const customer = requireCustomer(call);
  const { code } = requireBody(call, deleteBody);
  const purpose = `delete:${customer.id}`;
  if (code === undefined) {
    const kind = customer.phone === null ? "email" : "sms";
    const to = customer.phone ?? customer.email ?? "";
    return sendCode(context, { purpose, kind, to, text: codeTexts.deletion, language: call.language });
  }
  takeCode(context, purpose, code);
  deleteCustomer(context.db, customer);
  return {};
}
