import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type ClientActionFunctionArgs, type MetaFunction } from "@remix-run/react";

import { type FormAnswer, refusalOf, retryHeaders } from "~/forms/reply";
import { orLostConnection } from "~/forms/use-send";
import type { Area } from "~/i18n/config";

import { BasketPage } from "./basket-page";
import { loadBasket } from "./load.server";
import { basketMeta } from "./meta";
import type { PromoChange } from "./promo-block";
import { changePromo } from "./promo.server";

export const handle: { areas: Area[] } = { areas: ["basket", "forms"] };

export const meta: MetaFunction = basketMeta;

export const headers = retryHeaders;

/** The basket once more, for the page that a refused code leads to without JavaScript. */
export function loader(args: LoaderFunctionArgs) {
  return loadBasket(args);
}

/** Applies a promo code or takes it off. */
export function action(args: ActionFunctionArgs) {
  return changePromo(args);
}

/** A lost connection is told at the form; it must not replace the page. */
export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return orLostConnection(request, () => serverAction<FormAnswer<PromoChange>>());
}

/** The basket with what is wrong about the code. */
export default function Promo() {
  const refused = refusalOf(useActionData<FormAnswer<PromoChange>>());
  return <BasketPage {...useLoaderData<typeof loader>()} refused={refused?.lastResult} />;
}
