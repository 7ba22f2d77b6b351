import { randomUUID } from "node:crypto";

import { redirect, type AppLoadContext } from "@remix-run/node";

import type { Caller } from "~/api/client.server";
import { getUid } from "~/api/pages.server";
import { makePatience } from "~/api/patience.server";
import type { Tokens } from "~/api/schemas/auth";
import type { Card, Filter, Sort } from "~/api/schemas/common";
import { env } from "~/env.server";
import type { Locale } from "~/i18n/config";
import { remixI18n } from "~/i18n/translate.server";
import { dataHeader } from "~/lib/data-request.server";
import type { Notice } from "~/lib/notice";
import type { PageHead } from "~/lib/page-head";
import { requestIdHeader } from "~/lib/requests.server";

import { readSession, writeSession, type CodeRequest, type Confirmation, type SessionData } from "./cookie.server";
import { localeCookie, readLocaleCookie } from "./locale-cookie.server";
import { remember } from "./memory.server";
import { keepTokens } from "./tokens.server";

/**
 * One request of one visitor: who asks, in which language, and what was learned on the way. All loaders and actions of a
 * request share it, so that the cookie is read once, the uid asked for once, and every call lands in one list.
 */
export type Visit = {
  locale: Locale;
  caller: Caller;
  /** Whether a whole page was asked for, and not data for one: what the page's HTML says need not be sent as data too. */
  wantsPage: boolean;
  /** What only the HTML of a listing needs; what the browser gets is in the loader's data. */
  drawn: { cards: readonly Card[]; filters: readonly Filter[]; sorts: readonly Sort[] } | null;
  /** What the document's head says to machines; null where the page is nobody's to find, and until its loader has said it. */
  head: PageHead | null;
  /** The visitor's identifier where the cookie has one; reads of a new visitor go without. */
  knownUid: string | null;
  /** The identifier, asked from the API when the cookie has none; null when the API cannot give one. */
  uid: () => Promise<string | null>;
  /** Runs a call once for the whole request, however many loaders want it. */
  share: <T>(key: string, call: () => Promise<T>) => Promise<T>;
  /** Keeps the customer's tokens: from now on all calls are made for the customer. */
  signIn: (tokens: Tokens) => void;
  /** Forgets the customer. The visitor gets a new uid, so that nothing of the customer's is left behind. */
  signOut: () => void;
  /** The sign-in that waits for a code, and how to remember or forget one. */
  codeRequest: () => CodeRequest | null;
  rememberCode: (request: CodeRequest | null) => void;
  /** The change of the account that waits for a code, and how to remember or forget one. */
  confirmation: () => Confirmation | null;
  rememberConfirmation: (confirmation: Confirmation | null) => void;
  /** The ids of the products that are compared, the latest last; and how to remember others instead. */
  compared: () => readonly number[];
  rememberCompared: (ids: readonly number[]) => void;
  /** Leaves a notice for the next page. */
  leaveNotice: (notice: Notice) => void;
  /** Takes the notice that the last request left. */
  takeNotice: () => Notice | null;
  /** Puts the cookies of session and language among the headers when they have changed or are due to be renewed. */
  commit: (headers: Headers) => Promise<void>;
};

export type VisitArguments = { request: Request; context: AppLoadContext };

const visits = new WeakMap<AppLoadContext, Promise<Visit>>();

/**
 * The visit that this request is, signed in or not: pages and forms ask `getVisit` of `./visit.server` instead. Remix makes
 * one load context a request, which is what names it here.
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
  const [locale, session] = await Promise.all([remixI18n.getLocale(request), readSession(request)]);
  const caller: Caller = {
    // Vite's development server gives none.
    requestId: request.headers.get(requestIdHeader) ?? randomUUID(),
    locale: locale === "en" ? "en" : "ru",
    token: session.token ?? null,
    calls: [],
  };
  const wantsPage = !request.headers.has(dataHeader);
  // A form needs all that it asks for, and script shows meanwhile what it has.
  if (wantsPage && request.method === "GET") caller.patience = makePatience(env.SIDE_WAIT_MS);
  return makeVisit(caller, session, { rememberedLocale: readLocaleCookie(request), wantsPage });
}

type Asked = { rememberedLocale: string | null; wantsPage: boolean };

function makeVisit(caller: Caller, stored: SessionData, { rememberedLocale, wantsPage }: Asked): Visit {
  const memory = remember(stored);
  const { session, change } = memory;
  const share = makeShare();
  const customer = keepTokens(caller, memory, share);

  async function askUid(): Promise<string | null> {
    if (session.uid) return session.uid;
    const answer = await getUid(caller);
    if (answer.data) change({ uid: answer.data.uid });
    return answer.data?.uid ?? null;
  }

  async function commit(headers: Headers) {
    const today = new Date().toISOString().slice(0, 10);
    if (rememberedLocale !== caller.locale) headers.append("Set-Cookie", localeCookie(caller.locale));
    // Browsers cap a cookie's life at 400 days, so each day of visiting renews it.
    if (!memory.isChanged() && (!session.uid || session.renewed === today)) return;
    change({ renewed: today });
    headers.append("Set-Cookie", await writeSession(memory.taken()));
  }

  return {
    locale: caller.locale,
    caller,
    wantsPage,
    drawn: null,
    head: null,
    knownUid: session.uid ?? null,
    uid: () => share("uid", askUid),
    share,
    ...customer,
    codeRequest: () => session.code ?? null,
    rememberCode: (request) => change({ code: request ?? undefined }),
    confirmation: () => session.confirmation ?? null,
    rememberConfirmation: (confirmation) => change({ confirmation: confirmation ?? undefined }),
    compared: () => session.compared ?? [],
    rememberCompared: (ids) => change({ compared: ids.length > 0 ? [...ids] : undefined }),
    leaveNotice: (notice) => change({ notice }),
    takeNotice() {
      const notice = stored.notice ?? null;
      if (notice && session.notice === notice) change({ notice: undefined });
      return notice;
    },
    commit,
  };
}

/** Runs a call once for each key. */
function makeShare(): Visit["share"] {
  const shared = new Map<string, Promise<unknown>>();
  return function share<T>(key: string, call: () => Promise<T>): Promise<T> {
    const running = shared.get(key);
    // A key names one call, so what stands behind it has that call's type.
    if (running) return running as Promise<T>;
    const started = call();
    shared.set(key, started);
    return started;
  };
}

/** A redirect that carries what the visit has to remember, and is meant for this once. */
export async function redirectWith(visit: Visit, path: string, status = 303): Promise<Response> {
  const response = redirect(path, { status, headers: { "Cache-Control": "no-store" } });
  await visit.commit(response.headers);
  return response;
}
