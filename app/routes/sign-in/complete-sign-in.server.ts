import type { SignedIn } from "~/api/schemas/auth";
import { barePath, localePath, type Locale } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { safeRedirect } from "~/session/safe-redirect";
import { redirectWith, type Visit } from "~/session/visit.server";

/**
 * Saves the customer's tokens, leaves a notice about merged guest data, and redirects with a full page load, whether
 * the form is in a dialog or on a page (specification, section 4).
 */
export async function completeSignIn(visit: Visit, signedIn: SignedIn, redirectTo: string): Promise<Response> {
  visit.signIn(signedIn);
  visit.setNotice({ kind: "success", text: welcomeText(visit.locale, signedIn.merged) });
  const response = await redirectWith(visit, targetOf(visit.locale, redirectTo));
  response.headers.set("X-Remix-Reload-Document", "true");
  return response;
}

/**
 * The redirect target: the checkout for a sign-in from the basket, otherwise the requested page, otherwise the personal
 * area (section 4).
 */
function targetOf(locale: Locale, redirectTo: string): string {
  const target = safeRedirect(redirectTo, "");
  if (!target) return localePath(locale, paths.personal());
  const isBasket = barePath(target.replace(/[?#].*$/, "")) === paths.basket();
  return isBasket ? localePath(locale, paths.checkout()) : target;
}

function welcomeText(locale: Locale, { basket, favorites }: SignedIn["merged"]): string {
  const t = translateFor(locale);
  const added = [
    basket > 0 && t("sign-in:mergedBasket", { count: basket }),
    favorites > 0 && t("sign-in:mergedFavorites", { count: favorites }),
  ].filter((text) => text !== false);
  return added.length > 0 ? t("sign-in:merged", { what: added.join(". ") }) : t("sign-in:welcome");
}
