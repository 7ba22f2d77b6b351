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
      description: "The shopper's browser, such as `Chrome, Windows`, for the list of sessions; cut to 200 characters.",
      schema: z.string(),
    },
  ],
} satisfies Partial<Endpoint>;

/** Contract, section 3: "Sign-in". */
export const authEndpoints: Endpoint[] = [
  post({
    path: "/api/auth/login",
    id: "requestCode",
    summary: "Send a code of four digits by SMS",
    description:
      "Known and unknown phones are treated alike. Not sooner than 59 s after the last one: see `Retry-After`.",
    body: loginBody,
    answer: sentCode,
    errors: ["too_many_requests"],
  }),
  post({
    path: "/api/auth/byCode",
    id: "signInByCode",
    ...device,
    summary: "Sign in by the code; an unknown phone registers",
    description:
      "A code lives for five minutes and has five tries. `uid` is the guest whose basket, favourites and viewed products become the customer's.",
    body: byCodeBody,
    answer: signedIn,
    errors: ["invalid_code", "code_expired"],
  }),
  post({
    path: "/api/app/auth/byEmail",
    id: "signInByEmail",
    ...device,
    summary: "Sign in by e-mail and password",
    body: byEmailBody,
    answer: signedIn,
    errors: ["invalid_credentials", "too_many_requests"],
  }),
  post({
    path: "/api/app/registration",
    id: "register",
    summary: "Send a link to set the first password; the answer is the same for a known address",
    body: registrationBody,
    answer: sent,
    errors: ["too_many_requests"],
  }),
  post({
    path: "/api/app/registration/setup-password",
    id: "setUpPassword",
    ...device,
    summary: "End a registration and sign in",
    description: "Any of the 10,000 commonest passwords is rejected.",
    body: newPasswordBody,
    answer: signedIn,
    errors: ["invalid_token"],
  }),
  post({
    path: "/api/app/restore/byEmail",
    id: "requestRecovery",
    summary: "Send a link and a code to set a new password",
    body: restoreBody,
    answer: sent,
    errors: ["account_not_found", "too_many_requests"],
  }),
  post({
    path: "/api/app/restore/changePassword",
    id: "changePassword",
    summary: "Set a new password and sign out everywhere",
    description:
      "`token` is the link's, or the code of eight letters and digits that the same e-mail carries. Any of the 10,000 commonest passwords is refused.",
    body: newPasswordBody,
    answer: changed,
    errors: ["invalid_token", "too_many_requests"],
  }),
  {
    method: "get",
    path: "/api/auth/session",
    id: "getSession",
    tag: "Sign-in",
    summary: "Whose the token is",
    answer: session,
    private: true,
  },
  post({
    path: "/api/auth/refresh",
    id: "refreshSession",
    summary: "New tokens for a refresh token, which works once",
    body: refreshBody,
    answer: tokens,
    errors: ["unauthorized"],
  }),
  {
    method: "post",
    path: "/api/auth/logout",
    id: "signOut",
    tag: "Sign-in",
    summary: "End the session of the token; one that is already invalid does no harm",
    answer: empty,
  },
];
