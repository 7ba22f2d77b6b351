import { parsePhoneNumberFromString } from "libphonenumber-js/min";

import {
  barePhone,
  countries,
  countryOfText,
  digitCount,
  faultOfPhone,
  isPhoneText,
  type Country,
  type PhoneFault,
} from "./phone";

type ParsedPhone = { phone: string; fault: null } | { phone: null; fault: PhoneFault };

/**
 * Reads a number as a person of the chosen country writes it, or with another country's code. Beside the length of its mask
 * it needs a place in its country's numbering plan, which only the server knows: the plans are too large for a page.
 * @returns the number as it is sent, `+79991234567`, or what is wrong with it
 */
export function parsePhone(chosen: Country, text: string): ParsedPhone {
  const fault = faultOfPhone(chosen, text);
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
