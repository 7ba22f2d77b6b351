import type { OrderRequestWire } from "~/api/schemas/orders";
import { parseList } from "#mocks/db/queries/cards";
import type { RequestRow } from "#mocks/db/queries/order-requests";
import { listItems } from "#mocks/db/queries/orders";
import type { Db } from "#mocks/db/query";
import { parseText } from "#mocks/db/texts";
import { nameOf, textIn, type Language } from "#mocks/language";

import { named } from "./names";

/** A stored photo: the customer's file name, the size in bytes, and the name on disk. */
export type StoredFile = { name: string; size: number; stored: string };

/** A request to cancel or return an order, as the API returns it. */
export function toRequest(db: Db, row: RequestRow, language: Language): OrderRequestWire {
  const { id, orderId, orderNumber, createdAt, kind, comment } = row;
  const ordered = new Map(listItems(db, orderId).map((item) => [item.productId, item]));
  return {
    id,
    orderId,
    orderNumber,
    createdAt,
    kind,
    status: named("requestStatus", row.status, language),
    reason: nameOf(kind, row.reason, language),
    comment,
    answer: row.answer === null ? null : textIn(parseText(row.answer), language),
    items: parseList<{ productId: number; quantity: number }>(row.items).map(({ productId, quantity }) => {
      const item = ordered.get(productId);
      const name = textIn(item?.name, language) ?? "";
      return { productId, name, quantity, picture: item?.picture ?? null };
    }),
    files: parseList<StoredFile>(row.files).map(({ name, size }) => ({ name, size })),
  };
}
