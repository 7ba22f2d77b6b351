import { createCookie } from "@remix-run/node";

import { testSecret } from "../../fixtures/shop";

/** A cookie as a response sets it; attribute names are in lower case, and attributes without a value are empty. */
export type SetCookie = { name: string; value: string; attributes: Record<string, string> };

/** Reads a `Set-Cookie` header. */
export function parseSetCookie(header: string): SetCookie {
  const [pair = "", ...rest] = header.split(/;\s*/);
  const [name, value] = splitOnce(pair);
  const attributes = rest.map((attribute) => {
    const [key, content] = splitOnce(attribute);
    return [key.toLowerCase(), content] as const;
  });
  return { name, value, attributes: Object.fromEntries(attributes) };
}

function splitOnce(text: string): [string, string] {
  const at = text.indexOf("=");
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

/** The signed cookies of a visitor; over HTTPS their names have the prefix that binds them to their host. */
type VisitorCookie = "uid" | "session" | "renewed" | "code" | "confirmation";

/** The value of a cookie signed with the shop's secret, or with another secret. */
export async function signedCookie(
  name: VisitorCookie | `__Host-${VisitorCookie}` | "debug",
  content: unknown,
  secret = testSecret,
): Promise<string> {
  const header = await createCookie(name, { secrets: [secret] }).serialize(content);
  return parseSetCookie(header).value;
}

/** The cookies of a signed-in customer, none of which is due for renewal. */
export async function customerCookies(
  given: { uid: string } & Partial<Record<"token" | "refreshToken", string | undefined>>,
): Promise<Record<"uid" | "session", string>> {
  const { uid, token, refreshToken } = given;
  return {
    uid: await signedCookie("uid", { uid, renewed: new Date().toISOString().slice(0, 10) }),
    session: await signedCookie("session", { token, refreshToken, refreshedAt: Date.now() }),
  };
}

/** The content of a signed cookie; the first part of its value is JSON in base64. */
export function contentOf(value: string): unknown {
  const [payload = ""] = decodeURIComponent(value).split(".");
  return JSON.parse(Buffer.from(payload, "base64").toString());
}
