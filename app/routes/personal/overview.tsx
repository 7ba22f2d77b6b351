import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction, useRouteLoaderData } from "@remix-run/react";

import { mainData } from "~/api/errors";
import { getProfile } from "~/api/profile.server";
import type { Area } from "~/i18n/config";
import { formatNumber } from "~/i18n/format";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { loadForCustomer } from "~/session/visit.server";
import { fullName } from "~/shop/order/order-text";
import { useCounter } from "~/shop/shopper/store";
import { SectionHead } from "~/ui/drawing";

import { type loader as frameLoader, personalMeta } from "./layout";
import { NoOrders, OrderCard } from "./order-card";
import { PersonalPage } from "./personal-page";
import styles from "./personal-page.module.css";

export const handle: { areas: Area[] } = { areas: ["personal"] };

export const meta: MetaFunction = personalMeta("personal:title");

export async function loader(args: LoaderFunctionArgs) {
  const { loaded } = await loadForCustomer(args, ({ caller }) => getProfile(caller));
  const { user, orders } = mainData(loaded);
  return { name: fullName(user), orders: orders.list };
}

/** The start page of the personal area: the customer, the counters and the latest orders. */
export default function Overview() {
  const { t, href } = useTranslation();
  const { name, orders } = useLoaderData<typeof loader>();
  return (
    <PersonalPage title={name || t("personal:nav.overview")}>
      <OverviewCounters />
      {orders.length > 0 ? (
        <section className="stack" aria-labelledby="last-orders">
          <SectionHead
            id="last-orders"
            title={t("personal:overview.last")}
            more={{ href: href(paths.personalHistory()), label: t("personal:overview.all") }}
          />
          {orders.map((order) => (
            <OrderCard key={order.id} order={order} level={3} />
          ))}
        </section>
      ) : (
        <NoOrders />
      )}
    </PersonalPage>
  );
}

/** Counts of orders and favourites; leaves out unknown ones. */
function OverviewCounters() {
  const { t } = useTranslation();
  const loaded = useRouteLoaderData<typeof frameLoader>("routes/personal/layout");
  const favorites = useCounter("favorites", loaded?.favorites ?? null);
  return (
    <ul className={styles.counters}>
      <Counter name={t("personal:overview.orders")} value={loaded?.orders ?? null} path={paths.personalHistory()} />
      <Counter name={t("personal:overview.favorites")} value={favorites} path={paths.personalFavorites()} />
    </ul>
  );
}

function Counter({ name, value, path }: { name: string; value: number | null; path: string }) {
  const { href } = useTranslation();
  if (value === null) return null;
  const content = (
    <>
      {/* The name comes first, with a space after it, for screen readers and text browsers. */}
      <span>{name}</span> <b>{formatNumber(value)}</b>
    </>
  );
  return (
    <li>
      <a href={href(path)}>{content}</a>
    </li>
  );
}
