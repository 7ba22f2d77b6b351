import type { LoaderFunctionArgs } from "@remix-run/node";

import { getCheckoutSettings } from "~/api/checkout.server";
import { limits } from "~/api/client.server";
import { dataOrNull, mainData } from "~/api/errors";
import { pack } from "~/lib/packed";
import { getVisit } from "~/session/visit.server";
import { shareBasket, listPopular, listRecentlyViewed, suggestRelated } from "~/session/visitor-data.server";
import { packCards } from "~/shop/product/product-card";

import { type BasketView, emptyBasket, isEmpty, toView } from "./view";

const codesOf = ({ lines }: BasketView) => lines.map(({ code }) => code);

/**
 * Loads the basket page. A new visitor gets an empty basket without an API call. If the minimum order total is unknown,
 * the page does not mention it.
 */
export async function loadBasket(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  const { knownUid, caller } = visit;
  const [answer, settings] = knownUid
    ? await Promise.all([
        shareBasket(visit, args.request),
        getCheckoutSettings(caller, knownUid, { personType: "individual" }, limits.side).then(dataOrNull),
      ])
    : [null, null];
  const basket = answer ? toView(mainData(answer)) : emptyBasket;
  return {
    basket: pack(basket),
    popular: isEmpty(basket) ? listPopular(visit).then(packCards) : null,
    viewed: isEmpty(basket) ? listRecentlyViewed(visit).then(packCards) : null,
    related: isEmpty(basket)
      ? null
      : suggestRelated(visit, codesOf(basket)).then((lists) => packCards(lists && lists.together)),
    minTotal: settings?.minTotal ?? null,
    signedIn: visit.caller.token !== null,
  };
}
