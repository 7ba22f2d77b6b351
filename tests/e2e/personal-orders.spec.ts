import type { Page } from "playwright/test";
import sharp from "sharp";

import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { apiUrl, shopUrl } from "../fixtures/addresses";
import { expect, hasJavaScript, waitForHydration, test } from "../fixtures/journey";
import { signInByPhone } from "../fixtures/sign-in";
import { api } from "./support/api";
import { newPhone } from "./support/customers";
import { languages } from "./support/languages";
import { placeOrders } from "./support/orders";
import { itemOf, notice, open } from "./support/parts";

type PickedFile = { name: string; mimeType: string; buffer: Buffer };

async function photo(name: string, background: string): Promise<PickedFile> {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background } });
  return { name, mimeType: "image/jpeg", buffer: await picture.jpeg().toBuffer() };
}

const noPicture: PickedFile = {
  name: "fake.jpg",
  mimeType: "image/jpeg",
  buffer: Buffer.from("<script>alert(1)</script>"),
};

const main = (page: Page) => page.getByRole("main");

for (const language of languages) {
  const { locale, href, say } = language;

  test(`${locale}: the history has pages and a status filter; an order is repeated and paid`, async ({
    page,
    context,
    faults,
  }) => {
    // The bank is another site.
    faults.allow(/foreign request: http:\/\/127\.0\.0\.1:\d+\/|127\.0\.0\.1/);
    // Made to order, because orders reduce the stock for other tests.
    const product = await api.product(landmarks.madeToOrder, locale);
    await signInByPhone(context, { shopUrl, apiUrl }, newPhone());
    const orders = await placeOrders(context, 11, product.id);
    const [oldest, middle] = orders;
    if (!oldest || !middle) throw new Error("No orders were placed");
    await api.bringOrder(middle.id, "shipped");
    await api.bringOrder(oldest.id, "completed");
    await open(page, href(paths.personalHistory()));
    const cards = main(page).getByRole("article");
    const link = (order: { id: number }) => main(page).locator(`h2 a[href="${href(paths.personalOrder(order.id))}"]`);
    await expect(cards).toHaveCount(10);
    await expect(link(oldest)).toHaveCount(0);
    await main(page).locator('a[href$="?page=2"]').first().click();
    await expect(page).toHaveURL(href(`${paths.personalHistory()}?page=2`));
    await expect(cards).toHaveCount(1);
    await expect(link(oldest)).toBeVisible();
    await main(page)
      .getByRole("navigation", { name: say("personal:history.filter") })
      .locator('a[href*="status=completed"]')
      .click();
    await expect(cards).toHaveCount(1);
    await expect(link(oldest)).toBeVisible();
    await open(page, href(paths.personalOrder(middle.id)));
    await expect(main(page).getByText(say("personal:order.history"))).toBeVisible();
    await expect(main(page).getByRole("link", { name: new RegExp(`^${say("personal:order.cancel")}`) })).toHaveCount(0);
    await waitForHydration(page);
    await main(page)
      .getByRole("button", { name: new RegExp(`^${say("personal:order.repeat")}`) })
      .click();
    await expect(page).toHaveURL(href(paths.basket()));
    await expect(notice(page, say("basket:added.done", { count: 1 }))).toBeVisible();
    await expect(itemOf(page, product)).toBeVisible();

    // The invoice is a separate document without scripts.
    await page.goto(href(paths.personalInvoice(middle.id)));
    await expect(page.getByRole("cell", { name: product.name })).toBeVisible();
    for (const table of await page.getByRole("table").all()) {
      const box = await table.boundingBox();
      expect(box && box.x + box.width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    }
    await open(page, href(paths.personalOrder(middle.id)));
    await main(page)
      .getByRole("button", { name: new RegExp(`^${say("personal:order.pay")}`) })
      .click();
    await page.waitForURL(`${apiUrl}/pay/**`);
  });

  test(`${locale}: an order is cancelled, and products of another are returned with photos, each on its page`, async ({
    page,
    context,
    faults,
  }) => {
    // Without JavaScript, the preloaded strings are not used, and the browser reports that on a page that stays open.
    faults.allow(/status of 400|was preloaded/);
    const product = await api.product(landmarks.madeToOrder, locale);
    await signInByPhone(context, { shopUrl, apiUrl }, newPhone());
    const [cancelled, given] = await placeOrders(context, 2, product.id, 3);
    if (!cancelled || !given) throw new Error("No orders were placed");
    await api.bringOrder(given.id, "completed");
    const comment = page.getByRole("textbox", { name: say("personal:request.comment") });

    await open(page, href(paths.orderRequest(cancelled.id, "cancel")));
    const cancel = main(page).getByRole("button", { name: say("personal:request.cancel") });
    if (hasJavaScript()) await expect(cancel).toBeDisabled();
    else {
      await cancel.click();
      await expect(comment).toHaveAccessibleDescription(say("forms:empty.comment"));
    }
    await main(page).getByRole("radio").first().check();
    await comment.fill("Передумала");
    await cancel.click();
    await expect(notice(page, say("personal:request.cancelDone"))).toBeVisible();
    await expect(page).toHaveURL(href(paths.personalOrder(cancelled.id)));
    await expect(main(page).getByText(say("personal:order.asked"))).toBeVisible();

    await open(page, href(paths.orderRequest(given.id, "refund")));
    const [front, back] = [await photo("front.jpg", "#c93"), await photo("back.jpg", "#39c")];
    const files = main(page).locator('input[type="file"]');
    const row = (name: string) => main(page).getByRole("listitem").filter({ hasText: name });
    const remove = (name: string) => main(page).getByRole("button", { name: say("forms:files.remove", { name }) });
    if (hasJavaScript()) {
      await files.setInputFiles([front, { ...noPicture, name: "notes.txt", mimeType: "text/plain" }]);
      await expect(row("notes.txt")).toContainText(say("forms:files.type"));
      const news = main(page).getByRole("status").filter({ hasText: "notes.txt" });
      await expect(news).toHaveText(`${say("forms:files.count", { count: 1 })}. ${say("forms:files.type")}: notes.txt`);
      await remove("notes.txt").click();
      await expect(row("notes.txt")).toHaveCount(0);
      // The same photo again, and a file that only claims to be a photo.
      await files.setInputFiles([front, noPicture]);
      await expect(row("front.jpg")).toHaveCount(1);
    } else await files.setInputFiles([front, noPicture]);
    await main(page).getByRole("checkbox").first().check();
    await main(page).getByRole("spinbutton").first().fill("2");
    await main(page).getByRole("radio").first().check();
    await comment.fill("Треснул корпус");
    const send = main(page).getByRole("button", { name: say("personal:request.refund") });
    const refused = main(page)
      .getByText(say("forms:files.at", { name: "fake.jpg", fault: say("forms:files.type") }))
      .first();
    await send.click();
    await expect(refused).toBeVisible();
    await expect(comment).toHaveValue("Треснул корпус");
    await waitForHydration(page);
    await expect(files).toHaveAttribute("aria-invalid", "true");
    await expect(files).toHaveAccessibleDescription(/^fake\.jpg/);
    if (hasJavaScript()) {
      await remove("fake.jpg").click();
      await files.setInputFiles([back]);
    } else await files.setInputFiles([front, back]);
    await send.click();
    await expect(notice(page, say("personal:request.refundDone"))).toBeVisible();

    await open(page, href(paths.personalReturns()));
    const card = main(page).getByRole("article").filter({ hasText: "Треснул корпус" });
    for (const name of ["front.jpg", "back.jpg"]) await expect(card).toContainText(name);
    await expect(card).not.toContainText("fake.jpg");
    const confirm = card.getByRole("button", { name: say("personal:returns.withdrawConfirm") });
    await expect(confirm).toBeHidden();
    await card.getByText(say("personal:returns.withdraw")).click();
    await confirm.click();
    await expect(notice(page, say("personal:returns.withdrawn"))).toBeVisible();
    if (hasJavaScript()) await expect(card.locator(":focus")).toHaveCount(1);
    await expect(card.getByRole("button")).toHaveCount(0);

    // A phone has no room for all tabs: script scrolls the current one into view.
    await open(page, href(paths.personalFavorites()));
    const places = page.getByRole("navigation", { name: say("personal:title") });
    await expect(places.locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
  });
}
