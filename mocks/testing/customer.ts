import { signedIn, type SignedIn } from "~/api/schemas/auth";

import { call, type CallOptions } from "./call";
import type { TestApi } from "./test-api";

/** The newest message to a recipient; throws if there is none. */
export function lastMessage(api: TestApi, to: string) {
  const found = api.context.outbox.list().find((message) => message.to === to);
  if (!found) throw new Error(`No message was sent to ${to}`);
  return found;
}

/** Signs in by phone as a shopper does: requests a code and reads it in the outbox. An unknown phone is registered. */
export async function signInByPhone(api: TestApi, phone: string, uid?: string): Promise<SignedIn> {
  await call(api, "/api/auth/login", { method: "POST", body: { login: phone, type: "sms" } });
  const { code } = lastMessage(api, phone);
  const body = { login: phone, type: "sms", code, uid };
  return (await call(api, "/api/auth/byCode", { method: "POST", body })).data(signedIn);
}

/** Returns a function that calls the API with a token. */
export function caller(api: TestApi, token: string) {
  return (path: string, options: CallOptions = {}) =>
    call(api, path, { ...options, headers: { ...options.headers, authorization: `Bearer ${token}` } });
}
