import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";

import { readForm } from "~/forms/read-form.server";
import { localePath } from "~/i18n/config";
import { paths } from "~/paths";
import { openVisit } from "~/session/open-visit.server";
import { backTarget } from "~/session/safe-redirect";
import { saveTheme, toTheme } from "~/session/theme.server";
import { redirectWith } from "~/session/visit.server";
import { themeId } from "~/shop/frame/theme-form";

/** There is no page at this URL: redirects to the home page. Open to guests, like the footer. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const visit = await openVisit(args);
  return redirectWith(visit, localePath(visit.locale, paths.home()), 302);
}

/** Saves the theme that the visitor chose, and redirects back to the form, which the new document shows in it. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const visit = await openVisit(args);
  const form = await readForm(args.request);
  const choice = toTheme(form.get("theme"));
  if (choice === null) throw new Response(null, { status: 400, statusText: "Bad Request" });
  const back = backTarget(args.request, form, localePath(visit.locale, paths.home()));
  const response = await redirectWith(visit, `${back}#${themeId}`);
  saveTheme(choice, response.headers);
  return response;
}

/** Never rendered: the loader redirects, and the frame shows the action's errors. */
export default function Theme() {
  return null;
}
