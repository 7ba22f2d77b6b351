import { dataOrNull } from "~/api/errors";
import { getFormSettings } from "~/api/feedback.server";
import type { User } from "~/api/schemas/auth";
import type { FormSettings } from "~/api/schemas/feedback";
import { captchaSettings } from "~/forms/captcha.server";
import { issueHumanToken } from "~/forms/human-check.server";
import { getCustomer } from "~/session/customer.server";
import type { Visit } from "~/session/visit.server";
import type { FeedbackData } from "~/shop/feedback/answer";
import { fullName } from "~/shop/order/full-name";

/** The form's name, for the check that a person sends it. */
export const humanForm = "feedback";

/** What the API asks with a letter, once a request; null where it does not tell. */
export async function shareSettings(visit: Visit): Promise<FormSettings["feedback"] | null> {
  const answer = await visit.share("form-settings", () => getFormSettings(visit.caller));
  return dataOrNull(answer)?.feedback ?? null;
}

/** What the form needs. Nothing is thrown: a letter that the API failed to take has to stay on the page. */
export async function loadFeedback(visit: Visit): Promise<FeedbackData> {
  const [settings, user] = await Promise.all([shareSettings(visit), getCustomer(visit)]);
  const human = { humanToken: issueHumanToken(humanForm), captcha: captchaSettings() };
  return { settings, person: user && personOf(user), ...human };
}

function personOf(user: User): FeedbackData["person"] {
  return { fio: fullName(user), phone: user.phone ?? "", email: user.email ?? "" };
}
