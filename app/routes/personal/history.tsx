import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import * as z from "zod";

import { mainData } from "~/api/errors";
import { listOrders, type OrderSearch } from "~/api/orders.server";
import { type Area, localePath } from "~/i18n/config";
import { formatNumber } from "~/i18n/format";
import { useTranslation } from "~/i18n/react";
import { parseListing } from "~/lib/listing-query";
import { paths } from "~/paths";
import { loadForCustomer } from "~/session/visit.server";
import { PageLinks } from "~/shop/listing/list-page";
import { readOrderNumber } from "~/shop/order/order-text";
import { Button, ButtonLink } from "~/ui/button";
import { Chip, Chips } from "~/ui/chip";
import { Field } from "~/ui/field";
import { EmptyState } from "~/ui/placeholder";

import { personalMeta } from "./layout";
import { NoOrders, OrderCard } from "./order-card";
import { PersonalPage, useScrollToCurrent } from "./personal-page";
import styles from "./personal-page.module.css";

export const handle: { areas: Area[] } = { areas: ["personal"] };

export const meta: MetaFunction = personalMeta("personal:nav.history");

/** Loads a page of the customer's orders, filtered by status and search if the query has them. */
export async function loader(args: LoaderFunctionArgs) {
  const search = new URL(args.request.url).searchParams;
  const { page } = parseListing(search);
  const filter = readFilter(search);
  const faults = findFaults(search, filter);
  const { status, q, ...dates } = filter;
  const query = {
    ...{ page, perPage },
    ...(status && { status: codesOf(status) }),
    ...(q && { q: readOrderNumber(q) }),
    ...(faults.to !== "reversed" && dates),
  };
  const { visit, loaded } = await loadForCustomer(args, ({ caller }) => listOrders(caller, query));
  const { orders, statuses } = mainData(loaded);
  const { list, pagination } = orders;
  const last = Math.max(1, pagination.pages);
  // Orders may have changed status since the link was made, so the last page may no longer exist.
  if (page > last) throw redirect(localePath(visit.locale, historyPath(filter, last)));
  return { filter, faults, statuses, list, pagination, total: statuses.reduce((sum, { count }) => sum + count, 0) };
}

/** The customer's orders, newest first: all, those of one group of statuses, or those that a search finds. */
export default function History() {
  const { t } = useTranslation();
  const { total, list, filter, faults, pagination } = useLoaderData<typeof loader>();
  return (
    <PersonalPage title={t("personal:nav.history")}>
      {total > 0 || isSearch(filter) ? (
        <>
          <SearchForm filter={filter} faults={faults} />
          {total > 0 && <StatusFilter />}
          {list.map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
          {list.length === 0 && <NoMatch />}
          <PageLinks path={historyPath(filter)} pagination={pagination} shown={list.length} />
        </>
      ) : (
        <NoOrders />
      )}
    </PersonalPage>
  );
}

/** A GET form, so that a search has an address. */
function SearchForm({ filter, faults }: { filter: Filter; faults: Faults }) {
  const { t, href } = useTranslation();
  const date = (name: "from" | "to") => (
    <Field
      name={name}
      type="date"
      label={t(`personal:history.${name}`)}
      defaultValue={filter[name]}
      error={faults[name] && t(`personal:history.${faults[name]}`)}
    />
  );
  return (
    <form
      key={JSON.stringify(filter)}
      className={styles.search}
      role="search"
      aria-label={t("personal:history.search")}
      action={href(paths.personalHistory())}
    >
      {filter.status && <input type="hidden" name="status" value={filter.status} />}
      <Field name="q" type="search" label={t("personal:history.search")} defaultValue={filter.q} maxLength={100} />
      {date("from")}
      {date("to")}
      <Button variant="dark">{t("personal:history.find")}</Button>
    </form>
  );
}

function StatusFilter() {
  const { t, href } = useTranslation();
  const { total, filter, statuses } = useLoaderData<typeof loader>();
  const { status = null, ...search } = filter;
  const row = useScrollToCurrent<HTMLElement>(status ?? "");
  const all = { code: null, name: t("personal:history.all"), count: total };
  const sum = (codes: readonly string[]) =>
    statuses.filter(({ code }) => codes.includes(code)).reduce((n, { count }) => n + count, 0);
  const grouped = groups.map(({ code, codes }) => {
    return { code, name: t(`personal:history.group.${code}`), count: sum(codes) };
  });
  // A shop may have statuses of its own.
  const others = statuses.filter(({ code }) => !groups.some(({ codes }) => codes.includes(code)));
  return (
    <nav ref={row} aria-label={t("personal:history.filter")}>
      <Chips>
        {[all, ...grouped.filter(({ count }) => count > 0), ...others].map(({ code, name, count }) => (
          <Chip
            key={code ?? ""}
            href={href(historyPath({ ...search, ...(code && { status: code }) }))}
            aria-current={code === status ? "true" : undefined}
          >
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
  const { filter } = useLoaderData<typeof loader>();
  return (
    <EmptyState title={t(isSearch(filter) ? "personal:history.notFound" : "personal:history.noMatch")}>
      <ButtonLink href={href(paths.personalHistory())} variant="dark">
        {t("personal:history.showAll")}
      </ButtonLink>
    </EmptyState>
  );
}

type Filter = OrderSearch & { status?: string };

const isSearch = ({ q, from, to }: Filter) => Boolean(q ?? from ?? to);

/** The filter of a query; empty and invalid values are left out. */
function readFilter(search: URLSearchParams): Filter {
  const given = Object.entries(fields).map(([name, field]) => [name, field.safeParse(search.get(name)).data] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}

/** What is wrong with the dates. A date that is none is not applied, and neither are two in the wrong order. */
type Faults = { from?: "noDate"; to?: "noDate" | "reversed" };

function findFaults(search: URLSearchParams, { from, to }: Filter): Faults {
  const isWrong = (name: "from" | "to", date: string | undefined) => !date && Boolean(search.get(name)?.trim());
  return {
    ...(isWrong("from", from) && { from: "noDate" }),
    ...(isWrong("to", to) && { to: "noDate" }),
    ...(from && to && from > to && { to: "reversed" }),
  };
}

/** The URL of a history page, without the language prefix. */
function historyPath(filter: Filter, page = 1): string {
  const query = new URLSearchParams(filter);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `${paths.personalHistory()}?${query.toString()}` : paths.personalHistory();
}

const perPage = 10;

type Group = { code: "active" | "completed" | "cancelled"; codes: readonly string[] };

/** The ten statuses as a customer thinks of them. */
const groups: readonly Group[] = [
  { code: "active", codes: ["new", "confirmed", "assembling", "shipped", "ready"] },
  { code: "completed", codes: ["completed"] },
  { code: "cancelled", codes: ["cancel_requested", "cancelled", "refund_requested", "refunded"] },
];

/** The statuses of a group, as the API takes them; any other value is a status of its own. */
function codesOf(status: string): string {
  return groups.find(({ code }) => code === status)?.codes.join(",") ?? status;
}

const fields = {
  status: z.string().regex(/^[\w-]{1,40}$/),
  q: z.string().trim().min(1).max(100),
  from: z.iso.date(),
  to: z.iso.date(),
};
