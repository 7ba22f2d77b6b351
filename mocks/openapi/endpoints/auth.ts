import * as z from "zod";

import {
  byCodeBody,
  byEmailBody,
  changed,
  loginBody,
  newPasswordBody,
  refreshBody,
  registrationBody,
  restoreBody,
  sent,
  sentCode,
  session,
  signedIn,
  tokens,
} from "~/api/schemas/auth";
import { empty } from "~/api/schemas/common";

import type { Endpoint } from "../endpoint";

const post = (call: Omit<Endpoint, "method" | "tag">): Endpoint => ({
  method: "post",
  tag: "Sign-in",
  ...call,
  errors: ["validation_failed", ...(call.errors ?? [])],
});

/** For calls that open a session. */
const device = {
  headers: [
    {
      name: "X-Client-Device",
      description:
        "The shopper's browser, such as `Chrome, Windows`, for the list of sessions. Truncated to 200 characters.",
      schema: z.string(),
    },
  ],
} satisfies Partial<Endpoint>;

/** Contract, section 3: "Sign-in". */
export const authEndpoints: Endpoint[] = [
  post({
    path: "/api/auth/login",
    id: "requestCode",
    summary: "Send a four-digit code by SMS",
    description:
      "The response is the same for known and unknown phone numbers. A new code can be requested after 59 seconds: see `Retry-After`.",
    body: loginBody,
    response: sentCode,
    errors: ["too_many_requests"],
  }),
  post({
    path: "/api/auth/byCode",
    id: "signInByCode",
    ...device,
    summary: "Sign in with a code; registers an unknown phone number",
    description:
      "A code is valid for five minutes and five attempts. `uid` identifies the guest whose basket, favourites and viewed products are merged into the customer's. Earlier guest orders with the customer's phone or confirmed e-mail address become the customer's.",
    body: byCodeBody,
    response: signedIn,
    errors: ["invalid_code", "code_expired"],
  }),
  post({
    path: "/api/app/auth/byEmail",
    id: "signInByEmail",
    ...device,
    summary: "Sign in with an e-mail address and a password",
    body: byEmailBody,
    response: signedIn,
    errors: ["invalid_credentials", "too_many_requests"],
  }),
  post({
    path: "/api/app/registration",
    id: "register",
    summary: "Send a link to set the first password",
    description: "The response is the same for an address that is already registered.",
    body: registrationBody,
    response: sent,
    errors: ["too_many_requests"],
  }),
  post({
    path: "/api/app/registration/setup-password",
    id: "setUpPassword",
    ...device,
    summary: "Complete a registration and sign in",
    description: "The 10,000 most common passwords are rejected.",
    body: newPasswordBody,
    response: signedIn,
    errors: ["invalid_token"],
  }),
  post({
    path: "/api/app/restore/byEmail",
    id: "requestRecovery",
    summary: "Send a link and a code to set a new password",
    body: restoreBody,
    response: sent,
    errors: ["account_not_found", "too_many_requests"],
  }),
  post({
    path: "/api/app/restore/changePassword",
    id: "changePassword",
    summary: "Set a new password and sign out everywhere",
    description:
      "`token` is the token in the link, or the code of eight letters and digits in the same e-mail. The 10,000 most common passwords are rejected.",
    body: newPasswordBody,
    response: changed,
    errors: ["invalid_token", "too_many_requests"],
  }),
  {
    method: "get",
    path: "/api/auth/session",
    id: "getSession",
    tag: "Sign-in",
    summary: "The customer to whom the token belongs",
    response: session,
    private: true,
  },
  post({
    path: "/api/auth/refresh",
    id: "refreshSession",
    summary: "Exchange a refresh token for new tokens; a refresh token works once",
    body: refreshBody,
    response: tokens,
    errors: ["unauthorized"],
  }),
  {
    method: "post",
    path: "/api/auth/logout",
    id: "signOut",
    tag: "Sign-in",
    summary: "End the session of the token; an invalid token is ignored",
    response: empty,
  },
];
