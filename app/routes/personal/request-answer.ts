import type { OrderItem, Reason } from "~/api/schemas/orders";
import type { CaptchaSettings } from "~/forms/human-fields";
import type { Refusal } from "~/forms/refusal";

/** What the form of a request needs; `items` are the lines that can be given back. */
export type RequestData = {
  id: number;
  number: string;
  reasons: readonly Reason[];
  humanToken: string;
  captcha: CaptchaSettings | null;
  items?: readonly OrderItem[];
};

/** What a form in a dialog is answered: that the request is sent, or why it was not taken. A page leads on instead. */
export type RequestAnswer = { requested: true } | Refusal;

/** Why a form was not taken, if it was not. */
export function refusalIn(answer: RequestAnswer | undefined): Refusal | undefined {
  return answer && "errors" in answer ? answer : undefined;
}
