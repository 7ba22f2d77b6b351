import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

import type { Locator, Page } from "playwright/test";
import sharp from "sharp";

import { paths } from "~/paths";
import { demoCustomers, landmarks } from "#mocks/testing/landmarks";

import { apiUrl, shopUrl } from "../fixtures/addresses";
import { expect, test } from "../fixtures/journey";
import { signInByPhone } from "../fixtures/sign-in";
import { findViolations } from "./support/accessibility";
import { api } from "./support/api";
import { newPhone, profileLink } from "./support/customers";
import { holdRequests } from "./support/hold-requests";
import { languages, russian, type Language } from "./support/languages";
import { placeOrders } from "./support/orders";
import { countDocuments, followErrorLink, notice, open } from "./support/parts";

/** The tests change orders, so each language has its own customer. */
const customers = { ru: demoCustomers.anna, en: demoCustomers.boris };

async function signIn(page: Page, { locale, href, say }: Language, redirectTo: string): Promise<void> {
  const { email, password } = customers[locale];
  await open(page, href(paths.signIn({ step: "email", redirectTo: href(redirectTo) })));
  await page.getByRole("textbox", { name: say("sign-in:email") }).fill(email);
  await page.getByLabel(say("sign-in:password"), { exact: true }).fill(password);
  await page.getByRole("button", { name: say("sign-in:enter"), exact: true }).click();
  await expect(page).toHaveURL(href(redirectTo));
  await open(page, href(redirectTo));
}

/** The link of the first order that can be cancelled or returned, and the order's number. */
async function requestLink(page: Page, { say }: Language, kind: "cancel" | "refund") {
  const link = page
    .getByRole("main")
    .getByRole("link", { name: new RegExp(`^${say(`personal:order.${kind}`)}\\s*:`) })
    .first();
  const title = ((await link.textContent()) ?? "").replace(/^[^:]*:\s*/, "").replaceAll("\u00a0", " ");
  return { link, number: title.replace(/^\D+/, "") };
}

