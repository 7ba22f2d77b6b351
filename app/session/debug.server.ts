import { createCookie } from "@remix-run/node";

import type { CallEntry } from "~/api/client.server";
import { env } from "~/env.server";

import { cookieName, isSecure } from "./cookie.server";

/** The signed cookie that shows a developer the API calls of a page; its value is `true`. */
const debugCookie = createCookie(cookieName("debug"), {
  httpOnly: true,
  sameSite: "lax",
  secure: isSecure,
  path: "/",
  secrets: env.SESSION_SECRETS,
});

/** Whether the page shows its API calls: by the setting `DEBUG` or the signed cookie. */
export async function wantsDebug(request: Request): Promise<boolean> {
  if (env.DEBUG) return true;
  const cookie = request.headers.get("Cookie");
  return cookie?.includes("debug=") ? (await debugCookie.parse(cookie)) === true : false;
}

/** The API calls of a page for the browser's network panel; durations in ms. */
export function serverTiming(calls: CallEntry[]): string {
  return calls
    .map(({ path, start, end }, index) => `api${index + 1};dur=${end - start};desc="${path.replace(/[^\w/.-]/g, "")}"`)
    .join(", ");
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/**
 * A list of the page's API calls with their times, as HTML for the end of the body. React does not render it, so no
 * script of the page depends on it.
 */
export function debugPanel(calls: CallEntry[]): string {
  const first = Math.min(...calls.map(({ start }) => start));
  const rows = calls.map(
    ({ id, type, path, start, end, options, status }) =>
      `<tr><td>${escapeHtml(id)}</td><td>${type}</td><td>${escapeHtml(path)}</td><td>+${start - first} ms</td><td>${end - start} ms</td><td>${options.tries} of ${options.limit} ms</td><td>${status}</td></tr>`,
  );
  return `<details id="debug" lang="en" class="wrap small"><summary>API calls: ${calls.length}</summary><table>${rows.join("")}</table></details>`;
}
