import { paths } from "~/paths";

import { placedCookie, placeGuestOrder } from "../../fixtures/placed-order";
import { acceptedConsents, orderButton, pickupFields } from "../../http/checkout/fill";
import { createKnownShopper } from "../../http/support/guests";
import { en, createShopperWithProduct, type Scenario } from "./scenario";

/** The actions of a guest who places an order or has placed one. */
export const orderScenarios: Scenario[] = [
  {
    name: "payment of a guest's order",
    main: ["/api/app/order/:id/getPaymentLink", "/api/app/order/:id/view"],
    async prepare({ shop, api }) {
      const shopper = await createKnownShopper(api, { shop, locale: "en" });
      const { order, accessKey } = await placeGuestOrder(api.url);
      return { shopper, act: () => shopper.post(en(paths.order(order.id, accessKey)), { intent: "pay" }) };
    },
  },
  {
    name: "invoice of a guest's order",
    main: ["/api/app/order/:id/document/invoice", "/api/app/order/:id/view"],
    async prepare({ shop, api }) {
      const shopper = await createKnownShopper(api, { shop, locale: "en" });
      const { order, accessKey } = await placeGuestOrder(api.url, { personType: "legal" });
      return { shopper, act: () => shopper.send(en(paths.orderInvoice(order.id, accessKey))) };
    },
  },
  {
    name: "order confirmation",
    main: [],
    async prepare({ shop, api }) {
      const placed = await placeGuestOrder(api.url);
      const shopper = await createKnownShopper(api, { shop, locale: "en" });
      shopper.jar.set("placed", await placedCookie({ ...placed, uid: shopper.uid() }));
      return { shopper, act: () => shopper.send(en(paths.orderPlaced("individual"))) };
    },
  },
  {
    name: "checkout totals, by script",
    main: ["/api/app/checkout/calculate", "/api/app/checkout/settings", "/api/app/basket/view"],
    async prepare(place) {
      const shopper = await createShopperWithProduct(place);
      const fields = { type: "individual", "delivery.code": "pickup", payment: "card" };
      return { shopper, act: () => shopper.post(en(paths.checkoutQuote()), fields) };
    },
  },
  {
    name: "checkout: order",
    main: [
      "/api/app/order/create",
      "/api/app/checkout/settings",
      "/api/app/checkout/calculate",
      "/api/app/basket/view",
    ],
    timeout: 23_000,
    async prepare(place) {
      const shopper = await createShopperWithProduct(place);
      const page = await shopper.open(en(paths.checkout("individual")));
      const fill = { ...pickupFields(page, "faults@verstak.example"), ...acceptedConsents(page) };
      return { shopper, act: () => shopper.press(page, orderButton, fill) };
    },
  },
];
