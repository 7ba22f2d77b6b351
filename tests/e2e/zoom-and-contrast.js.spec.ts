import type { Locator, Page } from "playwright/test";

import { paths } from "~/paths";
import { demoCustomers, landmarks, landmarkSections } from "#mocks/testing/landmarks";

import { apiUrl, shopUrl } from "../fixtures/addresses";
import { expect, test } from "../fixtures/journey";
import { placeGuestOrder } from "../fixtures/placed-order";
import { signInByEmail, signInByPhone } from "../fixtures/sign-in";
import { api } from "./support/api";
import { newPhone } from "./support/customers";
import { languages, russian } from "./support/languages";
import { open } from "./support/parts";

test("enlarged to 400 %, nothing stays on top of the page", async ({ page }) => {
  // WCAG 2.2, criterion 1.4.10: 1280 × 1024 CSS pixels at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of [paths.home(), paths.product(landmarks.inStock)]) {
    await open(page, path);
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
    const covering = await page.evaluate(
      () =>
        [...document.querySelectorAll("body *")].filter((element) => {
          const { position, visibility, display } = getComputedStyle(element);
          const { top, bottom, height } = element.getBoundingClientRect();
          const isOnTop =
            (position === "fixed" || position === "sticky") && visibility === "visible" && display !== "none";
          return isOnTop && height > 20 && bottom > 0 && top < innerHeight;
        }).length,
    );
    expect(covering, path).toBe(0);
  }
});

test("enlarged to 200 %, the bars at the bottom do not cover the focus", async ({ page }) => {
  // WCAG 2.2, criterion 2.4.11: 1280 × 1024 CSS pixels at 200 %.
  await page.setViewportSize({ width: 640, height: 512 });
  for (const path of [paths.contacts(), paths.product(landmarks.inStock)]) {
    await open(page, path);
    await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
      heading.tabIndex = -1;
      heading.focus();
    });
    for (let stop = 0; stop < 20; stop += 1) {
      await page.keyboard.press("Tab");
      await expect.poll(() => findCoveredFocus(page), path).toBe("");
    }
  }
});

/** The focused element if a fixed bar lies on its middle, otherwise an empty text. */
function findCoveredFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused?.closest("main")) return "no element of the page's content has the focus";
    const { left, top, width, height } = focused.getBoundingClientRect();
    const bar = document.elementFromPoint(left + width / 2, top + height / 2)?.closest("nav, [data-buy-bar]");
    return bar && !bar.contains(focused) ? focused.outerHTML.slice(0, 200) : "";
  });
}

test("forced colours show the current language and the marks of the stock, and no placeholder on top of a label", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, `${paths.section(landmarkSections.typical)}?perPage=48`);
  const links = page.getByRole("banner").locator("a[hreflang]");
  const backgrounds = await links.evaluateAll((found) => found.map((link) => getComputedStyle(link).backgroundColor));
  expect(new Set(backgrounds.slice(0, 2)).size).toBe(2);
  const field = page.locator('input[name="f.price.from"]').first();
  expect(await field.evaluate((found) => getComputedStyle(found, "::placeholder").opacity)).toBe("0");

  /** How a mark looks: its size, and how much of it the borders fill; forced colours remove the backgrounds. */
  const marks = (text: string) =>
    page
      .getByRole("main")
      .getByText(text)
      .evaluateAll((found) =>
        found.map((status) => {
          const { width, height, borderTopWidth, borderBottomWidth } = getComputedStyle(status, "::before");
          return [width, height, borderTopWidth, borderBottomWidth].join(" ");
        }),
      );
  const [inStock, toOrder, none] = [await marks("В наличии:"), await marks("Под заказ"), await marks("Нет в наличии")];
  expect(new Set(inStock)).toEqual(new Set(["8px 8px 4px 4px"]));
  expect(new Set(toOrder)).toEqual(new Set(["8px 8px 2px 2px"]));
  expect(new Set(none)).toEqual(new Set(["8px 2px 2px 0px"]));
});

test("in a narrow window, the header shows the logo, and the footer's lists stand apart", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [paths.home(), `/en${paths.home()}`]) {
    await open(page, path);
    const mark = await boxOf(page.getByRole("banner").locator("a:has(> .shop-name) > span").first());
    expect(mark.width).toBeGreaterThan(30);
    const links = await page
      .getByRole("contentinfo")
      .getByRole("navigation")
      .getByRole("link")
      .evaluateAll((found) =>
        found.map((link) => {
          const range = document.createRange();
          range.selectNodeContents(link);
          const { left, right, top, bottom } = range.getBoundingClientRect();
          return { text: link.textContent, left, right, top, bottom };
        }),
      );
    expect(links.length).toBeGreaterThan(10);
    const touching = links.filter((one) =>
      links.some(
        (other) =>
          other.left > one.left && other.top < one.bottom && other.bottom > one.top && other.left < one.right + 8,
      ),
    );
    expect([path, touching, links.filter(({ right }) => right > 320)]).toEqual([path, [], []]);
  }
});

