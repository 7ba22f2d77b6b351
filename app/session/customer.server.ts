import type { AppLoadContext } from "@remix-run/node";

import { getSession } from "~/api/auth.server";
import { limits } from "~/api/client.server";
import { mainData } from "~/api/errors";
import type { User } from "~/api/schemas/auth";
import { localePath } from "~/i18n/config";
import { paths } from "~/paths";

import { getVisit, redirectWith, type Visit } from "./visit.server";

/** The signed-in customer; null for a guest, or where the API cannot say who it is. */
export async function getCustomer(visit: Visit): Promise<User | null> {
  if (visit.caller.token === null) return null;
  return (await askSession(visit)).data?.user ?? null;
}

const askSession = (visit: Visit) => visit.share("session", () => getSession(visit.caller, limits.main));

/**
 * The signed-in customer of a page that is for customers alone.
 * @throws a redirect to the sign-in, which leads back here, for a guest; a 503 response when the API cannot say who it is
 */
export async function requireCustomer(args: {
  request: Request;
  context: AppLoadContext;
}): Promise<{ visit: Visit; user: User }> {
  const visit = await getVisit(args);
  const answer = visit.caller.token === null ? null : await askSession(visit);
  if (answer?.data) return { visit, user: answer.data.user };
  if (answer && visit.caller.token !== null) mainData(answer);
  const { pathname, search } = new URL(args.request.url);
  throw await redirectWith(visit, localePath(visit.locale, paths.signIn({ redirectTo: pathname + search })), 302);
}
