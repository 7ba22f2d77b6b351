import { getSession, signOut } from "~/api/auth.server";
import { limits } from "~/api/client.server";
import { mainData, type Answer } from "~/api/errors";
import type { User } from "~/api/schemas/auth";
import { env } from "~/env.server";
import { barePath, localePath } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import type { Notice } from "~/lib/notice";
import { paths } from "~/paths";

import { openVisit, type Visit, type VisitArguments, redirectWith } from "./open-visit.server";

export { redirectWith, type Visit } from "./open-visit.server";

/**
 * The visit of this request: every loader and action starts with it.
 * @throws like `requireSignIn`, if the settings require a sign-in
 */
export async function getVisit(args: VisitArguments): Promise<Visit> {
  const visit = await openVisit(args);
  await requireSignIn(visit, args.request);
  return visit;
}

/**
 * The loader of a URL without a page, for example of one that only handles a form: it redirects to a page.
 * @param path without the language prefix
 */
export function redirectingLoader(path: () => string) {
  return async (args: VisitArguments): Promise<Response> => {
    const visit = await getVisit(args);
    return redirectWith(visit, localePath(visit.locale, path()), 302);
  };
}

/**
 * Adds the visit's cookies to a file of a shop that requires a sign-in: that check may have renewed the customer's token.
 * Files of other shops get no cookies, because shared caches may store them.
 */
export async function commitToFile(visit: Visit, headers: Headers): Promise<void> {
  if (env.REQUIRE_SIGN_IN) await visit.commit(headers);
}

/**
 * Data for a script of the page. A customer gets the visit's cookies with it: the calls for the data may have renewed the
 * token, and without its cookie the shop knows the new one for a minute only.
 */
export async function jsonWith(visit: Visit, value: unknown, init: ResponseInit = {}): Promise<Response> {
  const response = Response.json(value, init);
  if (visit.caller.token !== null) await visit.commit(response.headers);
  return response;
}

/** Pages that guests need to sign in, and customers to sign out. A link from an e-mail may open in any browser. */
const openToAll = new Set<string>([
  ...[paths.signIn(), paths.signUp(), paths.signUpPassword(), paths.confirmEmail(), paths.signOut()],
]);

/**
 * Requires a sign-in for the whole shop if the settings say so, except for the sign-in pages.
 * @throws like `signedInUser`
 */
async function requireSignIn(visit: Visit, request: Request): Promise<void> {
  if (!env.REQUIRE_SIGN_IN || openToAll.has(barePath(new URL(request.url).pathname))) return;
  await signedInUser(visit, request, false);
}

/**
 * The signed-in customer.
 * @param isOwnPage whether guests do not see the page at all, even in a shop that is open to them
 * @throws for a guest, a redirect to the sign-in, which returns here; a 503 response if the API cannot identify the
 * customer
 */
async function signedInUser(visit: Visit, request: Request, isOwnPage = true): Promise<User> {
  const answer = visit.caller.token === null ? null : await shareSession(visit);
  if (answer?.data) return answer.data.user;
  if (answer && visit.caller.token !== null) mainData(answer);
  // The form comes from a session that has ended since, perhaps in another tab, and opens empty after the sign-in. A
  // customer whom the API refuses is told why.
  const hasEnded = answer ? answer.status !== 403 : isOwnPage;
  if (request.method === "POST" && hasEnded)
    visit.setNotice({ kind: "error", text: translateFor(visit.locale)("sign-in:endedUnsent") });
  const { pathname, search } = new URL(request.url);
  throw await redirectWith(visit, localePath(visit.locale, paths.signIn({ redirectTo: pathname + search })), 302);
}

/**
 * The API's answer about the visitor's token, requested once per request. Ends the sign-in if the API refuses even a new
 * token, or the customer, for example one who is blocked.
 */
function shareSession(visit: Visit): Promise<Answer<{ user: User }>> {
  return visit.share("session", async () => {
    const { token } = visit.caller;
    const answer = await getSession(visit.caller, limits.main);
    const { status, error } = answer;
    // With the same token, the API could not renew it now.
    const isTokenRefused = status === 401 && visit.caller.token !== token;
    // A proxy that lets no request through says nothing about the customer.
    const isCustomerRefused = status === 403 && error !== null && error.code !== "http_403";
    if (visit.caller.token === null) return answer;
    if (isTokenRefused) visit.endSignIn("token_refused", null);
    else if (isCustomerRefused) visit.endSignIn("customer_refused", error.message);
    return answer;
  });
}

/** The signed-in customer; null for a guest, or if the API cannot identify the customer. */
export async function getCustomer(visit: Visit): Promise<User | null> {
  if (visit.caller.token === null) return null;
  return (await shareSession(visit)).data?.user ?? null;
}

/**
 * The signed-in customer, for pages that require a sign-in.
 * @throws like `signedInUser`
 */
export async function requireCustomer(args: VisitArguments): Promise<{ visit: Visit; user: User }> {
  const visit = await getVisit(args);
  return { visit, user: await signedInUser(visit, args.request) };
}

/**
 * The signed-in customer, and what a page loads besides. Both start at once: the API itself refuses the calls of anybody
 * else.
 * @param load must not throw: if the session has ended, its calls have failed, but the page redirects
 * @throws like `signedInUser`
 */
export async function loadForCustomer<Loaded>(
  args: VisitArguments,
  load: (visit: Visit) => Promise<Loaded>,
): Promise<{ visit: Visit; user: User; loaded: Loaded }> {
  const visit = await getVisit(args);
  if (visit.caller.token === null) await signedInUser(visit, args.request);
  const [user, loaded] = await Promise.all([signedInUser(visit, args.request), load(visit)]);
  return { visit, user, loaded };
}

/**
 * Ends the session at the API and in the browser. The shopper is signed out even if the API does not answer, because
 * the browser's token is deleted. An error message from the API is shown (specification, section 8).
 */
export async function endSession(visit: Visit): Promise<Response> {
  // An expired token is renewed first: an API that answers 401 to it would keep the session and its refresh token.
  const answer = visit.caller.token === null ? null : await signOut(visit.caller);
  const hasMessage = answer?.error?.message && answer.status !== 401;
  return signOutInBrowser(
    visit,
    hasMessage
      ? { kind: "error", text: answer.error?.message ?? "" }
      : { kind: "success", text: translateFor(visit.locale)("sign-in:signOut.done") },
  );
}

/** Signs out in the browser and redirects to the home page, which shows a notice. */
export async function signOutInBrowser(visit: Visit, notice: Notice): Promise<Response> {
  visit.signOut();
  visit.setNotice(notice);
  return redirectWith(visit, localePath(visit.locale, paths.home()));
}
