import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { apiUrl, shopUrl } from "../fixtures/addresses";
import { expect, waitForHydration, test } from "../fixtures/journey";
import { placedCookies, placeGuestOrder } from "../fixtures/placed-order";
import { api } from "./support/api";
import { codeSentTo, newPhone } from "./support/customers";
import { holdRequests } from "./support/hold-requests";
import { languages, russian } from "./support/languages";
import { countDocuments, nextFrame, open } from "./support/parts";

for (const language of languages) {
  const { locale, href, say } = language;
  const words = locale === "ru" ? "москва слесарная 14" : "moscow slesarnaya 14";

  test(`${locale}: after an order, a guest gets the registration form with the order's e-mail`, async ({
    page,
    context,
  }) => {
    const placed = await placeGuestOrder(apiUrl, { locale });
    const cookies = Object.entries(await placedCookies(placed));
    await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: shopUrl })));
    await open(page, href(paths.orderPlaced("individual")));
    await waitForHydration(page);
    await page.getByRole("link", { name: say("order:success.accountLink") }).click();
    await expect(page).toHaveURL(href(paths.signUp()));
    await expect(page.getByRole("textbox", { name: say("sign-in:email") })).toHaveValue(placed.email);
  });

  test(`${locale}: an address is found with the keyboard, and typed text is kept`, async ({ page, visitor }) => {
    const uid = await visitor.arrive();
    await api.addToBasket(uid, (await api.product(landmarks.madeToOrder)).id, 1);
    await open(page, href(paths.checkout("individual")));
    const documents = countDocuments(page);
    await page.locator('input[data-kind="courier"]').check();
    const search = page.getByRole("combobox", { name: say("checkout:address.search"), exact: true });
    await search.pressSequentially(words);
    const option = page
      .getByRole("listbox", { name: say("checkout:suggest.list") })
      .getByRole("option")
      .first();
    await expect(option).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: /\d/ }).first()).toBeAttached();

    await search.press("Escape");
    await expect(option).toBeHidden();
    await expect(search).toHaveAttribute("aria-expanded", "false");
    await search.press("ArrowDown");
    await search.press("ArrowDown");
    await expect(option).toHaveAttribute("aria-selected", "true");
    expect(((await option.boundingBox())?.height ?? 0) >= 44).toBe(true);
    await search.press("Enter");
    await expect(option).toBeHidden();
    const house = page.getByRole("textbox", { name: say("account:address.house"), exact: true });
    await expect(house).toHaveValue("14");
    await expect(page.getByRole("textbox", { name: say("account:address.city"), exact: true })).not.toHaveValue("");
    expect(documents()).toBe(0);

    const kept = page.waitForResponse(
      (response) =>
        response.url().includes(paths.checkoutQuote()) &&
        new URLSearchParams(response.request().postData() ?? "").get("comment") === "Домофон 12",
    );
    await page.getByRole("textbox", { name: say("checkout:comment.label"), exact: true }).fill("Домофон 12");
    await kept;
    await page.reload();
    await expect(house).toHaveValue("14");
    const comment = page.getByRole("textbox", { name: say("checkout:comment.label"), exact: true });
    await expect(comment).toHaveValue("Домофон 12");

    // A reload right after the last character, then sign-in in a dialog over the page.
    await waitForHydration(page);
    await comment.fill("Домофон 13");
    await page.reload();
    await expect(comment).toHaveValue("Домофон 13");
    await waitForHydration(page);
    await page
      .getByRole("main")
      .getByRole("link", { name: say("checkout:who.signIn"), exact: true })
      .click();
    const phone = newPhone();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: say("sign-in:phone") }).fill(phone);
    await expect(page).toHaveURL(href(paths.checkout("individual")));
    await dialog.getByRole("button", { name: say("sign-in:getCode") }).click();
    const digits = dialog.getByRole("textbox", { name: say("sign-in:code") });
    await expect(digits).toBeFocused();
    await expect(comment).toHaveValue("Домофон 13");
    await digits.fill(await codeSentTo(phone));
    await expect(page.getByRole("main").getByRole("link", { name: say("checkout:who.signIn") })).toHaveCount(0);
    await expect(page).toHaveURL(href(paths.checkout("individual")));
    await expect(comment).toHaveValue("Домофон 13");
    await expect(house).toHaveValue("14");
  });

  test(`${locale}: an incomplete phone number is rejected before the order is sent`, async ({ page, visitor }) => {
    const uid = await visitor.arrive();
    await api.addToBasket(uid, (await api.product(landmarks.madeToOrder)).id, 1);
    await open(page, href(paths.checkout("individual")));
    const phone = page.getByRole("textbox", { name: say("checkout:who.phone"), exact: true });
    await phone.fill("+7 900 1");
    await phone.blur();
    await expect(phone).toHaveAccessibleDescription(say("forms:phone"));
  });

  test(`${locale}: the newest response with totals is used`, async ({ page, visitor, faults }) => {
    const uid = await visitor.arrive();
    await api.addToBasket(uid, (await api.product(landmarks.madeToOrder)).id, 1);
    await open(page, href(paths.checkout("individual")));
    // The second response arrives before the first one.
    const releaseFirst = await holdRequests(page, /\/checkout\/quote/, { times: 1 });
    const aside = page.getByRole("main").getByRole("complementary");
    const order = aside.locator('button[value="order"]');
    await page.locator('input[data-kind="transport"]').check();
    await expect(page.getByRole("status").filter({ hasText: say("checkout:summary.counting") })).toBeAttached();
    await page.locator('input[data-kind="pickup"]').check();
    await expect(page.getByRole("status").filter({ hasText: say("checkout:summary.counting") })).toHaveCount(0);
    releaseFirst();
    await expect(aside.getByText(say("checkout:delivery.free"), { exact: true })).toBeVisible();
    await expect(page.locator('input[name="payment"]')).toHaveCount(2);

    const search = page.getByRole("combobox", { name: say("checkout:address.search"), exact: true });
    await page.locator('input[data-kind="courier"]').check();
    const comment = page.getByRole("textbox", { name: say("checkout:comment.label") });
    await expect(comment).toHaveAccessibleDescription(say("checkout:comment.hint"));
    await search.fill("zzqqxx");
    await expect(page.getByRole("status").filter({ hasText: say("checkout:address.notFound") })).toBeVisible();
    await expect(search).toHaveValue("zzqqxx");

    // Without suggestions, the fields work as plain text fields.
    faults.allow(/net::ERR_FAILED/);
    await page.route(/\/checkout\/suggest\//, (route) => route.abort());
    await page.locator('input[data-kind="courier"]').check();
    const failed = page.waitForEvent("requestfailed");
    await page.getByRole("combobox", { name: say("checkout:address.search"), exact: true }).fill(words);
    await failed;
    await expect(page.getByRole("listbox").or(page.getByRole("alert"))).toHaveCount(0);
    const house = page.getByRole("textbox", { name: say("account:address.house"), exact: true });
    await house.fill("14");
    await expect(house).toHaveValue("14");
    await expect(order).toBeEnabled();
  });
}

