import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import clsx from "clsx";

import { localeFromPath, type Area } from "~/i18n/config";
import { formatDate } from "~/i18n/format";
import { useTranslation } from "~/i18n/react";
import { translator } from "~/i18n/translator";
import { paths } from "~/paths";
import { OrderFacts } from "~/shop/order/order-facts";
import { OrderHistory } from "~/shop/order/order-history";
import { OrderItems } from "~/shop/order/order-items";
import { orderNumber } from "~/shop/order/order-number";
import { OrderPayment, OrderStages, OrderStatus, paymentFailed } from "~/shop/order/order-status";
import { Note } from "~/ui/note";

import { OrderActions } from "./order-actions";
import { actOnOrder } from "./order-actions.server";
import styles from "./order.module.css";
import { requireOrder } from "./order.server";
import { PersonalPage } from "./personal-page";

export const handle: { areas: Area[] } = { areas: ["personal", "order"] };

export const meta: MetaFunction<typeof loader> = ({ data, location }) => {
  const t = translator(localeFromPath(location.pathname));
  const title = t("personal:order.title", { number: orderNumber(data?.order.number ?? "") });
  return [{ title: t("pageTitle", { title }) }, { name: "robots", content: "noindex" }];
};

export async function loader(args: LoaderFunctionArgs) {
  const { order } = await requireOrder(args);
  return { order, failed: paymentFailed(args.request) };
}

/** Repeats the order or leads to its payment, whichever button was pressed. */
export function action(args: ActionFunctionArgs) {
  return actOnOrder(args);
}

/** An order with all that is known about it, and what can be done. */
export default function OrderPage() {
  const { t, locale } = useTranslation();
  const { order, failed } = useLoaderData<typeof loader>();
  const { number, createdAt, itemsCount, status } = order;
  return (
    <PersonalPage
      title={t("personal:order.title", { number: orderNumber(number) })}
      back={{ name: t("personal:nav.history"), path: paths.personalHistory() }}
      beside={<OrderStatus status={status} />}
    >
      <OrderPayment order={order} failed={failed} />
      <section className={clsx("sheet pad", styles.top)} aria-label={t("personal:order.actions")}>
        <p className="muted">
          {t("personal:order.placed", {
            date: formatDate(locale, createdAt),
            products: t("count.pieces", { count: itemsCount }),
          })}
        </p>
        <OrderStages status={status} />
        <OrderActions order={order} />
      </section>
      <OrderAsked status={status.code} />
      <OrderItems order={order} />
      <OrderFacts order={order} />
      <OrderHistory history={order.history} />
    </PersonalPage>
  );
}

/** Where the answer to a request comes, for an order that one was made about. */
function OrderAsked({ status }: { status: string }) {
  const { t, href } = useTranslation();
  if (status !== "cancel_requested" && status !== "refund_requested") return null;
  return (
    <Note kind="info" title={t("personal:order.asked")}>
      <p>{t("personal:order.askedText")}</p>
      <a className="linkbtn" href={href(paths.personalReturns())}>
        {t("personal:order.toReturns")}
      </a>
    </Note>
  );
}
