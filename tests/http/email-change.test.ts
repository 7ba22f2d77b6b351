import { describe, expect, test } from "vitest";

import { localePath, locales } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";

import { button } from "./support/account-page";
import { createNewCustomer, linkToken } from "./support/new-customer";
import { textOf } from "./support/page";
import { createShopper } from "./support/shopper";

const newEmail = () => `${crypto.randomUUID()}@example.ru`;
const password = "a-good-password";

describe.each(locales)("the link to a new e-mail address in %s", (locale) => {
  const t = translateFor(locale);
  const path = localePath(locale, paths.personalAccount());
  const confirmButton = "main form button";

  async function request(next: string) {
    const customer = await createNewCustomer(locale);
    await customer.setPassword(password);
    await customer.shopper.press(await customer.shopper.open(path), button("email"), { email: next, password });
    return { ...customer, link: localePath(locale, paths.confirmEmail(await linkToken(next))) };
  }

  test("changes nothing when it is opened, and says that it is done when it is opened again", async () => {
    const next = newEmail();
    const { account, link } = await request(next);
    const reader = createShopper();
    const opened = await reader.open(link);
    expect(opened.headers.get("Cache-Control")).toBe("no-store");
    expect(textOf(opened.one("main"))).toContain(next);
    expect((await account()).user.email).toBeNull();
    const reply = await reader.press(opened, confirmButton);
    expect([reply.status, reply.location]).toEqual([303, link]);
    for (const done of [await reader.follow(reply), await createShopper().open(link)]) {
      expect(textOf(done.one("h1"))).toBe(t("sign-in:confirmEmail.doneTitle"));
      expect(done.all(confirmButton)).toEqual([]);
    }
    expect((await account()).user).toMatchObject({ email: next, emailConfirmed: true });
  });

  test("says that another account has the address by now", async () => {
    const next = newEmail();
    const { account, link } = await request(next);
    await (await createNewCustomer()).setEmail(next);
    const refused = await createShopper().pressForPage(await createShopper().open(link), confirmButton);
    expect(refused.status).toBe(400);
    expect(textOf(refused.one('main [role="alert"]'))).toContain(
      locale === "ru" ? "в другом аккаунте" : "Another account",
    );
    expect((await account()).user.email).toBeNull();
  });

  test.each(["", "unknown"])("with the token %j does not work, and leads back to the account", async (token) => {
    const page = await createShopper().open(localePath(locale, paths.confirmEmail(token)));
    expect(textOf(page.one("h1"))).toBe(t("sign-in:confirmEmail.brokenTitle"));
    expect(page.one("main a").getAttribute("href")).toBe(path);
  });
});
