import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { ClientActionFunctionArgs } from "@remix-run/react";

import { unreachable } from "~/api/errors";
import { setFavorite } from "~/api/favorites.server";
import { readForm } from "~/forms/read-form.server";
import { localePath } from "~/i18n/config";
import { readFavoriteForm, type SmallAnswer } from "~/lib/small-form";
import { paths } from "~/paths";
import { endSmallAction, refusal } from "~/session/small-action.server";
import { getVisit, redirectWith } from "~/session/visit.server";

/** Nothing to read here: the favourites stand on their own page. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  return redirectWith(visit, localePath(visit.locale, paths.favorites()), 302);
}

/** Puts a product among the favourites or takes it out. */
export async function action(args: ActionFunctionArgs) {
  const visit = await getVisit(args);
  const form = await readForm(args.request);
  const pressed = readFavoriteForm(form);
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

/** A lost connection rolls the press back with a message; it must not replace the page. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<SmallAnswer> {
  try {
    return await serverAction<SmallAnswer>();
  } catch {
    return { ok: false, message: null };
  }
}

/** Never drawn: reading redirects, and an action's refusal is drawn by the frame. */
export default function FavoriteToggle() {
  return null;
}
