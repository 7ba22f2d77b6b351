import { localeFromPath } from "~/i18n/config";
import { translator } from "~/i18n/translator";

import type { FormAnswer } from "./answer";
import { readSubmission, replyTo } from "./reply";

/**
 * What the form of a page is told when its post did not get through: with all that was typed, and to try again. The
 * status keeps the router from loading the page anew, which would fail as well and take the form away.
 */
export function lostConnection(form: FormData): Response {
  const t = translator(localeFromPath(location.pathname));
  const answer: FormAnswer = { lastResult: replyTo(readSubmission(form), { message: t("forms:failed") }) };
  return Response.json(answer, { status: 503 });
}

/**
 * For the `clientAction` of a page with a form: a lost connection is told at the form, and does not replace the page.
 * @param send posts the form
 */
export async function orLostConnection<Answer>(request: Request, send: () => Promise<Answer>) {
  const form = await request.clone().formData();
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return lostConnection(form);
  }
}
