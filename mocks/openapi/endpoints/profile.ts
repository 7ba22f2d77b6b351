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
  confirmEmailBody,
  deleteBody,
  editEmailBody,
  editPasswordBody,
  editPhoneBody,
  emailChange,
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

const own = (call: Call): Endpoint => ({ tag: "Account", private: true, ...call });

const write = (call: Omit<Call, "method"> & Partial<Call>): Endpoint =>
  own({ method: "post", ...call, errors: ["validation_failed", ...(call.errors ?? [])] });

const codeErrors = ["invalid_code", "code_expired", "too_many_requests"] satisfies Endpoint["errors"];
const edit = { body: personBody, response: userView } satisfies Partial<Endpoint>;
const password = { body: editPasswordBody, response: empty, errors: codeErrors } satisfies Partial<Endpoint>;
const proved =
  "This requires a proof of identity: `password`, or `proof`, the code that `profile/personal/prove` sends. While the last message to the new contact is valid, another one requires no proof.";

const account: Endpoint[] = [
  own({
    method: "get",
    path: `${base}/view`,
    id: "getProfile",
    summary: "The customer and the last three orders",
    response: profile,
  }),
  own({
    method: "get",
    path: `${base}/personal/view`,
    id: "getPersonal",
    summary: "The customer with notification settings and bonuses",
    response: personal,
  }),
  write({
    path: `${base}/personal/edit`,
    id: "editPerson",
    summary: "Set the customer's name and date of birth",
    description: "An `email` other than the current one is rejected; `profile/personal/editEmail` changes it.",
    ...edit,
  }),
  write({
    path: "/api/v1/personal/edit",
    id: "editPersonOld",
    summary: "An older path of `profile/personal/edit`",
    ...edit,
  }),
  write({
    path: `${base}/personal/editNotify`,
    id: "editNotify",
    summary: "Set the notification settings",
    body: notify,
    response: notifyView,
  }),
  write({
    path: `${base}/personal/editPassword`,
    id: "editPassword",
    summary: "Set a new password; ends the customer's other sessions",
    description:
      "`proof`, the code that `profile/personal/prove` sends, can replace `oldPassword`. It is required for an account without a password. The 10,000 most common passwords are rejected.",
    ...password,
  }),
  write({
    path: "/api/v1/personal/password/edit",
    id: "editPasswordOld",
    summary: "An older path of `profile/personal/editPassword`",
    ...password,
  }),
  write({
    path: `${base}/personal/editPhone`,
    id: "editPhone",
    summary: "Send a code to a new phone number, then save the number with the code",
    description: `Without \`code\`, the API sends a code to the new number. ${proved} With \`code\`, the API saves the new number and notifies the old one.`,
    body: editPhoneBody,
    response: z.union([sentCode, userView]),
    errors: codeErrors,
  }),
  write({
    path: `${base}/personal/editEmail`,
    id: "editEmail",
    summary: "Send a link to a new e-mail address; the address counts once the link was confirmed",
    description: `The link opens \`/confirm-email?token=…\` in the storefront and is valid for a day. A newer request, a new password and the deletion of the account end it. ${proved}`,
    body: editEmailBody,
    response: sentCode,
    errors: codeErrors,
  }),
  {
    method: "post",
    tag: "Account",
    path: `${base}/personal/confirmEmail`,
    id: "confirmEmail",
    summary: "Say which address a link confirms; with `confirm`, save the address and notify the old one",
    description:
      "Requires no token of a session, because the link may be opened in another browser. `isConfirmed` tells whether the account has the address: confirming twice returns the same. An account that has the address unconfirmed loses it. The customer can then sign in with the address, and earlier guest orders with it become the customer's.",
    body: confirmEmailBody,
    response: emailChange,
    errors: ["validation_failed", "invalid_token"],
  },
  own({
    method: "post",
    path: `${base}/personal/prove`,
    id: "sendProofCode",
    summary:
      "Send a code by SMS (by e-mail if the account has no phone) that proves the identity instead of a password",
    response: sentCode,
    errors: ["too_many_requests"],
  }),
  write({
    path: `${base}/delete`,
    id: "deleteAccount",
    summary: "Send a code by SMS (by e-mail if the account has no phone), then delete the account with the code",
    body: deleteBody,
    response: z.union([sentCode, empty]),
    errors: codeErrors,
  }),
  own({
    method: "get",
    path: `${base}/favorite`,
    id: "listCustomerFavorites",
    summary: "The customer's favourites, as in `favorite/fullList`",
    query: [...paging, sorting, ...filters],
    response: favoriteFullList,
  }),
];

const sessions: Endpoint[] = [
  own({
    method: "get",
    path: `${base}/sessions`,
    id: "listSessions",
    summary: "The customer's sessions: the session of the token first, then the most recently used",
    description: "`usedAt` is accurate to about an hour. `device` is empty for an unknown browser.",
    response: sessionList,
  }),
  write({
    path: `${base}/sessions/close`,
    id: "closeSession",
    summary: "End one session, including its refresh token",
    body: closeSessionBody,
    response: empty,
    errors: ["not_found"],
  }),
  own({
    method: "post",
    path: `${base}/sessions/closeAll`,
    id: "closeAllSessions",
    summary: "End all sessions, including the session of the token",
    response: empty,
  }),
];

const addressId = { id: "The address's ID." };

const addresses: Endpoint[] = [
  own({
    method: "get",
    path: `${base}/address`,
    id: "listAddresses",
    summary: "The address book, the default address first",
    response: addressList,
  }),
  write({
    path: `${base}/address`,
    id: "addAddress",
    summary: "Add an address unless it is already there; a new default address replaces the old default",
    body: addressBody,
    response: addressList,
  }),
  write({
    method: "put",
    path: `${base}/address/{id}`,
    id: "changeAddress",
    summary: "Replace an address",
    params: addressId,
    body: addressBody,
    response: addressList,
    errors: ["not_found"],
  }),
  own({
    method: "delete",
    path: `${base}/address/{id}`,
    id: "removeAddress",
    summary: "Remove an address",
    params: addressId,
    response: addressList,
    errors: ["not_found"],
  }),
];

const companyId = { id: "The company's ID." };

const companies: Endpoint[] = [
  own({
    method: "get",
    path: `${base}/company`,
    id: "listCompanies",
    summary: "The customer's companies",
    response: companyList,
  }),
  write({
    path: `${base}/company`,
    id: "addCompany",
    summary: "Add a company; verifies the check digits of its numbers",
    body: companyBody,
    response: companyList,
  }),
  write({
    method: "put",
    path: `${base}/company/{id}`,
    id: "changeCompany",
    summary: "Replace a company",
    params: companyId,
    body: companyBody,
    response: companyList,
    errors: ["not_found"],
  }),
  own({
    method: "delete",
    path: `${base}/company/{id}`,
    id: "removeCompany",
    summary: "Remove a company",
    params: companyId,
    response: companyList,
    errors: ["not_found"],
  }),
];

/** Contract, section 3: "Personal area", without the orders. */
export const profileEndpoints: Endpoint[] = [...account, ...sessions, ...addresses, ...companies];