test("a refused order's list of errors does not take the focus from a field", async ({ page, visitor, faults }) => {
  const { say } = russian;
  faults.allow(/status of 400/);
  const uid = await visitor.arrive();
  await api.addToBasket(uid, (await api.product(landmarks.madeToOrder)).id, 1);
  await open(page, paths.checkout("individual"));
  // The page of the answer hydrates only after the shopper has gone on.
  const release = await holdRequests(page, /\/assets\/entry\.client-/);
  await page.getByRole("button", { name: say("checkout:submit.pay"), exact: true }).click();
  const summary = page.getByRole("group", { name: say("forms:summary") });
  await expect(summary).toBeFocused();
  const name = page.locator('input[name="customer.name"]');
  await name.fill("Анна");
  release();
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await expect(name).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(summary.locator("s")).toHaveText([say("forms:empty.name")]);
  await expect(page.locator('input[name="customer.lastName"]')).toBeFocused();
});

test("an error of a field that a choice has hidden is struck out of the list", async ({ page, visitor, faults }) => {
  const { say } = russian;
  faults.allow(/status of 400/);
  const uid = await visitor.arrive();
  await api.addToBasket(uid, (await api.product(landmarks.madeToOrder)).id, 1);
  await open(page, paths.checkout("individual"));
  await page.locator('input[data-kind="pickup"]').check();
  await page.getByRole("button", { name: say("checkout:submit.pay"), exact: true }).click();
  const summary = page.getByRole("group", { name: say("forms:summary") });
  await waitForHydration(page);
  await page.locator('input[data-kind="courier"]').check();
  await expect(summary.locator("s")).toHaveText([say("checkout:delivery.noPoint")]);
});

test("a delivery time that another city makes impossible is not dropped without a word", async ({ page, visitor }) => {
  const { say } = russian;
  const uid = await visitor.arrive();
  await api.addToBasket(uid, (await api.product(landmarks.madeToOrder)).id, 1);
  await open(page, paths.checkout("individual"));
  await page.locator('input[data-kind="courier"]').check();
  await waitForHydration(page);
  const slot = page.getByRole("combobox", { name: say("checkout:delivery.slot") });
  await slot.selectOption({ index: 1 });
  await expect(slot).not.toHaveAccessibleDescription(say("checkout:delivery.slotGone"));
  await page.getByRole("textbox", { name: say("account:address.city"), exact: true }).fill("Дальний");
  await expect(slot).toHaveAccessibleDescription(say("checkout:delivery.slotGone"));
  await expect(slot).toHaveValue("");
  await slot.selectOption({ index: 2 });
  await expect(slot).not.toHaveAccessibleDescription(say("checkout:delivery.slotGone"));
});

test("a link that waits for the draft does not open after the shopper has gone back", async ({ page, visitor }) => {
  const uid = await visitor.arrive();
  await api.addToBasket(uid, (await api.product(landmarks.madeToOrder)).id, 1);
  await page.clock.install();
  await open(page, paths.basket());
  await page
    .getByRole("main")
    .getByRole("link", { name: russian.say("basket:summary.checkout"), exact: true })
    .click();
  await expect(page).toHaveURL(paths.checkout("individual"));
  const release = await holdRequests(page, `**${paths.checkoutQuote()}*`);
  await page.locator('input[name="customer.name"]').fill("Анна");
  const saving = page.waitForRequest((request) => request.url().includes(paths.checkoutQuote()));
  await page.getByRole("banner").locator(`a[href="${paths.contacts()}"]`).click();
  await saving;
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: russian.say("basket:title") })).toBeVisible();
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.clock.fastForward(5000);
  await nextFrame(page);
  expect(requested.filter((path) => path.startsWith(paths.contacts()))).toEqual([]);
  release();
});
