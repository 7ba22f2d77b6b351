import { createHmac } from "node:crypto";

import { testSecret } from "../../fixtures/shop";

/**
 * The token of a form as the shop would have given it out some time ago: a person takes a while to fill a form in.
 * @param age in ms
 */
export function humanToken(form: string, age = 60_000): string {
  const issued = (Date.now() - age).toString(36);
  return `${issued}.${createHmac("sha256", testSecret).update(`human ${form} ${issued}`).digest("base64url")}`;
}
