import { formatNumber } from "~/i18n/format";

/** An order's number for people: `100 482` with a no-break space. One that is not all digits stays as the API writes it. */
export function orderNumber(number: string | number): string {
  const text = String(number);
  return /^[1-9]\d{0,14}$/.test(text) ? formatNumber(Number(text)) : text;
}

/** An order's id as a path has it; null for what can be none. */
export function orderIdOf({ id = "" }: Record<string, string | undefined>): number | null {
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
}
