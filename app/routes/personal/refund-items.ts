import type { OrderItem, RefundItem } from "~/api/schemas/orders";
import type { Translate } from "~/i18n/translate";

/** The name of the field that says how many pieces of a product to give back; the ticked boxes are called `items`. */
export const quantityName = (productId: number) => `quantity-${productId}`;

type Bought = Pick<OrderItem, "productId" | "name" | "quantity">;
type Read = { ok: true; items: RefundItem[] } | { ok: false; error: string };

/** The lines that were ticked, with their quantities: one at least, and of none more than was bought. */
export function readRefundItems(form: FormData, bought: readonly Bought[], t: Translate): Read {
  const ticked = new Set(form.getAll("items"));
  const items: RefundItem[] = [];
  for (const { productId, name, quantity: most } of bought) {
    if (!ticked.has(String(productId))) continue;
    const quantity = readQuantity(form.get(quantityName(productId)), most);
    if (quantity === null) return { ok: false, error: t("personal:request.quantityWrong", { name, count: most }) };
    items.push({ productId, quantity });
  }
  return items.length > 0 ? { ok: true, items } : { ok: false, error: t("personal:request.itemsRequired") };
}

/** A single piece has no field of its own. */
function readQuantity(field: FormDataEntryValue | null, most: number): number | null {
  if (field === null && most === 1) return 1;
  if (typeof field !== "string" || !/^\d{1,6}$/.test(field.trim())) return null;
  const quantity = Number(field);
  return quantity >= 1 && quantity <= most ? quantity : null;
}
