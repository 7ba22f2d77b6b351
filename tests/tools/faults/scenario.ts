import { localePath } from "~/i18n/config";
import { landmarks } from "#mocks/testing/landmarks";

import type { Api } from "../../http/support/api";
import { createShopperWithProducts } from "../../http/support/guests";
import type { Reply, Shopper } from "../../http/support/shopper";

/** Where a scenario runs: a shop whose API calls can be broken, and direct access to that API. */
export type Place = { shop: string; api: Api };

/** A shopper's action for which the shop calls the API. */
export type Scenario = {
  name: string;
  /** The endpoints that the action requires; it must succeed without any of the others. */
  main: string[];
  /** How long it may take, in ms: a little more than the timeout of its slowest call. */
  timeout?: number;
  /** Prepares a shopper and returns how to run the scenario; `turn` is a new number each time. */
  prepare: (place: Place) => Promise<{ shopper: Shopper; act: (turn: number) => Promise<Reply> }>;
};

/** A path in the language of the table. */
export const en = (path: string) => localePath("en", path);
/** The submit button of the sign-in forms. */
export const submitButton = "main form button:not([form])";

/** A visitor with a product in the basket and among the favourites. */
export const createShopperWithProduct = ({ shop, api }: Place) =>
  createShopperWithProducts(api, { shop, locale: "en" }, [landmarks.inStock]);

/** Paths that are the same for all languages. */
const withoutLanguage = /^\/(readyz|sitemap\.xml|sitemaps\/.*)$/;

/** A page that such a visitor opens. */
export function openScenario(name: string, path: string, main: string[]): Scenario {
  return {
    name,
    main,
    async prepare(place) {
      const shopper = await createShopperWithProduct(place);
      return { shopper, act: () => shopper.send(withoutLanguage.test(path) ? path : en(path)) };
    },
  };
}

/** A form that such a visitor posts. */
export function postScenario(
  name: string,
  path: string,
  main: string[],
  fields: (turn: number) => Record<string, string>,
): Scenario {
  return {
    name,
    main,
    async prepare(place) {
      const shopper = await createShopperWithProduct(place);
      return { shopper, act: (turn) => shopper.post(en(path), fields(turn)) };
    },
  };
}

/** The time limit of a scenario that uploads files, in ms. */
export const uploadTimeout = 63_000;

/** Sends a request from another IP address, so that it does not reach a limit per address. */
export const fromOtherAddress = (turn: number) => ({ "X-Forwarded-For": `198.18.9.${turn % 250}` });
