/** A country of the phone field (specification, section 3): `code` names its flag, `mask` its way to write a number. */
export type Country = {
  code: "RU" | "BY" | "KZ" | "AZ" | "AM" | "GE" | "KG" | "MD" | "TJ" | "TM" | "UZ";
  name: string;
  en: string;
  phoneCode: string;
  placeholder: string;
  mask: string;
  /** The 8 or 0 of a domestic call, where what follows shows that it is not a part of the number. */
  trunk: RegExp;
};

function country(code: Country["code"], name: string, en: string, mask: string, trunk: RegExp): Country {
  const phoneCode = /^\+\d+/.exec(mask)?.[0] ?? "";
  return { code, name, en, phoneCode, placeholder: mask.replaceAll("#", "_"), mask, trunk };
}

const zero = /^0(?=[1-9])/;
const none = /^(?!)/;

/**
 * Russia is the choice from the start. No Russian number begins with 88 or 89, so an 8 before them is known at once; an 8
 * before 3 or 4 is known when one digit too many has been typed.
 */
export const russia = country("RU", "Россия", "Russia", "+7 (###) ###-##-##", /^8(?=[89]|[34]\d{9}$)/);

/** In the order in which they are offered. */
export const countries: readonly Country[] = [
  russia,
  country("BY", "Беларусь", "Belarus", "+375 (##) ###-##-##", /^8?0(?=[1-9])/),
  country("KZ", "Казахстан", "Kazakhstan", "+7 (7##) ###-##-##", /^8(?=7|$)/),
  country("AZ", "Азербайджан", "Azerbaijan", "+994 (##) ###-##-##", zero),
  country("AM", "Армения", "Armenia", "+374 (##) ###-###", zero),
  country("GE", "Грузия", "Georgia", "+995 (###) ##-##-##", zero),
  country("KG", "Кыргызстан", "Kyrgyzstan", "+996 (###) ###-###", zero),
  country("MD", "Молдова", "Moldova", "+373 (##) ###-###", zero),
  country("TJ", "Таджикистан", "Tajikistan", "+992 (##) ###-##-##", none),
  country("TM", "Туркменистан", "Turkmenistan", "+993 (##) ##-##-##", /^8(?=[1-7])/),
  country("UZ", "Узбекистан", "Uzbekistan", "+998 (##) ###-##-##", none),
];

/** The country of a code such as `KZ`; Russia for anything else. */
export function countryOf(code: unknown): Country {
  return countries.find((known) => known.code === code) ?? russia;
}

/** The country whose code a text has; the chosen one where it has none, or one that the shop does not take. */
export function countryOfText(chosen: Country, text: string): Country {
  return read(chosen, text).country ?? chosen;
}

/**
 * A number in its country's mask, as far as it goes. Typing, pasting and autofill of `8 999…`, `+7999…`, `7999…` and
 * `999…` all lead to `+7 (999)…`. A digit too many stands behind the mask, and a number with the code of a country that the
 * shop does not take has no mask: no digit is left out.
 */
export function formatPhone(chosen: Country, text: string): string {
  const { country, typed, number } = read(chosen, text);
  if (!country || typed === "") return typed;
  if (number === "") return typed.startsWith("+") ? spaced(country, typed) : country.phoneCode;
  return formatNumber(country, number);
}

/** The digits after a country's code, in its mask as far as they fit into it; what does not stands behind. */
export function formatNumber(country: Country, number: string): string {
  const { phoneCode, mask } = country;
  if (!number.startsWith(firstDigit(country))) return `${phoneCode} ${number}`;
  const count = digitCount(country);
  return fillMask(readMask(mask), phoneCode + number.slice(0, count)) + number.slice(count);
}

/** The mask that fits a text; null where none does, and it has to stay as it is. */
export function maskOfText(chosen: Country, text: string): string | null {
  const { country, typed, number } = read(chosen, text);
  if (typed === "") return chosen.mask;
  if (!country || (number === "" && typed !== country.phoneCode)) return null;
  return fits(country, number) ? country.mask : null;
}

/** Whether a text holds every digit of a number, with or without what may stand before it. */
export function isWholePhone(chosen: Country, text: string): boolean {
  const { country, number } = read(chosen, text);
  return country !== null && isWhole(country, number);
}

/** A number as it is sent, `+79991234567`; null for what is none by its length and its country's code. */
export function normalizePhone(chosen: Country, text: string): string | null {
  const { country, number } = read(chosen, text);
  return country && isPhoneText(text) && isWhole(country, number) ? country.phoneCode + number : null;
}

/** Whether a text is digits with what stands between them. Words are no part of a number, and must not be passed over. */
export const isPhoneText = (text: string): boolean => /^[\s\d()+\-–.]*$/.test(text);

/** What is wrong with a number, as far as its length and its country's code tell. Null where nothing is. */
export function faultOfPhone(chosen: Country, text: string): PhoneFault | null {
  if (text.trim() === "") return "required";
  if (!isPhoneText(text)) return "invalid";
  const { country, typed, number } = read(chosen, text);
  if (!country) return countries.some(({ phoneCode }) => phoneCode.startsWith(typed)) ? "invalid" : "foreign";
  return isWhole(country, number) ? null : "invalid";
}

/** Missing; not as long as its mask (18 characters for +7, specification, section 5); of a country that is not offered. */
export type PhoneFault = "required" | "invalid" | "foreign";

/** The digits of the number itself, without country code and the like. Null where the code is of no country offered. */
export function ownDigits(chosen: Country, text: string): string | null {
  const { country, number } = read(chosen, text);
  return country && number;
}

