import { expect, test } from "vitest";
import * as z from "zod";

import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";

import { useModifiedShop } from "./support/modified-shop";
import { textOf } from "./support/page";
import { createShopper } from "./support/shopper";

const pages = 3;
const perPage = 100;
let calls = 0;

const list = z.object({
  data: z.looseObject({ pagination: z.looseObject({}) }),
});

/** Makes the API list three full pages of brands, in the order of the calls. */
const shop = useModifiedShop((answer, path) => {
  if (path !== "/api/app/brand/list") return answer;
  const { data } = list.parse(answer);
  const first = calls++ * perPage;
  const brands = Array.from({ length: perPage }, (_, index) => {
    const number = first + index + 1;
    return { slug: `maker-${number}`, name: `Maker ${number}`, picture: null, country: "", productCount: 1 };
  });
  return { data: { ...data, brands, pagination: { ...data.pagination, pages, total: pages * perPage, perPage } } };
});

test("the site map for people has all brands of a shop, and their number", async () => {
  const page = await createShopper({ shop: shop.url() }).open(paths.sitemap());
  const links = page.all('main a[href^="/brands/maker-"]').map((link) => link.getAttribute("href"));
  expect(new Set(links).size).toBe(pages * perPage);
  expect(textOf(page.one("main"))).toContain(translateFor("ru")("count.brands", { count: pages * perPage }));
});
