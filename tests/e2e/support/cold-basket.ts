import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { expect, isPhone } from "../../fixtures/journey";
import { api } from "./api";
import { press, type Case, type Tools } from "./cold";
import { russian } from "./languages";
import { itemOf, notice, stepperOf } from "./parts";

const { say } = russian;

/** Puts pieces of one product into the basket; returns its line, the line's stepper and the basket's path. */
async function basketOf({ page, visitor }: Tools, quantity: number) {
  const product = await api.product(landmarks.plain);
  await api.addToBasket(await visitor.arrive(), product.id, quantity);
  // The row of popular products, which an empty basket shows, may have the product too.
  const line = itemOf(page, product).first();
  return { product, line, ...stepperOf(line, russian, product), path: paths.basket() };
}

/** The interactions in the basket. */
export const basketCases: Case[] = [
  [
    "«+» in the basket",
    async (tools) => {
      const { product, more, field, path } = await basketOf(tools, 2);
      const check = async () => {
        await expect(field).toHaveValue("3");
        await expect.poll(tools.visitor.quantities).toEqual({ [product.id]: 3 });
      };
      return { path, control: more, done: "#no-such", end: ["3 pieces", check] };
    },
  ],

  [
    "«−» in the basket",
    async (tools) => {
      const { product, less, field, path } = await basketOf(tools, 2);
      const check = async () => {
        await expect(field).toHaveValue("1");
        await expect.poll(tools.visitor.quantities).toEqual({ [product.id]: 1 });
      };
      return { path, control: less, done: "#no-such", end: ["1 piece", check] };
    },
  ],

  [
    "removal from the basket, then Undo",
    async (tools) => {
      const { product, line, field, path } = await basketOf(tools, 2);
      const { page, visitor } = tools;
      const control = line.getByRole("button", { name: say("basket:remove", { name: product.name }) });
      const check = async () => {
        await expect(notice(page, say("basket:removed", { name: product.name }))).toBeVisible();
        await expect.poll(visitor.quantities).toEqual({});
        await press(page.getByRole("status").getByRole("button", { name: say("notice.undo") }));
        await expect(field).toHaveValue("2");
        await expect.poll(visitor.quantities).toEqual({ [product.id]: 2 });
      };
      return { path, control, done: "#no-such", end: ["the line is removed, then restored with «Вернуть»", check] };
    },
  ],

  [
    "to the checkout",
    async (tools) => {
      const { path } = await basketOf(tools, 1);
      const { page } = tools;
      const control = page
        .getByRole("main")
        .getByRole("link", {
          name: say(isPhone() ? "basket:summary.checkoutShort" : "basket:summary.checkout"),
          exact: true,
        })
        .filter({ visible: true })
        .last();
      const check = () => expect(page).toHaveURL(paths.checkout("individual"));
      return { path, control, done: "#no-such", end: ["the checkout", check] };
    },
  ],

  [
    "a promo code",
    async (tools) => {
      const { path } = await basketOf(tools, 1);
      const { page } = tools;
      const control = page.getByRole("button", { name: say("basket:promo.apply"), exact: true });
      const act = async () => {
        await press(page.getByRole("textbox", { name: say("basket:promo.label") }));
        await page.keyboard.type("VERSTAK10");
        await press(control);
      };
      const check = () => expect(page.getByText(say("basket:promo.applied", { code: "VERSTAK10" }))).toBeVisible();
      return { path, control, act, done: "main :is(:focus, [data-busy])", end: ["the code is applied", check] };
    },
  ],
];
