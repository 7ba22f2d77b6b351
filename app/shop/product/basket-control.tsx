import clsx from "clsx";
import { useContext, useEffect, useRef, useState, type ReactNode, type Ref } from "react";

import type { Card } from "~/api/schemas/common";
import { useTranslation } from "~/i18n/react";
import { maxQuantity } from "~/lib/small-form";
import { paths } from "~/paths";
import { useQuantity } from "~/shop/shopper/store";
import { NoticeContext } from "~/shop/toast/toasts";
import { Button, ButtonLink } from "~/ui/button";
import { FieldMessage, useFieldNames } from "~/ui/field";
import { Stepper, type StepperProps } from "~/ui/stepper";

import { canBuy, stockState } from "./price-and-stock";
import styles from "./product-parts.module.css";

type Buyable = Pick<Card, "id" | "code" | "name" | "price" | "isStock" | "deliveryDate" | "quantity" | "discontinued">;

/**
 * `card`: one button as wide as the card. `page`: a large button with a quantity to choose first. `bar`: the button in
 * the bottom bar of a product page on a phone.
 */
type Look = "card" | "page" | "bar";

type BasketControlProps = {
  product: Buyable;
  look?: Look | undefined;
  /** The product is sold in multiples of this number, if known; the initial quantity on a product's page. */
  multiplicity?: number | undefined;
  /** Shown next to the stepper of a product page once the product is in the basket: a link to the basket. */
  inBasket?: ReactNode;
  className?: string | undefined;
};

/**
 * The basket control in its states: a button, a stepper once the product is in the basket, and a link to request a
 * notification when the product is unavailable, or a text if it never comes back. The first two share one form element,
 * so that a click keeps the focus.
 */
export function BasketControl(props: BasketControlProps) {
  const { product, look = "card", multiplicity = 1, inBasket, className } = props;
  const { t, href } = useTranslation();
  const quantity = useQuantity(product.id, product.quantity);
  const { addRef, moreRef, watchFocus } = useFocusThroughSwap(quantity > 0);
  const page = look === "page";
  if (product.discontinued) return <p className={clsx("muted small", className)}>{t("card.discontinued")}</p>;
  if (!canBuy(product)) return <NotifyLink product={product} look={look} className={className} />;
  return (
    <form
      className={clsx(page && styles.onPage, className)}
      method="post"
      action={href(paths.basketLines())}
      data-small="basket"
      data-quantity={product.quantity || undefined}
      {...watchFocus}
    >
      {page && <PageStepper product={product} quantity={quantity} by={multiplicity} moreRef={moreRef} />}
      {!page && quantity > 0 && (
        <QuantityStepper
          name={product.name}
          value={quantity}
          submitValue={product.id}
          by={multiplicity}
          solid
          withUnit
          moreRef={moreRef}
        />
      )}
      {quantity > 0 ? page && inBasket : <AddButton buttonRef={addRef} product={product} look={look} />}
    </form>
  );
}

const sizes = { card: "s", page: "l", bar: "m" } as const;

type NotifyLinkProps = { product: Buyable; look: Look; className?: string | undefined };

/** A product that cannot be bought: asks for its price if it has none, otherwise for a notification when it is back. */
function NotifyLink({ product, look, className }: NotifyLinkProps) {
  const { t, href } = useTranslation();
  const isUnpriced = product.price <= 0;
  const words = t(isUnpriced ? "card.askPrice" : "card.notify");
  return (
    <ButtonLink
      href={href(isUnpriced ? paths.feedback(product.code) : paths.productNotify(product.code))}
      variant="quiet"
      size={sizes[look]}
      block
      className={clsx(styles.notify, className)}
      aria-label={`${words}: ${product.name}`}
    >
      {words}
    </ButtonLink>
  );
}

type AddButtonProps = { product: Buyable; look: Look; buttonRef: Ref<HTMLButtonElement> };

function AddButton({ product, look, buttonRef }: AddButtonProps) {
  const { t } = useTranslation();
  const words = stockState(product) === "order" ? t("card.order") : t("card.add");
  return (
    <Button
      ref={buttonRef}
      variant={look === "card" ? "line" : "primary"}
      size={sizes[look]}
      block
      aria-label={`${words}: ${product.name}`}
      name="add"
      value={product.id}
    >
      {words}
    </Button>
  );
}

/** Moves the focus when the stepper replaces the focused button, and back. */
function useFocusThroughSwap(isIn: boolean) {
  const addRef = useRef<HTMLButtonElement>(null);
  const moreRef = useRef<HTMLButtonElement>(null);
  const hasFocus = useRef(false);
  const wasIn = useRef(isIn);

  // No handler saw the focus of a button that was pressed before hydration.
  useEffect(() => {
    const { form } = addRef.current ?? moreRef.current ?? {};
    if (form?.contains(document.activeElement)) hasFocus.current = true;
  }, []);

  useEffect(() => {
    if (wasIn.current === isIn) return;
    wasIn.current = isIn;
    if (hasFocus.current) (isIn ? moreRef : addRef).current?.focus({ preventScroll: true });
  }, [isIn]);

  const watchFocus = {
    onFocus: () => {
      hasFocus.current = true;
    },
    // React ignores events while it updates the DOM: this runs when the user leaves, not when React removes an element.
    onBlur: () => {
      hasFocus.current = false;
    },
  };
  return { addRef, moreRef, watchFocus };
}

type QuantityStepperProps = Omit<StepperProps, "texts" | "max"> & {
  /** The product's name, for screen readers. */
  name: string;
  /** Shows `шт.` after the number. */
  withUnit?: boolean | undefined;
  /** The maximum quantity, if known; otherwise the basket's limit. */
  max?: number | undefined;
};

/** The stepper for a product's quantity, with the shop's texts and within the basket's limits. */
export function QuantityStepper({ name, withUnit, max = maxQuantity, ...rest }: QuantityStepperProps) {
  const { t } = useTranslation();
  const texts = {
    label: t("stepper.label", { name }),
    less: t("stepper.less"),
    more: t("stepper.more"),
    update: t("stepper.update"),
    unit: withUnit ? t("stepper.pieces", { count: rest.value }) : undefined,
  };
  return <Stepper max={max} texts={texts} {...rest} />;
}

type PageStepperProps = Pick<StepperProps, "by" | "moreRef"> & { product: Buyable; quantity: number };

/** The stepper of a product's page, for the line in the basket or a quantity to add, and the message if it is refused. */
function PageStepper({ product, quantity, by = 1, moreRef }: PageStepperProps) {
  const { id: productId, name } = product;
  const id = `q${productId}`;
  const refused = useRefusedQuantity(productId, quantity, id);
  const isLine = quantity > 0;
  return (
    <>
      <QuantityStepper
        key={isLine ? "line" : "choice"}
        name={name}
        by={by}
        refused={refused}
        {...(isLine ? { value: quantity, submitValue: productId, moreRef } : { value: by, min: by })}
      />
      <FieldMessage id={id} error={refused?.error} />
    </>
  );
}

/**
 * The quantity of a product that was refused without JavaScript, and why; undefined once the quantity has changed.
 * @param fieldId the id that the field's message is named after
 */
export function useRefusedQuantity(productId: number, quantity: number, fieldId: string) {
  const [first] = useState(quantity);
  const { text: error, refused } = useContext(NoticeContext) ?? {};
  const isHere = refused?.productId === productId && error !== undefined && quantity === first;
  const { aria } = useFieldNames({ label: "", error: isHere ? error : undefined }, fieldId);
  return isHere ? { typed: refused.typed, error, aria } : undefined;
}
