import type { ActionFunctionArgs } from "@remix-run/node";
import * as z from "zod";

import { suggestAddresses } from "~/api/checkout.server";
import type { Caller } from "~/api/client.server";
import { readForm } from "~/forms/read-form.server";
import { localePath } from "~/i18n/config";
import { fold } from "~/lib/text";
import { paths } from "~/paths";
import { chooseCity, choosePoint, readDraft, writeDraft } from "~/session/draft.server";
import { backTarget } from "~/session/safe-redirect";
import { getVisit, redirectingLoader, redirectWith } from "~/session/visit.server";

import { newKey } from "./state.server";

const choice = z.union([
  z.object({ delivery: z.string().min(1).max(50), point: z.string().regex(/^\d{1,9}$/) }),
  z.object({ city: z.string().trim().min(1).max(100) }),
]);

/** There is no page at this URL: redirects to the basket. */
export const loader = redirectingLoader(paths.basket);

/** Keeps the city or the pickup point that a shopper chose on a product's page, for the checkout. */
export async function action(args: ActionFunctionArgs) {
  const visit = await getVisit(args);
  const form = await readForm(args.request);
  const chosen = choice.safeParse(Object.fromEntries(form));
  const back = backTarget(args.request, form, localePath(visit.locale, paths.basket()));
  if (!chosen.success) {
    visit.setNotice({ kind: "error", key: form.has("city") ? "cityNeeded" : "failed" });
    return redirectWith(visit, back);
  }
  const author = visit.author(await visit.uid());
  const draft = readDraft(args.request, author) ?? { key: newKey(), hash: "", values: {} };
  const values =
    "city" in chosen.data
      ? chooseCity(draft.values, await fullCity(visit.caller, chosen.data.city))
      : choosePoint(draft.values, chosen.data.delivery, chosen.data.point);
  // An order whose outcome is unknown must be sent again unchanged.
  const isKept = !draft.sent;
  const success = "city" in chosen.data ? "cityChosen" : "pointChosen";
  visit.setNotice(isKept ? { kind: "success", key: success } : { kind: "error", key: "failed" });
  const response = await redirectWith(visit, back);
  if (isKept) writeDraft(response.headers, { ...draft, values }, author);
  return response;
}

/** The city as addresses have it, `г Тверь`; as typed if the API does not know it. */
async function fullCity(caller: Caller, typed: string): Promise<string> {
  const found = (await suggestAddresses(caller, typed))?.[0];
  const full = found?.city_with_type ?? found?.settlement_with_type ?? "";
  return fold(full).includes(fold(typed)) ? full : typed;
}

/** Never rendered: the loader redirects, and the frame shows the action's errors. */
export default function DeliveryChoice() {
  return null;
}
