import { localePath } from "~/i18n/config";
import { landmarks } from "#mocks/db/seed/landmarks";

import type { Api } from "../../http/support/api";
import { createShopperWithThings } from "../../http/support/guests";
import type { Reply, Shopper } from "../../http/support/shopper";

/** Where a scenario happens: a shop before an API that can be spoiled, and that API past all spoiling. */
export type Place = { shop: string; api: Api };

/** Something that a shopper does, for which the shop makes calls. */
export type Scenario = {
  name: string;
  /** The endpoints without which there is nothing to show or to do; all others may be missing from it. */
  main: string[];
  /** So many ms it may take; a little over the limit of its slowest call. */
  patience?: number;
  /** Prepares a shopper and returns how to run the scenario; `turn` is a new number each time. */
  prepare: (place: Place) => Promise<{ shopper: Shopper; act: (turn: number) => Promise<Reply> }>;
};

/** A path in the language of the table. */
export const en = (path: string) => localePath("en", path);
/** The button of a form of signing in. */
export const send = "main form button:not([form])";

/** A visitor who has things. */
export const owned = ({ shop, api }: Place) =>
  createShopperWithThings(api, { shop, locale: "en" }, [landmarks.inStock]);

/** What has no language. */
const forMachines = /^\/(readyz|sitemap\.xml|sitemaps\/.*)$/;

/** A page that is opened, by a visitor who has things. */
export function opened(name: string, path: string, main: string[]): Scenario {
  return {
    name,
    main,
    async prepare(place) {
      const shopper = await owned(place);
      return { shopper, act: () => shopper.send(forMachines.test(path) ? path : en(path)) };
    },
  };
}

/** A form that is posted, by the same. */
export function posted(
  name: string,
  path: string,
  main: string[],
  fields: (turn: number) => Record<string, string>,
): Scenario {
  return {
    name,
    main,
    async prepare(place) {
      const shopper = await owned(place);
      return { shopper, act: (turn) => shopper.post(en(path), fields(turn)) };
    },
  };
}

/** The limit of a call with files. */
export const forFiles = 63_000;

/** Says that a request comes from an address of its own, so that no limit by address is met. */
export const fromElsewhere = (turn: number) => ({ "X-Forwarded-For": `198.18.9.${turn % 250}` });
