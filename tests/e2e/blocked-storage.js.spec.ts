import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { expect, test, waitForHydration } from "../fixtures/journey";
import { api } from "./support/api";
import { russian } from "./support/languages";
import { addButton, countDocuments, stepperOf } from "./support/parts";

test("a page works without storage, and sends its small forms itself", async ({ page, faults }) => {
  // Remix reports that it cannot restore the scroll position.
  faults.allow(/SecurityError|sessionStorage is denied/);
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException("sessionStorage is denied", "SecurityError");
    };
    for (const name of ["sessionStorage", "localStorage"]) Object.defineProperty(window, name, { get: deny });
  });
  const product = await api.product(landmarks.inStock, "ru");
  const documents = countDocuments(page);
  await page.goto(paths.product(product.code));
  await waitForHydration(page);
  await addButton(page.getByRole("main"), russian, product).first().click();
  // The form and the page that it leads to, which can say that the browser blocks cookies too.
  await expect.poll(documents).toBe(3);
  await expect(stepperOf(page.getByRole("main"), russian, product).field.first()).toHaveValue("1");
});
