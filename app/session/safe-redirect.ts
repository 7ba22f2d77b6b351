import { env } from "~/env.server";
import { hasControlCharacter, ownPath } from "~/lib/link";
import { log } from "~/server/log.server";

/**
 * Where a redirect leads that somebody else has worded: a path of the shop, or an address of a host that the settings
 * allow. Anything else is refused, which is logged, and the fallback stands in for it (specification, section 8).
 * @param hosts hosts that are allowed besides those that every redirect may lead to, in small letters
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

/** A whole address, http or https, without user or password, of an allowed host, its port included; else null. */
function outside(target: string, hosts: readonly string[]): string | null {
  if (hasControlCharacter(target) || !URL.canParse(target)) return null;
  const { protocol, host, username, password, href } = new URL(target);
  if (!["http:", "https:"].includes(protocol) || username !== "" || password !== "") return null;
  return hosts.includes(host) || env.EXTERNAL_HOSTS.includes(host) ? href : null;
}

/**
 * Where a posted form sends the shopper back to: its own `back` field, else the page that it was on (the `Referer` header
 * of the same origin), else the fallback.
 */
export function backTarget(request: Request, form: FormData, fallback: string): string {
  const field = form.get("back");
  if (field) return safeRedirect(field, fallback);
  const referer = request.headers.get("Referer");
  if (!referer || !URL.canParse(referer)) return fallback;
  const page = new URL(referer);
  const host = request.headers.get("Host") ?? new URL(request.url).host;
  return page.host === host ? safeRedirect(page.pathname + page.search, fallback) : fallback;
}
