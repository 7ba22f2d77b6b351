import { describe, expect, test } from "vitest";

import { newsView, stockView } from "~/api/schemas/pages";
import { localePath, locales } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";

import { createApi } from "./support/api";
import { textOf } from "./support/page";
import { createShopper } from "./support/shopper";

const api = createApi();

describe.each(locales)("in %s", (locale) => {
  const t = translateFor(locale);
  const at = (path: string) => localePath(locale, path);

  test("a product in a promotion links to it with its figure", async () => {
    const { stock } = await api.read("stock/foreman-kit/view", stockView, locale);
    const [product] = stock.products;
    const page = await createShopper().open(at(paths.product(product?.code ?? "")));
    const link = page.one(`main a[href="${at(paths.stock(stock.slug))}"]`);
    expect(textOf(link)).toBe(`${stock.figure} ${stock.name}`);
  });

  test("a product outside the running promotions has no such link", async () => {
    const { stock } = await api.read("stock/welding-month/view", stockView, locale);
    const [product] = stock.products;
    const page = await createShopper().open(at(paths.product(product?.code ?? "")));
    expect(page.status).toBe(200);
    expect(page.all(`main a[href="${at(paths.stock(stock.slug))}"]`)).toEqual([]);
  });

  test("an article shows its products, which can be put into the basket", async () => {
    const slug = "choose-cutting-disc";
    const { article } = await api.read(`news/${slug}/view`, newsView, locale);
    const page = await createShopper().open(at(paths.article(slug)));
    expect(page.all("main h2").map(textOf)).toContain(t("news:products"));
    const products = article.products ?? [];
    expect(products.length).toBeGreaterThan(1);
    for (const { id, code } of products) {
      expect(page.all(`main a[href="${at(paths.product(code))}"]`).length, code).toBeGreaterThan(0);
      expect(page.all(`main form button[value="${id}"]`).length, code).toBeGreaterThan(0);
    }
  });

  test("an article about nothing that is sold has no heading for products", async () => {
    const page = await createShopper().open(at(paths.article("kaluga-pick-up-point")));
    expect(page.status).toBe(200);
    expect(page.all("main h2").map(textOf)).not.toContain(t("news:products"));
  });
});
