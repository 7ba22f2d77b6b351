import { test } from "../../fixtures/journey";
import { runColdJourney } from "./cold";
import { basketCases } from "./cold-basket";
import { frameCases } from "./cold-frame";
import { productCases } from "./cold-products";

/**
 * Registers the tests of one screen. A press is delayed for the same reasons by mouse and by finger, so a case for both
 * screens runs on only one of them.
 */
export function testFirstActions(screen: "phone" | "desktop"): void {
  const cases = [...productCases, ...frameCases, ...basketCases];
  const chosen = cases.filter(([, , only], index) => screen === (only ?? (index % 2 === 0 ? "phone" : "desktop")));
  test.describe("the first interaction on a page over a slow connection", () => {
    for (const [name, prepare] of chosen)
      test(name, async ({ page, context, visitor }) => {
        await runColdJourney(page, { name, ...(await prepare({ page, context, visitor })) });
      });
  });
}
