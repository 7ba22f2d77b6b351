import { redirect } from "@remix-run/node";

import { localePath, type Locale } from "~/i18n/config";
import { paths } from "~/paths";

import { isSecure } from "./cookie.server";

const name = "i18n_redirected";
const year = 365 * 24 * 60 * 60;

/** The language of the page that this shopper saw last; null for a new one. A plain value, so that other tools can read it. */
function readLocaleCookie(request: Request): string | null {
  return /(?:^|;\s*)i18n_redirected=([^;]*)/.exec(request.headers.get("Cookie") ?? "")?.[1] ?? null;
}

/**
 * Remembers the language of a page that was opened (specification, sections 4 and 9: 365 days, path `/`, lax). A form's answer
 * says nothing of it: it may arrive after the shopper has chosen another. The specification gives the name, so it carries no
 * prefix under HTTPS, as the shop's other cookies do.
 */
export function rememberLocale(request: Request, locale: Locale, headers: Headers): void {
  if (request.method !== "GET" || readLocaleCookie(request) === locale) return;
  const secure = isSecure ? "; Secure" : "";
  headers.append("Set-Cookie", `${name}=${locale}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`);
}

/**
 * Leads a shopper who opens `/` from outside, and last read English, to `/en`. A link of the shop's own pages, the language
 * switch among them, is taken at its word. Nobody is led anywhere by a guess of browser or country.
 * @throws the redirect
 */
export function redirectToRememberedLanguage(request: Request): void {
  const url = new URL(request.url);
  if (url.pathname !== paths.home() || readLocaleCookie(request) !== "en" || comesFromThisShop(request)) return;
  throw redirect(localePath("en", paths.home()) + url.search, {
    status: 302,
    headers: { "Cache-Control": "private, no-cache", Vary: "Cookie, Sec-Fetch-Site, Referer" },
  });
}

function comesFromThisShop(request: Request): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin";
  const referer = request.headers.get("Referer");
  if (!referer || !URL.canParse(referer)) return false;
  return new URL(referer).host === (request.headers.get("Host") ?? new URL(request.url).host);
}
