import { barePath } from "~/i18n/config";
import { paths } from "~/paths";

/**
 * Asks the shop whether the session still stands, and brings the page in line where it says something new. Nothing
 * happens where it cannot be asked: the connection may be back later.
 */
export async function readSession(
  signedIn: boolean,
  href: (path: string) => string,
  revalidate: () => void,
): Promise<void> {
  const now = await isSignedIn(href(paths.session())).catch(() => null);
  if (now === null || now === signedIn) return;
  if (now) revalidate();
  else leaveCustomer(href);
}

/** Nothing of the customer's may stay on the screen, nor what stood filled in for them in a form: the whole page goes. */
function leaveCustomer(href: (path: string) => string): void {
  const { pathname, search } = location;
  const path = barePath(pathname);
  const isForCustomers = path.startsWith(paths.personal()) || path === paths.checkout();
  location.replace(isForCustomers ? href(paths.signIn({ redirectTo: pathname + search })) : pathname + search);
}

async function isSignedIn(path: string): Promise<boolean | null> {
  const response = await fetch(path);
  const answer: unknown = response.ok ? await response.json() : null;
  if (typeof answer !== "object" || answer === null || !("signedIn" in answer)) return null;
  return typeof answer.signedIn === "boolean" ? answer.signedIn : null;
}
