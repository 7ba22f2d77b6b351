import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { ClientActionFunctionArgs } from "@remix-run/react";

import { unreachable } from "~/api/errors";
import { setFavorite } from "~/api/favorites.server";
import { readForm } from "~/forms/read-form.server";
import { localePath } from "~/i18n/config";
import { readToggleForm, type SmallAnswer } from "~/lib/small-form";
import { paths } from "~/paths";
import { endSmallAction, refusal } from "~/session/small-action.server";
import { getVisit, redirectWith } from "~/session/visit.server";

/** There is no page at this URL: redirects to the favourites. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  return redirectWith(visit, localePath(visit.locale, paths.favorites()), 302);
}

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

/** When the connection fails, the update is rolled back with a message; the page must stay. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<SmallAnswer> {
  try {
    return await serverAction<SmallAnswer>();
  } catch {
    return { ok: false, message: null };
  }
}

/** Never rendered: the loader redirects, and the frame shows the action's errors. */
export default function FavoriteToggle() {
  return null;
}
