import { createCookie } from "@remix-run/node";

import { testSecret } from "../../fixtures/shop";

/** A cookie as an answer sets it; names of attributes are in small letters, those without a value hold an empty text. */
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

/** What the session's cookie is called; under HTTPS it has the prefix that ties it to its host. */
export type SessionName = "session" | "__Host-session";

/** The value of a cookie that the shop takes for its own, or for somebody else's when another secret signs it. */
export async function signedCookie(
  name: SessionName | "debug",
  content: unknown,
  secret = testSecret,
): Promise<string> {
  const header = await createCookie(name, { secrets: [secret] }).serialize(content);
  return parseSetCookie(header).value;
}

/** What a signed cookie's value holds; its first part is base64 of JSON. */
export function contentOf(value: string): unknown {
  const [payload = ""] = decodeURIComponent(value).split(".");
  return JSON.parse(Buffer.from(payload, "base64").toString());
}
