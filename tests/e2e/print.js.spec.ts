import type { Locator } from "playwright/test";

import { formatPrice } from "~/i18n/format";
import { paths } from "~/paths";
import { landmarks, landmarkSections } from "#mocks/testing/landmarks";

import { apiUrl, shopUrl } from "../fixtures/addresses";
import { comparedCookies } from "../fixtures/compare-views";
import { expect, test } from "../fixtures/journey";
import { placeGuestOrder } from "../fixtures/placed-order";
import { api } from "./support/api";
import { languages, plain, russian } from "./support/languages";
import { open } from "./support/parts";

/** A4 without its margins. */
const sheet = { width: 718, height: 1000 };

for (const { locale, href, say } of languages) {
  test(`${locale}: the printed pages of a product, an order and a comparison have no controls`, async ({ page }) => {
    const product = await api.product(landmarks.sale, locale);
    const { products } = await api.listing(landmarkSections.typical, {}, locale);
    const compared = products.slice(0, 4);
    const cookies = Object.entries(comparedCookies(compared.map(({ id }) => id)));
    await page.context().addCookies(cookies.map(([name, value]) => ({ name, value, url: shopUrl })));
    await page.setViewportSize(sheet);
    const { order, accessKey } = await placeGuestOrder(apiUrl);
    const main = page.getByRole("main");
    for (const [path, shown] of [
      [
        paths.product(product.code),
        [product.name, product.price, say("product:properties"), say("product:description")],
      ],
      [paths.order(order.id, accessKey), [order.totalPrice, say("personal:order.deliveryTitle")]],
      [paths.compare(), compared.map(({ name }) => name)],
    ] as const) {
      await page.goto(href(path));
      await page.emulateMedia({ media: "print" });
      await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
      for (const text of shown)
        await expect(
          main
            .getByText(typeof text === "number" ? plain(formatPrice(text)) : text)
            .filter({ visible: true })
            .first(),
        ).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(sheet.width);
      await expect(page.getByRole("row", { name: say("compare:basket") })).toHaveCount(0);
      for (const role of ["button", "textbox", "navigation", "banner", "contentinfo"] as const)
        await expect(page.getByRole(role)).toHaveCount(0);
      const colors = await main.evaluate((element) =>
        [element, ...element.querySelectorAll("h1, dd, dt, p, li")]
          .map((one) => getComputedStyle(one).color)
          .filter((color) => !/^rgb\((0, 0, 0|51, 51, 51)\)$/.test(color)),
      );
      expect(colors).toEqual([]);
      await page.emulateMedia({ media: null });
    }
  });
}

test("the printed basket names the quantities", async ({ page, visitor }) => {
  const product = await api.product(landmarks.multiplicity);
  await api.addToBasket(await visitor.arrive(), product.id, 3 * product.multiplicity);
  await page.goto(paths.basket());
  await page.emulateMedia({ media: "print" });
  const line = page.getByRole("listitem").filter({ hasText: product.name });
  await expect(line.getByRole("textbox")).toBeVisible();
  await expect(line.getByRole("textbox")).toHaveValue(String(3 * product.multiplicity));
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
});

test("the printed contacts name the e-mail address", async ({ page }) => {
  await page.goto(paths.contacts());
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("main").locator('a[href^="mailto:"]')).toBeVisible();
});

test("the printed checkout has what was entered and chosen, and all lines of the order", async ({ page, visitor }) => {
  const { say } = russian;
  const uid = await visitor.arrive();
  const { products } = await api.listing(landmarkSections.typical, { "filter[inStock]": "1" });
  const bought = products.filter(({ isStock }) => isStock).slice(0, 6);
  for (const { id } of bought) await api.addToBasket(uid, id);
  await open(page, paths.checkout("individual"));
  const main = page.getByRole("main");
  const email = main.getByRole("textbox", { name: say("checkout:who.email") });
  await email.fill("olga@verstak.example");
  const ways = main.getByRole("group", { name: say("checkout:delivery.title") }).getByRole("radio");
  expect(await ways.count()).toBeGreaterThan(1);
  await page.emulateMedia({ media: "print" });
  await expect(email).toBeVisible();
  await expect(email).toHaveValue("olga@verstak.example");
  await expect(ways.filter({ visible: true })).toHaveCount(1);
  await expect(ways.filter({ visible: true })).toBeChecked();
  await expect(main.getByText(say("checkout:summary.total"), { exact: true })).toBeVisible();
  for (const { name } of bought) await expect(main.getByText(name, { exact: true }).first()).toBeVisible();
  expect(bought).toHaveLength(6);
  await expect(main.getByRole("button")).toHaveCount(0);
});

/**
 * The texts that stand over one of the lines when the page's content breaks into sheets of this height. Columns break as
 * sheets do.
 */
