import { formatNumber } from "~/i18n/format";

/** An order's number for people: `100 482` with a no-break space. One that is not all digits stays as the API writes it. */
export function orderNumber(number: string | number): string {
  const text = String(number);
  return /^[1-9]\d{0,14}$/.test(text) ? formatNumber(Number(text)) : text;
}
