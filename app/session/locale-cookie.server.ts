import { redirect } from "@remix-run/node";

import { localePath, shopLocales, type Locale } from "~/i18n/config";
import { paths } from "~/paths";
import { isOnOwnHost } from "~/server/own-host.server";

import { isSecure, readPlainCookie } from "./cookie.server";

const name = "i18n_redirected";
const year = 365 * 24 * 60 * 60;

/**
 * Stores the language of an opened page, where other tools and scripts can read it (specification, sections 4 and 9:
 * 365 days, path `/`, lax). Responses to forms do not store it, because they may arrive after the shopper has switched
 * the language. The specification defines the name, so unlike the shop's other cookies it has no prefix under HTTPS.
 */
export function rememberLocale(request: Request, locale: Locale, headers: Headers): void {
  if (request.method !== "GET" || readPlainCookie(name, request) === locale) return;
  const secure = isSecure ? "; Secure" : "";
  headers.append("Set-Cookie", `${name}=${locale}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`);
}

/**
 * Redirects a shopper who opens `/` from another site, and last read a language with a prefix, such as `/en`, to it.
 * Links on the shop's own pages, such as the language switch, are never redirected. The browser's language and country
 * play no role.
 * @throws the redirect
 */
export function redirectToRememberedLanguage(request: Request): void {
  const url = new URL(request.url);
  const remembered = shopLocales()
    .slice(1)
    .find((locale) => locale === readPlainCookie(name, request));
  if (url.pathname !== paths.home() || remembered === undefined || comesFromThisShop(request)) return;
  throw redirect(localePath(remembered, paths.home()) + url.search, {
    status: 302,
    headers: { "Cache-Control": "private, no-cache", Vary: "Cookie, Sec-Fetch-Site, Referer" },
  });
}

function comesFromThisShop(request: Request): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin";
  return isOnOwnHost(request.headers.get("Referer") ?? "", request);
}
