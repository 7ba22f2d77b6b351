import { formatNumber } from "~/i18n/format";

/**
 * An order's number for people: `100 482` with a no-break space. A number with other characters stays as in the API.
 */
export function orderNumber(number: string | number): string {
  const text = String(number);
  return /^[1-9]\d{0,14}$/.test(text) ? formatNumber(Number(text)) : text;
}

/** The API's number of an order that was typed or copied as the shop shows it: `№ 100 482`, `Order No. 100 482`. */
export function readOrderNumber(text: string): string {
  const shown = /^(?:\p{L}*\s?(?:№|#|\bNo\.?)\s?)?(\d+|\d{1,3}(?:\s\d{3})+)$/iu.exec(text.trim())?.[1];
  return shown === undefined ? text : shown.replaceAll(/\s/g, "");
}

/** The order's id from the path; null if it cannot be an id. */
export function orderIdOf({ id = "" }: Record<string, string | undefined>): number | null {
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
}

/** Whether an order with this status waits for the answer to a cancellation or a return request. */
export const isUnderReview = (status: string) => status === "cancel_requested" || status === "refund_requested";

type Named = { name: string; lastName: string; secondName: string };

/** First, second and last name (specification, section 3); empty for a customer without a name. */
export function fullName({ name, secondName, lastName }: Named): string {
  return [name, secondName, lastName]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(" ");
}
