import { paths } from "~/paths";

import { expect, test } from "../fixtures/journey";
import { listSpareProducts } from "../fixtures/views";
import { api } from "./support/api";
import { russian } from "./support/languages";
import { addButton, open, stepperOf } from "./support/parts";

const { say } = russian;

test("a product page shows what is left once the shop has less than the shopper wants", async ({ page, visitor }) => {
  const [scarce] = await listSpareProducts(api, test.info().parallelIndex);
  if (!scarce) throw new Error("The section is too small");
  await visitor.arrive();
  await api.changeProduct(scarce.id, { stock: 5, orderDays: null });
  await open(page, paths.product(scarce.code));
  const main = page.getByRole("main");
  await addButton(main, russian, scarce).first().click();
  await expect.poll(visitor.quantities).toEqual({ [scarce.id]: 1 });

  await api.changeProduct(scarce.id, { stock: 1 });
  const { more, field } = stepperOf(main, russian, scarce);
  await more.first().click();
  await expect(page.getByText(say("notice.onlySoMany", { count: 1 }))).toBeVisible();
  await expect(field.first()).toHaveValue("1");
  await expect(main.getByText(say("product:facts.in", { count: 1 })).first()).toBeVisible();

  await api.changeProduct(scarce.id, { stock: 0 });
  await more.first().click();
  await expect(main.getByText(say("product:facts.out"), { exact: true })).toBeVisible();
  await expect(more).toHaveCount(0);
});
