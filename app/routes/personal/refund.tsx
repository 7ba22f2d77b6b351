import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type ClientActionFunctionArgs, type MetaFunction } from "@remix-run/react";

import { refusalOf, type FormAnswer } from "~/forms/answer";
import { formHeaders } from "~/forms/form-headers";
import { orLostConnection } from "~/forms/lost-connection";
import { localeFromPath, type Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { translator } from "~/i18n/translator";
import { paths } from "~/paths";
import { orderNumber } from "~/shop/order/order-number";

import { keepInDialog } from "./keep-in-dialog";
import { PersonalPage } from "./personal-page";
import { askToRefund } from "./refund.server";
import { RefundForm } from "./request-fields";
import { loadRequest } from "./request.server";
import { usePageSending } from "./use-page-sending";

export const handle: { areas: Area[] } = { areas: ["personal", "forms"] };

export const meta: MetaFunction<typeof loader> = ({ data, location }) => {
  const t = translator(localeFromPath(location.pathname));
  const title = t("personal:request.refundTitle", { number: orderNumber(data?.number ?? "") });
  return [{ title: t("pageTitle", { title }) }, { name: "robots", content: "noindex" }];
};

export const headers = formHeaders;

export async function loader(args: LoaderFunctionArgs) {
  const { order, reasons, humanToken, captcha } = await loadRequest(args, "refund");
  return { id: order.id, number: order.number, items: order.items, reasons, humanToken, captcha };
}

/** Leads back to the order when the request was taken; else the form again with what was typed. */
export function action(args: ActionFunctionArgs) {
  return askToRefund(args);
}

/** A lost connection is told at the form; it must not replace the page. */
export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return orLostConnection(request, () => serverAction<FormAnswer>());
}

export const shouldRevalidate = keepInDialog;

/** Asks what of an order is to be given back, and why. */
export default function RefundOrder() {
  const { t, href } = useTranslation();
  const data = useLoaderData<typeof loader>();
  const refused = refusalOf(useActionData<FormAnswer>());
  const sending = usePageSending(href(paths.orderRequest(data.id, "refund")));
  const number = orderNumber(data.number);
  return (
    <PersonalPage
      title={t("personal:request.refundTitle", { number })}
      back={{ name: t("personal:order.title", { number }), path: paths.personalOrder(data.id) }}
    >
      <RefundForm data={data} lastResult={refused?.lastResult} sending={sending} />
    </PersonalPage>
  );
}
