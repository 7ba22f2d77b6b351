import { localeFromPath } from "~/i18n/config";
import { translator } from "~/i18n/translate";
import { isLost } from "~/shop/error/lost-connection";
import { showToast } from "~/shop/toast/toast-messages";

type Router = typeof window.__remixRouter;
type Action = Extract<NonNullable<Router["routes"][number]["action"]>, (...given: never[]) => unknown>;

/** The forms whose answers the line did not bring. */
const lostForms = new WeakSet<FormData>();

/**
 * The action of a page's form that keeps the page if the line does not bring the answer, and says so: an error page, or
 * the page at the form's address, would take the place of what the shopper was doing.
 */
export function stayIfLost(action: Action): Action {
  return async (...given: Parameters<Action>) => {
    try {
      return await action(...given);
    } catch (error) {
      return stayOrThrow(error);
    }
  };
}

/**
 * The redirect to the page that the shopper is on, if the line has failed a form that was to replace it.
 * @throws the error in all other cases
 */
export function stayOrThrow(error: unknown): Response {
  const { navigation, location } = window.__remixRouter.state;
  // A fetcher's form shows the fault itself. A navigation that another one has replaced is over.
  if (!isLost(error) || navigation.state !== "submitting" || !navigation.formData) throw error;
  lostForms.add(navigation.formData);
  showToast({ kind: "error", text: translator(localeFromPath(location.pathname))("notice.lost") });
  return new Response(null, { status: 302, headers: { Location: location.pathname + location.search } });
}

/** Whether a route is asked for its data only because the page stays after a lost form: it has them already. */
export function isForLostForm(id: string): boolean {
  const { navigation, loaderData } = window.__remixRouter.state;
  return navigation.formData !== undefined && lostForms.has(navigation.formData) && id in loaderData;
}
