import * as z from "zod";

import type { BasketWire } from "~/api/schemas/basket";
import type { ReadOrderBodyWire } from "~/api/schemas/checkout";
import type { ByLanguage } from "~/lib/languages";
import { listDiscounts, makeBasket } from "#mocks/basket/basket";
import type { Context } from "#mocks/context";
import { countAttempt } from "#mocks/customers/attempts";
import { dayAfter, hour } from "#mocks/dates";
import { clearBasket } from "#mocks/db/queries/basket";
import { changeProduct } from "#mocks/db/queries/change-product";
import { findByEmail, getCustomer, setPerson } from "#mocks/db/queries/customers";
import { addOrder, getAnyOrder, type NewItem, type OrderRow } from "#mocks/db/queries/orders";
import { addressBook, companyList } from "#mocks/db/queries/saved-lists";
import { idList } from "#mocks/db/query";
import { textJson } from "#mocks/db/texts";
import { ApiFailure, found } from "#mocks/errors";
import { throwFieldErrors } from "#mocks/handlers/fields";
import type { Language, Text } from "#mocks/language";
import { reportOrder, sendOrderEmail } from "#mocks/orders/change-status";

import { checkOrder, type Checked } from "./check";
import { knownConsents } from "./consents";
import { findOrderByKey, saveOrderKey } from "./idempotency";
import { pickupPoints, wantedProducts } from "./pickup";
import { costOf, firstDate, minimumError, offeredDays, orderedLines } from "./settings";

type PlaceOrderOptions = {
  key: string;
  body: ReadOrderBodyWire;
  /** The owner of the basket. A guest's order belongs to customer 0. */
  uid: string;
  customerId: number;
  language: Language;
};

const perVisitor = { max: 30, within: hour };
const perAddress = { max: 60, within: hour };

/**
 * Places an order in one transaction: stores the order with its lines, reduces the stock, empties the basket, saves the
 * customer's data for the next order, and sends an e-mail. The same key and body return the order that they created.
 * @throws 422 with the invalid fields, 409 `basket_changed` or `out_of_stock` with the basket, 429
 */
export function placeOrder(context: Context, asked: PlaceOrderOptions): OrderRow {
  const { db } = context;
  return db.transaction(() => {
    const made = findOrderByKey(db, asked.key, asked.body);
    return requireOrder(context, made ?? place(context, asked));
  });
}

const requireOrder = ({ db }: Context, id: number): OrderRow => found(getAnyOrder(db, id), "internal");

/** All checks and other writes come before the change of stock, which is also kept in memory (see `changeProduct`). */
function place(context: Context, asked: PlaceOrderOptions): number {
  const { db, cards, now } = context;
  const { body, uid, language } = asked;
  // An import of another process may have changed prices and stock, and the API has not noticed it yet.
  cards.clear();
  const checked = checkOrder(context, body);
  const { method, isFar, pointId } = checked;
  const basket = requireBasket(context, uid, body.hash, language);
  const products = wantedProducts(basket, now());
  const points = pickupPoints(context, products, language);
  const earliest = firstDate(method, products, isFar, { now: now(), points, pointId });
  throwFieldErrors({ "delivery.date": dateErrorOf(body.delivery.date, earliest, now()) });
  countAttempt(context, `order:${uid}`, perVisitor);
  countAttempt(context, `order:${checked.person.email}`, perAddress);
  const id = write(context, asked, checked, basket, body.delivery.date ?? earliest);
  saveOrderKey(db, asked.key, body, id);
  clearBasket(db, uid);
  saveForNextOrder(context, asked.customerId, checked, body);
  sendOrderEmail(context, requireOrder(context, id), {
    email: checked.person.email,
    totalPrice: basket.totalPrice + costOf(method, basket, isFar),
    language,
  });
  reportOrder(context, id, "order.created");
  takeFromStock(context, basket, pointId);
  return id;
}

/** The basket as the shopper saw it; throws if it has changed or cannot be ordered. */
function requireBasket(context: Context, uid: string, hash: string, language: Language): BasketWire {
  const basket = makeBasket(context, uid, language);
  if (basket.hash !== hash) {
    throw new ApiFailure(isShort(basket) ? "order_out_of_stock" : "basket_changed", {}, null, { basket });
  }
  if (orderedLines(basket).length === 0) throw new ApiFailure("basket_empty");
  const low = minimumError(context.shop, basket);
  if (low) throw new ApiFailure("below_minimum", { basket: low });
  return basket;
}

