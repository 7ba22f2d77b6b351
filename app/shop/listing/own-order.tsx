import type { ReactNode } from "react";

import type { Sort } from "~/api/schemas/common";
import { useTranslation } from "~/i18n/react";
import type { ListingState } from "~/lib/listing-query";

import { ListingOrder } from "./listing-order";
import styles from "./own-order.module.css";

type OwnOrderProps = {
  /** The listing's path, prefix included. */
  path: string;
  state: ListingState;
  /** What the order is called that the listing has while no sort is chosen. */
  name: string;
  /** Hidden fields: what the page needs besides sort and page size. */
  children?: ReactNode;
};

const formId = "listing";
const codes = ["popular", "price_asc", "price_desc", "new", "name"] as const;

/** Sort and page size of a listing without filters whose API call names no sorts: search results, favourites. */
export function OwnOrder({ path, state, name, children }: OwnOrderProps) {
  const { t } = useTranslation();
  const sorts: Sort[] = codes.map((code) => ({
    code,
    name: t(`catalog:sort.by.${code}`),
    selected: code === state.sort,
  }));
  return (
    <form id={formId} action={path} className={styles.order} data-auto="" data-scroll="keep" autoComplete="off">
      {children}
      <ListingOrder form={formId} sorts={sorts} ownOrder={name} state={state} />
    </form>
  );
}
