import * as z from "zod";

import { key, requiredText } from "~/forms/schemas";

const reasonRequired = key("personal:request.reasonRequired");

/** Why something is asked for: the code of a reason, and the customer's own words (specification, section 5). */
export const reasonFields = {
  reason: z.string(reasonRequired).min(1, reasonRequired).max(100, reasonRequired),
  comment: requiredText(2000),
};
