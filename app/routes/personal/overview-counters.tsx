import { useRouteLoaderData } from "@remix-run/react";

import { formatNumber } from "~/i18n/format";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { useCounter } from "~/shop/shopper/store";

import type { loader } from "./layout";
import styles from "./overview-counters.module.css";

/** How many orders, favourites, lines of the basket and bonuses there are. What is not known stays away. */
export function OverviewCounters({ bonuses }: { bonuses: number | null }) {
  const { t } = useTranslation();
  const loaded = useRouteLoaderData<typeof loader>("routes/personal/layout");
  const favorites = useCounter("favorites", loaded?.favorites ?? null);
  return (
    <ul className={styles.counters}>
      <Counter name={t("personal:overview.orders")} value={loaded?.orders ?? null} path={paths.personalHistory()} />
      <Counter name={t("personal:overview.favorites")} value={favorites} path={paths.personalFavorites()} />
      <Counter name={t("personal:overview.bonuses")} value={bonuses} />
    </ul>
  );
}

function Counter({ name, value, path }: { name: string; value: number | null; path?: string }) {
  const { href } = useTranslation();
  if (value === null) return null;
  const content = (
    <>
      <b>{formatNumber(value)}</b>
      <span>{name}</span>
    </>
  );
  return <li>{path ? <a href={href(path)}>{content}</a> : <p>{content}</p>}</li>;
}
