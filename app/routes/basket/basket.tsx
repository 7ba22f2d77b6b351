import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";

import { stringsReady } from "~/i18n/client";
import type { Area } from "~/i18n/config";

import { BasketPage } from "./basket-page";
import { loadBasket } from "./load.server";
import { basketMeta } from "./meta";

export const handle: { areas: Area[] } = { areas: ["basket"] };

await stringsReady(handle.areas);

export const meta: MetaFunction = basketMeta;

/** A look at this page counts: the changes that it tells of are not told again. */
export function loader(args: LoaderFunctionArgs) {
  return loadBasket(args);
}

/** What the shopper is about to order. */
export default function Basket() {
  return <BasketPage {...useLoaderData<typeof loader>()} />;
}
