import { parsePhoneNumberFromString } from "libphonenumber-js/min";

import {
  barePhone,
  countries,
  countryOfText,
  digitCount,
  validatePhone,
  isPhoneText,
  type Country,
  type PhoneError,
} from "./phone";

type ParsedPhone = { phone: string; fault: null } | { phone: null; fault: PhoneError };

/**
 * Parses a number in the chosen country's notation, or with another country's code. It must fit its mask and its
 * country's numbering plan. Only the server knows the plans, because they are too large for a page.
 * @returns the normalized number, `+79991234567`, or the error
 */
export function parsePhone(chosen: Country, text: string): ParsedPhone {
  const fault = validatePhone(chosen, text);
  if (fault === "required") return { phone: null, fault };
  const phone = isPhoneText(text) ? findNumber(chosen, text) : null;
  return phone === null ? { phone, fault: fault ?? "invalid" } : { phone, fault: null };
}

function findNumber(chosen: Country, text: string): string | null {
  const defaultCountry = countryOfText(chosen, text).code;
  const found = parsePhoneNumberFromString(barePhone(chosen, text), { defaultCountry, extract: false });
  if (!found?.isValid()) return null;
  const country = countries.find(({ code }) => code === found.country);
  return country && found.nationalNumber.length === digitCount(country) ? found.number : null;
}