/** Drops files from the disk on a field, as the system's file manager does. A scripted event cannot drop files. */
async function dropFiles(field: Locator, files: string[]): Promise<void> {
  await field.scrollIntoViewIfNeeded();
  const box = await field.boundingBox();
  if (!box) throw new Error("The field is not shown");
  const session = await field.page().context().newCDPSession(field.page());
  const data = { items: [], files, dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver", "drop"] as const)
    await session.send("Input.dispatchDragEvent", { type, x: box.x + box.width / 2, y: box.y + box.height / 2, data });
  await session.detach();
}

for (const language of languages) {
  const { locale, href, say } = language;

  test(`${locale}: an order is cancelled in a dialog over the history, which then shows it`, async ({
    page,
    context,
  }) => {
    await signIn(page, language, paths.personalHistory());
    const documents = countDocuments(page);
    const { link, number } = await requestLink(page, language, "cancel");
    const otherTab = await context.newPage();
    await open(otherTab, (await link.getAttribute("href"))?.replace(/\/cancel$/, "") ?? "");
    await link.click();
    const dialog = page.getByRole("dialog", { name: say("personal:request.cancelTitle", { number }) });
    await expect(dialog.getByRole("heading", { name: number })).toBeFocused();
    expect.soft(await findViolations(page), "cancel").toEqual([]);
    const send = dialog.getByRole("button", { name: say("personal:request.cancel") });
    await expect(send).toBeDisabled();
    await dialog.getByRole("button", { name: say("personal:request.keep") }).click();
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();

    await link.click();
    await dialog.getByRole("radio").first().check();
    await expect(send).toBeDisabled();
    const comment = dialog.getByRole("textbox", { name: say("personal:request.comment") });
    await expect(comment).toHaveAccessibleDescription(say("personal:request.commentHint"));
    await comment.fill("Передумал");
    // The server refuses a code that is too long.
    const reason = dialog.getByRole("radio").first();
    const code = await reason.inputValue();
    const setCode = (value: string) => reason.evaluate((radio, to) => radio.setAttribute("value", to), value);
    await setCode("x".repeat(101));
    await send.click();
    const reasons = dialog.getByRole("group", { name: say("personal:request.reason") });
    await followErrorLink(dialog, language, { link: say("personal:request.reasonRequired"), field: reasons });
    await expect(reasons).toHaveAccessibleDescription(say("personal:request.reasonRequired"));
    await setCode(code);
    const releaseData = await holdRequests(page, `**${href(paths.personalHistory())}.data`);
    await send.click();
    const done = page.getByRole("dialog", { name: say("personal:request.cancelDone") });
    await expect(done).toBeVisible();
    expect.soft(await findViolations(page), "sent").toEqual([]);
    await done.getByRole("button", { name: say("forms:notification.ok") }).click();
    await expect(done).toBeHidden();
    await expect(page).toHaveURL(href(paths.personalHistory()));
    // The history has not been reloaded yet, as over a slow connection. The reload then removes the focused link.
    await expect(link).toBeFocused();
    releaseData();
    await expect(link.and(page.getByText(number))).toHaveCount(0);
    // The shopper stays at the order: the page does not jump to its top.
    const order = page
      .getByRole("main")
      .getByRole("link", { name: say("personal:order.title", { number }), exact: true });
    await expect(order).toBeFocused();
    expect(documents()).toBe(0);

    await (await requestLink(otherTab, language, "cancel")).link.click();
    await expect(otherTab.getByText(say("personal:order.asked"))).toBeVisible();
    await expect(otherTab.getByRole("dialog")).toBeHidden();
  });

  test(`${locale}: products are returned with a dropped photo, in a dialog over the order`, async ({ page }, info) => {
    await signIn(page, language, paths.personalHistory());
    const { link } = await requestLink(page, language, "refund");
    const path = (await link.getAttribute("href"))?.replace(/\/refund$/, "") ?? "";
    await open(page, path);
    const { link: own, number } = await requestLink(page, language, "refund");
    await own.click();
    const dialog = page.getByRole("dialog", { name: say("personal:request.refundTitle", { number }) });
    await dialog.getByRole("checkbox").first().check();
    await dialog.getByRole("radio").first().check();
    await dialog.getByRole("textbox", { name: say("personal:request.comment") }).fill("Треснул корпус");
    const photo = sharp({ create: { width: 40, height: 30, channels: 3, background: "#c93" } });
    const [front, fake] = [info.outputPath("front.jpg"), info.outputPath("fake.jpg")];
    await mkdir(dirname(front), { recursive: true });
    await photo.jpeg().toFile(front);
    await writeFile(fake, "no picture");
    const field = dialog.locator('input[type="file"]');
    const row = (name: string) => dialog.getByRole("listitem").filter({ hasText: name });
    const remove = (name: string) => dialog.getByRole("button", { name: say("forms:files.remove", { name }) });
    await dropFiles(field, [front]);
    await expect(row("front.jpg").locator("img")).toBeVisible();
    await dropFiles(field, [front, fake]);
    await expect(remove("fake.jpg")).toBeVisible();
    await expect(remove("front.jpg")).toHaveCount(1);
    const send = dialog.getByRole("button", { name: say("personal:request.refund") });
    await send.click();
    await followErrorLink(dialog, language, { link: /^fake\.jpg/, field });
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(/^fake\.jpg/);
    expect.soft(await findViolations(page), "refused").toEqual([]);
    await remove("fake.jpg").click();
    await expect(remove("fake.jpg")).toHaveCount(0);
    await expect(field).toHaveAccessibleDescription("");
    const done = page.getByRole("dialog", { name: say("personal:request.refundDone") });
    await send.click();
    await expect(done).toBeVisible();
    await done.getByRole("button", { name: say("close") }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("main").getByText(say("personal:order.asked"))).toBeVisible();
    await open(page, href(paths.personalReturns()));
    const request = page.getByRole("main").getByRole("article").first();
    await expect(request).toContainText("front.jpg");
    await expect(request).not.toContainText("fake.jpg");
  });
}

test("ru: after a return is withdrawn, the dialog of the same order has a new form", async ({ page, context }) => {
  const { say } = russian;
  const product = await api.product(landmarks.madeToOrder);
  await signInByPhone(context, { shopUrl, apiUrl }, newPhone());
  const [order] = await placeOrders(context, 1, product.id);
  if (!order) throw new Error("No order was placed");
  await api.bringOrder(order.id, "completed");
  await open(page, paths.personalHistory());
  const documents = countDocuments(page);
  const { link, number } = await requestLink(page, russian, "refund");
  const dialog = page.getByRole("dialog", { name: say("personal:request.refundTitle", { number }) });
  const done = page.getByRole("dialog", { name: say("personal:request.refundDone") });
  const comment = dialog.getByRole("textbox", { name: say("personal:request.comment") });
  const places = page.getByRole("navigation", { name: say("personal:title") });
  for (const text of ["Не подошёл размер", "Треснул корпус"]) {
    await link.click();
    await expect(comment).toHaveValue("");
    await dialog.getByRole("radio").first().check();
    await comment.fill(text);
    await dialog.getByRole("button", { name: say("personal:request.refund") }).click();
    await done.getByRole("button", { name: say("forms:notification.ok") }).click();
    await expect(done).toBeHidden();

    await places.getByRole("link", { name: say("personal:nav.returns") }).click();
    const card = page.getByRole("article").filter({ hasText: text });
    await card.getByText(say("personal:returns.withdraw")).click();
    await card.getByRole("button", { name: say("personal:returns.withdrawConfirm") }).click();
    await expect(notice(page, say("personal:returns.withdrawn"))).toBeVisible();
    await places.getByRole("link", { name: say("personal:nav.history") }).click();
  }
  expect(documents()).toBe(0);
});

test("ru: a session that ended elsewhere is noticed when the page becomes visible again", async ({ page }) => {
  const { say } = russian;
  await signIn(page, russian, paths.contacts());
  await expect(profileLink(page, russian, "header.profile")).toBeVisible();
  const session = (await page.context().cookies()).find(({ name }) => name === "session");
  const { origin } = new URL(page.url());
  const out = await page
    .context()
    .request.post(paths.signOut(), { headers: { Origin: origin }, form: { out: "1" }, maxRetries: 1 });
  expect(out.ok()).toBe(true);
  // The API has ended the session, but this browser still has its cookie.
  if (session) await page.context().addCookies([session]);

  const show = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await show();
  await expect(page.getByRole("status").filter({ hasText: say("sign-in:ended") })).toBeVisible();
  await expect(profileLink(page, russian, "header.signIn")).toBeVisible();
});

test("ru: without a connection a form leaves the page as it is, and says why", async ({ page, context, faults }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  const { say } = russian;
  await open(page, paths.contacts());
  await context.setOffline(true);
  await page.getByRole("banner").getByRole("searchbox").or(page.getByRole("combobox")).first().fill("18 v");
  await page
    .getByRole("search")
    .getByRole("button", { name: say("search.submit") })
    .click();
  await expect(page.getByRole("status").filter({ hasText: say("notice.lost") })).toBeVisible();
  await expect(page).toHaveURL(paths.contacts());
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await context.setOffline(false);
});
