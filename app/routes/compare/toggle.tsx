import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { ClientActionFunctionArgs } from "@remix-run/react";

import { readForm } from "~/forms/read-form.server";
import { localePath } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { readToggleForm, type SmallAnswer } from "~/lib/small-form";
import { paths } from "~/paths";
import { endSmallAction } from "~/session/small-action.server";
import { getVisit, redirectWith } from "~/session/visit.server";

import { addToComparison } from "./compare.server";

/** There is no page at this URL: redirects to the comparison. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  return redirectWith(visit, localePath(visit.locale, paths.compare()), 302);
}

/**
 * Adds a product to the comparison or removes it, for the buttons of cards and product pages. If the section is full, a
 * script is told so, and a plain form leads to the question which product to replace.
 */
export async function action(args: ActionFunctionArgs) {
  const visit = await getVisit(args);
  const form = await readForm(args.request);
  const pressed = readToggleForm(form);
  if (!pressed) throw new Response(null, { status: 400, statusText: "Bad Request" });
  const { intent, productId } = pressed;
  if (intent === "remove") visit.removeCompared([productId]);
  const outcome = intent === "add" ? await addToComparison(visit, { id: productId, instead: null }) : null;
  if (outcome === "full" && form.get("via") !== "fetch")
    return redirectWith(visit, localePath(visit.locale, paths.compare({ replace: String(productId) })));
  const counters = { compared: visit.compared().length };
  const answer: SmallAnswer =
    outcome === "full"
      ? { ok: false, message: translateFor(visit.locale)("notice.compareFull") }
      : outcome && "message" in outcome
        ? { ok: false, message: outcome.message }
        : { ok: true, value: intent === "add" ? 1 : 0, counters };
  return endSmallAction(visit, args.request, form, {
    answer,
    success: intent === "add" ? "compareAdded" : "compareRemoved",
    productId,
    fallback: localePath(visit.locale, paths.compare()),
  });
}

/** When the connection fails, the update is rolled back with a message; the page must stay. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<SmallAnswer> {
  try {
    return await serverAction<SmallAnswer>();
  } catch {
    return { ok: false, message: null };
  }
}

/** Never rendered: the loader redirects, and the frame shows the action's errors. */
export default function CompareToggle() {
  return null;
}
