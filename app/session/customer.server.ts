import type { AppLoadContext } from "@remix-run/node";

import type { User } from "~/api/schemas/auth";

import { shareSession, getVisit, signedInUser, type Visit } from "./visit.server";

/** The signed-in customer; null for a guest, or if the API cannot identify the customer. */
export async function getCustomer(visit: Visit): Promise<User | null> {
  if (visit.caller.token === null) return null;
  return (await shareSession(visit)).data?.user ?? null;
}

/**
 * The signed-in customer, for pages that require a sign-in.
 * @throws like `signedInUser`
 */
export async function requireCustomer(args: {
  request: Request;
  context: AppLoadContext;
}): Promise<{ visit: Visit; user: User }> {
  const visit = await getVisit(args);
  return { visit, user: await signedInUser(visit, args.request) };
}
