import { randomUUID } from "node:crypto";

import { redirect, type AppLoadContext } from "@remix-run/node";

import type { Caller } from "~/api/client.server";
import { getUid } from "~/api/content.server";
import type { Locale } from "~/i18n/config";
import { remixI18n, translateFor } from "~/i18n/translate.server";
import { languageOf } from "~/lib/languages";
import { cutToBytes } from "~/lib/text";
import { hashedClientKey } from "~/server/client-address.server";
import { requestIdHeader } from "~/server/requests.server";

import { type Author, authorOf } from "./author.server";
import { blocksCookies, withBlockedCookies } from "./blocked-cookies.server";
import { createCompared, type Compared } from "./compared.server";
import { maxBytes, type CodeRequest, type Confirmation, withAccount, type DeviceMark } from "./cookie.server";
import { clearDraft } from "./draft.server";
import { rememberLocale } from "./locale-cookie.server";
import { createNotices, type Notices } from "./notices.server";
import { clearPlacedOrder } from "./placed-order.server";
import { readSessionParts, type SessionParts } from "./session-parts.server";
import { endIdleSession, createSignIn, readTokens, type SignIn } from "./tokens.server";

/**
 * One request of one visitor: who sends it and in which language. All loaders and actions of a request share it, so
 * that cookies are read once, the uid is requested once, and all API calls are listed together.
 */
export type Visit = SignIn &
  Omit<Compared, "write"> &
  Omit<Notices, "write"> & {
    locale: Locale;
    caller: Caller;
    /** The visitor's identifier from the cookie; null for a new visitor, whose reads work without one. */
    knownUid: string | null;
    /**
     * Who writes the checkout draft and places the order: the visitor, or the customer with this sign-in.
     * @param uid the visitor's identifier; by default the known one
     */
    author: (uid?: string | null) => Author;
    /** The identifier, requested from the API if the cookie has none; null if the API cannot provide one. */
    uid: () => Promise<string | null>;
    /** Runs a call once per request, however many loaders need it. */
    share: <T>(key: string, call: () => Promise<T>) => Promise<T>;
    /** Makes the next `share` of a key run its call again, because the answer is out of date. */
    forget: (key: string) => void;
    /** The sign-in that waits for a code; `rememberCode` sets or clears it. */
    codeRequest: () => CodeRequest | null;
    rememberCode: (request: CodeRequest | null) => void;
    /** The account change that waits for a code; `rememberConfirmation` sets or clears it. */
    confirmation: () => Confirmation | null;
    rememberConfirmation: (confirmation: Confirmation | null) => void;
    /**
     * Where a sign-in leads with the link in an e-mail that this browser requested, or empty; `rememberReturn` sets or
     * clears it. The last e-mail counts.
     */
    returnPath: () => string;
    rememberReturn: (path: string) => void;
    /**
     * The accounts that have signed in on this device; `rememberDevice` adds one. Strangers' failed attempts do not
     * lock these accounts here.
     */
    device: () => DeviceMark | null;
    rememberDevice: (account: string) => void;
    /** Whether the browser blocks cookies: nothing that the visit stores will last. */
    blocksCookies: boolean;
    /** Adds the cookies that have changed or need renewal to the headers. */
    commit: (headers: Headers) => Promise<void>;
  };

export type VisitArguments = { request: Request; context: AppLoadContext };

const visits = new WeakMap<AppLoadContext, Promise<Visit>>();

/**
 * The visit of this request, whether signed in or not: pages and forms call `getVisit` of `./visit.server` instead.
 * Remix creates one load context per request, so the context is the key.
 */
export function openVisit({ request, context }: VisitArguments): Promise<Visit> {
  let visit = visits.get(context);
  if (!visit) {
    visit = startVisit(request);
    visits.set(context, visit);
  }
  return visit;
}

async function startVisit(request: Request): Promise<Visit> {
  const [language, parts, notices] = await Promise.all([
    remixI18n.getLocale(request),
    readSessionParts(request),
    createNotices(request),
  ]);
  const locale = languageOf(language).code;
  // Vite's development server sets no request id.
  const requestId = request.headers.get(requestIdHeader) ?? randomUUID();
  if (endIdleSession(parts, requestId))
    notices.setNotice({ kind: "error", text: translateFor(locale)("sign-in:ended") });
  const caller: Caller = {
    requestId,
    locale,
    token: readTokens(parts).token ?? null,
    calls: [],
    client: hashedClientKey(request),
  };
  const stored = { parts, notices, compared: createCompared(request) };
  return makeVisit(caller, stored, request);
}

