import * as z from "zod";

import { closeAllSessions, closeSession } from "~/api/profile.server";
import { requiredText } from "~/forms/schemas";
import { parseForm, refuse } from "~/forms/submission.server";
import { leave, leaveSession } from "~/session/leave.server";

import { judge, type Handlers, type Outcome, type Posted } from "./form-action.server";

/** The forms that sign out: here, on another device, everywhere. */
export const sessionHandlers: Handlers = {
  "session-leave": ({ visit }) => leaveSession(visit),
  "session-close": closeOther,
  "sessions-close": closeAll,
};

async function closeOther(posted: Posted): Promise<Outcome> {
  const { visit, form, t } = posted;
  const submission = parseForm(z.object({ id: requiredText() }), form, t);
  if (submission.status !== "success") return refuse(submission);
  const answer = await closeSession(visit.caller, submission.value.id);
  // It has ended already: the form was sent twice, or the list was old.
  if (answer.status === 404) return { part: "sessions" };
  return judge(posted, answer, { part: "sessions", notice: "account:sessions.closed" });
}

/** Where the API does not end them, nobody is told so: the shopper stays signed in here as well. */
async function closeAll(posted: Posted): Promise<Outcome> {
  const { visit, t } = posted;
  const answer = await closeAllSessions(visit.caller);
  if (answer.error) return judge(posted, answer, { part: "sessions" });
  return leave(visit, { kind: "success", text: t("account:sessions.closedAll") });
}
