import type { Locale } from "~/i18n/config";
import { landmarks } from "#mocks/testing/landmarks";

import type { Api } from "./api";
import { signedCookie } from "./cookies";
import { createShopper, type Shopper } from "./shopper";

const today = () => new Date().toISOString().slice(0, 10);

/** A shopper whom the shop already knows: the visitor's cookie is not due for renewal. */
export async function createKnownShopper(api: Api, options: KnownOptions = {}): Promise<Shopper> {
  const { shop, locale = "ru", uidName = "uid" } = options;
  const uid = await signedCookie(uidName, { uid: await api.newUid(), renewed: today() });
  return createShopper({ cookies: { [uidName]: uid, i18n_redirected: locale }, ...(shop ? { shop } : {}) });
}

type KnownOptions = {
  /** The shop's URL, if it is not the shop of all HTTP tests. */
  shop?: string;
  /** The language of the last visit. */
  locale?: Locale;
  uidName?: "uid" | "__Host-uid";
};

/**
 * A known shopper with two pieces or packs of each product in the basket, and the same products among the favourites.
 * @param codes by default one product in stock and one made to order
 */
export async function createShopperWithProducts(
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
