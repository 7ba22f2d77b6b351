import type { SignedIn } from "~/api/schemas/auth";
import { barePath, localePath, type Locale } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { safeRedirect } from "~/session/safe-redirect";
import { redirectWith, type Visit } from "~/session/visit.server";

/**
 * Keeps the customer's tokens, tells what was added of the guest's, and leads on with a full page load, be the form in a
 * dialog or on a page (specification, section 4).
 */
export async function completeSignIn(visit: Visit, signedIn: SignedIn, redirectTo: string): Promise<Response> {
  visit.signIn(signedIn);
  visit.leaveNotice({ kind: "success", text: welcomeText(visit.locale, signedIn.merged) });
  const response = await redirectWith(visit, targetOf(visit.locale, redirectTo));
  response.headers.set("X-Remix-Reload-Document", "true");
  return response;
}

/** From the basket to the checkout, else to where the shopper wanted to go, else to the personal area (section 4). */
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
