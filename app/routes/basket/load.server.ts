import type { LoaderFunctionArgs } from "@remix-run/node";

import { mainData } from "~/api/errors";
import { pack } from "~/lib/packed";
import { shareBasket } from "~/session/basket.server";
import { viewedBefore } from "~/session/viewed.server";
import { getVisit } from "~/session/visit.server";
import { slimCard } from "~/shop/product/slim-card";

import { emptyBasket, isEmpty, toView } from "./view";

/** What the basket's page shows; a new visitor has nothing in it. */
export async function loadBasket(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  const basket = visit.knownUid ? toView(mainData(await shareBasket(visit, args.request))) : emptyBasket;
  const viewed = isEmpty(basket) ? await viewedBefore(visit) : [];
  return { basket: pack(basket), viewed: pack(viewed && viewed.map(slimCard)), signedIn: visit.caller.token !== null };
}
