import { useLocation } from "@remix-run/react";
import clsx from "clsx";
import { useCallback, useEffect, useState, type MouseEvent } from "react";

import { useTranslation } from "~/i18n/react";
import { isPlainClick } from "~/lib/link";
import { atPage, listingHref } from "~/lib/listing-query";
import { useFallback } from "~/shop/client/fallback";
import { useOnDemand, whileLoading } from "~/shop/client/on-demand";
import { CountBadge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";

import { CountedFilterForm, type CountedFilterFormProps } from "./counted-filter-form";
import styles from "./listing.module.css";

const loadSheet = () => import("./filter-sheet").then(({ FilterSheet }) => FilterSheet);

type FilterLinkProps = Omit<CountedFilterFormProps, "id"> & {
  /** How many filters are active. */
  chosen: number;
};

/** On narrow screens the filters have their own page; this links to it. With JavaScript they open over the list. */
export function FilterLink({ chosen, ...form }: FilterLinkProps) {
  const { t } = useTranslation();
  const { key } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [Sheet, loadCode] = useOnDemand(loadSheet);
  const close = useCallback(() => setOpen(false), []);
  useEffect(close, [close, key]);
  const href = listingHref(form.path, atPage(form.state, 1), "filters");
  const fallBack = useFallback();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    // Some browsers do not focus a clicked link, and a dialog returns the focus to where it was.
    event.currentTarget.focus({ preventScroll: true });
    setOpen(true);
    whileLoading(loadCode()).catch(() => fallBack(href, close));
  };
  return (
    <>
      <ButtonLink className={styles.link} variant="line" href={href} onClick={open} data-held="">
        <Icon name="sliders-horizontal" size="s" />
        {t("catalog:filters.open")}
        <CountBadge count={chosen} />
      </ButtonLink>
      {Sheet && <Sheet open={isOpen} onClose={close} {...form} />}
    </>
  );
}

type FilterPageProps = Omit<CountedFilterFormProps, "id" | "applied"> & {
  pagination: { total: number };
  /** The name of the list. */
  name: string;
};

/** Only the filters: replaces the filter column on a phone without JavaScript. */
export function FilterPage({ path, state, filters, pagination, countPath, name }: FilterPageProps) {
  const { t } = useTranslation();
  return (
    <div className={clsx(styles.page, "whole-screen")}>
      <div className={styles.filterHead}>
        <h1>
          {t("catalog:filters.title")}
          <span className="visually-hidden">: {name}</span>
        </h1>
        <a className={styles.close} href={listingHref(path, state)} aria-label={t("catalog:filters.close")}>
          <Icon name="x" />
        </a>
      </div>
      <CountedFilterForm
        id="filters"
        path={path}
        state={state}
        filters={filters}
        applied={pagination.total}
        countPath={countPath}
      />
    </div>
  );
}
