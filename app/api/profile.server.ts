import { callApi, limits, type Caller } from "./client.server";
import type { Answer } from "./errors";
import { sentCode, type SentCode, type User } from "./schemas/auth";
import { favoriteFullList, type FavoriteFullList } from "./schemas/basket";
import { empty, type SortCode } from "./schemas/common";
import { profile, type Profile } from "./schemas/orders";
import {
  emailChange,
  notifyView,
  personal,
  profileToWire,
  sessionList,
  userView,
  type ConfirmEmailBody,
  type EditPasswordBody,
  type EmailChange,
  type Notify,
  type Personal,
  type PersonBody,
  type Proof,
  type Session,
} from "./schemas/profile";

const base = "/api/app/profile";

/** The customer and the last three orders (contract: GET profile/view). */
export function getProfile(caller: Caller): Promise<Answer<Profile>> {
  return callApi(caller, { path: `${base}/view`, schema: profile, limit: limits.main });
}

/** The customer with notification settings and bonuses (contract: GET profile/personal/view). */
export function getPersonal(caller: Caller): Promise<Answer<Personal>> {
  return callApi(caller, { path: `${base}/personal/view`, schema: personal, limit: limits.main });
}

/** Sets names and birthday; 422 with `fields` (contract: POST profile/personal/edit). */
export function editPerson(caller: Caller, body: PersonBody): Promise<Answer<{ user: User }>> {
  return callApi(caller, {
    method: "POST",
    path: `${base}/personal/edit`,
    body: profileToWire.person(body),
    schema: userView,
    limit: limits.write,
  });
}

/** Sets the customer's notification settings (contract: POST profile/personal/editNotify). */
export function editNotify(caller: Caller, body: Notify): Promise<Answer<{ notify: Notify }>> {
  return callApi(caller, {
    method: "POST",
    path: `${base}/personal/editNotify`,
    body: profileToWire.notify(body),
    schema: notifyView,
    limit: limits.write,
  });
}

/**
 * Sets a new password and ends the customer's other sessions. 422 at `oldPassword` if it is wrong. A customer without a
 * password sends the code from `requestProof` instead (contract: POST profile/personal/editPassword).
 */
export function editPassword(caller: Caller, body: EditPasswordBody): Promise<Answer<object>> {
  return callApi(caller, {
    method: "POST",
    path: `${base}/personal/editPassword`,
    body: profileToWire.editPassword(body),
    schema: empty,
    limit: limits.write,
  });
}

/**
 * Sends a code that proves the identity of a customer without a password: to the phone, or to the e-mail address if
 * there is no phone (contract: POST profile/personal/prove).
 */
export function requestProof(caller: Caller): Promise<Answer<SentCode>> {
  return callApi(caller, {
    method: "POST",
    path: `${base}/personal/prove`,
    body: {},
    schema: sentCode,
    limit: limits.write,
  });
}

/**
 * Sends a code to the new phone; 422 at `password`, 400 or 422 at `proof` for a wrong proof. Another code needs no
 * proof while the first one is valid (contract: POST profile/personal/editPhone without a code).
 */
export function requestPhoneCode(caller: Caller, phone: string, proof: Proof = {}): Promise<Answer<SentCode>> {
  return callApi(caller, {
    method: "POST",
    path: `${base}/personal/editPhone`,
    body: profileToWire.editPhone({ phone, ...proof }),
    schema: sentCode,
    limit: limits.write,
  });
}

/**
 * Sets the phone, confirmed by its code; 400 `invalid_code` or `code_expired` (contract: POST
 * profile/personal/editPhone).
 */
export function editPhone(caller: Caller, phone: string, code: string): Promise<Answer<{ user: User }>> {
  return callApi(caller, {
    method: "POST",
    path: `${base}/personal/editPhone`,
    body: profileToWire.editPhone({ phone, code }),
    schema: userView,
    limit: limits.write,
  });
}

/**
 * Sends a link to the new e-mail address; 422 at `password`, 400 or 422 at `proof` for a wrong proof. Another link needs
 * no proof while the first one is valid (contract: POST profile/personal/editEmail).
 */
export function requestEmailLink(caller: Caller, email: string, proof: Proof = {}): Promise<Answer<SentCode>> {
  return callApi(caller, {
    method: "POST",
    path: `${base}/personal/editEmail`,
    body: profileToWire.editEmail({ email, ...proof }),
    schema: sentCode,
    limit: limits.write,
  });
}

/**
 * Says which address the token of an e-mail's link confirms and, if asked, confirms it. Needs no session. 400
 * `invalid_token`, 422 at `email` if another account has it by now (contract: POST profile/personal/confirmEmail).
 */
export function confirmEmail(caller: Caller, body: ConfirmEmailBody): Promise<Answer<EmailChange>> {
  return callApi(caller, {
    method: "POST",
    path: `${base}/personal/confirmEmail`,
    body: profileToWire.confirmEmail(body),
    schema: emailChange,
    limit: limits.write,
  });
}

/** The customer's sessions, the current one first (contract: GET profile/sessions). */
export function listSessions(caller: Caller): Promise<Answer<{ sessions: Session[] }>> {
  return callApi(caller, { path: `${base}/sessions`, schema: sessionList, limit: limits.main });
}

/**
 * Ends one session of the customer; 404 if the customer has no such session (contract: POST profile/sessions/close).
 */
export function closeSession(caller: Caller, id: string): Promise<Answer<object>> {
  return callApi(caller, {
    method: "POST",
    path: `${base}/sessions/close`,
    body: profileToWire.closeSession({ id }),
    schema: empty,
    limit: limits.write,
  });
}

/** Ends all sessions of the customer, including the current one (contract: POST profile/sessions/closeAll). */
export function closeAllSessions(caller: Caller): Promise<Answer<object>> {
  return callApi(caller, { method: "POST", path: `${base}/sessions/closeAll`, schema: empty, limit: limits.write });
}

/** A page of the customer's favourites (contract: GET profile/favorite). */
export function listCustomerFavorites(
  caller: Caller,
  query: { page: number; perPage: number; sort?: SortCode },
): Promise<Answer<FavoriteFullList>> {
  return callApi(caller, { path: `${base}/favorite`, query, schema: favoriteFullList, limit: limits.main });
}

/**
 * Sends the code that confirms a deletion, by SMS, or by e-mail if the customer has no phone (contract: POST
 * profile/delete).
 */
export function requestDeletion(caller: Caller): Promise<Answer<SentCode>> {
  return callApi(caller, {
    method: "POST",
    path: `${base}/delete`,
    body: profileToWire.deletion({}),
    schema: sentCode,
    limit: limits.write,
  });
}

/** Deletes the account permanently; 400 `invalid_code` or `code_expired` (contract: POST profile/delete). */
export function deleteAccount(caller: Caller, code: string): Promise<Answer<object>> {
  return callApi(caller, {
    method: "POST",
    path: `${base}/delete`,
    body: profileToWire.deletion({ code }),
    schema: empty,
    limit: limits.write,
  });
}
