import * as z from "zod";

import { cutToBytes } from "~/lib/text";

import { mostBytes, signedCookie } from "./cookie.server";

const schema = z.object({
  orderId: z.int(),
  number: z.string(),
  /** Opens the order to a guest. */
  accessKey: z.string(),
  personType: z.enum(["individual", "legal"]),
  /** As the API gave it: whoever leads there looks at its host first. */
  paymentLink: z.string().nullable(),
  email: z.string(),
});

/** What the checkout tells the page that follows it. */
export type PlacedOrder = z.infer<typeof schema>;

/** With the uid of the visitor who placed it. */
const cookie = signedCookie("placed", schema.extend({ uid: z.string().nullable() }), 30 * 60);

/** Leaves an order that was just placed to the success page; it lasts for reloads of half an hour or until the next order. */
export async function leavePlacedOrder(headers: Headers, order: PlacedOrder, uid: string | null): Promise<void> {
  const email = cutToBytes(order.email, mostBytes.contact);
  headers.append("Set-Cookie", await cookie.write({ ...order, email, uid }));
}

/**
 * The order that this visitor has just placed; null for who comes without one, with a cookie that is not the shop's, or with that of
 * somebody who has signed out since.
 */
export async function takePlacedOrder(request: Request, uid: string | null): Promise<PlacedOrder | null> {
  const found = await cookie.read(request);
  if (found === null) return null;
  const { uid: owner, ...order } = found;
  return owner === uid ? order : null;
}

/** Forgets it: somebody has left for good. */
export async function forgetPlacedOrder(headers: Headers): Promise<void> {
  headers.append("Set-Cookie", await cookie.write(null));
}
