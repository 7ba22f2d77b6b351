import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";

import { formHeaders } from "~/forms/reply";
import { localeFromPath, type Area } from "~/i18n/config";
import { translator } from "~/i18n/translate";
import { useUnpacked } from "~/shop/deferred/deferred";

import { actOnCheckout } from "./action.server";
import { CheckoutPage } from "./checkout-page";
import { checkoutForm } from "./fields";
import { loadCheckout } from "./load.server";
import type { CheckoutAnswer } from "./page-data";

export const handle: { areas: Area[]; keptForm: string } = {
  areas: ["checkout", "account", "basket", "forms"],
  keptForm: checkoutForm,
};

/** A title only: checkout pages have no other metadata (specification, section 2). */
export const meta: MetaFunction = ({ location }) => {
  const t = translator(localeFromPath(location.pathname));
  return [{ title: t("pageTitle", { title: t("checkout:title") }) }, { name: "robots", content: "noindex" }];
};

export const headers = formHeaders;

export function loader(args: LoaderFunctionArgs) {
  return loadCheckout(args);
}

export function action(args: ActionFunctionArgs) {
  return actOnCheckout(args);
}

/** The checkout page, for a person or a company. */
export default function Checkout() {
  const { page, signedIn } = useLoaderData<typeof loader>();
  const answer = useActionData<CheckoutAnswer>();
  return <CheckoutPage page={useUnpacked(page)} signedIn={signedIn} answer={answer} />;
}
