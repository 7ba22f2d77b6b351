import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";

import type { OrderDetail } from "~/api/schemas/orders";
import type { Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { PageHeading } from "~/shop/frame/page-heading";
import { leaveToPay } from "~/shop/order/leave-to-pay";
import { OrderDetails, orderMeta } from "~/shop/order/order-details";
import { isOver, OrderStatus, paymentFailed } from "~/shop/order/order-status";
import { orderNumber } from "~/shop/order/order-text";
import { PaymentActions } from "~/shop/order/payment-actions";
import { Note } from "~/ui/note";

import styles from "./order.module.css";
import { payGuestOrder, requireGuestOrder } from "./order.server";

export const handle: { areas: Area[] } = { areas: ["personal", "order"] };

export const meta: MetaFunction<typeof loader> = orderMeta;

export async function loader(args: LoaderFunctionArgs) {
  return { ...(await requireGuestOrder(args)), failed: paymentFailed(args.request) };
}

/** Redirects to the payment. */
export function action(args: ActionFunctionArgs) {
  return payGuestOrder(args);
}

export const clientAction = leaveToPay;

/** A guest's order, opened by its link: details, payment, invoice. */
export default function GuestOrder() {
  const { t, href } = useTranslation();
  const { order, key, failed } = useLoaderData<typeof loader>();
  const { number, status } = order;
  return (
    <>
      <PageHeading
        title={t("personal:order.title", { number: orderNumber(number) })}
        back={{ name: t("order:page.another"), path: paths.orderTrack() }}
        beside={<OrderStatus status={status} />}
      />
      <div className="stack-l">
        <OrderDetails
          order={order}
          invoice={paths.orderInvoice(order.id, key)}
          failed={failed}
          label={t("order:page.actions")}
          actions={<Actions order={order} orderKey={key} />}
        />
        {!isOver(status) && (
          <Note title={t("order:page.changeTitle")}>
            <p>{t("order:page.change")}</p>
            <a className="link" href={href(paths.signIn({ redirectTo: href(paths.personalHistory()) }))}>
              {t("order:page.changeLink")}
            </a>
          </Note>
        )}
        <Note title={t("order:page.keepTitle")}>
          <p>{t("order:page.keep")}</p>
        </Note>
      </div>
    </>
  );
}

/** Payment and invoice, if the API offers them for this order. */
function Actions({ order, orderKey }: { order: OrderDetail; orderKey: string }) {
  const { id, can, company } = order;
  const { href } = useTranslation();
  if (!can.pay && company === null) return null;
  return (
    <div className={styles.actions}>
      <PaymentActions
        order={order}
        path={href(paths.order(id, orderKey))}
        invoice={href(paths.orderInvoice(id, orderKey))}
      />
    </div>
  );
}
