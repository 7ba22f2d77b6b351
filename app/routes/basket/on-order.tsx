import { formatDate } from "~/i18n/format";
import { useTranslation } from "~/i18n/react";
import { Note } from "~/ui/note";

import type { OnOrderView } from "./view";

type OnOrderProps = {
  onOrder: OnOrderView | null;
  /** The day from which the rest can be delivered. */
  deliveryDate: string | null;
};

/** How much of the basket has to be waited for, and until when. */
export function OnOrder({ onOrder, deliveryDate }: OnOrderProps) {
  const { t, locale } = useTranslation();
  if (!onOrder) return null;
  const { count, date, name, isAll } = onOrder;
  const by = date && formatDate(locale, date);
  return (
    <Note kind="warn" title={t("basket:onOrder.title", { count })}>
      {by && <p>{name ? t("basket:onOrder.one", { name, date: by }) : t("basket:onOrder.several", { date: by })}</p>}
      {deliveryDate && !isAll && <p>{t("basket:onOrder.rest", { date: formatDate(locale, deliveryDate) })}</p>}
    </Note>
  );
}
