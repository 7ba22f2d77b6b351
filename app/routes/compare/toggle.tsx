import type { ActionFunctionArgs } from "@remix-run/node";

import { readForm } from "~/forms/read-form.server";
import { localePath } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { readToggleForm, type SmallAnswer } from "~/lib/small-form";
import { paths } from "~/paths";
import { endSmallAction } from "~/session/small-action.server";
import { getVisit, redirectingLoader, redirectWith } from "~/session/visit.server";
import { sendSmallForm } from "~/shop/shopper/sync";

import { addToComparison } from "./compare.server";

/** There is no page at this URL: redirects to the comparison. */
export const loader = redirectingLoader(paths.compare);

/**
 * Adds a product to the comparison or removes it, for the buttons of cards and product pages. If the section is full,
 * the answer to a script says so, and a plain form leads to the question which product to replace.
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
      ? { ok: false, message: translateFor(visit.locale)("notice.compareFull"), isFull: true }
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

export const clientAction = sendSmallForm;

/** Never rendered: the loader redirects, and the frame shows the action's errors. */
export default function CompareToggle() {
  return null;
}
