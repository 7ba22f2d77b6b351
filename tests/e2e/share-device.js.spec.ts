import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { shopUrl } from "../fixtures/addresses";
import { expect, test } from "../fixtures/journey";
import { russian } from "./support/languages";
import { open } from "./support/parts";

test("the device's own share dialog is offered if the device has one", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      value: (data: ShareData) => {
        document.documentElement.dataset["shared"] = data.url ?? "";
        return Promise.resolve();
      },
    });
  });
  await open(page, paths.product(landmarks.plain));
  await page.getByText(russian.say("share:open"), { exact: true }).click();
  await page.getByRole("button", { name: russian.say("share:device") }).click();
  await expect(page.locator("html")).toHaveAttribute("data-shared", shopUrl + paths.product(landmarks.plain));
});
