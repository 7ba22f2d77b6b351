import { expect, test } from "vitest";

import { compareOrders } from "./stored-data";

const [one, two] = [
  { number: "1", email: "a@load.example" },
  { number: "2", email: "b@load.example" },
];

test("each order exists once, or the report says what is wrong", () => {
  expect(compareOrders([one, two], [two, one])).toEqual([]);
  expect(compareOrders([one, two], [one])).toEqual(["the order 2 of b@load.example is lost"]);
  expect(compareOrders([one], [one, { ...one, number: "3" }])).toEqual(["a@load.example has 2 orders: 1, 3"]);
  expect(compareOrders([one], [one, two])).toEqual([
    "the order 2 of b@load.example is stored, but the shopper got no confirmation",
  ]);
  expect(compareOrders([one], [{ ...one, number: "3" }])).toEqual(["the order 1 of a@load.example is lost"]);
});
