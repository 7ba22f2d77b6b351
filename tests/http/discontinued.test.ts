import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

import { productView } from "~/api/schemas/catalog";
import { localePath, locales } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { root } from "~/server/launch/root.mjs";
import { connectDatabase } from "#mocks/db/open";
import { importFeed } from "#mocks/import/import-feed";
import { createPictures } from "#mocks/import/pictures";
import { databaseFile, picturesFolder } from "#mocks/paths";

import { createShopperWithProducts } from "./support/guests";
import { useIsolatedShop } from "./support/isolated-shop";
import { textOf } from "./support/page";
import type { Shopper } from "./support/shopper";

const teaShop = join(root, "tests/fixtures/tea-shop");
const gone = { offer: "shup-357", code: "shu-puer-blin-357-g", name: "Шу пуэр, блин, 357\u00a0г" };

const shop = useIsolatedShop({ SHOP_DIR: teaShop }, null);
let folder = "";
const shoppers = new Map<string, Shopper>();

/** Imports the shop's feed without one offer, as its owner would while the shop runs. */
async function dropOffer() {
  const feed = await readFile(join(teaShop, "catalog.yml"), "utf8");
  const source = join(folder, "catalog.yml");
  await writeFile(source, feed.replace(new RegExp(`<offer id="${gone.offer}"[^]*?</offer>`), ""));
  const db = connectDatabase(join(shop.dataDir(), databaseFile));
  const pictures = createPictures(join(teaShop, "pictures"), join(shop.dataDir(), picturesFolder));
  const { hidden } = await importFeed({ db, source, pictures });
  db.close();
  expect(hidden).toBe(1);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "feed-"));
  for (const locale of locales)
    shoppers.set(locale, await createShopperWithProducts(shop.api(), { shop: shop.url(), locale }, [gone.code]));
  await dropOffer();
  const path = `catalog/product/${gone.code}/view`;
  const isGone = async () => (await shop.api().read(path, productView)).product.discontinued;
  await vi.waitUntil(isGone, { timeout: 10_000, interval: 200 });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(locales)("a product that is no longer sold, in %s", (locale) => {
  const t = translateFor(locale);
  const ask = async (path: string) => {
    const shopper = shoppers.get(locale) ?? expect.fail("There is no shopper");
    return shopper.open(localePath(locale, path));
  };
  const open = async (path: string) => {
    const page = await ask(path);
    return { page, main: textOf(page.one("main")) };
  };

  test("has a page that says so, with a link to its section and no form", async () => {
    const { page, main } = await open(paths.product(gone.code));
    expect(page.status).toBe(200);
    expect(main).toContain(t("product:discontinued.title"));
    expect(textOf(page.one(`main a[href="${localePath(locale, "/catalog/chay/puer")}"].link`))).toContain("Пуэр");
    expect(page.all('main button[name="add"]:not([aria-pressed]), main input[name="contact"]')).toEqual([]);
    expect(page.body).toContain("https://schema.org/Discontinued");
  });

  test("is in the basket as not available", async () => {
    const { main } = await open(paths.basket());
    expect(main).toContain(t("basket:unavailable.title"));
    expect(main).toContain(gone.name);
    expect(main).toContain(t("card.discontinued"));
  });

  test("is in the favourites as sold out", async () => {
    const { main } = await open(paths.favorites());
    expect(main).toContain(gone.name);
    expect(main).toContain(t("card.soldOut"));
    expect(main).toContain(t("card.discontinued"));
  });

  test("is nowhere promised to come back", async () => {
    const form = paths.productNotify(gone.code);
    for (const path of [paths.basket(), paths.favorites()])
      expect((await open(path)).page.all(`a[href="${localePath(locale, form)}"]`), path).toEqual([]);
    expect((await ask(form)).location).toBe(localePath(locale, paths.product(gone.code)));
  });

  test("is in no list and not found", async () => {
    for (const path of ["/catalog/chay", paths.search("пуэр"), paths.home()])
      expect((await open(path)).main, path).not.toContain(gone.name);
  });
});
