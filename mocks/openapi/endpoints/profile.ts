import * as z from "zod";

import { sentCode } from "~/api/schemas/auth";
import { favoriteFullList } from "~/api/schemas/basket";
import { empty } from "~/api/schemas/common";
import { profile } from "~/api/schemas/orders";
import {
  addressBody,
  addressList,
  closeSessionBody,
  companyBody,
  companyList,
  deleteBody,
  editEmailBody,
  editPasswordBody,
  editPhoneBody,
  notify,
  notifyView,
  personal,
  personBody,
  sessionList,
  userView,
} from "~/api/schemas/profile";

import { filters, paging, sorting, type Endpoint } from "../endpoint";

const base = "/api/app/profile";

type Call = Omit<Endpoint, "tag" | "private">;

const own = (call: Call): Endpoint => ({ tag: "Personal area", private: true, ...call });

const write = (call: Omit<Call, "method"> & Partial<Call>): Endpoint =>
  own({ method: "post", ...call, errors: ["validation_failed", ...(call.errors ?? [])] });

const codeErrors = ["invalid_code", "code_expired", "too_many_requests"] satisfies Endpoint["errors"];
const edit = { body: personBody, answer: userView } satisfies Partial<Endpoint>;
const password = { body: editPasswordBody, answer: empty, errors: codeErrors } satisfies Partial<Endpoint>;
const contact = {
  answer: z.union([sentCode, userView]),
  errors: codeErrors,
  description:
    "Without `code` one is sent to the new contact, which takes a proof: `password`, or `proof`, the code of `profile/personal/prove`. Another code needs no proof while the first is valid. With `code` the new contact is set, and the old one is told.",
} satisfies Partial<Endpoint>;

const account: Endpoint[] = [
  own({
    method: "get",
    path: `${base}/view`,
    id: "getProfile",
    summary: "The customer and the last three orders",
    answer: profile,
  }),
  own({
    method: "get",
    path: `${base}/personal/view`,
    id: "getPersonal",
    summary: "The customer with notifications and bonuses",
    answer: personal,
  }),
  write({
    path: `${base}/personal/edit`,
    id: "editPerson",
    summary: "Set names and birthday",
    description: "Another `email` than the current one is rejected: it changes by `profile/personal/editEmail`.",
    ...edit,
  }),
  write({
    path: "/api/v1/personal/edit",
    id: "editPersonOld",
    summary: "An older name of `profile/personal/edit`",
    ...edit,
  }),
  write({
    path: `${base}/personal/editNotify`,
    id: "editNotify",
    summary: "Set what the customer is told, and how",
    body: notify,
    answer: notifyView,
  }),
  write({
    path: `${base}/personal/editPassword`,
    id: "editPassword",
    summary: "Set a new password; other sessions of the customer end",
    description:
      "Takes `proof`, the code of `profile/personal/prove`, in the place of `oldPassword`; an account without a password has no other way. Any of the 10,000 commonest passwords is refused.",
    ...password,
  }),
  write({
    path: "/api/v1/personal/password/edit",
    id: "editPasswordOld",
    summary: "An older name of `profile/personal/editPassword`",
    ...password,
  }),
  write({
    path: `${base}/personal/editPhone`,
    id: "editPhone",
    summary: "Send a code to a new phone, then set the phone by it",
    body: editPhoneBody,
    ...contact,
  }),
  write({
    path: `${base}/personal/editEmail`,
    id: "editEmail",
    summary: "Send a code to a new e-mail address, then set the address by it; it opens the account from then on",
    body: editEmailBody,
    ...contact,
  }),
  own({
    method: "post",
    path: `${base}/personal/prove`,
    id: "prove",
    summary:
      "Send a code to the phone, or to the e-mail address of who has none: the proof that stands in for a password",
    answer: sentCode,
    errors: ["too_many_requests"],
  }),
  write({
    path: `${base}/delete`,
    id: "deleteAccount",
    summary: "Send a code by SMS (by e-mail if the account has no phone), then delete the account by it",
    body: deleteBody,
    answer: z.union([sentCode, empty]),
    errors: codeErrors,
  }),
  own({
    method: "get",
    path: `${base}/favorite`,
    id: "listCustomerFavorites",
    summary: "What the customer likes, as `favorite/fullList`",
    query: [...paging, sorting, ...filters],
    answer: favoriteFullList,
  }),
];

const sessions: Endpoint[] = [
  own({
    method: "get",
    path: `${base}/sessions`,
    id: "listSessions",
    summary: "Where the customer is signed in: the session of the token first, then those used last",
    description: "`usedAt` is right to the hour or so. An unknown browser is an empty `device`.",
    answer: sessionList,
  }),
  write({
    path: `${base}/sessions/close`,
    id: "closeSession",
    summary: "End one session, its refresh token included",
    body: closeSessionBody,
    answer: empty,
    errors: ["not_found"],
  }),
  own({
    method: "post",
    path: `${base}/sessions/closeAll`,
    id: "closeAllSessions",
    summary: "End all sessions, that of the token too",
    answer: empty,
  }),
];

const addressId = { id: "The address's id." };

const addresses: Endpoint[] = [
  own({
    method: "get",
    path: `${base}/address`,
    id: "listAddresses",
    summary: "The address book, the default address first",
    answer: addressList,
  }),
  write({
    path: `${base}/address`,
    id: "addAddress",
    summary: "Add an address unless it is there; a new default takes the place of the old one",
    body: addressBody,
    answer: addressList,
  }),
  write({
    method: "put",
    path: `${base}/address/{id}`,
    id: "changeAddress",
    summary: "Replace an address",
    params: addressId,
    body: addressBody,
    answer: addressList,
    errors: ["not_found"],
  }),
  own({
    method: "delete",
    path: `${base}/address/{id}`,
    id: "removeAddress",
    summary: "Remove an address",
    params: addressId,
    answer: addressList,
    errors: ["not_found"],
  }),
];

const companyId = { id: "The company's id." };

const companies: Endpoint[] = [
  own({
    method: "get",
    path: `${base}/company`,
    id: "listCompanies",
    summary: "The companies that the customer buys for",
    answer: companyList,
  }),
  write({
    path: `${base}/company`,
    id: "addCompany",
    summary: "Add a company; its numbers are checked by their control digits",
    body: companyBody,
    answer: companyList,
  }),
  write({
    method: "put",
    path: `${base}/company/{id}`,
    id: "changeCompany",
    summary: "Replace a company",
    params: companyId,
    body: companyBody,
    answer: companyList,
    errors: ["not_found"],
  }),
  own({
    method: "delete",
    path: `${base}/company/{id}`,
    id: "removeCompany",
    summary: "Remove a company",
    params: companyId,
    answer: companyList,
    errors: ["not_found"],
  }),
];

/** Contract, section 3: "Personal area", without the orders. */
export const profileEndpoints: Endpoint[] = [...account, ...sessions, ...addresses, ...companies];
