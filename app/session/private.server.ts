import { barePath } from "~/i18n/config";
import { paths } from "~/paths";

/**
 * Says how an answer may be kept. Nothing of the personal area is: neither Back nor somebody else at the same machine
 * gets it out of the browser's store. Any other page may be kept for Back, unless it says otherwise.
 */
export function setCaching(request: Request, headers: Headers): void {
  if (isPersonal(new URL(request.url).pathname)) headers.set("Cache-Control", "no-store");
  else if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
}

/** Whether a path, or that of a page's data, lies in the personal area. */
function isPersonal(pathname: string): boolean {
  const path = barePath(pathname).replace(/\.data$/, "");
  return path === paths.personal() || path.startsWith(`${paths.personal()}/`);
}
