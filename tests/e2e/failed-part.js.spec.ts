import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { apiUrl } from "../fixtures/addresses";
import { createApi } from "../fixtures/api";
import { expect, test } from "../fixtures/journey";
import { languages } from "./support/languages";

const api = createApi(apiUrl);

for (const { locale, href, say } of languages) {
  test(`${locale}: a part that did not load is retried automatically`, async ({ page, visitor }) => {
    const uid = await visitor.arrive();
    await api.fault({ path: "/api/app/catalog/product/*/calculate", fault: "status", status: 500, times: 1, uid });
    await page.goto(href(paths.product(landmarks.inStock)));
    const failed = page.getByText(say("product:delivery.failed"));
    const delivery = page.getByRole("region", { name: say("product:delivery.title") });
    await expect(failed).toBeVisible();
    await expect(delivery.getByRole("link", { name: say("error.loadAgain") })).toBeVisible();
    await page.mouse.move(100, 100);
    await expect(failed).toHaveCount(0, { timeout: 20_000 });
    await expect(delivery.getByRole("listitem")).not.toHaveCount(1);
  });
}
