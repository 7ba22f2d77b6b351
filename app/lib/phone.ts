import { fillMask, readMask } from "./mask";

/** A country of the phone field (specification, section 3): `code` names its flag, `mask` its way to write a number. */
export type Country = {
  code: string;
  name: string;
  en: string;
  phoneCode: string;
  placeholder: string;
  mask: string;
  /**
   * What may stand before the number itself, country code and the 8 or 0 of a domestic call, where it cannot be the
   * number's own beginning.
   */
  lead: RegExp;
};

function country(code: string, name: string, en: string, mask: string, lead: RegExp): Country {
  const phoneCode = /^\+\d+/.exec(mask)?.[0] ?? "";
  return { code, name, en, phoneCode, placeholder: mask.replaceAll("#", "_"), mask, lead };
}

/** Russia is the choice from the start. No Russian number begins with 7, 88 or 89, so those are told apart at once. */
export const russia = country("RU", "Россия", "Russia", "+7 (###) ###-##-##", /^(\+7|7)?(8(?=[89]))?/);

/** In the order in which they are offered. */
export const countries: readonly Country[] = [
  russia,
  country("BY", "Беларусь", "Belarus", "+375 (##) ###-##-##", /^\+?(375)*(80)?/),
  country("KZ", "Казахстан", "Kazakhstan", "+7 (7##) ###-##-##", /^(\+7)?8?/),
  country("AZ", "Азербайджан", "Azerbaijan", "+994 (##) ###-##-##", /^(\+994)?0?/),
  country("AM", "Армения", "Armenia", "+374 (##) ###-###", /^\+?(374)*0?/),
  country("GE", "Грузия", "Georgia", "+995 (###) ##-##-##", /^\+?(995)*0?/),
  country("KG", "Кыргызстан", "Kyrgyzstan", "+996 (###) ###-###", /^(\+996)?0?/),
  country("MD", "Молдова", "Moldova", "+373 (##) ###-###", /^\+?(373)*0?/),
  country("TJ", "Таджикистан", "Tajikistan", "+992 (##) ###-##-##", /^(\+992)?/),
  country("TM", "Туркменистан", "Turkmenistan", "+993 (##) ##-##-##", /^\+?(993)*8?/),
  country("UZ", "Узбекистан", "Uzbekistan", "+998 (##) ###-##-##", /^(\+998)?/),
];

/** The country of a code such as `KZ`; Russia for anything else. */
export function countryOf(code: unknown): Country {
  return countries.find((known) => known.code === code) ?? russia;
}

/** The country that a text beginning with `+` names; the given one where it names none, or the given one's own code. */
export function countryOfText(given: Country, text: string): Country {
  const typed = bare(text);
  if (!typed.startsWith("+") || typed.startsWith(given.phoneCode)) return given;
  return countries.find(({ phoneCode }) => typed.startsWith(phoneCode)) ?? given;
}

/**
 * A number in its country's mask, as far as it goes. Typing, pasting and autofill of `8 999…`, `+7999…`, `7999…` and
 * `999…` all lead to `+7 (999)…`.
 */
export function formatPhone(country: Country, text: string): string {
  const typed = bare(text);
  if (typed === "") return "";
  // A code that is still being typed stays as it is.
  if (typed.startsWith("+") && country.phoneCode.startsWith(typed)) return typed;
  const first = firstDigit(country);
  const number = ownDigits(country, text);
  const whole = number && !number.startsWith(first) ? first + number : number;
  return fillMask(readMask(country.mask), country.phoneCode + whole);
}

/** Whether a text holds every digit of a number, with or without what may stand before it. */
export function isWholePhone(country: Country, text: string): boolean {
  const number = ownDigits(country, text);
  return number.length === digitCount(country) && number.startsWith(firstDigit(country));
}

/** A number as it is sent: `+79991234567`. Null for what is none, such as too few or too many digits, or words. */
export function normalizePhone(country: Country, text: string): string | null {
  if (!/^[\s\d()+\-–.]*$/.test(text)) return null;
  const meant = countryOfText(country, text);
  const typed = bare(text);
  if (typed.startsWith("+") && !typed.startsWith(meant.phoneCode)) return null;
  return isWholePhone(meant, text) ? meant.phoneCode + ownDigits(meant, text) : null;
}

/**
 * What is wrong with a number: missing, or not as long as its mask (18 characters for +7, specification, section 5).
 * Null where nothing is.
 */
export function faultOfPhone(country: Country, text: string): "required" | "invalid" | null {
  if (text.trim() === "") return "required";
  return normalizePhone(country, text) ? null : "invalid";
}

/** The digits of the number itself, without country code and the like. */
export function ownDigits(country: Country, text: string): string {
  const number = bare(text).replace(country.lead, "").replace("+", "");
  if (number.length <= digitCount(country)) return number;
  // One digit too many tells what the first ones alone could not: they are no part of the number.
  const code = country.phoneCode.slice(1);
  return number.startsWith(code) ? number.slice(code.length) : number.replace(/^[08]/, "");
}

/** The digits, and the plus where the text begins with it. */
function bare(text: string): string {
  const digits = text.replace(/\D/g, "");
  return text.trimStart().startsWith("+") ? `+${digits}` : digits;
}

/** How many digits a number has after the country's code. */
function digitCount({ mask, phoneCode }: Country): number {
  return mask.slice(phoneCode.length).match(/[#\d]/g)?.length ?? 0;
}

/** The digit with which the mask lets every number begin, as in Kazakhstan; nothing elsewhere. */
function firstDigit({ mask, phoneCode }: Country): string {
  return /^\D*?(\d?)[#]/.exec(mask.slice(phoneCode.length))?.[1] ?? "";
}
