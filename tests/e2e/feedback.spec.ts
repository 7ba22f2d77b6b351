import { paths } from "~/paths";

import { expect, hasJavaScript, test } from "../fixtures/journey";
import { fillMessage, messageFrom, notification, submitMessage } from "./support/feedback";
import { languages } from "./support/languages";
import { open } from "./support/parts";

for (const language of languages) {
  const { locale, href, say } = language;

  test(`${locale}: a message is sent to the shop from a separate page`, async ({ page, faults }) => {
    // Without script, a rejected form responds with its page and an error status.
    if (!hasJavaScript()) faults.allow(/status of 400/);
    await open(page, href(paths.feedback()));
    const form = page.getByRole("main").locator("form");
    const send = form.getByRole("button", { name: say("feedback:submit"), exact: true });
    if (hasJavaScript()) {
      await expect(send).toBeDisabled();
      await form.getByRole("textbox", { name: say("feedback:email") }).fill("vera@");
      await form.getByRole("textbox", { name: say("feedback:comment") }).focus();
      await expect(form.getByText(say("forms:email"))).toBeVisible();
    } else {
      await send.click();
      await expect(form.getByText(say("forms:empty.fio")).first()).toBeVisible();
    }
    const email = await fillMessage(form, language);
    const done = hasJavaScript()
      ? notification(page, language, "feedback:doneTitle")
      : page.getByRole("status").filter({ hasText: say("feedback:doneTitle") });
    await submitMessage(form, language, done);
    if (hasJavaScript()) await done.getByRole("button", { name: say("forms:notification.ok") }).click();
    await expect(form.getByRole("textbox", { name: say("feedback:fio") })).toHaveValue("");
    await expect(form.getByRole("textbox", { name: say("feedback:comment") })).toHaveValue("");
    expect(await messageFrom(email)).toContain("Когда привезут?");
  });
}