/** Whether the stock does not suffice. A quantity may also be reduced to whole packs, of which there are enough. */
const isShort = ({ changes, list }: BasketWire): boolean =>
  changes.some(
    ({ type, productId, now }) =>
      type === "gone" ||
      (type === "quantity_reduced" &&
        list.some((line) => line.productId === productId && line.product.maxQuantity <= now)),
  );

const latest = 90;

/** A product that is made to order may be ready after the latest day: then the days that the checkout offers count. */
function dateErrorOf(date: string | undefined, earliest: string, now: Date): Text | null {
  if (date === undefined) return null;
  if (!z.iso.date().safeParse(date).success) return "field.date";
  if (date < dayAfter(now, 0)) return "field.datePast";
  if (date < earliest) return ["field.dateEarly", { earliest }];
  const last = [dayAfter(now, latest), ...offeredDays(earliest)].sort().at(-1) ?? earliest;
  return date > last ? ["field.dateLate", { last }] : null;
}

function write(
  context: Context,
  { body, uid, customerId, language }: PlaceOrderOptions,
  { person, company, address, pointId, recipient, isFar, method }: Checked,
  basket: BasketWire,
  deliveryDate: string,
): number {
  const { db, now } = context;
  const at = now().toISOString();
  const id = addOrder(db, {
    customerId,
    createdAt: at,
    paymentStatus: "unpaid",
    ...{ person, company, recipient, address },
    delivery: method.code,
    deliveryCost: costOf(method, basket, isFar),
    deliveryDate,
    deliveryInterval: body.delivery.interval ?? null,
    officeId: pointId,
    track: null,
    payment: body.payment,
    discount: basket.discount,
    discounts: listDiscounts(context, uid, language),
    comment: body.comment,
    language,
    demoAt: null,
    items: readItems(db, basket),
    events: [{ status: "new", at }],
  });
  for (const { code, version } of knownConsents(body.consents))
    db.insert("order_consent", { orderId: id, code, version, at });
  return id;
}

/** The basket's lines as an order stores them: with the names in each language. */
function readItems(db: Context["db"], basket: BasketWire): NewItem[] {
  const lines = orderedLines(basket);
  const names = db.objects<{ id: number; name: ByLanguage }>(
    `select json_object('id', id, 'name', ${textJson("product", "name")}) from product
     where id in (select value from json_each(?))`,
    idList(lines.map(({ productId }) => productId)),
  );
  const byId = new Map(names.map(({ id, name }) => [id, name]));
  return lines.map(({ productId, quantity, product: { code, picture, article, price, weight, isStock } }) => {
    const taken = Math.max(0, Math.min(quantity, isStock));
    return { productId, code, name: byId.get(productId) ?? {}, picture, article, price, quantity, weight, taken };
  });
}

/** Products made to order have no stock to reduce. What is picked up is taken from that office first. */
function takeFromStock(context: Context, basket: BasketWire, office: number | null): void {
  for (const { productId, quantity, product } of orderedLines(basket)) {
    if (product.isStock > 0)
      changeProduct(context, productId, { stock: Math.max(0, product.isStock - quantity), office });
  }
}

/**
 * Saves a signed-in customer's data for the next order. The address and the company are saved unless they already are
 * or the customer declined, the name and the e-mail if the profile lacks them. Existing data is never changed.
 */
function saveForNextOrder(
  { db }: Pick<Context, "db">,
  customerId: number,
  { person, company, address }: Pick<Checked, "person" | "company" | "address">,
  { saveAddress: isAddressKept, saveCompany: isCompanyKept }: Pick<ReadOrderBodyWire, "saveAddress" | "saveCompany">,
): void {
  const customer = getCustomer(db, customerId);
  if (!customer) return;
  const isFirst = addressBook.list(db, customerId).length === 0;
  if (address && isAddressKept) addressBook.keep(db, customerId, { name: "", default: isFirst, address });
  if (company && isCompanyKept) companyList.keep(db, customerId, company);
  // An order for somebody with another first name does not set the surname.
  const isSelf = customer.name === "" || customer.name === person.name;
  const name = customer.name || person.name;
  const lastName = customer.lastName || (isSelf ? person.lastName : "");
  const email = customer.email ?? (findByEmail(db, person.email) ? null : person.email);
  setPerson(db, customerId, { ...customer, name, lastName, email });
}
