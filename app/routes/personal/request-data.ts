import type { OrderItem, Reason } from "~/api/schemas/orders";
import type { CaptchaSettings } from "~/forms/human-fields";

/** What the form of a request needs; `items` are the lines that can be given back. */
export type RequestData = {
  id: number;
  number: string;
  reasons: readonly Reason[];
  humanToken: string;
  captcha: CaptchaSettings | null;
  items?: readonly OrderItem[];
};
