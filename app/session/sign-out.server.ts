import { signOut } from "~/api/auth.server";
import { localePath } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import type { Notice } from "~/lib/notice";
import { paths } from "~/paths";

import { redirectWith, type Visit } from "./open-visit.server";

/**
 * Ends the session at the API and in the browser. The shopper is signed out even if the API does not answer, because
 * the browser's token is deleted. An error message from the API is shown (specification, section 8).
 */
export async function endSession(visit: Visit): Promise<Response> {
  const { renew: _, ...caller } = visit.caller;
  const answer = caller.token === null ? null : await signOut(caller);
  const hasMessage = answer?.error?.message && answer.status !== 401;
  return signOutInBrowser(
    visit,
    hasMessage
      ? { kind: "error", text: answer.error?.message ?? "" }
      : { kind: "success", text: translateFor(visit.locale)("sign-in:signOut.done") },
  );
}

/** Signs out in the browser and redirects to the home page, which shows a notice. */
export async function signOutInBrowser(visit: Visit, notice: Notice): Promise<Response> {
  visit.signOut();
  visit.setNotice(notice);
  return redirectWith(visit, localePath(visit.locale, paths.home()));
}
