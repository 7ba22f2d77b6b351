import { createHmac } from "node:crypto";

import { testSecret } from "../../fixtures/shop";

/** The token of a form as the shop would have issued it a minute ago. */
export function humanToken(form: string): string {
  const issued = (Date.now() - 60_000).toString(36);
  return `${issued}.${createHmac("sha256", testSecret).update(`human ${form} ${issued}`).digest("base64url")}`;
}
