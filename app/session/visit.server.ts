import { getSession } from "~/api/auth.server";
import { limits } from "~/api/client.server";
import { mainData, type Answer } from "~/api/errors";
import type { User } from "~/api/schemas/auth";
import { env } from "~/env.server";
import { barePath, localePath } from "~/i18n/config";
import { paths } from "~/paths";

import { openVisit, type Visit, type VisitArguments, redirectWith } from "./open-visit.server";

export { redirectWith, type Visit } from "./open-visit.server";

/**
 * The visit that this request is: every loader and action begins with it.
 * @throws what `requireSignIn` throws, where the settings close the shop to guests
 */
export async function getVisit(args: VisitArguments): Promise<Visit> {
  const visit = await openVisit(args);
  await requireSignIn(visit, args.request);
  return visit;
}

/** What a guest needs to become a customer, and a customer to leave. */
const openToAll = new Set<string>([paths.signIn(), paths.signUp(), paths.signUpPassword(), paths.signOut()]);

/**
 * Keeps guests out of the whole shop, where the settings say so, but for the pages of the sign-in.
 * @throws as `signedInUser`
 */
async function requireSignIn(visit: Visit, request: Request): Promise<void> {
  if (!env.REQUIRE_SIGN_IN || openToAll.has(barePath(new URL(request.url).pathname))) return;
  await signedInUser(visit, request);
}

/**
 * The signed-in customer.
 * @throws a redirect to the sign-in, which leads back here, for a guest; a 503 response when the API cannot say who it is
 */
export async function signedInUser(visit: Visit, request: Request): Promise<User> {
  const answer = visit.caller.token === null ? null : await askSession(visit);
  if (answer?.data) return answer.data.user;
  if (answer && visit.caller.token !== null) mainData(answer);
  const { pathname, search } = new URL(request.url);
  throw await redirectWith(visit, localePath(visit.locale, paths.signIn({ redirectTo: pathname + search })), 302);
}

/** What the API says of the visitor's token, asked once a request. */
export function askSession(visit: Visit): Promise<Answer<{ user: User }>> {
  return visit.share("session", () => getSession(visit.caller, limits.main));
}
