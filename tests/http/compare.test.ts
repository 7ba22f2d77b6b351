import { describe, expect, test } from "vitest";

import { catalogInfo } from "~/api/schemas/catalog";
import { localePath, locales } from "~/i18n/config";
import { formatPrice } from "~/i18n/format";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { landmarkSections } from "#mocks/testing/landmarks";

import { comparedCookies } from "../fixtures/compare-views";
import { readBasket } from "../fixtures/visitor";
import { createApi } from "./support/api";
import { createKnownShopper } from "./support/guests";
import { noticesOf, textOf, type Page } from "./support/page";
import { createShopper, type Shopper } from "./support/shopper";

const api = createApi();
const listOf = async (section: string) =>
  (await api.read(`catalog/info?sectionCode=${section}&perPage=20`, catalogInfo)).products;
const products = await listOf(landmarkSections.typical);
const [first, second, third, fourth, fifth] = products;
const [stranger] = await listOf(landmarkSections.single);
if (!first || !second || !third || !fourth || !fifth || !stranger) throw new Error("The sections are too small");
const section = landmarkSections.typical;

const form = `main form[action*="${paths.compare()}"] button`;
const add = (id: number) => `${form}[name="add"][value="${id}"]`;
const remove = (value: number | string) => `${form}[name="remove"][value="${value}"]`;
const columnsOf = (page: Page) => page.all("main thead th").map(({ id }) => Number(id.slice(1)));
const rowOf = (page: Page, name: string) => {
  const row = page.all("main tbody tr").find((one) => textOf(one).startsWith(name)) ?? expect.fail(`No row ${name}`);
  return row.querySelectorAll("td").map(textOf);
};

/** A shopper whose comparison already contains these products. */
async function createComparing(ids: number[], locale: "ru" | "en" = "ru"): Promise<Shopper> {
  const shopper = await createKnownShopper(api, { locale });
  for (const [name, value] of Object.entries(comparedCookies(ids))) shopper.jar.set(name, value);
  return shopper;
}

/** The product ids in the shopper's comparison cookies, the latest last. */
const comparedBy = ({ jar }: Shopper) =>
  [...jar]
    .filter(([name]) => name.startsWith("compared-"))
    .sort(([, one], [, other]) => Number(one) - Number(other))
    .map(([name]) => Number(name.slice("compared-".length)));

