import * as z from "zod";

import { makeSeal } from "~/server/sealed.server";

import { cookieName, isSecure } from "./cookie.server";

const schema = z.object({
  /** Goes with the order, so that it is placed once. */
  key: z.string().regex(/^[\w-]{16,200}$/),
  /** The basket that the key was made for. */
  hash: z.string(),
  /** What was typed and chosen, by field. */
  values: z.record(z.string(), z.string()),
  /** What was sent with an order of which nobody knows whether it was placed. */
  sent: z.object({ hash: z.string(), total: z.string() }).optional(),
});

/** What a shopper has typed in the checkout. */
export type Draft = z.infer<typeof schema>;

const sealed = schema.extend({ at: z.number(), uid: z.string().nullable().optional() });

const names = ["draft-1", "draft-2"].map(cookieName);
const attributes = `; Path=/; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;

/** In seconds. */
const lifetime = 24 * 60 * 60;
/** Of a cookie's value: browsers keep 4096 characters of name and value. */
const longest = 3900;

const { seal, open } = makeSeal("checkout draft");

/**
 * What this visitor has typed in the last 24 hours; null for nothing, and for what nobody but the shop could have sealed. An
 * answer that arrives after a sign-out sets the draft of the one who has left, which is not the next visitor's to see.
 */
export function readDraft(request: Request, uid: string | null, now = Date.now()): Draft | null {
  const cookies = request.headers.get("Cookie") ?? "";
  const text = names.map((name) => valueOf(cookies, name)).join("");
  const opened = text === "" ? null : open(text);
  const parsed = sealed.safeParse(opened);
  if (!parsed.success || now - parsed.data.at > lifetime * 1000) return null;
  const { at: _, uid: writer, ...draft } = parsed.data;
  return writer === undefined || writer === uid ? draft : null;
}

/**
 * Keeps a draft in the browser, sealed: it holds a name, a phone, an address. What is too much for two cookies goes without
 * its longest text.
 */
export function writeDraft(headers: Headers, draft: Draft, uid: string | null, now = Date.now()): void {
  let { values } = draft;
  let text = seal({ ...draft, at: now, uid });
  while (text.length > longest * names.length && Object.keys(values).length > 0) {
    values = withoutLongest(values);
    text = seal({ ...draft, values, at: now, uid });
  }
  names.forEach((name, index) => {
    const piece = text.slice(index * longest, (index + 1) * longest);
    headers.append("Set-Cookie", `${name}=${piece}${attributes}; Max-Age=${piece ? lifetime : 0}`);
  });
}

/** Forgets what was typed: the order is placed, or somebody has left for good. */
export function forgetDraft(headers: Headers): void {
  for (const name of names) headers.append("Set-Cookie", `${name}=${attributes}; Max-Age=0`);
}

function valueOf(cookies: string, name: string): string {
  return new RegExp(`(?:^|;\\s*)${name}=([\\w-]*)`).exec(cookies)?.[1] ?? "";
}

function withoutLongest(values: Draft["values"]): Draft["values"] {
  const [longestName] = Object.entries(values).sort(([, a], [, b]) => b.length - a.length)[0] ?? [];
  return Object.fromEntries(Object.entries(values).filter(([name]) => name !== longestName));
}
