import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import * as z from "zod";

import { mainData } from "~/api/errors";
import { listOrders } from "~/api/orders.server";
import { type Area, localePath } from "~/i18n/config";
import { formatNumber } from "~/i18n/format";
import { useTranslation } from "~/i18n/react";
import { parseListing } from "~/lib/listing-query";
import { paths } from "~/paths";
import { requireCustomer } from "~/session/visit.server";
import { PageLinks } from "~/shop/listing/list-page";
import { ButtonLink } from "~/ui/button";
import { Chip, Chips } from "~/ui/chip";
import { EmptyState } from "~/ui/placeholder";

import { personalMeta } from "./layout";
import { NoOrders, OrderCard } from "./order-card";
import { PersonalPage, useScrollToCurrent } from "./personal-page";

export const handle: { areas: Area[] } = { areas: ["personal"] };

export const meta: MetaFunction = personalMeta("personal:nav.history");

/** Loads a page of the customer's orders, filtered by status if the query has one. */
export async function loader(args: LoaderFunctionArgs) {
  const { visit } = await requireCustomer(args);
  const search = new URL(args.request.url).searchParams;
  const { page } = parseListing(search);
  const status = statusCode.safeParse(search.get("status")).data ?? null;
  const { orders, statuses } = mainData(await listOrders(visit.caller, { page, perPage, ...(status && { status }) }));
  const { list, pagination } = orders;
  const last = Math.max(1, pagination.pages);
  // Orders may have changed status since the link was made, so the last page may no longer exist.
  if (page > last) throw redirect(localePath(visit.locale, historyPath(status, last)));
  return { status, statuses, list, pagination, total: statuses.reduce((sum, { count }) => sum + count, 0) };
}

/** The customer's orders, newest first: all, or those with one status. */
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
  const row = useScrollToCurrent<HTMLElement>(status ?? "");
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

/** The URL of a history page, for one status or all; without the language prefix. */
function historyPath(status: string | null, page = 1): string {
  const query = new URLSearchParams();
  if (status !== null) query.set("status", status);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `${paths.personalHistory()}?${query.toString()}` : paths.personalHistory();
}

const perPage = 10;
const statusCode = z.string().regex(/^[\w-]{1,40}$/);
