import { randomUUID } from "node:crypto";

import { redirect, type AppLoadContext } from "@remix-run/node";

import type { Caller } from "~/api/client.server";
import { getUid } from "~/api/content.server";
import type { Card, Filter, Sort } from "~/api/schemas/common";
import type { Locale } from "~/i18n/config";
import { remixI18n, translateFor } from "~/i18n/translate.server";
import type { PageHead } from "~/lib/page-head";
import { cutToBytes } from "~/lib/text";
import { clientOf } from "~/server/client-address.server";
import { dataHeader } from "~/server/data-request.server";
import { requestIdHeader } from "~/server/requests.server";

import { keepCompared, type Compared } from "./compared.server";
import { mostBytes, type CodeRequest, type Confirmation, withAccount, type DeviceMark } from "./cookie.server";
import { forgetDraft } from "./draft.server";
import { rememberLocale } from "./locale-cookie.server";
import { remember, type Memory } from "./memory.server";
import { keepNotices, type Notices } from "./notices.server";
import { forgetPlacedOrder } from "./placed-order.server";
import { endIdle, keepTokens, readTokens, type SignIn } from "./tokens.server";

/**
 * One request of one visitor: who asks, in which language, and what was learned on the way. All loaders and actions of a
 * request share it, so that the cookie is read once, the uid asked for once, and every call lands in one list.
 */
export type Visit = SignIn &
  Omit<Compared, "write"> &
  Omit<Notices, "write"> & {
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
    /** The sign-in that waits for a code, and how to remember or forget one. */
    codeRequest: () => CodeRequest | null;
    rememberCode: (request: CodeRequest | null) => void;
    /** The change of the account that waits for a code, and how to remember or forget one. */
    confirmation: () => Confirmation | null;
    rememberConfirmation: (confirmation: Confirmation | null) => void;
    /** The accounts that this device knows, and how to add one: strangers' tries do not lock it here. */
    device: () => DeviceMark | null;
    rememberDevice: (account: string) => void;
    /** Puts the cookies that have changed, or are due to be renewed, among the headers. */
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
  const [language, memory, notices] = await Promise.all([
    remixI18n.getLocale(request),
    remember(request),
    keepNotices(request),
  ]);
  const locale = language === "en" ? "en" : "ru";
  // Vite's development server gives none.
  const requestId = request.headers.get(requestIdHeader) ?? randomUUID();
  if (endIdle(memory, requestId)) notices.leaveNotice({ kind: "error", text: translateFor(locale)("sign-in:ended") });
  const caller: Caller = {
    requestId,
    locale,
    token: readTokens(memory).token ?? null,
    calls: [],
    client: clientOf(request),
  };
  const wantsPage = !request.headers.has(dataHeader);
  const stored = { memory, notices, compared: keepCompared(request) };
  return makeVisit(caller, stored, { request, wantsPage });
}

type Asked = { request: Request; wantsPage: boolean };
type Stored = { memory: Memory; notices: Notices; compared: Compared };

function makeVisit(caller: Caller, stored: Stored, { request, wantsPage }: Asked): Visit {
  const { memory, notices, compared } = stored;
  const { get, set } = memory;
  const share = makeShare();
  const customer = keepTokens(caller, memory, { share, leaveNotice: notices.leaveNotice });

  let hasLeft = false;

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
    // Browsers cap a cookie's life at 400 days, so each day of visiting renews it.
    if (visitor && visitor.renewed !== today) set("uid", { uid: visitor.uid, renewed: today });
    await memory.write(headers);
    await notices.write(headers);
    compared.write(headers);
    if (hasLeft) await clearPersonal(headers);
  }

  return {
    locale: caller.locale,
    caller,
    wantsPage,
    drawn: null,
    head: null,
    knownUid: get("uid")?.uid ?? null,
    uid: () => share("uid", askUid),
    share,
    signIn: customer.signIn,
    signOut() {
      hasLeft = true;
      customer.signOut();
      compared.removeCompared(compared.compared());
    },
    ...keepSteps(memory),
    compared: compared.compared,
    addCompared: compared.addCompared,
    removeCompared: compared.removeCompared,
    leaveNotice: notices.leaveNotice,
    takeNotice: notices.takeNotice,
    commit,
  };
}

/** What waits for a code, and the accounts that this device knows. What is too long for a cookie is cut. */
function keepSteps({
  get,
  set,
}: Memory): Pick<
  Visit,
  "codeRequest" | "rememberCode" | "confirmation" | "rememberConfirmation" | "device" | "rememberDevice"
> {
  return {
    codeRequest: () => get("code"),
    rememberCode: (request) =>
      set("code", request?.fault ? { ...request, fault: cutToBytes(request.fault, mostBytes.fault) } : request),
    confirmation: () => get("confirmation"),
    rememberConfirmation: (confirmation) =>
      set("confirmation", confirmation && { ...confirmation, to: cutToBytes(confirmation.to, mostBytes.contact) }),
    device: () => get("device"),
    rememberDevice: (account) => set("device", withAccount(get("device"), account)),
  };
}

/** Takes from the browser what tells of a customer who has left: what was typed and ordered, pages that it keeps, stored things. */
async function clearPersonal(headers: Headers): Promise<void> {
  forgetDraft(headers);
  await forgetPlacedOrder(headers);
  headers.set("Clear-Site-Data", '"cache", "storage"');
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
