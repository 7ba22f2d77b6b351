import { requestNotice } from "~/api/catalog.server";
import { unreachable } from "~/api/errors";
import { translateFor } from "~/i18n/translate.server";
import { waitText } from "~/i18n/wait";
import { isEmail } from "~/lib/email";
import { russia } from "~/lib/phone";
import { parsePhone } from "~/lib/phone.server";
import { whoAsks } from "~/server/client-address.server";
import { makeLimiter } from "~/server/rate-limit.server";
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
  const t = translateFor(visit.locale);
  const message = t("forms:human.often", { wait: waitText(t, wait) });
  const answer: NotifyAnswer = { contact: typedOf(field), error: "failed", message };
  return { status: 429, answer, headers: { "Retry-After": String(wait) } };
}

const typedOf = (field: unknown): string => (typeof field === "string" ? field.slice(0, 500) : "");

type Contact = { value: string } | { error: "required" | "invalid"; isForeign: boolean };

/** An e-mail address as it was typed, or a phone number as it is sent. */
function readContact(typed: string): Contact {
  const text = typed.trim();
  if (text === "") return { error: "required", isForeign: false };
  if (text.length > 200) return { error: "invalid", isForeign: false };
  if (isEmail(text)) return { value: text };
  const { phone, fault } = parsePhone(russia, text);
  return phone === null ? { error: "invalid", isForeign: fault === "foreign" } : { value: phone };
}

/** Asks the API to tell the shopper when a product is back; 404 where there is no such product. */
export async function askForNotice(visit: Visit, code: string, field: unknown): Promise<NotifyOutcome> {
  const typed = typedOf(field);
  const contact = readContact(typed);
  if ("error" in contact) {
    const message = contact.isForeign ? translateFor(visit.locale)("forms:phoneCountry") : null;
    return { status: 400, answer: { contact: typed, error: contact.error, message } };
  }
  const uid = await visit.uid();
  const { data, error, status } = uid
    ? await requestNotice(visit.caller, code, { uid, contact: contact.value })
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
