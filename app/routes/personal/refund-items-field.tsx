import type { OrderItem } from "~/api/schemas/orders";
import { ticked, typed, type Refusal } from "~/forms/refusal";
import { formatPrice } from "~/i18n/format";
import { useTranslation } from "~/i18n/react";
import { ProductPicture } from "~/shop/product/product-picture";
import { Checkbox } from "~/ui/checkbox";
import { Field } from "~/ui/field";
import { FieldGroup } from "~/ui/field-group";

import { quantityName } from "./refund-items";
import styles from "./refund-items-field.module.css";

type RefundItemsProps = { items: readonly OrderItem[]; refusal: Refusal | undefined; error: string | undefined };

/** The lines of an order to choose from. The only line there is, is chosen. */
export function RefundItems({ items, refusal, error }: RefundItemsProps) {
  const { t } = useTranslation();
  const isOnly = items.length === 1;
  return (
    <FieldGroup id="items" legend={t("personal:request.items")} hint={t("personal:request.itemsHint")} error={error}>
      <ul className={styles.lines}>
        {items.map(({ productId, name, picture, price, quantity }) => (
          <li key={productId} className={styles.line}>
            <ProductPicture
              picture={picture}
              widths={[96, 128]}
              sizes="48px"
              width={48}
              alt=""
              className={styles.picture}
            />
            <div>
              <Checkbox
                name="items"
                value={productId}
                label={name}
                note={formatPrice(price)}
                defaultChecked={ticked(refusal, "items", String(productId), isOnly)}
              />
              {quantity > 1 ? (
                <Quantity productId={productId} name={name} quantity={quantity} refusal={refusal} />
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </FieldGroup>
  );
}

type QuantityProps = Pick<OrderItem, "productId" | "name" | "quantity"> & Pick<RefundItemsProps, "refusal">;

function Quantity({ productId, name, quantity, refusal }: QuantityProps) {
  const { t } = useTranslation();
  const field = quantityName(productId);
  const label = t("personal:request.quantity", { count: quantity });
  return (
    <div className={styles.quantity}>
      <Field
        name={field}
        label={label}
        aria-label={`${label}: ${name}`}
        type="number"
        inputMode="numeric"
        min={1}
        max={quantity}
        step={1}
        autoComplete="off"
        defaultValue={typed(refusal, field, String(quantity))}
      />
    </div>
  );
}
