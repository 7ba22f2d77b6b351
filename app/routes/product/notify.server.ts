import * as z from "zod";

import { requestNotice } from "~/api/catalog.server";
import { unreachable } from "~/api/errors";
import { translateFor } from "~/i18n/translate.server";
import { whoAsks } from "~/lib/client-address.server";
import { makeLimiter } from "~/lib/rate-limit.server";
import type { Visit } from "~/session/visit.server";

/** What the form is told: what was typed, and what is wrong with it (a key of `product:notify` or the API's own words). */
export type NotifyAnswer = {
  contact: string;
  error: "required" | "invalid" | "failed";
  message: string | null;
};

export type NotifyOutcome =
  { status: 200 } | { status: 404 } | { status: 400 | 429 | 503; answer: NotifyAnswer; headers?: HeadersInit };

const notices = makeLimiter({ name: "notify", times: 100, seconds: 600 });

/** The refusal of a form that is one of too many from its address; null for any other. */
export async function refusalOfMany(visit: Visit, request: Request, field: unknown): Promise<NotifyOutcome | null> {
  const wait = await notices.take(whoAsks(request));
  if (wait === 0) return null;
  const message = translateFor(visit.locale)("forms:human.often", { count: wait });
  const answer: NotifyAnswer = { contact: typedOf(field), error: "failed", message };
  return { status: 429, answer, headers: { "Retry-After": String(wait) } };
}

const typedOf = (field: unknown): string => (typeof field === "string" ? field.slice(0, 500) : "");

/** An e-mail address, or a phone number as people write one, with its country's code. */
const contactSchema = z
  .string()
  .trim()
  .min(1, "required")
  .max(200, "invalid")
  .refine((text) => z.email().safeParse(text).success || isPhone(text), "invalid");

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, "").length;
  return /^\+?\d[\d\s()-]*$/.test(text) && digits >= 11 && digits <= 15;
}

/** Asks the API to tell the shopper when a product is back; 404 where there is no such product. */
export async function askForNotice(visit: Visit, code: string, field: unknown): Promise<NotifyOutcome> {
  const typed = typedOf(field);
  const parsed = contactSchema.safeParse(typed);
  if (!parsed.success) {
    const error = parsed.error.issues[0]?.message === "required" ? "required" : "invalid";
    return { status: 400, answer: { contact: typed, error, message: null } };
  }
  const uid = await visit.uid();
  const { data, error, status } = uid
    ? await requestNotice(visit.caller, code, { uid, contact: parsed.data })
    : unreachable;
  if (data) return { status: 200 };
  if (status === 404) return { status: 404 };
  const refused = status < 500;
  const message = error.fields.contact ?? error.message;
  return {
    status: refused ? 400 : 503,
    answer: { contact: typed, error: refused ? "invalid" : "failed", message: refused ? message : null },
  };
}
