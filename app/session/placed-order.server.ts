import * as z from "zod";

import { cutToBytes } from "~/lib/text";

import { type Author, isReadable } from "./author.server";
import { maxBytes, signedCookie } from "./cookie.server";

const schema = z.object({
  orderId: z.int(),
  number: z.string(),
  /** Gives a guest access to the order. */
  accessKey: z.string(),
  personType: z.enum(["individual", "legal"]),
  /** Unchanged from the API: check its host before a redirect. */
  paymentLink: z.string().nullable(),
  email: z.string(),
});

/** The data of the success page. */
export type PlacedOrder = z.infer<typeof schema>;

/** Includes the visitor who placed it. */
const authored = schema.extend({ uid: z.string().nullable(), signIn: z.string().optional() });
const cookie = signedCookie("placed", authored, 30 * 60);

/** Stores a placed order for the success page, for half an hour or until the next order, so that reloads work. */
export async function savePlacedOrder(headers: Headers, order: PlacedOrder, author: Author): Promise<void> {
  const email = cutToBytes(order.email, maxBytes.contact);
  headers.append("Set-Cookie", await cookie.write({ ...order, email, ...author }));
}

/**
 * The order that this visitor has just placed; null without a valid cookie, or if another visitor placed it and has
 * signed out since, here or on another device.
 */
export async function readPlacedOrder(request: Request, reader: Author): Promise<PlacedOrder | null> {
  const found = await cookie.read(request);
  if (found === null) return null;
  const { uid, signIn, ...order } = found;
  return isReadable({ uid, signIn }, reader) ? order : null;
}

/** Deletes it after a sign-out. */
export async function clearPlacedOrder(headers: Headers): Promise<void> {
  headers.append("Set-Cookie", await cookie.write(null));
}
