import { paths } from "~/paths";

import { apiUrl, shopUrl } from "../fixtures/addresses";
import { expect, waitForHydration, test } from "../fixtures/journey";
import { signInByPhone } from "../fixtures/sign-in";
import { newPhone, profileLink } from "./support/customers";
import { languages } from "./support/languages";
import { notice, open } from "./support/parts";

for (const language of languages) {
  const { locale, href, say } = language;

  test(`${locale}: the list of devices signs out another device, then all`, async ({ page, browser }) => {
    const phone = newPhone();
    await signInByPhone(page.context(), { shopUrl, apiUrl }, phone);
    const elsewhere = await browser.newContext();
    await signInByPhone(elsewhere, { shopUrl, apiUrl }, phone);
    await open(page, href(paths.personalAccount()));
    const section = page.locator("#sessions");
    const rows = section.getByRole("listitem");
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText(say("account:sessions.current"));
    await rows
      .last()
      .getByRole("button", { name: say("account:sessions.close") })
      .click();
    await expect(notice(page, say("account:sessions.closed"))).toBeVisible();
    await expect(rows).toHaveCount(1);
    const other = await elsewhere.request.get(shopUrl + href(paths.personalAccount()), { maxRedirects: 0 });
    expect(other.status()).toBe(302);
    await elsewhere.close();
    await waitForHydration(page);
    await section.getByRole("button", { name: say("account:sessions.closeAll") }).click();
    await expect(notice(page, say("account:sessions.closedAll"))).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(href(paths.home()));
    await expect(profileLink(page, language, "header.signIn")).toBeVisible();
  });
}
