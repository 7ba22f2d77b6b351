import type { OrderItem, RefundItem } from "~/api/schemas/orders";
import { checkboxProps, fieldProps } from "~/forms/field-props";
import type { ShopField } from "~/forms/use-shop-form";
import { formatPrice } from "~/i18n/format";
import { useTranslation } from "~/i18n/react";
import type { Translate } from "~/i18n/translate";
import { ProductPicture } from "~/shop/product/product-picture";
import { Checkbox } from "~/ui/checkbox";
import { FieldGroup } from "~/ui/choices";
import { Field } from "~/ui/field";

import styles from "./request-form.module.css";

/** A line of an order, with the pieces that the customer can still return. */
export type KeptItem = Pick<OrderItem, "productId" | "name" | "picture" | "price" | "quantity">;

/** The lines of an order without the pieces that have been returned. */
export const keptOf = (items: readonly OrderItem[]): KeptItem[] =>
  items
    .map(({ returned = 0, productId, name, picture, price, quantity }) => {
      return { productId, name, picture, price, quantity: quantity - returned };
    })
    .filter(({ quantity }) => quantity > 0);

type RefundItemsProps = { items: readonly KeptItem[]; field: (name: string) => ShopField };

/** A checkbox for each line that can be returned. */
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
              <Checkbox
                {...lineProps(field("items"), productId)}
                label={name}
                note={quantity > 1 ? `${formatPrice(price)} × ${quantity}` : formatPrice(price)}
              />
              {quantity > 1 && <Quantity field={field(quantityName(productId))} name={name} quantity={quantity} />}
            </div>
          </li>
        ))}
      </ul>
    </FieldGroup>
  );
}

/** Props of the group of checkboxes: it has the field's id and shows the error. */
function lineProps(field: ShopField, productId: number) {
  const { id: _, error: __, ...props } = checkboxProps(field, String(productId));
  return props;
}

type QuantityProps = Pick<KeptItem, "name" | "quantity"> & { field: ShopField };

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

/** The name of a product's quantity field; the ticked checkboxes are called `items`. */
export const quantityName = (productId: number) => `quantity-${productId}`;

type Kept = Pick<KeptItem, "productId" | "name" | "quantity">;
type Read = { ok: true; items: RefundItem[] } | { ok: false; errors: Record<string, string> };

/**
 * Validates the ticked lines and their quantities: at least one line, and no more pieces than the customer has. Errors
 * are by field name.
 */
export function readRefundItems(form: FormData, kept: readonly Kept[], t: Translate): Read {
  const ticked = new Set(form.getAll("items"));
  const items: RefundItem[] = [];
  const errors: Record<string, string> = {};
  for (const { productId, name, quantity: most } of kept) {
    if (!ticked.has(String(productId))) continue;
    const field = quantityName(productId);
    const quantity = readQuantity(form.get(field), most);
    if (quantity === null) errors[field] = t("personal:request.quantityWrong", { name, count: most });
    else items.push({ productId, quantity });
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return items.length > 0 ? { ok: true, items } : { ok: false, errors: { items: t("personal:request.itemsRequired") } };
}

/** A line with a single piece has no quantity field. */
function readQuantity(field: FormDataEntryValue | null, most: number): number | null {
  if (most === 1) return 1;
  if (typeof field !== "string" || !/^\d{1,6}$/.test(field.trim())) return null;
  const quantity = Number(field);
  return quantity >= 1 && quantity <= most ? quantity : null;
}
