import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";

import { getProduct } from "~/api/catalog.server";
import { mainData } from "~/api/errors";
import { readForm } from "~/forms/read-form.server";
import { type FormAnswer, formHeaders, refusalOf } from "~/forms/reply";
import { handleLostConnection } from "~/forms/use-send";
import { localeFromPath, localePath, type Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { translator } from "~/i18n/translate";
import { paths } from "~/paths";
import { throwNotFound } from "~/session/not-found.server";
import { getCustomer, getVisit, redirectWith } from "~/session/visit.server";
import { canBuy, StockStatus } from "~/shop/product/price-and-stock";

import { FormPage } from "./form-page";
import { NotifyForm } from "./notify-form";
import { subscribeToNotice, refuseTooMany } from "./notify.server";

export const handle: { areas: Area[] } = { areas: ["product", "forms"] };

export const meta: MetaFunction<typeof loader> = ({ location }) => {
  const t = translator(localeFromPath(location.pathname));
  return [{ title: t("pageTitle", { title: t("product:notify.title") }) }, { name: "robots", content: "noindex" }];
};

export const headers = formHeaders;

/** Redirects to the product's page if the product is available, or no longer sold, which that page says. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  const [answer, user] = await Promise.all([
    getProduct(visit.caller, visit.knownUid, args.params.slug ?? ""),
    getCustomer(visit),
  ]);
  if (answer.status === 404) return throwNotFound(args);
  const { product } = mainData(answer);
  if (canBuy(product) || product.discontinued) throw redirect(localePath(visit.locale, paths.product(product.code)));
  const { code, name, picture, path, isStock, deliveryDate } = product;
  const email = user?.email ?? "";
  return data(
    { code, name, picture, path, isStock, deliveryDate, email },
    { headers: { "Cache-Control": "no-store" } },
  );
}

/** Redirects to the product if the request was accepted, otherwise shows the form again with the typed values. */
export async function action(args: ActionFunctionArgs) {
  const visit = await getVisit(args);
  const code = args.params.slug ?? "";
  const form = await readForm(args.request);
  const refused =
    (await refuseTooMany(visit, args.request, form)) ?? (await subscribeToNotice(visit, code, args.request, form));
  if (refused === "no-product") return throwNotFound(args);
  if (refused) return refused;
  visit.setNotice({ kind: "success", key: "notifyRequested" });
  return redirectWith(visit, localePath(visit.locale, paths.product(code)));
}

export const clientAction = handleLostConnection;

export default function NotifyPage() {
  const { t } = useTranslation();
  const { email, ...product } = useLoaderData<typeof loader>();
  const refused = refusalOf(useActionData<FormAnswer>());
  const stock = <StockStatus isStock={product.isStock} deliveryDate={product.deliveryDate} />;
  return (
    <FormPage product={product} stock={stock} title={t("product:notify.title")}>
      <NotifyForm code={product.code} email={email} refused={refused?.lastResult} />
    </FormPage>
  );
}
