import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";

import { dataOrNull, mainData } from "~/api/errors";
import { closeAllSessions, closeSession, getPersonal, listSessions } from "~/api/profile.server";
import { changeAddress, listAddresses, listCompanies } from "~/api/saved-details.server";
import type { User } from "~/api/schemas/auth";
import { requiredText } from "~/forms/schemas";
import { parseForm, refuse } from "~/forms/submission.server";
import { shopDay } from "~/lib/shop-day";
import type { Confirmation } from "~/session/cookie.server";
import { endSession, loadForCustomer, signOutInBrowser, type Visit } from "~/session/visit.server";

import { deletionHandlers, ownContact, proofHandlers } from "./confirmation.server";
import { actByIntent, type Handlers, toOutcome, type Outcome, type Posted } from "./form-action.server";
import { contactHandlers, personConstraint, saveNotify, savePassword, savePerson } from "./personal-data.server";

/** Loads the account page. Sessions, addresses and companies are null if the API does not return them. */
export async function loadAccount(args: LoaderFunctionArgs) {
  const { visit, loaded } = await loadForCustomer(args, ({ caller }) =>
    Promise.all([
      getPersonal(caller),
      listSessions(caller).then(dataOrNull),
      listAddresses(caller).then(dataOrNull),
      listCompanies(caller).then(dataOrNull),
    ]),
  );
  const [personal, sessions, addresses, companies] = loaded;
  const { user, notify } = mainData(personal);
  return {
    user,
    personConstraint,
    notify,
    sessions: sessions && sessions.sessions,
    addresses:
      addresses &&
      addresses.addresses.map(({ id, name, value, ...rest }) => ({ id, name, value, isDefault: rest.default })),
    companies: companies && companies.companies.map(({ id, name, inn }) => ({ id, name, inn })),
    ownContact: ownContact(user),
    waiting: pendingCodeOf(visit, user),
    saved: lastResultOf(visit),
    today: shopDay(new Date()),
  };
}

/** The result of the last form, and the section of the page that shows it. */
function lastResultOf(visit: Visit) {
  const { at, text } = visit.consumeNotice() ?? {};
  return at !== undefined && text !== undefined ? { at, text } : null;
}

export type Waiting = Omit<Confirmation, "customer"> & { wait: number };

/** The change that waits for a code or a link, where the code was sent, and the seconds until it can be sent again. */
function pendingCodeOf(visit: Visit, user: User): Waiting | null {
  const pending = visit.confirmation();
  if (pending?.customer !== user.id) return null;
  const { what, to, resendAt, demoCode } = pending;
  // The code was accepted, but the answer did not arrive.
  if (what === "phone" && user.phone === to) return null;
  // The link was opened, perhaps in another browser.
  if (what === "email" && user.email === to && user.emailConfirmed) return null;
  const wait = Math.max(0, Math.ceil((resendAt - Date.now()) / 1000));
  return { what, to, resendAt, wait, ...(demoCode && { demoCode }) };
}

/** Handles all forms of the account page. */
export function handleAccountForm(args: ActionFunctionArgs) {
  return actByIntent(args, {
    person: savePerson,
    notify: saveNotify,
    password: savePassword,
    "address-default": makeDefault,
    ...contactHandlers,
    ...proofHandlers,
    ...sessionHandlers,
    ...deletionHandlers,
  });
}

async function makeDefault(posted: Posted): Promise<Outcome> {
  const { visit, form } = posted;
  const { addresses } = mainData(await listAddresses(visit.caller));
  const chosen = addresses.find(({ id }) => String(id) === form.get("id"));
  // Removed in another tab.
  if (!chosen) return { part: "addresses", notice: "account:addresses.gone" };
  const { id, ...address } = chosen;
  const answer = await changeAddress(visit.caller, id, { ...address, default: true });
  return toOutcome(posted, answer, { part: "addresses", notice: "account:addresses.defaultSet" });
}

/** Forms that end sessions: this one, another device's, all. */
const sessionHandlers: Handlers = {
  "session-leave": ({ visit }) => endSession(visit),
  "session-close": closeOther,
  "sessions-close": closeAll,
};

async function closeOther(posted: Posted): Promise<Outcome> {
  const { visit, form, t } = posted;
  const submission = parseForm(z.object({ id: requiredText() }), form, t);
  if (submission.status !== "success") return refuse(submission);
  const answer = await closeSession(visit.caller, submission.value.id);
  // The session has already ended: the form was sent twice, or the list was out of date.
  if (answer.status === 404) return { part: "sessions" };
  return toOutcome(posted, answer, { part: "sessions", notice: "account:sessions.closed" });
}

/** If the API does not end the sessions, shows the error and keeps this session signed in as well. */
async function closeAll(posted: Posted): Promise<Outcome> {
  const { visit, t } = posted;
  const answer = await closeAllSessions(visit.caller);
  if (answer.error) return toOutcome(posted, answer, { part: "sessions" });
  return signOutInBrowser(visit, { kind: "success", text: t("account:sessions.closedAll") });
}
