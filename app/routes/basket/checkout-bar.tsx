import clsx from "clsx";

import { formatPrice } from "~/i18n/format";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { BuyBar } from "~/shop/frame/buy-bar";
import { ButtonLink } from "~/ui/button";

import styles from "./checkout-bar.module.css";
import { useRecounting } from "./use-recounting";
import type { BasketView } from "./view";

/** The total and the way on, on a phone. Nothing where nothing can be ordered. */
export function CheckoutBar({ basket }: { basket: BasketView }) {
  const { t, href } = useTranslation();
  const recounting = useRecounting();
  if (basket.lines.length === 0) return null;
  return (
    <BuyBar className={styles.bar}>
      <p className={clsx(recounting && "recounting")}>
        <span className="small muted">{t("count.pieces", { count: basket.pieces })}</span>
        <b>{formatPrice(basket.totalPrice)}</b>
      </p>
      <ButtonLink href={href(paths.checkout("individual"))}>{t("basket:summary.checkoutShort")}</ButtonLink>
    </BuyBar>
  );
}
