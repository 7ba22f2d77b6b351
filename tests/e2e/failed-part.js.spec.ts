import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { apiUrl } from "../fixtures/addresses";
import { createApi } from "../fixtures/api";
import { expect, test } from "../fixtures/journey";
import { languages, russian } from "./support/languages";

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

const { say } = russian;

test("a page stays while it cannot be renewed, and gets its failed part later", async ({ page, visitor, faults }) => {
  faults.allow(/503/);
  const uid = await visitor.arrive();
  const product = await api.product(landmarks.inStock);
  const path = `/api/app/catalog/product/${product.code}`;
  await api.fault({ path: `${path}/calculate`, fault: "status", status: 500, times: 1, uid });
  await page.goto(paths.product(product.code));
  const failed = page.getByText(say("product:delivery.failed"));
  await expect(failed).toBeVisible();
  await api.fault({ path: `${path}/view`, fault: "status", status: 500, times: 1, uid });
  const refused = page.waitForResponse((response) => response.url().includes(".data") && response.status() === 503);
  const search = page.getByRole("search").locator("input");
  await search.fill("дрель");
  await refused;
  // The part arrives with the next attempt, which only a page that has stayed makes.
  await expect(failed).toHaveCount(0, { timeout: 20_000 });
  await expect(page.getByRole("heading", { level: 1, name: product.name })).toBeVisible();
  await expect(search).toHaveValue("дрель");
});
