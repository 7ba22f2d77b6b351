import { barePath } from "~/i18n/config";
import { paths } from "~/paths";

/**
 * Sets how browsers may cache a response. Pages of the personal area, orders, checkout and sign-in are never stored, so
 * that neither Back nor another person at the same device can restore them. Other pages may be stored for Back, unless
 * they set their own header.
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

/** Whether a path, or its data request, is in an area that only its owner may see. */
function isSecret(pathname: string): boolean {
  // The router ignores case.
  const path = barePath(pathname.toLowerCase()).replace(/\.data$/, "");
  return secretAreas.some((area) => path === area || path.startsWith(`${area}/`));
}