/** The digits, and a plus where the text begins with it or with the `00` of a call abroad. */
export function barePhone(chosen: Country, text: string): string {
  const digits = text.replace(/\D/g, "");
  const bare = text.trimStart().startsWith("+") ? `+${digits}` : digits.replace(/^00/, "+");
  // The mask has put the country's code before a `00` that was typed.
  return bare.startsWith(`${chosen.phoneCode}00`) ? `+${bare.slice(chosen.phoneCode.length + 2)}` : bare;
}

/** How many digits a number has after the country's code. */
export function digitCount({ mask, phoneCode }: Country): number {
  return mask.slice(phoneCode.length).match(/[#\d]/g)?.length ?? 0;
}

type Reading = {
  /** Null where the text has the code of a country that is not offered, or the beginning of a code. */
  country: Country | null;
  /** The text's digits, with a plus if it has one. */
  typed: string;
  /** The digits after the country's code. */
  number: string;
};

function read(chosen: Country, text: string): Reading {
  const typed = barePhone(chosen, text);
  if (typed.startsWith("+")) {
    const named = namedBy(chosen, typed);
    return { country: named, typed, number: named ? afterCode(named, typed) : "" };
  }
  // No Russian number begins with 7.
  const own = ownNumber(chosen, chosen === russia ? typed.replace(/^7/, "") : typed);
  const number = withFirstDigit(chosen, own);
  const other = fits(chosen, number) ? null : wholeOfOther(chosen, typed);
  return other ?? { country: chosen, typed, number };
}

/** The country of the code at the beginning: the chosen one if it may be, else the one whose mask tells most of the number. */
function namedBy(chosen: Country, typed: string): Country | null {
  if (typed.startsWith(chosen.phoneCode) && afterCode(chosen, typed) === "") return chosen;
  const named = countries.filter(
    (country) => typed.startsWith(country.phoneCode) && afterCode(country, typed).startsWith(firstDigit(country)),
  );
  if (named.includes(chosen)) return chosen;
  return named.find((country) => firstDigit(country) !== "") ?? named[0] ?? null;
}

/** A number without a plus that only another country's numbering fits: with its code, or in the zone of a shared one. */
function wholeOfOther(chosen: Country, typed: string): Reading | null {
  for (const country of countries) {
    const isSameZone = country !== chosen && country.phoneCode === chosen.phoneCode;
    const code = country.phoneCode.slice(1);
    if (isSameZone && isWhole(country, typed)) return { country, typed, number: typed };
    if (!typed.startsWith(code)) continue;
    const number = typed.slice(code.length);
    if (isWhole(country, number)) return { country, typed, number };
  }
  return null;
}

const afterCode = (country: Country, typed: string) => ownNumber(country, typed.slice(country.phoneCode.length));

/** The number without what stands before it: the code once more, or an 8 or 0. Never shorter than a number may be. */
function ownNumber(country: Country, digits: string): string {
  const code = country.phoneCode.slice(1);
  if (digits.startsWith(code) && isWhole(country, digits.slice(code.length))) return digits.slice(code.length);
  const number = digits.replace(country.trunk, "");
  return number.length <= digitCount(country) ? number : digits;
}

function isWhole(country: Country, number: string): boolean {
  return number.length === digitCount(country) && fits(country, number);
}

/** Whether the mask has a place for every digit. */
function fits(country: Country, number: string): boolean {
  return number.length <= digitCount(country) && (number === "" || number.startsWith(firstDigit(country)));
}

/** A number with the digit that its mask fixes, where it was not typed. */
function withFirstDigit(country: Country, number: string): string {
  const first = firstDigit(country);
  return number === "" || number.startsWith(first) ? number : first + number;
}

/** The digit with which the mask lets every number begin, as in Kazakhstan; nothing elsewhere. */
function firstDigit({ mask, phoneCode }: Country): string {
  return /^\D*?(\d?)[#]/.exec(mask.slice(phoneCode.length))?.[1] ?? "";
}

/** A code with what was typed after it. */
function spaced({ phoneCode }: Country, typed: string): string {
  return typed.length > phoneCode.length ? `${phoneCode} ${typed.slice(phoneCode.length)}` : typed;
}

/** What stands for something in a mask: `#` a digit, `@` a letter, `*` either (specification, section 5). */
const tokens: Readonly<Record<string, RegExp>> = { "#": /\d/, "@": /\p{L}/u, "*": /[\p{L}\d]/u };

/** A mask, sign by sign: what may stand there, or the very character that does. */
type MaskSign = RegExp | string;

/** Reads a mask such as `+7 (###) ###-##-##`. */
export function readMask(mask: string): MaskSign[] {
  return Array.from(mask, (sign) => tokens[sign] ?? sign);
}

/**
 * Puts characters into a mask for as long as they last: `9991` into `(###) #` gives `(999) 1`. Those that do not fit are
 * left out, and the mask's own signs appear only before a character that follows them.
 */
export function fillMask(signs: readonly MaskSign[], characters: string): string {
  const rest = Array.from(characters);
  let filled = "";
  let own = "";
  for (const sign of signs) {
    if (typeof sign === "string") {
      own += sign;
      if (rest[0] !== sign) continue;
      rest.shift();
      filled += own;
      own = "";
      continue;
    }
    while (rest[0] !== undefined && !sign.test(rest[0])) rest.shift();
    const next = rest.shift();
    if (next === undefined) break;
    filled += own + next;
    own = "";
  }
  return filled;
}
