import type { Page } from "playwright/test";

import { paths } from "~/paths";
import { demoCustomers, landmarks, landmarkSections } from "#mocks/testing/landmarks";

import { apiUrl, shopUrl } from "../fixtures/addresses";
import { expect, test } from "../fixtures/journey";
import { signInByEmail } from "../fixtures/sign-in";
import { fillVisitorData } from "../fixtures/views";
import { api } from "./support/api";
import { english, russian, type Language } from "./support/languages";
import { open } from "./support/parts";

// Without touch, a page lays out everything at once.
test.use({ hasTouch: false });

/** WCAG 2.2, criterion 1.4.4: letters of 200 %. As the browser's own setting, which media queries in em follow. */
async function doubleLetters(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
}

/** Pages that stand for the different layouts; Russian words are longer. */
const inRussian = [
  paths.home(),
  paths.catalog(),
  paths.section(landmarkSections.typical),
  paths.product(landmarks.sale),
  paths.basket(),
  paths.checkout("legal"),
  paths.contacts(),
];
const inEnglish = [paths.home(), paths.product(landmarks.sale), paths.contacts(), paths.signIn()];
const ofCustomer = [paths.personalHistory(), paths.personalAccount()];
const phone = { width: 390, height: 844 };
const large = { width: 1280, height: 900 };

/**
 * The width that the page takes, and the texts that run out of what contains them, such as a button, or lie on others:
 * the labels of fields. Rows that scroll sideways may be wider.
 */
function read(page: Page) {
  return page.evaluate(() => {
    const isApart = (box: Element | null) =>
      box && (box.matches("dialog") || /auto|scroll/.test(getComputedStyle(box).overflowX));
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const outside: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (parent.closest(".visually-hidden, .skip, select")) continue;
      range.selectNodeContents(text);
      const right = Math.max(...[...range.getClientRects()].map((line) => line.right));
      for (let box: Element | null = parent; box && !isApart(box.parentElement); box = box.parentElement) {
        if (getComputedStyle(box).display === "inline" || right <= box.getBoundingClientRect().right + 1) continue;
        outside.push(`${text.textContent?.trim().slice(0, 40)} in ${box.outerHTML.slice(0, 80)}`);
        break;
      }
    }
    for (const label of document.querySelectorAll("label")) {
      const { control } = label;
      if (!control?.matches("select, :not(:placeholder-shown)") || !control.checkVisibility()) continue;
      if (getComputedStyle(label).position !== "absolute") continue;
      const value = control.getBoundingClientRect().top + parseFloat(getComputedStyle(control).paddingTop);
      // The line of the label is higher than its letters.
      if (label.getBoundingClientRect().bottom > value + 2) outside.push(`${label.textContent} on its value`);
    }
    const search = document.querySelector<HTMLInputElement>("header input[placeholder]");
    const pen = document.createElement("canvas").getContext("2d");
    if (search && pen) {
      const { font, paddingLeft, paddingRight } = getComputedStyle(search);
      pen.font = font;
      const room = search.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      if (pen.measureText(search.placeholder).width > room) outside.push(search.placeholder);
    }
    return { width: document.documentElement.scrollWidth, outside: outside.slice(0, 5) };
  });
}

async function check(page: Page, { href, locale }: Language, list: readonly string[]): Promise<void> {
  const width = page.viewportSize()?.width;
  for (const path of list) {
    await page.goto(href(path));
    expect.soft(await read(page), `${path} in "${locale}"`).toEqual({ width, outside: [] });
  }
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("letters of twice the usual size fit a phone and a large window", async ({ page, visitor }) => {
    await fillVisitorData(api, await visitor.arrive(), test.info().parallelIndex);
    await doubleLetters(page);
    await page.goto(paths.home());
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(size).toBe("32px");
    await check(page, russian, inRussian);
    await check(page, english, inEnglish);
    await page.setViewportSize(large);
    await check(page, russian, [paths.contacts(), paths.product(landmarks.plain), paths.stocks()]);
    // Otherwise the customer, whom other tests use too, would get the visitor's basket.
    await page.context().clearCookies();
    await signInByEmail(page.context(), { shopUrl, apiUrl }, demoCustomers.anna.email, demoCustomers.anna.password);
    await check(page, russian, ofCustomer);
    await page.setViewportSize(phone);
    await check(page, russian, ofCustomer);
  });
});

test("letters of twice the usual size fit the phone's menu", async ({ page }) => {
  const { say } = russian;
  // A level of the menu slides in.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await doubleLetters(page);
  await open(page, paths.contacts());
  await page
    .getByRole("banner")
    .getByRole("link", { name: say("header.menu"), exact: true })
    .click();
  const menu = page.getByRole("dialog", { name: say("header.menu") });
  const brands = menu.getByRole("link", { name: say("nav.brands") });
  const words = await brands.getByText(say("nav.brands")).boundingBox();
  expect(words?.width).toBeGreaterThan(200);
  await menu.getByRole("button", { name: say("header.catalog"), exact: true }).click();
  await menu.getByRole("listitem").getByRole("button").first().click();
  await expect(menu.getByRole("heading", { level: 2 })).toBeFocused();
  expect(await read(page)).toEqual({ width: 390, outside: [] });
});
