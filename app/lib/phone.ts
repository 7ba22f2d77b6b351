/** A country of the phone field (specification, section 3): `code` selects its flag, `mask` its notation. */
export type Country = {
  code: "RU" | "BY" | "KZ" | "AZ" | "AM" | "GE" | "KG" | "MD" | "TJ" | "TM" | "UZ";
  phoneCode: string;
  placeholder: string;
  mask: string;
  /** The trunk prefix of domestic calls, 8 or 0, if the digits after it show that it is not part of the number. */
  trunk: RegExp;
};

function country(code: Country["code"], mask: string, trunk: RegExp): Country {
  const phoneCode = /^\+\d+/.exec(mask)?.[0] ?? "";
  return { code, phoneCode, placeholder: mask.replaceAll("#", "_"), mask, trunk };
}

const zero = /^0(?=[1-9])/;
const none = /^(?!)/;

/**
 * Russia is the default. No Russian number starts with 88 or 89, so an 8 before 8 or 9 is a trunk prefix; an 8 before 3
 * or 4 is one if the number has one digit too many.
 */
export const russia = country("RU", "+7 (###) ###-##-##", /^8(?=[89]|[34]\d{9}$)/);

/** In the order of the select. */
export const countries: readonly Country[] = [
  russia,
  country("BY", "+375 (##) ###-##-##", /^8?0(?=[1-9])/),
  country("KZ", "+7 (7##) ###-##-##", /^8(?=7|$)/),
  country("AZ", "+994 (##) ###-##-##", zero),
  country("AM", "+374 (##) ###-###", zero),
  country("GE", "+995 (###) ##-##-##", zero),
  country("KG", "+996 (###) ###-###", zero),
  country("MD", "+373 (##) ###-###", zero),
  country("TJ", "+992 (##) ###-##-##", none),
  country("TM", "+993 (##) ##-##-##", /^8(?=[1-7])/),
  country("UZ", "+998 (##) ###-##-##", none),
];

/** The country with a code such as `KZ`; Russia for an unknown one. */
export function countryOf(code: unknown): Country {
  return countries.find((known) => known.code === code) ?? russia;
}

/** The country of a text's calling code; the chosen one if there is no code or an unsupported one. */
export function countryOfText(chosen: Country, text: string): Country {
  return read(chosen, text).country ?? chosen;
}

/**
 * Formats a number with its country's mask, as far as it is typed. Typing, pasting and autofill of `8 999…`, `+7999…`,
 * `7999…` and `999…` all give `+7 (999)…`. Excess digits follow the mask, and a number with an unsupported country's
 * code gets no mask: no digit is lost.
 */
export function formatPhone(chosen: Country, text: string): string {
  const { country, typed, number } = read(chosen, text);
  if (!country || typed === "") return typed;
  if (number === "") return typed.startsWith("+") ? spaced(country, typed) : country.phoneCode;
  return formatNumber(country, number);
}

/** Formats the digits after a country's code with its mask; excess digits follow it. */
export function formatNumber(country: Country, number: string): string {
  const { phoneCode, mask } = country;
  if (!number.startsWith(firstDigit(country))) return `${phoneCode} ${number}`;
  const count = digitCount(country);
  return fillMask(readMask(mask), phoneCode + number.slice(0, count)) + number.slice(count);
}

/** The mask that fits a text; null if none fits and the text has to stay unchanged. */
export function maskOfText(chosen: Country, text: string): string | null {
  const { country, typed, number } = read(chosen, text);
  if (typed === "") return chosen.mask;
  if (!country || (number === "" && typed !== country.phoneCode)) return null;
  return fits(country, number) ? country.mask : null;
}

/** Whether a text has all digits of a number, with or without a prefix. */
export function isWholePhone(chosen: Country, text: string): boolean {
  const { country, number } = read(chosen, text);
  return country !== null && isWhole(country, number);
}

/** The normalized number, `+79991234567`; null if its length or country code is invalid. */
export function normalizePhone(chosen: Country, text: string): string | null {
  const { country, number } = read(chosen, text);
  return country && isPhoneText(text) && isWhole(country, number) ? country.phoneCode + number : null;
}

/** Whether a text has only digits and separators. Text with words is invalid; the words must not be ignored. */
export const isPhoneText = (text: string): boolean => /^[\s\d()+\-–.]*$/.test(text);