function printedOver(lines: Locator, height: number): Promise<(string | null)[]> {
  return lines.evaluateAll(
    (all, { width, height }) => {
      const main = document.querySelector("main");
      if (!main || all.length === 0) throw new Error("There are no lines");
      Object.assign(main.style, {
        width: `${width}px`,
        height: `${height}px`,
        columns: `${width}px`,
        columnFill: "auto",
      });
      const boxes = all.flatMap((line) => [...line.getClientRects()]);
      return [...main.querySelectorAll("p, h2, dt, dd")]
        .filter((text) => !all.some((line) => line.contains(text)))
        .filter((text) =>
          [...text.getClientRects()].some(({ left, right, top, bottom }) =>
            boxes.some((box) => left < box.right && box.left < right && top < box.bottom - 1 && box.top < bottom - 1),
          ),
        )
        .map(({ textContent }) => textContent);
    },
    { width: sheet.width, height },
  );
}

test("on paper, nothing stands over the lines of a basket or an order of several sheets", async ({ page, visitor }) => {
  const { products } = await api.listing(landmarkSections.large, { perPage: "24" });
  const bought = products
    .filter(({ isStock }) => isStock > 1)
    .slice(0, 12)
    .map(({ id }) => id);
  const { order, accessKey } = await placeGuestOrder(apiUrl, { product: landmarks.madeToOrder, more: bought });
  const uid = await visitor.arrive();
  const onOrder = await api.product(landmarks.madeToOrder);
  for (const id of [onOrder.id, ...bought]) await api.addToBasket(uid, id);
  const names = new RegExp(russian.say("basket:article", { article: "" }).trim());
  const lines = page.getByRole("main").getByRole("listitem").filter({ hasText: names });
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: "print" });
  for (const path of [paths.basket(), paths.order(order.id, accessKey)]) {
    await page.goto(path);
    await expect(lines).toHaveCount(bought.length + 1);
    for (const height of [700, 800, 900, 1000, 1100]) expect(await printedOver(lines, height)).toEqual([]);
  }
});

test("on paper, the sums of a basket stay together", async ({ page, visitor }) => {
  const { products } = await api.listing(landmarkSections.large, { perPage: "24" });
  const bought = products.filter(({ isStock }) => isStock > 1).slice(0, 12);
  const uid = await visitor.arrive();
  for (const { id } of bought) await api.addToBasket(uid, id);
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: "print" });
  await page.goto(paths.basket());
  const summary = page.getByRole("complementary", { name: russian.say("basket:summary.title") });
  const sums = summary.locator("dl > div, p:has(> b)");
  await expect(sums.filter({ hasText: russian.say("basket:summary.total") })).toHaveCount(1);
  const heights = Array.from({ length: 60 }, (_, index) => 700 + index * 10);
  const apart = await sums.evaluateAll(
    (all, { width, heights }) => {
      const main = document.querySelector("main");
      if (!main || all.length < 3) throw new Error("There are no sums");
      // Columns break as sheets do.
      return heights.filter((height) => {
        Object.assign(main.style, {
          width: `${width}px`,
          height: `${height}px`,
          columns: `${width}px`,
          columnFill: "auto",
        });
        return new Set(all.map((one) => Math.floor(one.getBoundingClientRect().left / width))).size > 1;
      });
    },
    { width: sheet.width, heights },
  );
  expect(apart).toEqual([]);
});

test("on paper, the sums of an invoice stay with its last product", async ({ page }) => {
  const { products } = await api.listing(landmarkSections.large, { perPage: "24" });
  const more = products.filter(({ isStock }) => isStock > 1).map(({ id }) => id);
  const placed = await placeGuestOrder(apiUrl, { personType: "legal", locale: "ru", more: more.slice(0, 8) });
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: "print" });
  await page.goto(paths.orderInvoice(placed.order.id, placed.accessKey));
  const rows = page.getByRole("row");
  const parts = [
    rows.filter({ hasText: "Артикул" }).last(),
    rows.filter({ hasText: "Всего к оплате" }).last(),
    page.getByText(/^Всего наименований 9/),
  ];
  const sheets = new Set<string>();
  for (let height = 600; height < 1200; height += 10) {
    const numbers = await Promise.all(parts.map((part) => sheetOf(part, height)));
    sheets.add(new Set(numbers).size === 1 ? "together" : `apart at ${height}px`);
  }
  expect([...sheets]).toEqual(["together"]);
});

/** On which sheet, from 0, a part of the page's content is when it breaks into sheets of this height. */
function sheetOf(part: Locator, height: number): Promise<number> {
  return part.evaluate(
    (found, { width, height }) => {
      const main = document.querySelector("main");
      if (!main) throw new Error("There is no content");
      // Columns break as sheets do.
      Object.assign(main.style, {
        width: `${width}px`,
        height: `${height}px`,
        columns: `${width}px`,
        columnFill: "auto",
      });
      return Math.floor(found.getBoundingClientRect().left / width);
    },
    { width: sheet.width, height },
  );
}
