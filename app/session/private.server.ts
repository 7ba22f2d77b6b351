import { barePath } from "~/i18n/config";
import { paths } from "~/paths";

/**
 * Says how an answer may be kept. Nothing of the personal area is, nor of an order, the checkout or the sign-in: neither
 * Back nor somebody else at the same machine gets it out of the browser's store. Any other page may be kept for Back, unless it says otherwise.
 */
export function setCaching(request: Request, headers: Headers): void {
  if (isSecret(new URL(request.url).pathname)) headers.set("Cache-Control", "no-store");
  else if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
}

const secretAreas = [
  paths.personal(),
  paths.orders(),
  paths.checkout(),
  paths.signIn(),
  paths.signUp(),
  paths.signOut(),
];

/** Whether a path, or that of a page's data, lies where nobody but its owner may look. */
function isSecret(pathname: string): boolean {
  // The router does not tell small letters from capitals.
  const path = barePath(pathname.toLowerCase()).replace(/\.data$/, "");
  return secretAreas.some((area) => path === area || path.startsWith(`${area}/`));
}
