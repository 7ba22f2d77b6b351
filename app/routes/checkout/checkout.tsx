import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction, type ShouldRevalidateFunction } from "@remix-run/react";

import { formHeaders } from "~/forms/reply";
import { barePath, localeFromPath, type Area } from "~/i18n/config";
import { translator } from "~/i18n/translate";
import { paths } from "~/paths";
import { useUnpacked } from "~/shop/deferred/deferred";
import { revalidateUnlessSmallForm } from "~/shop/shopper/sync";

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

/** The page does not reload while the shopper types: the autosave request also returns the totals. */
export const shouldRevalidate: ShouldRevalidateFunction = (args) =>
  args.formAction && barePath(args.formAction).startsWith(paths.checkoutQuote())
    ? false
    : revalidateUnlessSmallForm(args);

/** The checkout page, for a person or a company. */
export default function Checkout() {
  const { page, signedIn } = useLoaderData<typeof loader>();
  const answer = useActionData<CheckoutAnswer>();
  return <CheckoutPage page={useUnpacked(page)} signedIn={signedIn} answer={answer} />;
}
