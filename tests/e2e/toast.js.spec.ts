import type { Page } from "playwright/test";

import { paths } from "~/paths";
import { landmarks, landmarkSections } from "#mocks/testing/landmarks";

import { shopUrl } from "../fixtures/addresses";
import { expect, test } from "../fixtures/journey";
import { api } from "./support/api";
import { russian } from "./support/languages";
import { notice, open } from "./support/parts";

const { say } = russian;

/** Opens a page with the toast of a form that was sent without JavaScript. */
async function openWithToast(page: Page, path = paths.contacts()) {
  const { id } = await api.product(landmarks.plain);
  await page.request.post(`${shopUrl}${paths.favoriteToggle()}`, {
    form: { add: id },
    headers: { origin: shopUrl },
    maxRedirects: 0,
  });
  await open(page, path);
  const toast = notice(page, say("notice.favoriteAdded"));
  return {
    toast,
    close: toast.getByRole("button", { name: say("close") }).or(toast.getByRole("link", { name: say("close") })),
  };
}

test("a closed toast returns the focus to where the shopper was", async ({ page }) => {
  const { toast, close } = await openWithToast(page);
  const link = page.getByRole("main").getByRole("link").first();
  await link.focus();
  await close.press("Enter");
  await expect(toast).toHaveCount(0);
  await expect(link).toBeFocused();
});

test("a closed toast focuses the content if the shopper was nowhere", async ({ page }) => {
  const { toast, close } = await openWithToast(page);
  await close.press("Enter");
  await expect(toast).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
});

test("a toast does not cover the focus", async ({ page }) => {
  // WCAG 2.2, criterion 2.4.11. The filters lie where the toast does.
  const { toast } = await openWithToast(page, paths.section(landmarkSections.typical));
  // A toast stays while the pointer is on it.
  await toast.getByText(say("notice.favoriteAdded")).hover();
  await page
    .getByRole("form", { name: say("catalog:filters.title") })
    .getByRole("checkbox")
    .first()
    .focus();
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press("Tab");
    await expect.poll(() => findCoveredFocus(page)).toBe("");
  }
  await expect(toast).toBeVisible();
});

test("on a low screen, where no bar is fixed, a toast is at the edge, and nothing follows the bar", async ({
  page,
}) => {
  // A phone on its side.
  const height = 390;
  await page.setViewportSize({ width: 844, height });
  const { toast } = await openWithToast(page, paths.product(landmarks.inStock));
  const message = (await toast.boundingBox()) ?? { y: 0, height: 0 };
  expect(message.y + message.height).toBeGreaterThan(height - 25);
  expect(message.y + message.height).toBeLessThanOrEqual(height);
  const bar = page.getByRole("navigation", { name: say("nav.main") });
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
      const { y, height: size } = (await bar.boundingBox()) ?? { y: 0, height: 0 };
      return Math.round(y + size);
    })
    .toBe(height);
});

/** The focused element if a toast lies on its middle, otherwise an empty text. */
function findCoveredFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused) return "nothing has the focus";
    const { left, top, width, height } = focused.getBoundingClientRect();
    const cover = document.elementFromPoint(left + width / 2, top + height / 2)?.closest("[role=status]");
    return cover ? focused.outerHTML.slice(0, 200) : "";
  });
}
