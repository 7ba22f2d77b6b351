import { useLocation } from "@remix-run/react";

import { barePath } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";

/** Where to sign in. From the basket it goes on to the checkout afterwards (specification, section 4), and from there back. */
export function useSignInHref(): string {
  const { href } = useTranslation();
  const { pathname, search } = useLocation();
  const here = barePath(pathname);
  if (here === paths.basket()) return href(paths.signIn({ redirectTo: paths.basket() }));
  return href(paths.signIn(here === paths.checkout() ? { redirectTo: pathname + search } : {}));
}
