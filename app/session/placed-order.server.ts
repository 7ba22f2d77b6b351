import { createCookie } from "@remix-run/node";
import * as z from "zod";

import { env } from "~/env.server";

import { cookieName, isSecure } from "./cookie-name.server";

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

const cookie = createCookie(cookieName("placed"), {
  httpOnly: true,
  sameSite: "lax",
  secure: isSecure,
  path: "/",
  maxAge: 30 * 60,
  secrets: env.SESSION_SECRETS,
});

/** Leaves an order that was just placed to the success page; it lasts for reloads of half an hour or until the next order. */
export async function leavePlacedOrder(headers: Headers, order: PlacedOrder): Promise<void> {
  headers.append("Set-Cookie", await cookie.serialize(order));
}

/** The order that this visitor has just placed; null for who comes without one, or with a cookie that is not the shop's. */
export async function takePlacedOrder(request: Request): Promise<PlacedOrder | null> {
  return schema.safeParse(await cookie.parse(request.headers.get("Cookie"))).data ?? null;
}
