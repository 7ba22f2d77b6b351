import type { Page } from "playwright/test";

import { paths } from "~/paths";
import { demoCustomers, landmarks } from "#mocks/testing/landmarks";

import { apiUrl, shopUrl } from "../fixtures/addresses";
import { expect, test } from "../fixtures/journey";
import { signInByPhone } from "../fixtures/sign-in";
import { api } from "./support/api";
import { newPhone, profileLink } from "./support/customers";
import { english, languages, russian } from "./support/languages";
import { placeOrders } from "./support/orders";
import { open } from "./support/parts";

const photo = { name: "front.png", mimeType: "image/png", buffer: Buffer.from("89504e470d0a1a0a", "hex") };

/** Every way to close a dialog. */
const waysToClose = {
  Escape: (page: Page) => page.keyboard.press("Escape"),
  "a press outside": (page: Page) => page.mouse.click(5, 5),
  "the close button": (page: Page, close: string) =>
    page.getByRole("dialog").getByRole("button", { name: close, exact: true }).click(),
};

for (const language of languages) {
  const { locale, href, say } = language;

  test(`${locale}: a started message is restored after every way to close the dialog`, async ({ page }) => {
    await open(page, href(paths.contacts()));
    const dialog = page.getByRole("dialog", { name: say("feedback:title"), exact: true });
    const opener = page.getByRole("contentinfo").getByRole("link", { name: say("header.feedback") });
    const comment = dialog.getByRole("textbox", { name: say("feedback:comment") });
    const phone = dialog.getByRole("textbox", { name: say("feedback:phone") });
    await opener.click();
    await phone.pressSequentially("9991234567");
    await dialog.locator('input[type="file"]').setInputFiles([photo]);
    for (const [way, closeBy] of Object.entries(waysToClose)) {
      await test.step(way, async () => {
        await comment.fill(`Есть ли кейс? ${way}`);
        await closeBy(page, say("close"));
        await expect(dialog).toBeHidden();

        await opener.click();
        await expect(comment).toHaveValue(`Есть ли кейс? ${way}`);
        await expect(phone).toHaveValue(/999.*123.*45.*67/);
        await expect(dialog.getByText(photo.name)).toBeVisible();
        // A field that has not been left yet shows no error.
        for (const key of ["forms:empty.fio", "forms:empty.email"] as const)
          await expect(dialog.getByText(say(key))).toHaveCount(0);
      });
    }
  });

  test(`${locale}: a started message survives going to another page and back`, async ({ page }) => {
    await open(page, href(paths.about()));
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: say("nav.contacts"), exact: true })
      .click();
    await expect(page).toHaveURL(href(paths.contacts()));
    const opener = page.getByRole("contentinfo").getByRole("link", { name: say("header.feedback") });
    await opener.click();
    const comment = page.getByRole("dialog").getByRole("textbox", { name: say("feedback:comment") });
    await comment.fill("Есть ли кейс?");
    // Back closes the dialog, then leads to the page before.
    await page.goBack();
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(href(paths.about()));
    await opener.click();
    await expect(comment).toHaveValue("Есть ли кейс?");
  });

  test(`${locale}: a started return is restored after Escape`, async ({ page, context }) => {
    const product = await api.product(landmarks.madeToOrder, locale);
    await signInByPhone(context, { shopUrl, apiUrl }, newPhone());
    const [order] = await placeOrders(context, 1, product.id);
    if (!order) throw new Error("No order was placed");
    await api.bringOrder(order.id, "completed");
    await open(page, href(paths.personalOrder(order.id)));
    const link = page.getByRole("main").getByRole("link", { name: new RegExp(`^${say("personal:order.refund")} ?:`) });
    await link.click();
    const dialog = page.getByRole("dialog");
    const comment = dialog.getByRole("textbox", { name: say("personal:request.comment") });
    await comment.fill("Треснул корпус");
    await dialog.getByRole("checkbox").first().check();
    await dialog.getByRole("radio").first().check();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await link.click();
    await expect(comment).toHaveValue("Треснул корпус");
    await expect(dialog.getByRole("checkbox").first()).toBeChecked();
    await expect(dialog.getByRole("radio").first()).toBeChecked();
  });

  test(`${locale}: the sign-in keeps an e-mail address, and never a password`, async ({ page }) => {
    await open(page, href(paths.contacts()));
    await profileLink(page, language, "header.signIn").click();
    await page
      .getByRole("dialog")
      .getByRole("link", { name: say("sign-in:byEmail") })
      .click();
    const dialog = page.getByRole("dialog", { name: say("sign-in:heading.email") });
    const email = dialog.getByRole("textbox", { name: say("sign-in:email") });
    const password = dialog.getByLabel(say("sign-in:password"), { exact: true });
    await email.fill(demoCustomers.anna.email);
    await password.fill("a secret");
    await dialog.getByRole("button", { name: say("forms:showPassword") }).click();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page.locator("dialog").getByText("a secret")).toHaveCount(0);
    await profileLink(page, language, "header.signIn").click();
    await expect(email).toHaveValue(demoCustomers.anna.email);
    await expect(password).toHaveValue("");
    await expect(password).toHaveAttribute("type", "password");
  });
}