describe.each(locales)("in %s", (locale) => {
  const t = translateFor(locale);
  const at = (path: string) => localePath(locale, path);

  test("a product's page adds the product to the comparison and removes it", async () => {
    const shopper = createShopper();
    const page = await shopper.open(at(paths.product(first.code)));
    expect(textOf(page.one(add(first.id)))).toBe(t("card.compare"));
    expect(page.all(`header a[href="${at(paths.compare())}"]`)).toEqual([]);

    const added = await shopper.press(page, add(first.id));
    expect([added.status, added.location]).toEqual([303, `${at(paths.product(first.code))}#p${first.id}`]);
    const next = await shopper.follow(added);
    expect(noticesOf(next)).toEqual([t("notice.compareAdded")]);
    expect(next.one('[role="status"] a.linkbtn').getAttribute("href")).toBe(at(paths.compare()));
    expect(next.all(`header a[href="${at(paths.compare())}"]`).length).toBeGreaterThan(0);
    expect(textOf(next.one(remove(first.id)))).toBe(t("card.removeCompared"));

    const removed = await shopper.follow(await shopper.press(next, remove(first.id)));
    expect(noticesOf(removed)).toEqual([t("notice.compareRemoved")]);
    expect(textOf(removed.one(add(first.id)))).toBe(t("card.compare"));
    expect(comparedBy(shopper)).toEqual([]);
  });

  test("a card adds its product to the comparison, and is pressed then", async () => {
    const shopper = createShopper();
    const listing = at(await api.sectionLink(section));
    const page = await shopper.open(listing);
    expect(page.one(add(second.id)).getAttribute("aria-pressed")).toBe("false");
    const added = await shopper.press(page, add(second.id));
    expect([added.status, added.location]).toEqual([303, `${listing}#p${second.id}`]);
    const next = await shopper.follow(added);
    expect(next.one(remove(second.id)).getAttribute("aria-pressed")).toBe("true");
    expect(noticesOf(next)).toEqual([t("notice.compareAdded")]);
    expect(comparedBy(shopper)).toEqual([second.id]);
    await shopper.press(next, remove(second.id));
    expect(comparedBy(shopper)).toEqual([]);
  });

  test("the table shows the API's data of each product, and states differences in words", async () => {
    const shopper = await createComparing([first.id, second.id], locale);
    const page = await shopper.open(at(paths.compare()));
    expect(page.status).toBe(200);
    expect(columnsOf(page)).toEqual([first.id, second.id]);
    expect(rowOf(page, t("compare:price")).map((text) => text.includes("₽"))).toEqual([true, true]);
    expect(rowOf(page, t("compare:price"))[0]).toContain(formatPrice(first.price));
    const rows = page.all("main tbody:last-of-type tr").map((row) => {
      const values = row.querySelectorAll("td").map(textOf);
      return { name: textOf(row), values, marked: textOf(row).includes(t("compare:differs")) };
    });
    expect(rows.length).toBeGreaterThan(3);
    for (const { name, values, marked } of rows) expect([name, marked]).toEqual([name, values[0] !== values[1]]);
    expect(rows.some(({ marked }) => marked) && rows.some(({ marked }) => !marked)).toBe(true);
    expect(page.one('meta[name="robots"]').getAttribute("content")).toBe("noindex,follow");
    expect(page.one('[role="region"]').getAttribute("tabindex")).toBe("0");

    const differences = await shopper.open(page.one('main a[href*="show=differences"]').getAttribute("href") ?? "");
    const names = differences.all("main tbody:last-of-type tr th").map(textOf);
    expect(names).toHaveLength(rows.filter(({ marked }) => marked).length);
    expect(textOf(differences.one('main nav a[aria-current="true"]'))).toBe(t("compare:show.differences"));
  });

  test("a fifth product is rejected, and may replace another one", async () => {
    const four = [first.id, second.id, third.id, fourth.id];
    const shopper = await createComparing(four, locale);
    const product = await shopper.open(at(paths.product(fifth.code)));
    const refused = await shopper.press(product, add(fifth.id));
    expect([refused.status, refused.location]).toEqual([303, at(paths.compare({ replace: String(fifth.id) }))]);
    const question = await shopper.follow(refused);
    const said = textOf(question.one("main section"));
    expect(said).toContain(t("compare:replace.full", { count: 4 }));
    expect(said).toContain(textOf(product.one("h1")));
    expect(question.all('main button[name="instead"]').map((button) => Number(button.getAttribute("value")))).toEqual(
      four,
    );
    const replaced = await shopper.press(question, `main button[name="instead"][value="${second.id}"]`);
    const page = await shopper.follow(replaced);
    expect(columnsOf(page)).toEqual([first.id, third.id, fourth.id, fifth.id]);
    expect(noticesOf(page)).toEqual([t("notice.compareAdded")]);
  });

  test("products of another section are on a separate page", async () => {
    const shopper = await createComparing([first.id, second.id], locale);
    const product = await shopper.open(at(paths.product(stranger.code)));
    await shopper.press(product, add(stranger.id));
    const latest = await shopper.open(at(paths.compare()));
    expect(columnsOf(latest)).toEqual([stranger.id]);
    expect(textOf(latest.one("main"))).toContain(t("compare:single.title"));
    const other = await shopper.open(at(paths.compare({ section })));
    expect(columnsOf(other)).toEqual([first.id, second.id]);
    expect(other.all("main nav a[aria-current=page]")).toHaveLength(1);
    expect(other.all(`main nav a[href^="${at(paths.compare())}?section="]`).length).toBeGreaterThanOrEqual(2);
  });

  test("a single product or a whole section can be removed", async () => {
    const shopper = await createComparing([first.id, second.id, third.id], locale);
    const page = await shopper.open(at(paths.compare()));
    const next = await shopper.follow(await shopper.press(page, remove(second.id)));
    expect(columnsOf(next)).toEqual([first.id, third.id]);
    const cleared = await shopper.press(next, `main form[action*="section="] button[value="${first.id},${third.id}"]`);
    const empty = await shopper.follow(cleared);
    expect(textOf(empty.one("main h2"))).toBe(t("compare:empty.title"));
    expect(empty.one("main a[href$=catalog]").getAttribute("href")).toBe(at(paths.catalog()));
  });

  test("missing products are reported once", async () => {
    const shopper = await createComparing([first.id, 999_999_998, 999_999_999], locale);
    const page = await shopper.open(at(paths.compare()));
    expect(columnsOf(page)).toEqual([first.id]);
    expect(textOf(page.one("main"))).toContain(t("compare:gone", { count: 2 }));
    const next = await shopper.follow(await shopper.press(page, remove("999999998,999999999")));
    expect(textOf(next.one("main"))).not.toContain(t("compare:gone", { count: 2 }));
    expect(comparedBy(shopper)).toEqual([first.id]);
  });
});

test("a compared product is added to the basket from the table", async () => {
  const buyable = products.find(({ isStock, price }) => isStock > 0 && price > 0) ?? expect.fail("Nothing in stock");
  const shopper = await createComparing([buyable.id]);
  const page = await shopper.open(paths.compare());
  const reply = await shopper.press(page, `main td button[name="add"][value="${buyable.id}"]`);
  expect([reply.status, reply.location]).toEqual([303, `${paths.compare()}#p${buyable.id}`]);
  expect((await readBasket(api.url, shopper.uid())).list.map(({ productId }) => productId)).toEqual([buyable.id]);
});

test("an unknown product is rejected with a notice", async () => {
  const shopper = await createKnownShopper(api);
  const next = await shopper.follow(await shopper.post(paths.compare(), { add: "999999999" }));
  expect(noticesOf(next)).toEqual([`${translateFor("ru")("notice.error")}: ${translateFor("ru")("notice.failed")}`]);
  expect(comparedBy(shopper)).toEqual([]);
});

test("adding twice has no effect, and over the limit the oldest product is dropped", async () => {
  const many = Array.from({ length: 20 }, (_, index) => 900_000_000 + index);
  const shopper = await createComparing(many);
  for (const _ of [1, 2]) await shopper.post(paths.compare(), { add: String(first.id) });
  expect(comparedBy(shopper)).toEqual([...many.slice(1), first.id]);
  expect([...shopper.jar].join("; ").length).toBeLessThan(2000);
});

test("only the newest cookies count if there are more than the shop sets", async () => {
  const shopper = await createComparing(Array.from({ length: 40 }, (_, index) => 900_000_000 + index));
  const page = await shopper.open(paths.compare());
  expect(page.status).toBe(200);
  expect(textOf(page.one("main"))).toContain(translateFor("ru")("compare:gone", { count: 20 }));
});

test("signing out clears the comparison", async () => {
  const shopper = await createComparing([first.id]);
  await shopper.post(paths.signOut(), {});
  expect(comparedBy(shopper)).toEqual([]);
});
