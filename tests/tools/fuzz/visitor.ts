import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { placedCookies, placeGuestOrder } from "../../fixtures/placed-order";
import { parseSetCookie } from "../../http/support/cookies";
import { createShopperWithProducts } from "../../http/support/guests";
import { makeCustomer } from "../faults/customer";
import type { Place } from "../faults/scenario";
import { ask, type Answer, type Asked } from "./ask";
import type { Walk } from "./plan";

/** A visitor of the shop, who keeps cookies and sends each request from another IP address. */
export type Visitor = {
  jar: Map<string, string>;
  /** URLs of private pages, without the language prefix. */
  own: string[];
  /** @param cookie sent instead of the visitor's own */
  ask: (asked: Asked, cookie?: string) => Promise<Answer>;
};

/**
 * Creates a visitor: a stranger, a guest with a basket and favourites, a guest with an order, or a customer with all of
 * these, whose order is either new or can be returned.
 */
export async function makeVisitor(place: Place, who: Walk["who"]): Promise<Visitor> {
  const { api, shop } = place;
  if (who === "stranger") return openVisitor(shop, new Map());
  if (who === "guest") return openVisitor(shop, (await createShopperWithProducts(api, { shop })).jar);
  if (who === "buyer") {
    const placed = await placeGuestOrder(api.url);
    const { order, accessKey } = placed;
    const own = [paths.order(order.id, accessKey), paths.orderInvoice(order.id, accessKey)];
    return openVisitor(shop, new Map(Object.entries(await placedCookies(placed))), own);
  }
  const { shopper, order, address, company } = await makeCustomer(place);
  if (who === "returner") await completeOrder(api.url, order);
  const { id, multiplicity } = await api.product(landmarks.inStock);
  await api.addToBasket(shopper.uid(), id, 2 * multiplicity);
  await api.addFavorite(shopper.uid(), id);
  const ofOrder = (["cancel", "refund"] as const).map((kind) => paths.orderRequest(order, kind));
  const ofAccount = [paths.personalAddress(address), paths.personalCompany(company)];
  const own = [paths.personalOrder(order), paths.personalInvoice(order), ...ofOrder, ...ofAccount];
  return openVisitor(shop, shopper.jar, own);
}

/** Completes an order, as the shop's staff would, so that its products can be returned. */
async function completeOrder(apiUrl: string, id: number): Promise<void> {
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ status: "completed" });
  const { ok, status } = await fetch(`${apiUrl}/scenario/order/${id}`, { method: "POST", headers, body });
  if (!ok) throw new Error(`The order ${id} was not completed: ${status}`);
}

let asked = 0;

/** A private IP address that no limit has counted yet; it repeats after sixteen million requests. */
function nextAddress(): string {
  asked += 1;
  return `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
}

const cookieOf = (jar: Map<string, string>) => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");

function openVisitor(shop: string, jar: Map<string, string>, own: string[] = []): Visitor {
  return {
    ...{ jar, own },
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
