import type { Page } from "playwright/test";
import sharp from "sharp";

import { paths } from "~/paths";

import { captchaScript, startCaptcha } from "../fixtures/captcha";
import { expect, test } from "../fixtures/journey";
import { messagesTo } from "../fixtures/outbox";
import { freePort } from "../fixtures/ports";
import { startShop } from "../fixtures/shop";
import { findViolations } from "./support/accessibility";
import { fillMessage, messageFrom, notification, shop, submitMessage } from "./support/feedback";
import { languages, type Language } from "./support/languages";
import { countDocuments, followErrorLink, open } from "./support/parts";

/** The header's link to the feedback form. */
const feedbackLink = (page: Page, { say }: Language) =>
  page
    .getByRole("banner")
    .getByRole("link", { name: say("header.feedback") })
    .filter({ visible: true });

for (const language of languages) {
  const { locale, href, say } = language;

  test(`${locale}: a message form opens over the current page`, async ({ page }) => {
    await open(page, href(paths.contacts()));
    const documents = countDocuments(page);
    const link = feedbackLink(page, language);
    await link.click();
    const dialog = page.getByRole("dialog", { name: say("feedback:title"), exact: true });
    const name = dialog.getByRole("textbox", { name: say("feedback:fio") });
    await expect(name).toBeVisible();
    await expect(dialog.getByRole("heading", { level: 2 })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(name).toBeFocused();
    expect.soft(await findViolations(page), "form").toEqual([]);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();

    await link.click();
    const email = await fillMessage(dialog, language);
    const photo = sharp({ create: { width: 40, height: 30, channels: 3, background: "#c93" } });
    const fake = { name: "fake.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") };
    const files = dialog.locator('input[type="file"]');
    await files.setInputFiles([fake]);
    await dialog.getByRole("button", { name: say("feedback:submit"), exact: true }).click();
    await followErrorLink(dialog, language, { link: /^fake\.jpg/, field: files });
    await expect(files).toHaveAccessibleDescription(/^fake\.jpg/);
    await dialog.getByRole("button", { name: say("forms:files.remove", { name: fake.name }) }).click();
    await files.setInputFiles([{ ...fake, name: "front.jpg", buffer: await photo.jpeg().toBuffer() }]);
    await expect(dialog.getByText("front.jpg")).toBeVisible();

    const done = notification(page, language, "feedback:doneTitle");
    await submitMessage(dialog, language, done);
    await expect(dialog).toBeHidden();
    expect.soft(await findViolations(page), "sent").toEqual([]);
    await done.getByRole("button", { name: say("forms:notification.ok") }).click();
    await expect(done).toBeHidden();
    await expect(link).toBeFocused();
    await expect(page).toHaveURL(href(paths.contacts()));
    expect(documents()).toBe(0);
    expect(await messageFrom(email)).toContain("Файлов: 1");

    // Every other link to the feedback form opens the dialog too, with an empty form.
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: say("header.feedback") })
      .click();
    await expect(dialog.getByRole("textbox", { name: say("feedback:comment") })).toHaveValue("");
  });

  test(`${locale}: a message that fails to send stays in the form, and an unavailable captcha does not block it`, async ({
    page,
    faults,
  }) => {
    // A separate shop: the fault would affect the messages of other tests.
    const captcha = await startCaptcha(() => ({
      body: JSON.stringify({ status: "ok", message: "", host: "localhost" }),
    }));
    const keys = { CAPTCHA_CLIENT_KEY: "client-key", CAPTCHA_SERVER_KEY: "server-key", CAPTCHA_URL: captcha.url };
    const own = await startShop({ port: await freePort(), apiPort: await freePort(), env: keys });
    try {
      faults.allow(new RegExp(`foreign request: (${own.shopUrl}|${captcha.url}/captcha.js)`));
      let scripts = 0;
      const script = `${captcha.url}/captcha.js*`;
      await page.route(script, (route) => {
        scripts += 1;
        return route.fulfill({ contentType: "text/javascript", body: captchaScript });
      });
      await open(page, own.shopUrl + href(paths.contacts()));
      expect(scripts).toBe(0);
      await feedbackLink(page, language).click();
      const dialog = page.getByRole("dialog", { name: say("feedback:title"), exact: true });
      const email = await fillMessage(dialog, language);
      const body = JSON.stringify({ path: "/api/app/form/feedback/send", fault: "status", status: 500, times: 1 });
      await fetch(`${own.apiUrl}/scenario`, { method: "POST", body, headers: { "Content-Type": "application/json" } });
      const failed = notification(page, language, "feedback:failedTitle");
      await submitMessage(dialog, language, failed);
      await expect(failed.getByText(say("feedback:failedText"))).toBeVisible();
      expect.soft(await findViolations(page), "failed").toEqual([]);
      await failed
        .getByRole("button", { name: say("forms:notification.close") })
        .first()
        .click();
      await expect(failed).toBeHidden();
      await expect(dialog.getByRole("textbox", { name: say("feedback:email") })).toHaveValue(email);
      // A token can be used only once: after each rejection, the form has a new one.
      const sent = () => captcha.asked.map(({ token }) => token);
      expect(sent()).toEqual([expect.stringMatching(/^token-\d+$/)]);
      expect(sent()).not.toContain(await dialog.locator('input[name="smart-token"]').inputValue());
      await submitMessage(dialog, language, notification(page, language, "feedback:doneTitle"));
      expect((await messagesTo(own.apiUrl, shop)).filter(({ text }) => text.includes(email))).toHaveLength(1);
      expect([scripts, sent().length, new Set(sent()).size]).toEqual([1, 2, 2]);
      await expect(page.locator('input[name="smart-token"]')).toHaveCount(0);

      // The script does not load: after 2000 ms, the form says so and can be sent without it.
      await page.unroute(script);
      await page.route(script, () => {});
      await page.clock.install();
      await open(page, own.shopUrl + href(paths.feedback()));
      const form = page.getByRole("main").locator("form");
      await page.clock.runFor(2000);
      await expect(form.getByText(say("forms:human.captchaAway"))).toBeVisible();
      await fillMessage(form, language);
      await form.getByRole("button", { name: say("feedback:submit"), exact: true }).click();
      await expect(notification(page, language, "feedback:doneTitle")).toBeVisible();
    } finally {
      // The shop must not stop while the page may still load something when idle.
      await page.goto("about:blank");
      await own.stop();
      captcha.stop();
    }
  });
}
