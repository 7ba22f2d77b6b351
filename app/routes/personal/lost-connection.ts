import type { Refusal } from "~/forms/refusal";
import { localeFromPath } from "~/i18n/config";
import { translator } from "~/i18n/translator";

/**
 * What the form of a page is told when its post did not get through: with all that was typed, and to try again. The
 * status keeps the router from loading the page anew, which would fail as well and take the form away.
 */
export function lostConnection(form: FormData): Response {
  const values = new Map<string, string[]>();
  for (const [name, value] of form) {
    if (typeof value === "string") values.set(name, [...(values.get(name) ?? []), value]);
  }
  const t = translator(localeFromPath(location.pathname));
  const refusal: Refusal = { values: Object.fromEntries(values), errors: {}, message: t("forms:failed") };
  return Response.json(refusal, { status: 503 });
}
