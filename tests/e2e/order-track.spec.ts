import type { Page } from "playwright/test";

import { formatPrice } from "~/i18n/format";
import { paths } from "~/paths";
import { orderNumber } from "~/shop/order/order-text";

import { apiUrl } from "../fixtures/addresses";
import { expect, hasJavaScript, waitForHydration, test } from "../fixtures/journey";
import { placeGuestOrder } from "../fixtures/placed-order";
import { findViolations } from "./support/accessibility";
import { languages, plain, type Language } from "./support/languages";
import { open } from "./support/parts";

const findOrder = (page: Page, { say }: Language) => page.getByRole("button", { name: say("order:track.submit") });
const payButton = (page: Page, { say }: Language) =>
  page.getByRole("main").getByRole("button", { name: say("personal:order.pay"), exact: true });

for (const language of languages) {
  const { locale, href, say } = language;

  test(`${locale}: a guest finds the order, has a payment declined, pays, and sees it paid`, async ({
    page,
    faults,
  }) => {
    // The form loads a whole page even if no order is found, and browsers log its 404 status. The bank is another site.
    faults.allow(/status of 404/);
    faults.allow(new RegExp(`^foreign request: ${apiUrl}`));
    const { order, phone } = await placeGuestOrder(apiUrl, { locale });
    await open(page, href(paths.home()));
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: say("nav.track"), exact: true })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("order:track.title"));
    const number = page.getByRole("textbox", { name: say("order:track.number") });
    const contact = page.getByRole("textbox", { name: say("order:track.contact") });

    await number.fill(order.number);
    await contact.fill("nobody@verstak.example");
    await findOrder(page, language).click();
    await expect(page.getByRole("alert")).toContainText(say("order:track.missed"));
    await expect(number).toHaveValue(order.number);
    await waitForHydration(page);

    await contact.fill(phone);
    await findOrder(page, language).click();
    const title = plain(say("personal:order.title", { number: orderNumber(order.number) }));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(
      page
        .getByRole("main")
        .getByText(plain(formatPrice(order.totalPrice)))
        .first(),
    ).toBeVisible();
    await expect(page.getByText(say("order:payment.waiting"))).toBeVisible();
    await waitForHydration(page);

    await payButton(page, language).click();
    await expect(page).toHaveURL(new RegExp(`^${apiUrl}/pay/`));
    await page.getByRole("button").nth(1).click();
    await expect(page.getByText(say("order:payment.failed"))).toBeVisible();
    await waitForHydration(page);
    await payButton(page, language).click();
    await expect(page).toHaveURL(new RegExp(`^${apiUrl}/pay/`));
    await page.getByRole("button").first().click();
    await expect(page.getByText(say("order:payment.paid"))).toBeVisible();
    await expect(payButton(page, language)).toHaveCount(0);
    await waitForHydration(page);
    if (hasJavaScript()) expect(await findViolations(page)).toEqual([]);
  });

  test(`${locale}: an invalid field has a message, and the typed values stay`, async ({ page, faults }) => {
    faults.allow(/status of 400/);
    await open(page, href(paths.orderTrack()));
    const number = page.getByRole("textbox", { name: say("order:track.number") });
    const contact = page.getByRole("textbox", { name: say("order:track.contact") });
    await number.fill("100 482");
    await contact.fill("not a contact");
    await findOrder(page, language).click();
    await expect(contact).toHaveAccessibleDescription(new RegExp(say("order:track.contactWrong")));
    await expect(number).toHaveValue("100 482");
    if (hasJavaScript()) expect(await findViolations(page)).toEqual([]);
  });
}
