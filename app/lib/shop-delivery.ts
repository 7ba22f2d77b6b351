import * as z from "zod";

import { inLanguage } from "./languages";
import { text } from "./shop-languages";

const roubles = z.int().min(0).max(1_000_000);
const kilograms = z.int().min(1).max(10_000);

const courier = z.strictObject({
  price: roubles.default(490).describe("The price of a delivery, in whole roubles."),
  freeFrom: roubles
    .min(1)
    .nullable()
    .default(5000)
    .describe("The delivery is free for goods of this sum or more, after discounts, up to `kilograms`; null: never."),
  kilograms: kilograms.default(20).describe("The weight that the price includes."),
  perKilogram: roubles.default(15).describe("The price of each further kilogram."),
});

const transport = z.strictObject({
  home: roubles.default(350).describe("The price of a delivery in a home city, to which `perKilogram` is added."),
  far: roubles.default(550).describe("The same for any other city."),
  perKilogram: roubles.default(25).describe("The price of each kilogram."),
});

const terms = z.strictObject({
  home: z
    .array(text)
    .min(1)
    .max(100)
    .describe(
      "The shop's own cities, as the address suggestions name them in each language. Couriers and carriers take two " +
        "days more to any other city.",
    ),
  minimum: roubles.default(500).describe("The least sum of an order, after discounts and without delivery."),
  courier: courier.prefault({}),
  transport: transport.prefault({}).describe("Freight carriers."),
});

const plain = terms.parse({ home: [{ ru: "Москва", en: "Moscow" }] });

/** `delivery` in `shop.json`: what a delivery costs and where it is near. Sums are whole roubles. */
export const shopDelivery = terms.default(plain);

const plainHome = plain.home.map((city) => inLanguage(city, "en")).join(", ");

/** The delivery terms of a shop that sets none. */
export const withoutDelivery = `the home city is ${plainHome}, and a courier costs ${plain.courier.price} ₽`;
