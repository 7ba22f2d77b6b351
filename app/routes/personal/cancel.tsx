import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type ClientActionFunctionArgs, type MetaFunction } from "@remix-run/react";

import type { Refusal } from "~/forms/refusal";
import { stringsReady } from "~/i18n/client";
import { localeFromPath, type Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { translator } from "~/i18n/translator";
import { paths } from "~/paths";
import { keepAfterSmallForms } from "~/shop/shopper/sync";

import { askToCancel } from "./cancel.server";
import { lostConnection } from "./lost-connection";
import { orderNumber } from "./order-number";
import { PersonalPage } from "./personal-page";
import { RequestForm } from "./request-form";
import { loadRequest } from "./request.server";

export const handle: { areas: Area[] } = { areas: ["personal", "forms"] };

await stringsReady(handle.areas);

export const meta: MetaFunction<typeof loader> = ({ data, location }) => {
  const t = translator(localeFromPath(location.pathname));
  const title = t("personal:request.cancelTitle", { number: orderNumber(data?.number ?? "") });
  return [{ title: t("pageTitle", { title }) }, { name: "robots", content: "noindex" }];
};

export async function loader(args: LoaderFunctionArgs) {
  const { order, reasons, humanToken, captcha } = await loadRequest(args, "cancel");
  return { id: order.id, number: order.number, reasons, humanToken, captcha };
}

/** Leads back to the order when the request was taken; else the form again with what was typed. */
export function action(args: ActionFunctionArgs) {
  return askToCancel(args);
}

/** A lost connection is told at the form; it must not replace the page. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  try {
    return await serverAction<Refusal>();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return lostConnection(form);
  }
}

export const shouldRevalidate = keepAfterSmallForms;

/** Asks why an order is to be cancelled. */
export default function CancelOrder() {
  const { t } = useTranslation();
  const { id, number, ...asked } = useLoaderData<typeof loader>();
  const refusal = useActionData<Refusal>();
  return (
    <PersonalPage
      title={t("personal:request.cancelTitle", { number: orderNumber(number) })}
      back={{ name: t("personal:order.title", { number: orderNumber(number) }), path: paths.personalOrder(id) }}
    >
      <RequestForm kind="cancel" orderId={id} {...asked} refusal={refusal} />
    </PersonalPage>
  );
}
