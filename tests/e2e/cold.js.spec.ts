import { isPhone, test } from "../fixtures/journey";
import { startCold } from "./support/cold";
import { basketCases } from "./support/cold-basket";
import { frameCases } from "./support/cold-frame";
import { productCases } from "./support/cold-products";

test.describe("what a shopper does first on a fresh page, as soon as it is loaded, over a slow line", () => {
  for (const [name, prepare, only] of [...productCases, ...frameCases, ...basketCases]) {
    test(name, async ({ page, context, visitor }) => {
      test.skip(only !== undefined && only !== (isPhone() ? "phone" : "desktop"), "not on this screen");
      await startCold(page, { name, ...(await prepare({ page, context, visitor })) });
    });
  }
});
