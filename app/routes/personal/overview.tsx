import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";

import { limits } from "~/api/client.server";
import { dataOrNull, mainData } from "~/api/errors";
import { getPersonal, getProfile } from "~/api/profile.server";
import type { Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { requireCustomer } from "~/session/customer.server";
import { fullName } from "~/shop/order/full-name";
import { SectionHead } from "~/ui/section-head";

import { personalMeta } from "./meta";
import { NoOrders } from "./no-orders";
import { OrderCard } from "./order-card";
import { OverviewCounters } from "./overview-counters";
import { PersonalPage } from "./personal-page";

export const handle: { areas: Area[] } = { areas: ["personal"] };

export const meta: MetaFunction = personalMeta("personal:title");

/** Who it is and the last orders are what matters; the bonuses may stay away. */
export async function loader(args: LoaderFunctionArgs) {
  const { visit } = await requireCustomer(args);
  const [profile, personal] = await Promise.all([
    getProfile(visit.caller),
    getPersonal(visit.caller, limits.side).then(dataOrNull),
  ]);
  const { user, orders } = mainData(profile);
  return { name: fullName(user), orders: orders.list, bonuses: personal && personal.bonuses.balance };
}

/** Where the personal area begins: who it is, how much there is of what, and the last orders. */
export default function Overview() {
  const { t, href } = useTranslation();
  const { name, orders, bonuses } = useLoaderData<typeof loader>();
  return (
    <PersonalPage title={name || t("personal:title")}>
      <OverviewCounters bonuses={bonuses} />
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
