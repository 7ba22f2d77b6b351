import clsx from "clsx";
import { useCallback, useRef } from "react";

import type { LastResult } from "~/forms/answer";
import { useTranslation } from "~/i18n/react";
import { type Packed } from "~/lib/packed";
import { Breadcrumbs } from "~/shop/frame/breadcrumbs";
import { useUnpacked } from "~/shop/frame/use-unpacked";
import { useKeptPlace } from "~/shop/listing/use-kept-place";
import { DeferredViewedRail, type ViewedCards } from "~/shop/product/product-rail";

import styles from "./basket-page.module.css";
import { Changes } from "./changes";
import { CheckoutBar } from "./checkout-bar";
import { ClearButton } from "./clear-button";
import { EmptyBasket } from "./empty-basket";
import { Line } from "./line";
import { OnOrder } from "./on-order";
import { Summary } from "./summary";
import { Unavailable } from "./unavailable";
import { useKeptPlaces } from "./use-kept-places";
import { isEmpty, type BasketView } from "./view";

type BasketPageProps = {
  basket: Packed<BasketView>;
  /** What the shopper looked at before; for an empty basket alone. */
  viewed: Promise<ViewedCards> | null;
  /** The least that an order may come to, roubles; null where it is not known. */
  minTotal: number | null;
  signedIn: boolean;
  /** What was wrong about a promo code that was sent without JavaScript. */
  refused?: LastResult | undefined;
};

/** The basket: its lines, what to know about them, and what they come to. */
export function BasketPage({ basket: packed, viewed, minTotal, signedIn, refused }: BasketPageProps) {
  const { t } = useTranslation();
  const basket = useUnpacked(packed);
  const around = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptPlace(around, heading);
  const focusHeading = useCallback(() => heading.current?.focus(), []);
  const { lines, unavailable } = basket;
  const places = useKeptPlaces(lines);
  const empty = isEmpty(basket);
  return (
    <>
      <Breadcrumbs crumbs={[{ name: t("basket:title") }]} />
      <div className={clsx("h-row", styles.head)}>
        <h1 ref={heading} tabIndex={-1}>
          {t("basket:title")}
        </h1>
        {empty ? null : (
          <>
            <span className="muted">{t("count.products", { count: lines.length + unavailable.length })}</span>
            <ClearButton className={styles.clear} onGone={focusHeading} />
          </>
        )}
      </div>
      <div ref={around}>
        <div className={empty ? undefined : "cols with-summary"}>
          <div className="stack">
            {empty ? null : <Changes changes={basket.changes} />}
            <ul className={styles.lines}>
              {places.map((line) => (
                <Line key={line.id} line={line} />
              ))}
            </ul>
            {empty && <EmptyBasket signedIn={signedIn} refused={refused} />}
            <Unavailable lines={unavailable} />
            <OnOrder onOrder={basket.onOrder} deliveryDate={basket.deliveryDate} />
          </div>
          {empty ? null : <Summary basket={basket} minTotal={minTotal} refused={refused} />}
        </div>
        <CheckoutBar basket={basket} />
      </div>
      {viewed && <DeferredViewedRail viewed={viewed} />}
    </>
  );
}
