import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";

import type { Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { leaveToPay } from "~/shop/order/leave-to-pay";
import { OrderDetails, orderMeta } from "~/shop/order/order-details";
import { OrderStatus, paymentFailed } from "~/shop/order/order-status";
import { isUnderReview, orderNumber } from "~/shop/order/order-text";
import { PaymentActions } from "~/shop/order/payment-actions";
import { Note } from "~/ui/note";

import { actOnOrder } from "./order-actions.server";
import { OrderActions } from "./order-card";
import { PersonalPage } from "./personal-page";
import { requireOrder } from "./request.server";

export const handle: { areas: Area[] } = { areas: ["personal", "order"] };

export const meta: MetaFunction<typeof loader> = orderMeta;

export async function loader(args: LoaderFunctionArgs) {
  const { order } = await requireOrder(args);
  return { order, failed: paymentFailed(args.request) };
}

/** Repeats the order or redirects to its payment, depending on the pressed button. */
export function action(args: ActionFunctionArgs) {
  return actOnOrder(args);
}

export const clientAction = leaveToPay;

/** An order's page: details and possible actions. */
export default function OrderPage() {
  const { t, href } = useTranslation();
  const { order, failed } = useLoaderData<typeof loader>();
  const { number, status } = order;
  const invoice = paths.personalInvoice(order.id);
  return (
    <PersonalPage
      title={t("personal:order.title", { number: orderNumber(number) })}
      back={{ name: t("personal:nav.history"), path: paths.personalHistory() }}
      beside={<OrderStatus status={status} />}
    >
      <OrderDetails
        order={order}
        invoice={invoice}
        failed={failed}
        label={t("personal:order.actions")}
        actions={
          <OrderActions
            order={order}
            payment={
              order.company && (
                <PaymentActions order={order} path={href(paths.personalOrder(order.id))} invoice={href(invoice)} />
              )
            }
          />
        }
        notice={<RequestNote status={status.code} />}
      />
    </PersonalPage>
  );
}

/** Says where the answer to a request about this order will arrive. */
function RequestNote({ status }: { status: string }) {
  const { t, href } = useTranslation();
  if (!isUnderReview(status)) return null;
  return (
    <Note kind="info" title={t("personal:order.asked")}>
      <p>{t("personal:order.askedText")}</p>
      <a className="linkbtn" href={href(paths.personalReturns())}>
        {t("personal:order.toReturns")}
      </a>
    </Note>
  );
}
