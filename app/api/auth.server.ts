import { callApi, limits, type Caller } from "./client.server";
import type { Answer } from "./errors";
import {
  authToWire,
  changed,
  sent,
  sentCode,
  session,
  signedIn,
  tokens,
  type NewPasswordBody,
  type SentCode,
  type SignedIn,
  type Tokens,
  type User,
} from "./schemas/auth";
import { empty } from "./schemas/common";

type Sent = { sent: true };

/**
 * Headers that name the device of a sign-in for the API.
 * @param device `Chrome, Windows`; empty if unknown
 */
const from = (device: string) => (device === "" ? {} : { headers: { "X-Client-Device": device } });

/**
 * Sends a four-digit code by SMS (contract: POST auth/login); 429 within 59 s of the previous code.
 * @param phone a plus and digits
 */
export function requestCode(caller: Caller, phone: string): Promise<Answer<SentCode>> {
  return callApi(caller, {
    method: "POST",
    path: "/api/auth/login",
    body: authToWire.login({ login: phone, type: "sms" }),
    schema: sentCode,
    limit: limits.write,
    showsErrorMessage: true,
  });
}

/** Signs in with the code from the SMS; 400 `invalid_code` or `code_expired` (contract: POST auth/byCode). */
export function signInByCode(
  caller: Caller,
  { phone, code, uid, device }: { phone: string; code: string; uid: string | null; device: string },
): Promise<Answer<SignedIn>> {
  return callApi(caller, {
    method: "POST",
    path: "/api/auth/byCode",
    body: authToWire.byCode({ login: phone, type: "sms", code, uid: uid ?? undefined }),
    ...from(device),
    schema: signedIn,
    limit: limits.write,
    showsErrorMessage: true,
  });
}

/** Signs in with e-mail and password; 400 `invalid_credentials` (contract: POST auth/byEmail). */
export function signInByEmail(
  caller: Caller,
  { email, password, uid, device }: { email: string; password: string; uid: string | null; device: string },
): Promise<Answer<SignedIn>> {
  return callApi(caller, {
    method: "POST",
    path: "/api/app/auth/byEmail",
    body: authToWire.byEmail({ login: email, type: "email", password, uid: uid ?? undefined }),
    ...from(device),
    schema: signedIn,
    limit: limits.write,
    showsErrorMessage: true,
  });
}

/**
 * Sends a link to set the first password. The answer does not reveal whether the address has an account already
 * (contract: POST registration).
 */
export function register(
  caller: Caller,
  { uid, ...person }: { email: string; name: string; lastName?: string; uid: string | null },
): Promise<Answer<Sent>> {
  return callApi(caller, {
    method: "POST",
    path: "/api/app/registration",
    body: authToWire.registration({ ...person, uid: uid ?? undefined }),
    schema: sent,
    limit: limits.write,
  });
}

/** Completes a registration and signs in; 400 `invalid_token` (contract: POST registration/setup-password). */
export function setUpPassword(
  caller: Caller,
  { device, ...body }: NewPasswordBody & { device: string },
): Promise<Answer<SignedIn>> {
  return callApi(caller, {
    method: "POST",
    path: "/api/app/registration/setup-password",
    body: authToWire.newPassword(body),
    ...from(device),
    schema: signedIn,
    limit: limits.write,
  });
}

/** Sends a link and a code to set a new password; 404 `account_not_found` (contract: POST restore/byEmail). */
export function requestRecovery(caller: Caller, email: string): Promise<Answer<Sent>> {
  return callApi(caller, {
    method: "POST",
    path: "/api/app/restore/byEmail",
    body: authToWire.restore({ email }),
    schema: sent,
    limit: limits.write,
  });
}

/**
 * Sets a new password and signs the customer out on all devices; 400 `invalid_token` (contract: POST
 * restore/changePassword). `token` comes from the e-mailed link, or is the code in the same e-mail.
 */
export function changePassword(caller: Caller, body: NewPasswordBody): Promise<Answer<{ changed: true }>> {
  return callApi(caller, {
    method: "POST",
    path: "/api/app/restore/changePassword",
    body: authToWire.newPassword(body),
    schema: changed,
    limit: limits.write,
  });
}

/**
 * The customer who owns the caller's token; 401 if the token is invalid (contract: GET auth/session).
 * @param limit one of `limits`, depending on how much the page needs the customer
 */
export function getSession(caller: Caller, limit: number = limits.side): Promise<Answer<{ user: User }>> {
  return callApi(caller, { path: "/api/auth/session", schema: session, limit });
}

/**
 * Exchanges a refresh token for new tokens; the old one becomes invalid. 401 for an invalid one (contract: POST
 * auth/refresh).
 */
export function refreshSession(caller: Caller, refreshToken: string): Promise<Answer<Tokens>> {
  return callApi(caller, {
    method: "POST",
    path: "/api/auth/refresh",
    body: authToWire.refresh({ refreshToken }),
    schema: tokens,
    limit: limits.write,
  });
}

/** Ends the session of the caller's token, including its refresh token (contract: POST auth/logout). */
export function signOut(caller: Caller): Promise<Answer<object>> {
  return callApi(caller, {
    method: "POST",
    path: "/api/auth/logout",
    schema: empty,
    limit: limits.write,
    showsErrorMessage: true,
  });
}
