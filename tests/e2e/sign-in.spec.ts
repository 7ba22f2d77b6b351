import type { Page } from "playwright/test";

import { paths } from "~/paths";
import { demoCustomers, landmarks } from "#mocks/testing/landmarks";

import { apiUrl } from "../fixtures/addresses";
import { expect, hasJavaScript, waitForHydration, test } from "../fixtures/journey";
import { messagesTo } from "../fixtures/outbox";
import { api } from "./support/api";
import { codeSentTo, newPhone, profileLink } from "./support/customers";
import { languages, russian, type Language } from "./support/languages";
import { addButton, notice, open } from "./support/parts";

const { anna } = demoCustomers;

for (const language of languages) {
  const { locale, href, say } = language;

  test(`${locale}: by phone, from the basket to the checkout, with the guest's basket`, async ({
    page,
    visitor,
    faults,
  }) => {
    // These forms load a whole page even when rejected; browsers log the status of a rejection.
    faults.allow(/status of 400/);
    const product = await api.product(landmarks.plain, locale);
    const phone = newPhone();
    await api.addToBasket(await visitor.arrive(), product.id, 2);
    await open(page, href(paths.basket()));
    // The page that the link leads to. With script, the link opens a dialog, which has its own journeys.
    await open(page, (await profileLink(page, language, "header.signIn").getAttribute("href")) ?? "");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("sign-in:heading.phone"));
    const field = page.getByRole("textbox", { name: say("sign-in:phone") });
    // In a format that people paste.
    await field.fill(`8 ${phone.slice(2, 5)} ${phone.slice(5)}`);
    if (hasJavaScript()) await expect(field).toHaveValue(/^\+7 \(920\) \d{3}-\d{2}-\d{2}$/);
    await page.getByRole("button", { name: say("sign-in:getCode") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("sign-in:heading.code"));

    const digits = page.getByRole("textbox", { name: say("sign-in:code") });
    await expect(digits).toBeFocused();
    const code = await codeSentTo(phone);
    const wrong = code === "0000" ? "1111" : "0000";
    await enterCode(page, language, wrong);
    await expect(digits).toHaveAttribute("aria-invalid", "true");
    await expect(digits).toBeFocused();
    await expect(digits).toHaveAccessibleDescription(/\S/);
    await waitForHydration(page);
    await enterCode(page, language, code);
    await expect(page).toHaveURL(href(paths.checkout()));
    await expect(notice(page, say("sign-in:mergedBasket", { count: 1 }))).toBeVisible();
    await open(page, href(paths.basket()));
    await expect(profileLink(page, language, "header.profile")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: product.name, exact: true })).toBeVisible();
    expect(await messagesTo(apiUrl, phone)).toHaveLength(1);
  });

  test(`${locale}: by e-mail, then sign-out; neither Back nor another tab shows the customer's data`, async ({
    page,
    faults,
  }) => {
    faults.allow(/status of 400/);
    // Before any page: in one that is open already, it is 1970 for a moment, and a page that hydrates then shows the year
    // with each date.
    if (hasJavaScript()) await page.clock.install();
    const product = await api.product(landmarks.inStock, locale);
    await open(page, href(paths.signIn({ redirectTo: href(paths.product(product.code)) })));
    await page
      .getByRole("main")
      .getByRole("link", { name: say("sign-in:byEmail") })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("sign-in:heading.email"));
    const email = page.getByRole("textbox", { name: say("sign-in:email") });
    const password = page.getByLabel(say("sign-in:password"), { exact: true });
    const enter = page.getByRole("button", { name: say("sign-in:enter"), exact: true });
    await email.fill("name@");
    await password.fill("12345");
    if (hasJavaScript()) {
      await password.blur();
      await expect(enter).toBeDisabled();
    } else await enter.click();
    await expect(email).toHaveAccessibleDescription(say("forms:email"));
    await expect(password).toHaveAccessibleDescription(say("forms:passwordShort"));
    await expect(email).toHaveValue("name@");

    await email.fill(anna.email);
    await password.fill(anna.password);
    await enter.click();
    await expect(page).toHaveURL(href(paths.product(product.code)));
    await expect(addButton(page.getByRole("main"), language, product).first()).toBeVisible();
    await expect(profileLink(page, language, "header.profile")).toBeVisible();

    const other = hasJavaScript() ? await page.context().newPage() : null;
    if (other) await open(other, href(paths.personalAccount()));
    await open(page, href(paths.signOut()));
    await expect(page.getByText(say("sign-in:signOut.text"))).toBeVisible();
    await page.getByRole("button", { name: say("sign-in:signOut.submit") }).click();
    await expect(page).toHaveURL(href(paths.home()));
    await expect(notice(page, say("sign-in:signOut.done"))).toBeVisible();
    await expect(profileLink(page, language, "header.signIn")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(profileLink(page, language, "header.profile")).toHaveCount(0);

    if (!other) return;
    await expect(other.locator("#email")).toContainText(anna.email);
    await other.clock.fastForward(61_000);
    await other.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(other).toHaveURL(href(paths.signIn({ redirectTo: href(paths.personalAccount()) })));
    await expect(other.getByRole("heading", { level: 1 })).toHaveText(say("sign-in:heading.phone"));
    await expect(other.getByText(anna.email)).toHaveCount(0);
  });
}

test("ru: the whole number is visible at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, paths.signIn());
  const field = page.getByRole("textbox", { name: russian.say("sign-in:phone") });
  await field.fill("+7 (920) 555-44-33");
  const [inner, outer] = await field.evaluate((input) => {
    const { paddingLeft, paddingRight, font } = getComputedStyle(input);
    const pen = document.createElement("canvas").getContext("2d");
    if (pen) pen.font = font;
    const room = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return [pen?.measureText("+7 (920) 555-44-33").width ?? 0, room];
  });
  expect(inner).toBeLessThanOrEqual(outer);
});

/** Enters a code. With JavaScript, the form is submitted automatically. */
async function enterCode(page: Page, { say }: Language, code: string): Promise<void> {
  await page.getByRole("textbox", { name: say("sign-in:code") }).fill(code);
  if (!hasJavaScript()) await page.getByRole("button", { name: say("sign-in:enter"), exact: true }).click();
}
