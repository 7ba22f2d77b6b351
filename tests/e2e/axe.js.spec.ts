import { apiUrl } from "../fixtures/addresses";
import { expect, test } from "../fixtures/journey";
import { placeGuestOrder } from "../fixtures/placed-order";
import { findFaintTextInDark, findViolations } from "./support/accessibility";
import { checkEverything } from "./support/axe-views";
import { languages } from "./support/languages";

// In sequence, they would end long after all other tests.
test.describe.configure({ mode: "parallel" });

for (const language of languages) checkEverything(language);

test("payment page and outbox of the embedded API", async ({ page, faults }) => {
  faults.allow(/^foreign request/);
  const { paymentLink } = await placeGuestOrder(apiUrl, { locale: "ru" });
  for (const address of [paymentLink ?? "", `${apiUrl}/outbox`]) {
    await page.goto(address);
    expect.soft(await findViolations(page), address).toEqual([]);
    expect.soft(await findFaintTextInDark(page), `${address} in the dark theme`).toEqual([]);
  }
});
