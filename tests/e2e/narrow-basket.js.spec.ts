import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { expect, test } from "../fixtures/journey";
import { api } from "./support/api";
import { itemOf, open } from "./support/parts";

const width = 320;
test.use({ viewport: { width, height: 640 } });

test("in a narrow basket, sums of millions keep off the buttons", async ({ page, visitor }) => {
  const product = await api.product(landmarks.sale);
  await api.addToBasket(await visitor.arrive(), product.id);
  await open(page, paths.basket());
  const line = itemOf(page, product);
  const places = await line.evaluate((element) => {
    const prices = [...element.querySelectorAll("s, b:has(+ s)")];
    for (const price of prices) price.lastChild?.replaceWith("12\u00a0345\u00a0678\u00a0₽");
    const buttons = [...element.querySelectorAll("button")].map((button) => button.getBoundingClientRect());
    return prices.map((price) => {
      const { right, top, bottom } = price.getBoundingClientRect();
      const besides = buttons.filter((button) => button.top < bottom && button.bottom > top);
      return { right, isFree: besides.length > 1 && besides.every(({ left }) => left >= right) };
    });
  });
  expect(places).toHaveLength(2);
  expect(places.filter(({ isFree }) => !isFree)).toEqual([]);
});

test("a name without spaces in a message does not make a narrow basket wider", async ({ page, visitor }) => {
  const { id, name, multiplicity } = await api.product(landmarks.madeToOrder);
  await api.addToBasket(await visitor.arrive(), id, multiplicity);
  await open(page, paths.basket());
  const message = page.getByRole("main").getByRole("paragraph").filter({ hasText: name });
  await expect(message).toHaveCount(1);
  await message.evaluate((element, text) => element.replaceChildren(text), "Электросварочноинверторный".repeat(3));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});
