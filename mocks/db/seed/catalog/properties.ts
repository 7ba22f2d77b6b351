import { property } from "../goods/read";
import type { Value } from "../goods/schema";
import { formatNumber, nbsp, slugify } from "../lib/text";
import type { Pair } from "../lib/text";

/** A value as printed, with its unit: «60 Н·м» / "60 N·m". */
export function printValue(code: string, value: Value): Pair {
  if (typeof value !== "number") return value;
  const { unit } = property(code);
  if (!unit) return formatNumber(value);
  const [ru, en] = formatNumber(value);
  // English writes a percent sign without a space.
  const space = unit[1] === "%" ? "" : nbsp;
  return [`${ru}${nbsp}${unit[0]}`, `${en}${space}${value === 1 && unit[1] === "pcs" ? "pc" : unit[1]}`];
}

/** A value as it appears in a URL: Latin letters, digits and dashes. */
export function valueSlug(value: Value): string {
  return slugify(typeof value === "number" ? String(value) : value[1]);
}
