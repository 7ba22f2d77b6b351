import type { PropertyCode, Value } from "../properties";
import type { Param } from "../types";

/** A property with its values, ordered by the size of the product. A plain string is the same in both languages. */
export function p(code: PropertyCode, ...values: readonly (Value | string)[]): Param {
  return { code, values: values.map((value) => (typeof value === "string" ? [value, value] : value)) };
}

/** A property whose value has the same index as that of the param at `place`: five steps always reach three metres. */
export function follow(place: number, code: PropertyCode, ...values: readonly (Value | string)[]): Param {
  return { ...p(code, ...values), follows: place };
}

/** Clothing sizes. */
export const clothingSizes = p("size", "44–46", "48–50", "52–54", "56–58", "60–62");

/** Footwear sizes. */
export const shoeSizes = p("size", "39", "40", "41", "42", "43", "44", "45", "46");

/** Power sources. */
export const mains = p("supply", ["сеть 220 В", "mains 220 V"]);
export const cordless = p("supply", ["аккумулятор", "battery"]);

/** What a cordless tool comes with. */
export const cordlessKits = p(
  "kit",
  ["без АКБ", "bare tool"],
  ["1 АКБ 2 А·ч", "1 × 2 Ah"],
  ["2 АКБ 2 А·ч", "2 × 2 Ah"],
  ["2 АКБ 4 А·ч", "2 × 4 Ah"],
  ["2 АКБ 4 А·ч, кейс", "2 × 4 Ah, case"],
);

/** What a corded tool comes with. */
export const cordedKits = p(
  "kit",
  ["в коробке", "carton"],
  ["в сумке", "bag"],
  ["в кейсе", "case"],
  ["в кейсе с оснасткой", "case and accessories"],
);
