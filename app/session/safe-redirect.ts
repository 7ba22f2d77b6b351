import { env } from "~/env.server";
import { barePath, localePath, type Locale } from "~/i18n/config";
import { hasControlCharacter, ownPath } from "~/lib/link";
import { log } from "~/server/log.server";
import { isOnOwnHost } from "~/server/own-host.server";

/**
 * The target of a redirect from untrusted input: a path of the shop, or an address on a host that the settings allow.
 * Anything else is logged and replaced by the fallback (specification, section 8).
 * @param hosts lower-case hosts that are allowed in addition to those in the settings
 */
export function safeRedirect(
  target: FormDataEntryValue | null | undefined,
  fallback: string,
  hosts: readonly string[] = [],
): string {
  if (target === null || target === undefined || target === "") return fallback;
  const allowed = typeof target === "string" ? (ownPath(target) ?? outside(target, hosts)) : null;
  if (allowed === null)
    log("error", "navigation_refused", { target: typeof target === "string" ? target.slice(0, 200) : "a file" });
  return allowed ?? fallback;
}

/**
 * Where a sign-in leads, from untrusted input: a safe target, in the language of the sign-in page, which the visitor may
 * have switched there. Empty if there is none.
 */
export function returnTarget(target: FormDataEntryValue | null, locale: Locale): string {
  const safe = safeRedirect(target, "");
  // A path without its prefix may be another host's address: `/en//evil.example`.
  return safe.startsWith("/") ? safeRedirect(localePath(locale, barePath(safe)), "") : safe;
}

/** An absolute http(s) address without user or password, on an allowed host including its port; otherwise null. */
function outside(target: string, hosts: readonly string[]): string | null {
  if (hasControlCharacter(target) || !URL.canParse(target)) return null;
  const { protocol, host, username, password, href } = new URL(target);
  if (!["http:", "https:"].includes(protocol) || username !== "" || password !== "") return null;
  return hosts.includes(host) || env.EXTERNAL_HOSTS.includes(host) ? href : null;
}

/**
 * Where to redirect after a posted form: its own `back` field, otherwise the page that it was on (a same-origin
 * `Referer`), otherwise the fallback.
 */
export function backTarget(request: Request, form: FormData, fallback: string): string {
  const field = form.get("back");
  if (field) return safeRedirect(field, fallback);
  const referer = request.headers.get("Referer");
  if (!referer || !isOnOwnHost(referer, request)) return fallback;
  const { pathname, search } = new URL(referer);
  return safeRedirect(pathname + search, fallback);
}
