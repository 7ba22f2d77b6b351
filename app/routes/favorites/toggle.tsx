import type { ActionFunctionArgs } from "@remix-run/node";

import { unreachable } from "~/api/errors";
import { setFavorite } from "~/api/favorites.server";
import { readForm } from "~/forms/read-form.server";
import { localePath } from "~/i18n/config";
import { readToggleForm, type SmallAnswer } from "~/lib/small-form";
import { paths } from "~/paths";
import { endSmallAction, refusal } from "~/session/small-action.server";
import { getVisit, redirectingLoader } from "~/session/visit.server";
import { sendSmallForm } from "~/shop/shopper/sync";

/** There is no page at this URL: redirects to the favourites. */
export const loader = redirectingLoader(paths.favorites);

/** Adds a product to the favourites or removes it. */
export async function action(args: ActionFunctionArgs) {
  const visit = await getVisit(args);
  const form = await readForm(args.request);
  const pressed = readToggleForm(form);
  if (!pressed) throw new Response(null, { status: 400, statusText: "Bad Request" });
  const favorite = pressed.intent === "add";
  const uid = await visit.uid();
  const { data, error } = uid ? await setFavorite(visit.caller, uid, pressed.productId, favorite) : unreachable;
  const answer: SmallAnswer = data
    ? { ok: true, value: data.list.includes(pressed.productId) ? 1 : 0, counters: { favorites: data.list.length } }
    : { ok: false, message: refusal(error) };
  return endSmallAction(visit, args.request, form, {
    answer,
    success: favorite ? "favoriteAdded" : "favoriteRemoved",
    productId: pressed.productId,
    fallback: localePath(visit.locale, paths.favorites()),
  });
}

export const clientAction = sendSmallForm;

/** Never rendered: the loader redirects, and the frame shows the action's errors. */
export default function FavoriteToggle() {
  return null;
}
