import type { Page } from "playwright/test";

import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { shopUrl } from "../fixtures/addresses";
import { expect, test } from "../fixtures/journey";
import { api } from "./support/api";
import { russian } from "./support/languages";
import { notice, open } from "./support/parts";

const { say } = russian;

/** Opens a page with the toast of a form that was sent without JavaScript. */
async function openWithToast(page: Page) {
  const { id } = await api.product(landmarks.plain);
  await page.request.post(`${shopUrl}${paths.favoriteToggle()}`, {
    form: { add: id },
    headers: { origin: shopUrl },
    maxRedirects: 0,
  });
  await open(page, paths.contacts());
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
