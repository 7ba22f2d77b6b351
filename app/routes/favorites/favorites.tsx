import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction, type ShouldRevalidateFunction } from "@remix-run/react";

import { barePath, type Area } from "~/i18n/config";
import type { Packed } from "~/lib/packed";
import { paths } from "~/paths";
import { getVisit } from "~/session/visit.server";
import { useUnpacked } from "~/shop/frame/use-unpacked";
import { pageMeta } from "~/shop/head/page-meta";
import { keepAfterSmallForms } from "~/shop/shopper/sync";

import { addAll } from "./add-all.server";
import { loadFavorites } from "./favorites.server";
import { OwnList } from "./own-list";
import { SharedList } from "./shared-list";
import { loadSharedList, type SharedListView } from "./shared-list.server";

export const handle: { areas: Area[] } = { areas: ["favorites", "catalog", "share"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

/** The visitor's own favourites, signed in or not; with `?ids=` those that somebody has shared. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  const ids = new URL(args.request.url).searchParams.get("ids");
  return ids === null ? loadFavorites(args, visit) : loadSharedList(visit, ids);
}

/** Makes a shared list one's own. */
export function action(args: ActionFunctionArgs) {
  return addAll(args);
}

/** A press on a heart changes the list, one on a basket's button does not. */
export const shouldRevalidate: ShouldRevalidateFunction = (args) =>
  args.formAction && barePath(args.formAction) === paths.favoriteToggle() ? true : keepAfterSmallForms(args);

export default function FavoritesPage() {
  const loaded = useLoaderData<typeof loader>();
  return "list" in loaded ? <Shared list={loaded.list} /> : <Own {...loaded} />;
}

function Shared({ list }: { list: Packed<SharedListView> }) {
  return <SharedList {...useUnpacked(list)} />;
}

function Own({ view, ...rest }: Omit<Awaited<ReturnType<typeof loadFavorites>>, "meta">) {
  return <OwnList view={useUnpacked(view)} {...rest} />;
}
