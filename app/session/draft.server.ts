import * as z from "zod";

import { makeSeal } from "~/server/sealed.server";

import { type Author, isReadable } from "./author.server";
import { cookieName, plainCookie, readPlainCookie } from "./cookie.server";

const schema = z.object({
  /** The order's idempotency key. */
  key: z.string().regex(/^[\w-]{16,200}$/),
  /** The hash of the basket that the key was generated for. */
  hash: z.string(),
  /** Typed and chosen values by field name. */
  values: z.record(z.string(), z.string()),
  /** The basket hash and total of an order whose outcome is unknown. */
  sent: z.object({ hash: z.string(), total: z.string() }).optional(),
});

/** The shopper's input in the checkout. */
export type Draft = z.infer<typeof schema>;

const sealed = schema.extend({
  at: z.number(),
  uid: z.string().nullable().optional(),
  signIn: z.string().optional(),
});

const names = ["draft-1", "draft-2"].map(cookieName);

/** In seconds. */
const lifetime = 24 * 60 * 60;
/** The maximum length of a cookie's value: browsers accept 4096 characters of name and value. */
const maxValueLength = 3900;

const { seal, open } = makeSeal("checkout draft");

/**
 * The visitor's draft of the last 24 hours; null if there is none, or if the shop did not seal it. A response that
 * arrives after a sign-out may store the previous visitor's draft, so another author's draft is ignored. A guest who signs
 * in keeps the draft.
 */
export function readDraft(request: Request, author: Author, now = Date.now()): Draft | null {
  const text = names.map((name) => readPlainCookie(name, request) ?? "").join("");
  const opened = text === "" ? null : open(text);
  const parsed = sealed.safeParse(opened);
  if (!parsed.success || now - parsed.data.at > lifetime * 1000) return null;
  const { at: _, uid = author.uid, signIn, ...draft } = parsed.data;
  return isReadable({ uid, signIn }, author) ? draft : null;
}

/**
 * Stores an encrypted draft in the browser, because it holds a name, a phone and an address. While it does not fit in
 * two cookies, its longest text is left out.
 */
export function writeDraft(headers: Headers, draft: Draft, author: Author, now = Date.now()): void {
  let { values } = draft;
  let text = seal({ ...draft, at: now, ...author });
  while (text.length > maxValueLength * names.length && Object.keys(values).length > 0) {
    values = withoutLongest(values);
    text = seal({ ...draft, values, at: now, ...author });
  }
  names.forEach((name, index) => {
    const piece = text.slice(index * maxValueLength, (index + 1) * maxValueLength);
    headers.append("Set-Cookie", plainCookie(name, piece, piece ? lifetime : 0));
  });
}

/** Deletes the draft, after an order or a sign-out. */
export function clearDraft(headers: Headers): void {
  for (const name of names) headers.append("Set-Cookie", plainCookie(name, "", 0));
}

const pointName = "delivery.pointId";
const cityName = "delivery.address.city_with_type";

/** The pickup point and the city that the shopper has chosen, on a product's page or in the checkout. */
export function readDeliveryChoice(request: Request, author: Author): { point: number | null; city: string | null } {
  const { values = {} } = readDraft(request, author) ?? {};
  const point = values[pointName];
  return { point: point ? Number(point) : null, city: values[cityName]?.trim() || null };
}

/** @param delivery the code of the pickup */
export function choosePoint(values: Draft["values"], delivery: string, point: string): Draft["values"] {
  return { ...values, "delivery.code": delivery, [pointName]: point };
}

/** Removes the address if it is in another city. */
export function chooseCity(values: Draft["values"], city: string): Draft["values"] {
  if (values[cityName] === city) return values;
  const others = Object.entries(values).filter(([name]) => !/^(delivery\.)?address\./.test(name));
  return { ...Object.fromEntries(others), [cityName]: city };
}

function withoutLongest(values: Draft["values"]): Draft["values"] {
  const [longestName] = Object.entries(values).sort(([, a], [, b]) => b.length - a.length)[0] ?? [];
  return Object.fromEntries(Object.entries(values).filter(([name]) => name !== longestName));
}
