import type { Locale } from "~/i18n/config";
import { landmarks } from "#mocks/db/seed/landmarks";

import type { Api } from "./api";
import { signedCookie } from "./cookies";
import { createShopper, type Shopper } from "./shopper";

const today = () => new Date().toISOString().slice(0, 10);

/** A shopper whom the shop knows already: nothing of the session is due. */
export async function createKnownShopper(api: Api, options: KnownOptions = {}): Promise<Shopper> {
  const { shop, locale = "ru", uidName = "uid" } = options;
  const uid = await signedCookie(uidName, { uid: await api.newUid(), renewed: today() });
  return createShopper({ cookies: { [uidName]: uid, i18n_redirected: locale }, ...(shop ? { shop } : {}) });
}

type KnownOptions = {
  /** The shop's address, where it is not the one of all HTTP tests. */
  shop?: string;
  /** The language that was read last. */
  locale?: Locale;
  uidName?: "uid" | "__Host-uid";
};

/**
 * A known shopper with products in the basket, two pieces or packs of each, and the same among the favourites.
 * @param codes by default one product in stock and one made to order
 */
export async function createShopperWithThings(
  api: Api,
  options?: KnownOptions,
  codes: string[] = [landmarks.inStock, landmarks.madeToOrder],
): Promise<Shopper> {
  const shopper = await createKnownShopper(api, options);
  for (const code of codes) {
    const { id, multiplicity } = await api.product(code);
    await api.addToBasket(shopper.uid(), id, 2 * multiplicity);
    await api.addFavorite(shopper.uid(), id);
  }
  return shopper;
}
