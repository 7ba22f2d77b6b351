import clsx from "clsx";
import { useCallback, useRef, useState } from "react";

import { messageOf, type LastResult } from "~/forms/reply";
import { formatPrice, formatDate } from "~/i18n/format";
import { useTranslation } from "~/i18n/react";
import type { Packed } from "~/lib/packed";
import { paths } from "~/paths";
import { changeText, type ChangeView } from "~/shop/basket/change";
import { useUnpacked } from "~/shop/deferred/deferred";
import { BuyBar } from "~/shop/frame/buy-bar";
import { Breadcrumbs } from "~/shop/frame/page-heading";
import { useListFocus } from "~/shop/listing/use-list-focus";
import {
  DeferredPopularRail,
  DeferredRelatedRail,
  DeferredViewedRail,
  type PackedCards,
} from "~/shop/product/product-rail";
import { confirmedValue, shownValue } from "~/shop/shopper/changes";
import { ButtonLink } from "~/ui/button";
import { Note } from "~/ui/note";
import { EmptyState } from "~/ui/placeholder";

import styles from "./basket.module.css";
import { ClearButton } from "./clear-button";
import { Line, Unavailable } from "./line";
import { Summary, useIsRecalculating } from "./summary";
import { isEmpty, type BasketView, type OnOrderView, type LineView } from "./view";

type BasketPageProps = {
  basket: Packed<BasketView>;
  /** The most popular products; only for an empty basket. */
  popular: Promise<PackedCards> | null;
  /** Products the shopper viewed recently; only for an empty basket. */
  viewed: Promise<PackedCards> | null;
  /** What is bought together with the lines; null for an empty basket. */
  related: Promise<PackedCards> | null;
  /** The minimum order total in roubles; null if unknown. */
  minTotal: number | null;
  signedIn: boolean;
  /** The error of a promo code posted without JavaScript. */
  refused?: LastResult | undefined;
};

/** The basket page: notes, lines, summary. */
export function BasketPage({ basket: packed, popular, viewed, related, minTotal, signedIn, refused }: BasketPageProps) {
  const { t } = useTranslation();
  const basket = useUnpacked(packed);
  const container = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useListFocus(container, heading);
  const focusHeading = useCallback(() => heading.current?.focus(), []);
  const { lines, unavailable } = basket;
  const places = useStablePlaces(lines);
  const empty = isEmpty(basket);
  return (
    <>
      <Breadcrumbs crumbs={[{ name: t("basket:title") }]} />
      <div className={clsx("h-row", styles.head)}>
        <h1 ref={heading} tabIndex={-1}>
          {t("basket:title")}
        </h1>
        {!empty && (
          <>
            <span className="muted">{t("count.products", { count: lines.length + unavailable.length })}</span>
            <ClearButton className={styles.clear} onGone={focusHeading} />
          </>
        )}
      </div>
      <div ref={container}>
        <div className={empty ? undefined : "cols with-summary"}>
          <div className="stack">
            {!empty && <Changes changes={basket.changes} listed={[...places, ...unavailable]} />}
            <ul className={styles.lines}>
              {places.map((line) => (
                <Line key={line.id} line={line} />
              ))}
            </ul>
            {empty && <EmptyBasket signedIn={signedIn} refused={refused} />}
            <OnOrder onOrder={basket.onOrder} deliveryDate={basket.deliveryDate} />
            <Unavailable lines={unavailable} />
          </div>
          {!empty && <Summary basket={basket} minTotal={minTotal} refused={refused} />}
        </div>
        <CheckoutBar basket={basket} minimum={minTotal ?? 0} />
      </div>
      {empty && popular && <DeferredPopularRail popular={popular} />}
      {/* A product that is added becomes a line with the same anchor. */}
      {related && (
        <DeferredRelatedRail kind="together" related={related} anchors={false} without={places.map(({ id }) => id)} />
      )}
      {viewed && <DeferredViewedRail viewed={viewed} />}
    </>
  );
}

type ChangesProps = {
  changes: ChangeView[];
  /** The products on the page, to which the changes link. */
  listed: { id: number }[];
};

/** Lists how the lines changed since the shopper last looked: old and new values. */
function Changes({ changes, listed }: ChangesProps) {
  const translation = useTranslation();
  const { t } = translation;
  const shown = useShownChanges(changes);
  if (shown.length === 0) return null;
  return (
    <Note kind="warn" title={t("basket:changes.title")}>
      <ul className={styles.list}>
        {shown.map((change) => (
          <li key={keyOf(change)}>
            <ChangedProduct change={change} isListed={listed.some(({ id }) => id === change.productId)} />
            {": "}
            {changeText(translation, change)}
          </li>
        ))}
      </ul>
    </Note>
  );
}

