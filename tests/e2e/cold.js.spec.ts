import { isPhone, test } from "../fixtures/journey";
import { startCold } from "./support/cold";
import { basketCases } from "./support/cold-basket";
import { frameCases } from "./support/cold-frame";
import { productCases } from "./support/cold-products";

test.describe("what a shopper does first on a fresh page, as soon as it is loaded, over a slow line", () => {
  for (const [index, [name, prepare, only]] of [...productCases, ...frameCases, ...basketCases].entries()) {
    // What holds a press until the scripts are there is the same for mouse and finger: each is tried with one of them.
    const screen = only ?? (index % 2 === 0 ? "phone" : "desktop");
    test(name, async ({ page, context, visitor }) => {
      test.skip(screen !== (isPhone() ? "phone" : "desktop"), "on the other screen");
      await startCold(page, { name, ...(await prepare({ page, context, visitor })) });
    });
  }
});
