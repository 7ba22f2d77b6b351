import { themeChoices, type ThemeChoice } from "~/lib/theme-file";

import { cookieName, plainCookie, readPlainCookie } from "./cookie.server";

const name = cookieName("theme");
const year = 365 * 24 * 60 * 60;

/** The visitor's theme, stored in its own cookie; `auto` without one. */
export function readTheme(request: Request): ThemeChoice {
  return toTheme(readPlainCookie(name, request)) ?? "auto";
}

/** A theme from a cookie or a form; null if there is none of this name. */
export function toTheme(text: unknown): ThemeChoice | null {
  return themeChoices.find((choice) => choice === text) ?? null;
}

/** Stores a theme for a year; `auto` deletes the cookie. */
export function saveTheme(choice: ThemeChoice, headers: Headers): void {
  headers.append("Set-Cookie", plainCookie(name, choice, choice === "auto" ? 0 : year));
}