function ChangedProduct({ change: { productId, name }, isListed }: { change: ChangeView; isListed: boolean }) {
  const { t } = useTranslation();
  const text = name ?? t("basket:changes.unknown");
  if (!isListed) return text;
  return (
    <a className="link" href={`#p${productId}`}>
      {text}
    </a>
  );
}

const keyOf = ({ productId, type, now }: ChangeView) => `${productId} ${type} ${now}`;

/** Keeps changes on screen: the API reports each change only once. */
function useShownChanges(changes: ChangeView[]): ChangeView[] {
  const [shown, setShown] = useState(changes);
  const known = new Set(shown.map(keyOf));
  const fresh = changes.filter((change) => !known.has(keyOf(change)));
  if (fresh.length > 0) setShown([...shown, ...fresh]);
  return shown;
}

/**
 * The total and the checkout link on phones, where the summary is far below, so it names the minimum order total too.
 * Renders nothing if no line can be ordered.
 */
function CheckoutBar({ basket, minimum }: { basket: BasketView; minimum: number }) {
  const { t, href } = useTranslation();
  const recalculating = useIsRecalculating();
  if (basket.lines.length === 0) return null;
  return (
    <BuyBar className={styles.bar}>
      <p className={clsx(recalculating && "recalculating")}>
        <span className="small muted">
          {basket.totalPrice < minimum
            ? t("basket:summary.minimumShort", { sum: formatPrice(minimum) })
            : t("count.pieces", { count: basket.pieces })}
        </span>
        <b>{formatPrice(basket.totalPrice)}</b>
      </p>
      <ButtonLink href={href(paths.checkout("individual"))}>{t("basket:summary.checkoutShort")}</ButtonLink>
    </BuyBar>
  );
}

type EmptyBasketProps = {
  signedIn: boolean;
  /** The promo code error; an empty basket has no field to show it at. */
  refused: LastResult | undefined;
};

/** The empty basket. Suggests where to start and how to get an earlier basket back. */
function EmptyBasket({ signedIn, refused }: EmptyBasketProps) {
  const { t, href } = useTranslation();
  const message = messageOf(refused) ?? refused?.error?.code?.[0];
  return (
    <EmptyState title={t("basket:empty.title")} text={t(signedIn ? "basket:empty.textSignedIn" : "basket:empty.text")}>
      {message && <Note kind="err" title={message} />}
      <div className={styles.links}>
        <ButtonLink href={href(paths.catalog())}>{t("basket:empty.catalog")}</ButtonLink>
        {signedIn ? (
          <ButtonLink variant="line" href={href(paths.favorites())}>
            {t("basket:empty.favorites")}
          </ButtonLink>
        ) : (
          <ButtonLink variant="line" href={href(paths.signIn({ redirectTo: paths.basket() }))}>
            {t("basket:empty.signIn")}
          </ButtonLink>
        )}
      </div>
    </EmptyState>
  );
}

type OnOrderProps = {
  onOrder: OnOrderView | null;
  /** The day from which the other products can be delivered. */
  deliveryDate: string | null;
};

/** Tells how many lines are made to order, and when they will be ready. */
function OnOrder({ onOrder, deliveryDate }: OnOrderProps) {
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

/**
 * `lines` from the loader and `places`, which also include removed lines (quantity 0) until the shopper leaves the
 * page.
 */
type StableLines = { lines: LineView[]; places: LineView[] };

/**
 * Returns the lines in the order shown. A removed line keeps its place: otherwise the next line would move under a
 * finger that presses again, and a restored line would appear last.
 */
function useStablePlaces(lines: LineView[]): LineView[] {
  const [listed, setListed] = useState<StableLines>({ lines, places: lines });
  if (listed.lines === lines) return listed.places;
  const places = mergePlaces(listed.places, lines);
  setListed({ lines, places });
  return places;
}

function mergePlaces(before: LineView[], now: LineView[]): LineView[] {
  const loaded = new Map(now.map((line) => [line.id, line]));
  const known = new Set(before.map(({ id }) => id));
  const stay = before.flatMap((line) => {
    const again = loaded.get(line.id);
    if (again) return again;
    // A confirmed 0 with another value shown: the shopper has restored the line, and the API has yet to confirm that.
    const values = [line.quantity, shownValue("basket", line.id), confirmedValue("basket", line.id)];
    return values.includes(0) ? { ...line, quantity: 0 } : [];
  });
  return [...stay, ...now.filter(({ id }) => !known.has(id))];
}
