import clsx from "clsx";
import { memo, useEffect, useRef, type RefObject } from "react";

import { formatPrice } from "~/i18n/format";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { QuantityStepper, useRefusedQuantity } from "~/shop/product/basket-control";
import { FavoriteButton } from "~/shop/product/favorite-button";
import { Price, StockStatus } from "~/shop/product/price-and-stock";
import { ProductPicture } from "~/shop/product/product-picture";
import { useQuantity } from "~/shop/shopper/store";
import { useRemovalNotice } from "~/shop/toast/toast-messages";
import { IconButton } from "~/ui/button";
import { FieldMessage } from "~/ui/field";
import { isFocusLost } from "~/ui/focus";

import pageStyles from "./basket.module.css";
import styles from "./line.module.css";
import type { LineView, UnavailableView } from "./view";

/** Image widths for a picture shown at 80 to 112 px. */
const widths = [128, 320] as const;

/**
 * A line of the basket. Its quantity and sum change as soon as the shopper presses a button; a line with quantity 0
 * becomes a placeholder with an undo button. Each update reloads the whole basket, so the memo renders only the lines
 * that changed: a basket can have hundreds.
 */
export const Line = memo(LineRow, (a, b) => JSON.stringify(a.line) === JSON.stringify(b.line));

function LineRow({ line }: { line: LineView }) {
  const { t, href } = useTranslation();
  const { id, name, oldPrice } = line;
  const quantity = useQuantity(id, line.quantity);
  const removed = t("basket:removed", { name });
  const undo = useRemovalNotice("basket", id, quantity, removed);
  const isGone = quantity === 0;
  const product = href(paths.product(line.code));
  const formId = `q${id}`;
  const about = useRef<HTMLDivElement>(null);
  return (
    <li id={`p${id}`} className={clsx(styles.line, isGone && styles.gone)}>
      {isGone && <RemovedLine text={removed} onUndo={undo} covered={about} />}
      <a href={product} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <ProductPicture picture={line.picture} widths={widths} sizes="112px" width={112} alt="" />
      </a>
      <div ref={about} className={styles.name} tabIndex={-1}>
        <a href={product}>{name}</a>
        <span className="muted small">{t("basket:article", { article: line.article })}</span>
        <StockStatus isStock={line.isStock} deliveryDate={line.deliveryDate} />
      </div>
      <QuantityForm id={formId} line={line} quantity={quantity} />
      <div className={styles.sum}>
        <span className="visually-hidden">{t("basket:sum")}</span>
        <Price price={sumOf(line, quantity)} oldPrice={oldPrice === null ? null : oldPrice * quantity} />
      </div>
      <div className={styles.actions}>
        <FavoriteButton product={line} />
        <IconButton form={formId} name="remove" value={id} icon="trash-2" label={t("basket:remove", { name })} />
      </div>
    </li>
  );
}

type QuantityFormProps = { id: string; line: LineView; quantity: number };

/** The line's quantity and price. */
function QuantityForm({ id, line, quantity }: QuantityFormProps) {
  const { t, href } = useTranslation();
  const { id: productId, name, price, multiplicity } = line;
  const refused = useRefusedQuantity(productId, quantity, id);
  return (
    <form
      id={id}
      className={clsx(styles.quantity, "printed")}
      method="post"
      action={href(paths.basketLines())}
      data-small="basket"
      data-quantity={line.quantity}
    >
      <QuantityStepper
        name={name}
        value={quantity}
        max={line.maxQuantity}
        by={multiplicity}
        submitValue={productId}
        refused={refused}
      />
      <div className="small muted">
        <p>{t("basket:each", { price: formatPrice(price) })}</p>
        {multiplicity > 1 && <p>{t("basket:multiple", { count: multiplicity })}</p>}
      </div>
      <FieldMessage id={id} error={refused?.error} />
    </form>
  );
}

type RemovedLineProps = {
  text: string;
  onUndo: () => void;
  /** What the line is about; gets the focus when the line is restored. */
  covered: RefObject<HTMLElement>;
};

/**
 * Covers a removed line, which keeps its height invisibly, so a second press in the same place hits nothing. Focus
 * inside the line moves here and not to the button: the same key would press it. When the line is restored, the button
 * disappears with the focus, which moves to the line; not to its link or button, for the same reason.
 */
function RemovedLine({ text, onUndo, covered }: RemovedLineProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const line = place.current?.parentElement;
    if (line?.contains(document.activeElement)) place.current?.focus({ preventScroll: true });
  }, []);
  useEffect(
    () => () => {
      if (isFocusLost()) covered.current?.focus({ preventScroll: true });
    },
    [covered],
  );
  return (
    <div ref={place} className={styles.note} tabIndex={-1}>
      <p className="muted">{text}</p>
      <button type="button" className="linkbtn" onClick={onUndo}>
        {t("notice.undo")}
      </button>
    </div>
  );
}

/** The API's sum while the shown quantity is the one it counted, otherwise an estimate. */
function sumOf({ quantity: counted, sum, price }: LineView, quantity: number): number {
  return quantity === counted ? sum : price * quantity;
}

/** Lines that are no longer for sale, in a separate list; they do not count towards the total. */
export function Unavailable({ lines }: { lines: UnavailableView[] }) {
  const { t } = useTranslation();
  if (lines.length === 0) return null;
  return (
    <section className={clsx("stack-s", styles.unavailable)} aria-labelledby="unavailable">
      <h2 id="unavailable">{t("basket:unavailable.title")}</h2>
      <p className="muted small">{t("basket:unavailable.text")}</p>
      <ul className={pageStyles.lines}>
        {lines.map((line) => (
          <UnavailableLine key={line.id} line={line} />
        ))}
      </ul>
    </section>
  );
}

function UnavailableLine({ line }: { line: UnavailableView }) {
  const { t, href } = useTranslation();
  const { id, code, name } = line;
  const quantity = useQuantity(id, line.quantity);
  useRemovalNotice("basket", id, quantity, t("basket:removed", { name }));
  if (quantity === 0) return null;
  return (
    <li id={`p${id}`} className={styles.unavailableLine}>
      <div className={styles.unavailablePicture}>
        <ProductPicture picture={line.picture} widths={[96, 128]} sizes="64px" width={64} alt="" />
      </div>
      <div className={styles.unavailableName}>
        <a href={href(paths.product(code))}>{name}</a>
        <span className="muted small">
          {t("basket:article", { article: line.article })}
          {" · "}
          {t("basket:unavailable.was", { count: quantity })}
        </span>
        <WhatNext line={line} />
      </div>
      <form method="post" action={href(paths.basketLines())} data-small="basket" data-quantity={line.quantity}>
        <IconButton name="remove" value={id} icon="trash-2" label={t("basket:remove", { name })} />
      </form>
    </li>
  );
}

/** What the shopper can do about a line that is not for sale: nothing if it will not be again. */
function WhatNext({ line: { code, name, price, isDiscontinued } }: { line: UnavailableView }) {
  const { t, href } = useTranslation();
  if (isDiscontinued) return <span className="small">{t("card.discontinued")}</span>;
  // A product without a price may be in stock: then there is nothing to wait for.
  const isUnpriced = price <= 0;
  return (
    <a className="no-print linkbtn small" href={href(isUnpriced ? paths.feedback(code) : paths.productNotify(code))}>
      {t(isUnpriced ? "card.askPrice" : "card.notify")}
      <span className="visually-hidden">: {name}</span>
    </a>
  );
}