test("a half-filled form keeps its text in the other language, also on a page just loaded", async ({ page }) => {
  await page.goto(paths.feedback());
  await page
    .getByRole("main")
    .getByRole("textbox", { name: russian.say("feedback:comment") })
    .fill("Есть ли кейс?");
  await page
    .getByRole("navigation", { name: russian.say("header.language") })
    .getByRole("link", { name: "EN" })
    .click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const comment = page.getByRole("main").getByRole("textbox", { name: english.say("feedback:comment") });
  await expect(comment).toHaveValue("Есть ли кейс?");
});

test("what is chosen in a message stays chosen in the other language", async ({ page }) => {
  await open(page, paths.feedback());
  const form = page.getByRole("main").locator("form");
  await form.getByRole("combobox", { name: russian.say("feedback:subject") }).selectOption({ index: 2 });
  const subject = await form.locator('select[name="subject"]').inputValue();
  const ways = form.locator('input[name="communication"]');
  const other = ways.and(page.locator(":not(:checked)")).first();
  const way = (await other.getAttribute("value")) ?? "";
  await other.check();
  const consent = form.locator('input[name^="consents."]').first();
  await consent.check();
  await page
    .getByRole("navigation", { name: russian.say("header.language") })
    .getByRole("link", { name: "EN" })
    .click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(form.getByRole("combobox", { name: english.say("feedback:subject") })).toHaveValue(subject);
  await expect(form.locator(`input[name="communication"][value="${way}"]`)).toBeChecked();
  await expect(consent).toBeChecked();
});

test("a new address keeps its postal code in the other language", async ({ page, context }) => {
  await signInByPhone(context, { shopUrl, apiUrl }, newPhone());
  await open(page, paths.personalAddress("new"));
  const postalCode = ({ say }: typeof russian) =>
    page.getByRole("main").getByRole("textbox", { name: say("account:address.postalCode") });
  await postalCode(russian).fill("170100");
  await page
    .getByRole("navigation", { name: russian.say("header.language") })
    .getByRole("link", { name: "EN" })
    .click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(postalCode(english)).toHaveValue("170100");
});

test("a form that is sent after the session has ended keeps its text through the sign-in", async ({
  page,
  context,
}) => {
  const { href, say } = russian;
  const phone = newPhone();
  await signInByPhone(context, { shopUrl, apiUrl }, phone);
  await open(page, href(paths.personalAccount()));
  const name = page.getByRole("textbox", { name: say("account:person.name"), exact: true });
  const lastName = page.getByRole("textbox", { name: say("account:person.lastName"), exact: true });
  await name.fill("Анна");
  await lastName.fill("Ли");
  await context.clearCookies();
  await page
    .getByRole("button", { name: say("account:save") })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: say("sign-in:heading.phone") })).toBeVisible();
  await signInByPhone(context, { shopUrl, apiUrl }, phone);
  await open(page, href(paths.personalAccount()));
  await expect(name).toHaveValue("Анна");
  await expect(lastName).toHaveValue("Ли");
});

test("a form in a dialog that is sent after the session has ended keeps its text through the sign-in", async ({
  page,
  context,
}) => {
  const { href, say } = russian;
  const phone = newPhone();
  const product = await api.product(landmarks.madeToOrder, "ru");
  await signInByPhone(context, { shopUrl, apiUrl }, phone);
  const [order] = await placeOrders(context, 1, product.id);
  if (!order) throw new Error("No order was placed");
  await open(page, href(paths.personalOrder(order.id)));
  await page
    .getByRole("main")
    .getByRole("link", { name: new RegExp(`^${say("personal:order.cancel")}`) })
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: say("personal:request.comment") }).fill("Нашли дешевле");
  await dialog.getByRole("radio").first().check();
  await context.clearCookies();
  await dialog.getByRole("button", { name: say("personal:request.cancel") }).click();
  await expect(page.getByRole("heading", { level: 1, name: say("sign-in:heading.phone") })).toBeVisible();
  await signInByPhone(context, { shopUrl, apiUrl }, phone);
  await open(page, href(paths.orderRequest(order.id, "cancel")));
  const comment = page.getByRole("main").getByRole("textbox", { name: say("personal:request.comment") });
  await expect(comment).toHaveValue("Нашли дешевле");
});

test("what is chosen in the checkout stays chosen in the other language", async ({ page, visitor }) => {
  await api.addToBasket(await visitor.arrive(), (await api.product(landmarks.inStock)).id);
  await open(page, paths.checkout("individual"));
  const way = page.locator('main input[name="delivery.code"]').nth(1);
  const consents = page.locator('main input[type="checkbox"][required]');
  await way.check();
  await expect(consents).toHaveCount(2);
  for (const consent of await consents.all()) await consent.check();
  await page
    .getByRole("navigation", { name: russian.say("header.language") })
    .getByRole("link", { name: "EN" })
    .click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.getByRole("heading", { level: 1 }).click();
  await page.waitForFunction(() => sessionStorage.getItem("typed-text") === null);
  await expect(way).toBeChecked();
  for (const consent of await consents.all()) await expect(consent).toBeChecked();
});
