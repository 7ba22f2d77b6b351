import clsx from "clsx";

import { formatPrice } from "~/i18n/format";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";

import styles from "./buy-bar.module.css";
import { useRecounting } from "./use-recounting";
import type { BasketView } from "./view";

/** The total and the way on, at hand on a phone wherever the page is scrolled to. Nothing where nothing can be ordered. */
export function BuyBar({ basket }: { basket: BasketView }) {
  const { t, href } = useTranslation();
  const recounting = useRecounting();
  if (basket.lines.length === 0) return null;
  return (
    <div className={`${styles.bar} no-print`} data-buy-bar="">
      <p className={clsx(recounting && styles.recounting)}>
        <span className="small muted">{t("count.products", { count: basket.pieces })}</span>
        <b>{formatPrice(basket.totalPrice)}</b>
      </p>
      <ButtonLink href={href(paths.checkout("individual"))}>{t("basket:summary.checkoutShort")}</ButtonLink>
    </div>
  );
}
