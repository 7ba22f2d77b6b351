import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type ClientActionFunctionArgs, type MetaFunction } from "@remix-run/react";
import { useMemo } from "react";

import type { Refusal } from "~/forms/refusal";
import type { FieldChecks } from "~/forms/use-form-check";
import { stringsReady } from "~/i18n/client";
import { localeFromPath, type Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { translator } from "~/i18n/translator";
import { paths } from "~/paths";
import { keepAfterSmallForms } from "~/shop/shopper/sync";

import { lostConnection } from "./lost-connection";
import { orderNumber } from "./order-number";
import { PersonalPage } from "./personal-page";
import { RefundItems } from "./refund-items-field";
import { RefundPhotos } from "./refund-photos";
import { askToRefund } from "./refund.server";
import { RequestForm } from "./request-form";
import { loadRequest } from "./request.server";

export const handle: { areas: Area[] } = { areas: ["personal", "forms"] };

await stringsReady(handle.areas);

export const meta: MetaFunction<typeof loader> = ({ data, location }) => {
  const t = translator(localeFromPath(location.pathname));
  const title = t("personal:request.refundTitle", { number: orderNumber(data?.number ?? "") });
  return [{ title: t("pageTitle", { title }) }, { name: "robots", content: "noindex" }];
};

export async function loader(args: LoaderFunctionArgs) {
  const { order, reasons, humanToken, captcha } = await loadRequest(args, "refund");
  return { id: order.id, number: order.number, items: order.items, reasons, humanToken, captcha };
}

/** Leads back to the order when the request was taken; else the form again with what was typed. */
export function action(args: ActionFunctionArgs) {
  return askToRefund(args);
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

/** Asks what of an order is to be given back, and why. */
export default function RefundOrder() {
  const { t } = useTranslation();
  const { id, number, items, ...asked } = useLoaderData<typeof loader>();
  const refusal = useActionData<Refusal>();
  const checks = useMemo<FieldChecks>(
    () => ({
      items: (_, form) => (new FormData(form).has("items") ? null : t("personal:request.itemsRequired")),
    }),
    [t],
  );
  return (
    <PersonalPage
      title={t("personal:request.refundTitle", { number: orderNumber(number) })}
      back={{ name: t("personal:order.title", { number: orderNumber(number) }), path: paths.personalOrder(id) }}
    >
      <RequestForm
        kind="refund"
        orderId={id}
        {...asked}
        refusal={refusal}
        checks={checks}
        before={(errorOf) => <RefundItems items={items} refusal={refusal} error={errorOf("items")} />}
        after={(errorOf) => <RefundPhotos error={errorOf("files")} isRefused={refusal !== undefined} />}
      />
    </PersonalPage>
  );
}
