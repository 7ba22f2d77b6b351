import type { ActionFunctionArgs } from "@remix-run/node";

import { unreachable } from "~/api/errors";
import { listFavoriteIds, setFavorite } from "~/api/favorites.server";
import { readForm } from "~/forms/read-form.server";
import { localePath } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { readProductIds } from "~/lib/product-ids";
import { paths } from "~/paths";
import { refusal } from "~/session/small-action.server";
import { getVisit, redirectWith, type Visit } from "~/session/visit.server";

/** The API takes favourites one by one: so many calls run at the same time. */
const atOnce = 10;

/** Puts the products of a shared list among the visitor's favourites, and leads there. */
export async function addAll(args: ActionFunctionArgs): Promise<Response> {
  const visit = await getVisit(args);
  const field = (await readForm(args.request)).get("ids");
  const ids = readProductIds(typeof field === "string" ? field : "");
  if (ids.length === 0) throw new Response(null, { status: 400, statusText: "Bad Request" });
  const { added, error } = await addThose(visit, ids);
  const t = translateFor(visit.locale);
  if (error) visit.leaveNotice({ kind: "error", text: refusal(error) ?? t("notice.failed") });
  else visit.leaveNotice({ kind: "success", text: t("favorites:shared.added", { count: added }) });
  return redirectWith(visit, localePath(visit.locale, paths.favorites()));
}

/** Adds what is not there yet, the list's last first, so that its first ends up as the latest; stops where the API refuses. */
async function addThose(visit: Visit, ids: number[]) {
  const uid = await visit.uid();
  const known = uid ? await listFavoriteIds(visit.caller, uid) : unreachable;
  if (!uid || known.error) return { added: 0, error: known.error ?? unreachable.error };
  const missing = ids.filter((id) => !known.data.list.includes(id)).reverse();
  let added = 0;
  for (let from = 0; from < missing.length; from += atOnce) {
    const some = missing.slice(from, from + atOnce);
    const answers = await Promise.all(some.map((id) => setFavorite(visit.caller, uid, id, true)));
    const failed = answers.find(({ error }) => error);
    if (failed) return { added, error: failed.error };
    added += some.length;
  }
  return { added, error: null };
}