test("in a narrow window, a card's buttons lie on the picture, and an office's links in one line", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, paths.section(landmarkSections.typical));
  const card = page.locator("[data-small=favorite]").first().locator("..");
  const picture = await boxOf(card.locator("img").first());
  for (const button of await card.locator("[data-small] > [aria-pressed] svg").all()) {
    const icon = await boxOf(button);
    // 4 px of ground around the icon.
    expect(icon.x + icon.width + 4).toBeLessThan(picture.x + picture.width);
    expect(icon.y - 4).toBeGreaterThan(picture.y);
  }
  await open(page, paths.contacts());
  const office = page.locator("li:has(details)").first();
  const links = await Promise.all((await office.locator("a, summary").all()).map(boxOf));
  expect(links.length).toBe(3);
  expect(new Set(links.map(({ y, height }) => Math.round(y + height / 2))).size).toBe(1);
  const [phone, route, scheme] = links.map(({ x, width }) => ({ from: x, to: x + width }));
  expect(route?.from).toBeGreaterThan(phone?.to ?? Infinity);
  expect(scheme?.from).toBeGreaterThan(route?.to ?? Infinity);
});

test("a field shows its whole name, also next to a button", async ({ page, visitor }) => {
  const { id } = await api.product(landmarks.plain);
  await api.addToBasket(await visitor.arrive(), id, 1);
  const look = async (path: string, name: string, widths: number[]) => {
    await open(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 640 });
      const label = page.getByRole("main").locator("label").filter({ hasText: name });
      const cut = await label.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect.soft([path, width, cut]).toEqual([path, width, 0]);
    }
  };
  for (const { href, say } of languages) {
    await look(href(paths.basket()), say("basket:promo.label"), [320, 360]);
    await look(href(paths.product(landmarks.inStock)), say("product:delivery.city"), [320, 360]);
  }
  await signInByEmail(page.context(), { shopUrl, apiUrl }, demoCustomers.anna.email, demoCustomers.anna.password);
  for (const { href, say } of languages) {
    await look(href(paths.personalHistory()), say("personal:history.search"), [768, 940, 1000, 1121, 1280]);
    await look(href(paths.personalAddress("new")), say("account:address.region"), [320, 360]);
  }
});

test("a long message scrolls below the name of its field", async ({ page }) => {
  await open(page, paths.feedback());
  const field = page.getByRole("main").getByRole("textbox", { name: russian.say("feedback:comment") });
  await field.fill("Текст\n".repeat(30));
  const name = await boxOf(
    page
      .getByRole("main")
      .locator("label")
      .filter({ hasText: russian.say("feedback:comment") }),
  );
  // Scrolled text shows up to the inner edge of the field's border.
  const top = await field.evaluate((found) => found.getBoundingClientRect().top + found.clientTop);
  expect(top).toBeGreaterThan(name.y + name.height - 2);
});

test("the shop's e-mail address does not break", async ({ page }) => {
  await open(page, paths.contacts());
  const address = page.getByRole("main").locator('a[href^="mailto:"]');
  for (const width of [320, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 640 });
    const { height } = await boxOf(address);
    expect([width, height]).toEqual([width, 56]);
  }
});

test("in a narrow window, bank accounts and phones do not break", async ({ page }) => {
  const { order, accessKey } = await placeGuestOrder(apiUrl, { personType: "legal" });
  await signInByPhone(page.context(), { shopUrl, apiUrl }, newPhone());
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 640 });
    for (const [path, least] of [
      [paths.contacts(), 2],
      [paths.order(order.id, accessKey), 3],
      [paths.personalAccount(), 1],
    ] as const) {
      await open(page, path);
      const numbers = await longNumbers(page);
      expect(numbers.length, path).toBeGreaterThanOrEqual(least);
      expect([path, width, numbers.filter(({ lines, right }) => lines !== 1 || right > width)]).toEqual([
        path,
        width,
        [],
      ]);
    }
  }
});

/** The visible phones and bank accounts of the page's main part: in how many lines each is, and where it ends. */
function longNumbers(page: Page) {
  return page.getByRole("main").evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found: { number: string; lines: number; right: number }[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: number, index } of (text.textContent ?? "").matchAll(/\+7[\d ()-]+|\d{20}/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + number.length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
        const lines = new Set(boxes.map(({ top }) => Math.round(top))).size;
        if (lines > 0) found.push({ number, lines, right: Math.max(...boxes.map(({ right }) => right)) });
      }
    }
    return found;
  });
}

/** The place of a visible element. */
async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("The element is not visible");
  return box;
}
