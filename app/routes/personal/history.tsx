import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";

import type { Area } from "~/i18n/config";
import { formatNumber } from "~/i18n/format";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { PageLinks } from "~/shop/listing/list-page";
import { ButtonLink } from "~/ui/button";
import { Chip, Chips } from "~/ui/chip";
import { EmptyState } from "~/ui/empty-state";

import { historyPath } from "./history-path";
import { loadHistory } from "./history.server";
import { personalMeta } from "./meta";
import { NoOrders, OrderCard } from "./order-card";
import { PersonalPage, useCurrentInSight } from "./personal-page";

export const handle: { areas: Area[] } = { areas: ["personal"] };

export const meta: MetaFunction = personalMeta("personal:nav.history");

export function loader(args: LoaderFunctionArgs) {
  return loadHistory(args);
}

/** All orders of the customer, newest first, of every status or of one. */
export default function History() {
  const { t } = useTranslation();
  const { total, list, status, pagination } = useLoaderData<typeof loader>();
  return (
    <PersonalPage title={t("personal:nav.history")}>
      {total > 0 ? (
        <>
          <StatusFilter />
          {list.map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
          {list.length === 0 && <NoMatch />}
          <PageLinks path={historyPath(status)} pagination={pagination} shown={list.length} />
        </>
      ) : (
        <NoOrders />
      )}
    </PersonalPage>
  );
}

function StatusFilter() {
  const { t, href } = useTranslation();
  const { total, status, statuses } = useLoaderData<typeof loader>();
  const row = useCurrentInSight<HTMLElement>(status ?? "");
  const all = { code: null, name: t("personal:history.all"), count: total };
  return (
    <nav ref={row} aria-label={t("personal:history.filter")}>
      <Chips>
        {[all, ...statuses].map(({ code, name, count }) => (
          <Chip key={code ?? ""} href={href(historyPath(code))} aria-current={code === status ? "true" : undefined}>
            {name}
            <small aria-hidden="true">{formatNumber(count)}</small>
            <span className="visually-hidden">, {t("personal:history.count", { count })}</span>
          </Chip>
        ))}
      </Chips>
    </nav>
  );
}

function NoMatch() {
  const { t, href } = useTranslation();
  return (
    <EmptyState title={t("personal:history.noMatch")}>
      <ButtonLink href={href(paths.personalHistory())} variant="dark">
        {t("personal:history.showAll")}
      </ButtonLink>
    </EmptyState>
  );
}