/** The error of a number, judged by its length and country code; null if there is none. */
export function validatePhone(chosen: Country, text: string): PhoneError | null {
  if (text.trim() === "") return "required";
  if (!isPhoneText(text)) return "invalid";
  const { country, typed, number } = read(chosen, text);
  if (!country) return countries.some(({ phoneCode }) => phoneCode.startsWith(typed)) ? "invalid" : "foreign";
  return isWhole(country, number) ? null : "invalid";
}

/** Missing; not as long as its mask (18 characters for +7, specification, section 5); of an unsupported country. */
export type PhoneError = "required" | "invalid" | "foreign";

/** The digits after the country code and prefixes; null if the country code is not supported. */
export function ownDigits(chosen: Country, text: string): string | null {
  const { country, number } = read(chosen, text);
  return country && number;
}

/** The digits, with a plus if the text starts with one or with the international prefix `00`. */
export function barePhone(chosen: Country, text: string): string {
  const digits = text.replace(/\D/g, "");
  const bare = text.trimStart().startsWith("+") ? `+${digits}` : digits.replace(/^00/, "+");
  // The mask has inserted the country's code before a typed `00`.
  return bare.startsWith(`${chosen.phoneCode}00`) ? `+${bare.slice(chosen.phoneCode.length + 2)}` : bare;
}

/** How many digits a number has after the country's code. */
export function digitCount({ mask, phoneCode }: Country): number {
  return mask.slice(phoneCode.length).match(/[#\d]/g)?.length ?? 0;
}

type Reading = {
  /** Null if the text has the code of an unsupported country, or only the start of a code. */
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

/** The country of the code at the start: the chosen one if it fits, otherwise the one with the most specific mask. */
function namedBy(chosen: Country, typed: string): Country | null {
  if (typed.startsWith(chosen.phoneCode) && afterCode(chosen, typed) === "") return chosen;
  const named = countries.filter(
    (country) => typed.startsWith(country.phoneCode) && afterCode(country, typed).startsWith(firstDigit(country)),
  );
  if (named.includes(chosen)) return chosen;
  return named.find((country) => firstDigit(country) !== "") ?? named[0] ?? null;
}

/** A number without a plus that fits only another country: with its code, or in the range of a shared code. */
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

/**
 * The number without prefixes: a repeated country code, or an 8 or 0. Never shortens a number below its full length.
 */
function ownNumber(country: Country, digits: string): string {
  const code = country.phoneCode.slice(1);
  if (digits.startsWith(code) && isWhole(country, digits.slice(code.length))) return digits.slice(code.length);
  const number = digits.replace(country.trunk, "");
  return number.length <= digitCount(country) ? number : digits;
}

function isWhole(country: Country, number: string): boolean {
  return number.length === digitCount(country) && fits(country, number);
}

/** Whether all digits fit in the mask. */
function fits(country: Country, number: string): boolean {
  return number.length <= digitCount(country) && (number === "" || number.startsWith(firstDigit(country)));
}

/** Adds the first digit that the mask fixes if it was not typed. */
function withFirstDigit(country: Country, number: string): string {
  const first = firstDigit(country);
  return number === "" || number.startsWith(first) ? number : first + number;
}

/** The first digit that the mask fixes, as in Kazakhstan; otherwise empty. */
function firstDigit({ mask, phoneCode }: Country): string {
  return /^\D*?(\d?)[#]/.exec(mask.slice(phoneCode.length))?.[1] ?? "";
}

/** A code, separated from the digits after it. */
function spaced({ phoneCode }: Country, typed: string): string {
  return typed.length > phoneCode.length ? `${phoneCode} ${typed.slice(phoneCode.length)}` : typed;
}

/** Placeholders of a mask: `#` a digit, `@` a letter, `*` either (specification, section 5). */
const tokens: Readonly<Record<string, RegExp>> = { "#": /\d/, "@": /\p{L}/u, "*": /[\p{L}\d]/u };

/** An element of a mask: the pattern of a placeholder, or a fixed character. */
type MaskSign = RegExp | string;

/** Parses a mask such as `+7 (###) ###-##-##`. */
export function readMask(mask: string): MaskSign[] {
  return Array.from(mask, (sign) => tokens[sign] ?? sign);
}

/**
 * Fills a mask with characters: `9991` in `(###) #` gives `(999) 1`. Characters that do not fit are dropped, and the
 * mask's fixed characters appear only before a character that follows them.
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
