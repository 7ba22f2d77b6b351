import { landmarks } from "#mocks/db/seed/landmarks";

import { leftCookies, placeGuestOrder } from "../../fixtures/placed-order";
import { parseSetCookie } from "../../http/support/cookies";
import { createShopperWithThings } from "../../http/support/guests";
import { makeCustomer } from "../faults/customer";
import type { Place } from "../faults/scenario";
import { ask, type Answer, type Asked } from "./ask";
import type { Walk } from "./plan";

/** Somebody who visits the shop: keeps cookies, and asks from another address each time. */
export type Visitor = {
  jar: Map<string, string>;
  /** @param cookie sent instead of the visitor's own */
  ask: (asked: Asked, cookie?: string) => Promise<Answer>;
};

/** Makes a new one: a stranger, a guest with a basket and favourites or with an order, or a customer with all these. */
export async function makeVisitor(place: Place, who: Walk["who"]): Promise<Visitor> {
  return openVisitor(place.shop, await cookiesOf(place, who));
}

async function cookiesOf({ api, shop }: Place, who: Walk["who"]): Promise<Map<string, string>> {
  if (who === "stranger") return new Map();
  if (who === "buyer") return new Map(Object.entries(await leftCookies(await placeGuestOrder(api.url))));
  if (who === "guest") return (await createShopperWithThings(api, { shop })).jar;
  const { shopper } = await makeCustomer({ api, shop });
  const { id, multiplicity } = await api.product(landmarks.inStock);
  await api.addToBasket(shopper.uid(), id, 2 * multiplicity);
  await api.addFavorite(shopper.uid(), id);
  return shopper.jar;
}

let asked = 0;

/** An address of a private network that no limit has counted, until sixteen million requests later. */
function nextAddress(): string {
  asked += 1;
  return `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
}

const cookieOf = (jar: Map<string, string>) => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");

function openVisitor(shop: string, jar: Map<string, string>): Visitor {
  return {
    jar,
    async ask(request, cookie = cookieOf(jar)) {
      const own = { "X-Forwarded-For": nextAddress(), ...(cookie ? { Cookie: cookie } : {}) };
      const answer = await ask(shop, { ...request, headers: { ...own, ...request.headers } });
      for (const { name, value, attributes } of (answer.headers["set-cookie"] ?? []).map(parseSetCookie)) {
        if (attributes["max-age"] === "0") jar.delete(name);
        else jar.set(name, value);
      }
      return answer;
    },
  };
}
