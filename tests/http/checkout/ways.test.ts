import { expect, test } from "vitest";

import { catalogInfo } from "~/api/schemas/catalog";
import { checkoutSettings, personType, type PersonType } from "~/api/schemas/checkout";
import { localePath, locales } from "~/i18n/config";
import { paths } from "~/paths";

import { createApi } from "../support/api";
import { createKnownShopper } from "../support/guests";
import {
  address,
  agreed,
  company,
  countOrders,
  statusAndLocation,
  newEmail,
  orderButton,
  personOf,
  pointOf,
  readOrder,
} from "./checkout";

const api = createApi();

/** For a product that never runs out and is too cheap for free delivery. */
const { products } = await api.read("catalog/info?perPage=100&filter[price]=600..4000", catalogInfo);
const product = products.find(({ isStock, deliveryDate }) => isStock === 0 && deliveryDate);
if (!product) throw new Error("No such product is made to order");
const { id, price } = product;

/** A shopper with the product in the basket, for whom the API lists deliveries and payments. */
async function newBasket(locale: (typeof locales)[number]) {
  const shopper = await createKnownShopper(api, { locale });
  await api.addToBasket(shopper.uid(), id, 1);
  return shopper;
}

const asker = await newBasket("ru");
const settings = (type: PersonType, city = "") =>
  api.read(
    `checkout/settings?uid=${asker.uid()}&personType=${type}&city=${encodeURIComponent(city)}`,
    checkoutSettings,
  );

/** Every valid pair of delivery and payment, for each kind of customer, in each language. */
const ways = (
  await Promise.all(
    personType.options.map(async (type) => {
      const { deliveries, payments } = await settings(type);
      const fit = (code: string) =>
        payments.filter((one) => one.personTypes.includes(type) && one.deliveries.includes(code));
      return deliveries.flatMap(({ code, kind }) =>
        fit(code).map((payment) => ({ type, code, kind, payment: payment.code })),
      );
    }),
  )
)
  .flat()
  .flatMap((way) => locales.map((locale) => ({ ...way, locale })));

test("each kind of customer has several delivery and payment methods", () => {
  for (const type of personType.options) {
    const own = ways.filter((way) => way.type === type);
    for (const choice of ["kind", "payment"] as const)
      expect(new Set(own.map((way) => way[choice])).size).toBeGreaterThan(1);
  }
});

test.each(ways)("$locale: $type orders with $code and $payment", async ({ type, code, kind, payment, locale }) => {
  const shopper = await newBasket(locale);
  const email = newEmail();
  const page = await shopper.open(localePath(locale, paths.checkout(type)));
  const counted = await shopper.pressForPage(page, 'aside button[value="recalculate"]', {
    ...personOf(email),
    ...(type === "legal" ? company : {}),
    ...(kind === "pickup" ? { "delivery.pointId": [pointOf(page)] } : address),
    ...agreed(page),
    "delivery.code": [code],
  });
  const reply = await shopper.press(counted, orderButton, { payment: [payment] });
  const success = localePath(locale, paths.orderPlaced(type));
  expect(statusAndLocation(reply)).toEqual([303, payment === "card" ? expect.stringContaining("/pay/") : success]);
  expect(await countOrders(email)).toBe(1);

  const order = await readOrder(shopper);
  const { deliveries } = await settings(type, kind === "pickup" ? "" : address["delivery.address.city_with_type"]);
  const cost = deliveries.find((delivery) => delivery.code === code)?.cost ?? -1;
  expect([order.delivery.code, order.payment.code]).toEqual([code, payment]);
  expect([order.delivery.cost, order.totalPrice]).toEqual([cost, price + cost]);
  expect(cost > 0).toBe(kind !== "pickup");
  const { pickupPoint, address: place } = order.delivery;
  expect([pickupPoint !== null, place !== null]).toEqual([kind === "pickup", kind !== "pickup"]);
  expect(order.company?.inn).toBe(type === "legal" ? "7707083893" : undefined);
});
