import { paths } from "~/paths";
import { landmarkSections } from "#mocks/testing/landmarks";

import { expect, test } from "../fixtures/journey";
import { api } from "./support/api";
import { holdRequests } from "./support/hold-requests";
import { russian } from "./support/languages";
import { addButton, itemOf, open, stepperOf } from "./support/parts";

test("all favourites go to the basket after the presses on them have been saved", async ({ page, visitor }) => {
  const { products } = await api.listing(landmarkSections.typical, { inStock: "1" });
  const [first, second] = products;
  if (!first || !second) throw new Error("The section is too small");
  const uid = await visitor.arrive();
  for (const { id } of [first, second]) await api.addFavorite(uid, id);
  // Stops the clock: the form waits for the save only for a limited time.
  const now = new Date();
  await page.clock.install({ time: now });
  await open(page, paths.favorites());
  await page.clock.pauseAt(new Date(now.getTime() + 600_000));
  const card = itemOf(page, first);
  const { more, field } = stepperOf(card, russian, first);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(new URL(request.url()).pathname);
  });
  const release = await holdRequests(page, /basket\/lines/);
  await addButton(card, russian, first).click();
  await more.click();
  await expect(field).toHaveValue("2");
  const button = page.getByRole("button", { name: russian.say("favorites:toBasket.all"), exact: true });
  await button.click();
  // A second press while the first waits is ignored.
  await button.click();
  await expect.poll(() => sent).toEqual(["/basket/lines.data"]);
  release();
  await expect(page).toHaveURL(paths.basket());
  await expect.poll(visitor.quantities).toEqual({ [first.id]: 2, [second.id]: 1 });
  expect(sent.filter((path) => path.startsWith(paths.favorites()))).toHaveLength(1);
});