type Stored = { parts: SessionParts; notices: Notices; compared: Compared };

function makeVisit(caller: Caller, stored: Stored, request: Request): Visit {
  const { parts, notices, compared } = stored;
  const { get, set } = parts;
  const { share, forget } = makeShare();
  const customer = createSignIn(caller, parts, { share, setNotice: notices.setNotice });

  const knownUid = get("uid")?.uid ?? null;
  let hasSignedOut = false;

  async function askUid(): Promise<string | null> {
    const known = get("uid");
    if (known) return known.uid;
    const answer = await getUid(caller);
    if (answer.data) set("uid", { uid: answer.data.uid });
    return answer.data?.uid ?? null;
  }

  async function commit(headers: Headers) {
    rememberLocale(request, caller.locale, headers);
    const [today, visitor] = [new Date().toISOString().slice(0, 10), get("uid")];
    // Browsers cap a cookie's lifetime at 400 days, so each day of visiting renews it.
    if (visitor && visitor.renewed !== today) set("uid", { uid: visitor.uid, renewed: today });
    await parts.write(headers);
    await notices.write(headers);
    compared.write(headers);
    if (hasSignedOut) await clearPersonal(headers);
  }

  return {
    locale: caller.locale,
    caller,
    knownUid,
    author: (uid = knownUid) => authorOf(uid, caller.token === null ? undefined : get("session")?.token),
    uid: () => share("uid", askUid),
    share,
    forget,
    signIn: customer.signIn,
    endSignIn: customer.endSignIn,
    signOut() {
      hasSignedOut = true;
      customer.signOut();
      compared.removeCompared(compared.compared());
    },
    ...keepSteps(parts),
    compared: compared.compared,
    addCompared: compared.addCompared,
    removeCompared: compared.removeCompared,
    setNotice: notices.setNotice,
    consumeNotice: notices.consumeNotice,
    keepNotice: notices.keepNotice,
    blocksCookies: blocksCookies(request),
    commit,
  };
}

/**
 * Pending codes and e-mails, and the device's accounts. Texts that are too long for a cookie are cut; a path is left
 * out.
 */
function keepSteps({
  get,
  set,
}: SessionParts): Pick<
  Visit,
  | "codeRequest"
  | "rememberCode"
  | "confirmation"
  | "rememberConfirmation"
  | "returnPath"
  | "rememberReturn"
  | "device"
  | "rememberDevice"
> {
  return {
    codeRequest: () => get("code"),
    rememberCode: (request) =>
      set("code", request?.fault ? { ...request, fault: cutToBytes(request.fault, maxBytes.fault) } : request),
    confirmation: () => get("confirmation"),
    rememberConfirmation: (confirmation) =>
      set("confirmation", confirmation && { ...confirmation, to: cutToBytes(confirmation.to, maxBytes.contact) }),
    returnPath: () => get("letter")?.redirectTo ?? "",
    rememberReturn: (path) =>
      set("letter", path === "" || path.length > maxBytes.returnPath ? null : { redirectTo: path }),
    device: () => get("device"),
    rememberDevice: (account) => set("device", withAccount(get("device"), account)),
  };
}

/**
 * Deletes personal data from the browser after a sign-out: the checkout draft, the placed order, cached pages and
 * storage.
 */
async function clearPersonal(headers: Headers): Promise<void> {
  clearDraft(headers);
  await clearPlacedOrder(headers);
  headers.set("Clear-Site-Data", '"cache", "storage"');
}

/** Creates a function that runs a call once per key, until the key is forgotten. */
function makeShare(): Pick<Visit, "share" | "forget"> {
  const shared = new Map<string, Promise<unknown>>();
  function share<T>(key: string, call: () => Promise<T>): Promise<T> {
    const running = shared.get(key);
    // A key identifies one call, so its result has that call's type.
    if (running) return running as Promise<T>;
    const started = call();
    shared.set(key, started);
    return started;
  }
  return { share, forget: (key) => void shared.delete(key) };
}

/**
 * A redirect that sets the visit's cookies and must not be cached. The next page shows the notice, and says if the
 * browser blocks cookies.
 */
export async function redirectWith(visit: Visit, path: string, status = 303): Promise<Response> {
  const response = redirect(visit.blocksCookies ? withBlockedCookies(path) : path, {
    status,
    headers: { "Cache-Control": "no-store" },
  });
  // The loaders of the page run at once: the frame's has often consumed the notice when another one redirects.
  visit.keepNotice();
  await visit.commit(response.headers);
  return response;
}
