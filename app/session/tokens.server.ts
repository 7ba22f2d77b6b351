import { createHash } from "node:crypto";

import type { Caller } from "~/api/client.server";
import type { Tokens } from "~/api/schemas/auth";
import { translateFor } from "~/i18n/translate.server";
import { log } from "~/server/log.server";

import type { Memory } from "./memory.server";
import type { Notices } from "./notices.server";
import { renewOnce } from "./renewal.server";

/** A sign-in and its renewal stand in two cookies: the renewal names the token that it belongs to. */
const digest = (token: string) => createHash("sha256").update(token).digest("base64url").slice(0, 22);

/** The visitor's tokens; none for a guest, and where the API has ended the session. */
export function readTokens({ get }: Memory): Partial<Pick<Tokens, "token" | "refreshToken">> {
  const [session, renewed] = [get("session"), get("renewed")];
  if (session?.token === undefined) return {};
  const { token, refreshToken } = renewed?.of === digest(session.token) ? renewed : session;
  return { ...(token ? { token } : {}), ...(refreshToken ? { refreshToken } : {}) };
}

/** For so long, in ms, a customer need not come and is signed in still. */
const longestIdle = 30 * 24 * 60 * 60 * 1000;

/**
 * Ends the sign-in of a customer who has not been here for 30 days, whatever the API thinks of the token; the visitor goes on.
 * @returns whether it has
 */
export function endIdle(memory: Memory, requestId: string, now = Date.now()): boolean {
  const [session, renewed, uid] = [memory.get("session"), memory.get("renewed"), memory.get("uid")];
  if (session?.token === undefined || readTokens(memory).token === undefined) return false;
  // The visitor's cookie is written anew on each day of visiting.
  const day = uid?.renewed === undefined ? 0 : Date.parse(uid.renewed);
  if (now - Math.max(session.refreshedAt ?? 0, renewed?.refreshedAt ?? 0, day) <= longestIdle) return false;
  memory.set("renewed", { of: digest(session.token) });
  log("info", "session_ended", { requestId, reason: "idle" });
  return true;
}

/** What signs the visitor in and out. */
export type SignIn = {
  /** Keeps the customer's tokens: from now on all calls are made for the customer. */
  signIn: (tokens: Tokens) => void;
  /** Forgets the customer. The visitor gets a new uid, so that nothing of the customer's is left behind. */
  signOut: () => void;
};

type Helpers = Pick<Notices, "leaveNotice"> & { share: <T>(key: string, call: () => Promise<T>) => Promise<T> };

/** Keeps the customer's tokens in the visitor's cookies, and has the caller's renewed when the API finds them dead. */
export function keepTokens(caller: Caller, memory: Memory, { share, leaveNotice }: Helpers): SignIn {
  const { get, set } = memory;

  async function renew() {
    const own = get("session")?.token;
    const { refreshToken } = readTokens(memory);
    const answer = refreshToken ? await renewOnce(caller, refreshToken) : null;
    // An API that cannot say so now may know the customer later.
    if (own === undefined || (answer && !answer.data && answer.status >= 500)) return;
    caller.token = answer?.data?.token ?? null;
    set("renewed", { of: digest(own), ...(answer?.data ? kept(answer.data) : {}) });
    if (answer?.data) return;
    log("info", "session_ended", { requestId: caller.requestId, reason: "token_refused" });
    leaveNotice({ kind: "error", text: translateFor(caller.locale)("sign-in:ended") });
  }

  // Calls that find the token dead at the same time renew it together.
  caller.renew = (dead) => share(`renew ${dead}`, renew);

  /** Takes away what waited for this customer or belonged to the last sign-in. */
  function replaceSession(session: Parameters<typeof set<"session">>[1]) {
    set("session", session);
    for (const name of ["renewed", "code"] as const) set(name, null);
  }

  return {
    signIn(tokens) {
      caller.token = tokens.token;
      const left = get("session")?.left;
      replaceSession({ ...kept(tokens), ...(left === undefined ? {} : { left }) });
    },
    signOut() {
      caller.token = null;
      const left = get("uid")?.uid ?? get("session")?.left;
      replaceSession(left === undefined ? {} : { left });
      for (const name of ["uid", "confirmation"] as const) set(name, null);
    },
  };
}

const kept = ({ token, refreshToken }: Tokens) => ({ token, refreshToken, refreshedAt: Date.now() });
