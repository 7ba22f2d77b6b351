import { countryOf, countryOfText, formatPhone } from "~/lib/phone";
import type { Visit } from "~/session/visit.server";
import type { Pending } from "~/shop/sign-in/answer";

/** The sign-in that waits for a code; null where none does. */
export function readPending(visit: Visit): Pending | null {
  const pending = visit.codeRequest();
  if (!pending) return null;
  const { phone, resendAt, fault = null } = pending;
  const country = countryOfText(countryOf(null), phone);
  const wait = Math.max(0, Math.ceil((resendAt - Date.now()) / 1000));
  return { phone: formatPhone(country, phone), wait, resendAt, fault };
}
