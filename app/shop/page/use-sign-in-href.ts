import { useLocation } from "@remix-run/react";

import { barePath } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";

/** Where to sign in. From the basket it goes on to the checkout afterwards (specification, section 4). */
export function useSignInHref(): string {
  const { href } = useTranslation();
  const isBasket = barePath(useLocation().pathname) === paths.basket();
  return href(paths.signIn(isBasket ? { redirectTo: paths.basket() } : {}));
}
