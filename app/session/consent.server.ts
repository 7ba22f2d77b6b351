import { env } from "~/env.server";

import { cookieName, plainCookie, readPlainCookie } from "./cookie.server";

/** The visitor's answer to the question whether visits may be counted; null without an answer. */
type Consent = "given" | "refused";

const name = cookieName("consent");
const year = 365 * 24 * 60 * 60;

/**
 * Whether the browser itself asks not to be tracked (Global Privacy Control, Do Not Track), which counts as a refusal.
 */
export function optsOutOfTracking({ headers }: Request): boolean {
  return headers.get("Sec-GPC") === "1" || headers.get("DNT") === "1";
}

/** The visitor's answer, stored in its own cookie. */
export function readConsent(request: Request): Consent | null {
  if (optsOutOfTracking(request)) return "refused";
  const answer = readPlainCookie(name, request);
  return answer === "given" || answer === "refused" ? answer : null;
}

/** The id of the Metrika counter for this visitor; null if there is no counter or no consent. */
export function counterOf(request: Request): string | null {
  return env.METRIKA_ID && readConsent(request) === "given" ? env.METRIKA_ID : null;
}

/** Stores an answer for a year. A refusal also deletes the counter's cookies. */
export function saveConsent(answer: Consent, request: Request, headers: Headers): void {
  headers.append("Set-Cookie", plainCookie(name, answer, year));
  if (answer === "given") return;
  const left = (request.headers.get("Cookie") ?? "").match(/\b_ym_\w+(?==)/g) ?? [];
  for (const cookie of new Set(left)) {
    // The counter sets its cookies for the widest domain that the browser allows.
    for (const domain of ["", ...domainsOf(new URL(env.SITE_URL).hostname)]) {
      headers.append("Set-Cookie", `${cookie}=; Path=/; Max-Age=0${domain && `; Domain=${domain}`}`);
    }
  }
}

/** `shop.example.ru` and `example.ru`, but not `ru`. */
function domainsOf(host: string): string[] {
  const parts = host.split(".");
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join("."));
}
