import type { PropertyCode, Value } from "../properties";
import type { Param } from "../types";

/**
 * A property with its values in the order of growing products; a text without a translation is the same in both
 * languages.
 */
export function p(code: PropertyCode, ...values: readonly (Value | string)[]): Param {
  return { code, values: values.map((value) => (typeof value === "string" ? [value, value] : value)) };
}

/** A property that goes along with another one, told by its place: five steps always reach three metres. */
export function follow(place: number, code: PropertyCode, ...values: readonly (Value | string)[]): Param {
  return { ...p(code, ...values), follows: place };
}

/** Sizes of clothing. */
export const clothingSizes = p("size", "44–46", "48–50", "52–54", "56–58", "60–62");

/** Sizes of footwear. */
export const shoeSizes = p("size", "39", "40", "41", "42", "43", "44", "45", "46");

/** Where the power comes from. */
export const mains = p("supply", ["сеть 220 В", "mains 220 V"]);
export const cordless = p("supply", ["аккумулятор", "battery"]);

/** How a cordless tool is sold. */
export const cordlessKits = p(
  "kit",
  ["без АКБ", "bare tool"],
  ["1 АКБ 2 А·ч", "1 × 2 Ah"],
  ["2 АКБ 2 А·ч", "2 × 2 Ah"],
  ["2 АКБ 4 А·ч", "2 × 4 Ah"],
  ["2 АКБ 4 А·ч, кейс", "2 × 4 Ah, case"],
);

/** How a corded tool is sold. */
export const cordedKits = p(
  "kit",
  ["в коробке", "carton"],
  ["в сумке", "bag"],
  ["в кейсе", "case"],
  ["в кейсе с оснасткой", "case and accessories"],
);
