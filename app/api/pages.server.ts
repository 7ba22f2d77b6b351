import { callApi, limits, type Caller } from "./client.server";
import type { Answer } from "./errors";
import { withLastAnswer } from "./last-answer.server";
import { home, settings, uid, type Home, type Settings } from "./schemas/pages";

/** A new visitor's identifier (contract: GET profile/uid); asked only when the session has none. */
export function getUid(caller: Caller): Promise<Answer<{ uid: string }>> {
  return callApi(caller, { path: "/api/app/profile/uid", schema: uid, limit: limits.side });
}

/** Phones, e-mail and links as the API has them now (contract: GET settings/view). */
export function getCurrentSettings(caller: Caller): Promise<Answer<Settings>> {
  return callApi(caller, { path: "/api/app/settings/view", schema: settings, limit: limits.side });
}

/** Phones, e-mail and links of header and footer: the API's last answer where a new one is late. */
export const getSettings = withLastAnswer("settings", getCurrentSettings);

/** What the home page shows (contract: GET home/view). */
export function getHome(caller: Caller, visitor: string | null): Promise<Answer<Home>> {
  return callApi(caller, { path: "/api/app/home/view", query: { uid: visitor }, schema: home, limit: limits.main });
}
