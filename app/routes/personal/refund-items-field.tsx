import type { OrderItem } from "~/api/schemas/orders";
import { checkboxProps, fieldProps } from "~/forms/field-props";
import type { ShopField } from "~/forms/use-shop-form";
import { formatPrice } from "~/i18n/format";
import { useTranslation } from "~/i18n/react";
import { ProductPicture } from "~/shop/product/product-picture";
import { Checkbox } from "~/ui/checkbox";
import { Field } from "~/ui/field";
import { FieldGroup } from "~/ui/field-group";

import { quantityName } from "./refund-items";
import styles from "./refund-items-field.module.css";

type RefundItemsProps = { items: readonly OrderItem[]; field: (name: string) => ShopField };

/** The lines of an order to choose from. */
export function RefundItems({ items, field }: RefundItemsProps) {
  const { t } = useTranslation();
  const { id, errors } = field("items");
  return (
    <FieldGroup id={id} legend={t("personal:request.items")} hint={t("personal:request.itemsHint")} error={errors?.[0]}>
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
              <Checkbox {...lineProps(field("items"), productId)} label={name} note={formatPrice(price)} />
              {quantity > 1 && <Quantity field={field(quantityName(productId))} name={name} quantity={quantity} />}
            </div>
          </li>
        ))}
      </ul>
    </FieldGroup>
  );
}

/** The group of the boxes has the field's id, and says what is wrong. */
function lineProps(field: ShopField, productId: number) {
  const { id: _, error: __, ...props } = checkboxProps(field, String(productId));
  return props;
}

type QuantityProps = Pick<OrderItem, "name" | "quantity"> & { field: ShopField };

function Quantity({ field, name, quantity }: QuantityProps) {
  const { t } = useTranslation();
  const label = t("personal:request.quantity", { count: quantity });
  return (
    <div className={styles.quantity}>
      <Field
        {...fieldProps(field)}
        label={label}
        aria-label={`${label}: ${name}`}
        type="number"
        inputMode="numeric"
        min={1}
        max={quantity}
        step={1}
        autoComplete="off"
      />
    </div>
  );
}
