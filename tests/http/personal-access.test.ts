import { describe, expect, inject, test } from "vitest";

import { localePath, locales } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";

import { messagesTo } from "../fixtures/outbox";
import { button, expectFault, field, savedIn, valueOf } from "./support/account-page";
import { createNewCustomer, lastCode, newPhone } from "./support/new-customer";
import { noticesOf, textOf } from "./support/page";

const codeFor = async (to: string) => (await lastCode(to)) ?? "none";
const otherThan = (code: string) => (code === "1111" ? "2222" : "1111");

describe.each(locales)("signing in and the end of the account in %s", (locale) => {
  const t = translateFor(locale);
  const path = localePath(locale, paths.personalAccount());

  describe("phone", () => {
    test("is changed by the code that was sent to the new one", async () => {
      const { shopper, account } = await createNewCustomer(locale);
      const phone = newPhone();
      const typed = `8 (${phone.slice(2, 5)}) ${phone.slice(5)}`;
      const asked = await shopper.press(await shopper.open(path), button("phone"), { phone: typed });
      expect([asked.status, asked.location]).toEqual([303, `${path}#phone`]);
      const step = await shopper.follow(asked);
      expect(step.one("#phone details").hasAttribute("open")).toBe(true);
      const code = await codeFor(phone);
      const wrong = await shopper.pressForPage(step, button("phone-code"), { code: otherThan(code) });
      expect(wrong.status).toBe(400);
      expect(field(wrong, "phone-code-code").getAttribute("aria-invalid")).toBe("true");
      expect((await account()).user.phone).not.toBe(phone);
      const spaced = `${code.slice(0, 2)} ${code.slice(2)}`;
      const reply = await shopper.press(wrong, button("phone-code"), { code: spaced });
      expect([reply.status, reply.location]).toEqual([303, `${path}#phone`]);
      expect((await account()).user.phone).toBe(phone);
      const page = await shopper.follow(reply);
      expect(savedIn(page, "phone")).toBe(t("account:phone.saved"));
      expect(page.all('input[value="phone-code"]')).toEqual([]);
    });

    test("is refused as it was typed, in its own country", async () => {
      const { shopper } = await createNewCustomer(locale);
      const filled = { phone: "12-34", country: "KZ" };
      const page = await shopper.pressForPage(await shopper.open(path), button("phone"), filled);
      expect(page.status).toBe(400);
      expectFault(page, "phone-phone", t("forms:phone"));
      expect(valueOf(page, "phone-phone")).toBe("12-34");
      expect(page.one('select[name="country"] option[selected]').getAttribute("value")).toBe("KZ");
      expect(page.one("#phone details").hasAttribute("open")).toBe(true);
    });

    test("waits for another code, and can be another number", async () => {
      const { shopper } = await createNewCustomer(locale);
      const first = newPhone();
      const step = await shopper.follow(
        await shopper.press(await shopper.open(path), button("phone"), { phone: first }),
      );
      const soon = await shopper.follow(await shopper.press(step, button("phone")));
      expect(soon.all('#phone [role="alert"]')).toEqual([]);
      expect(textOf(soon.one("#phone"))).toContain(t("account:code.resendIn"));
      expect(soon.all('input[value="phone-code"]')).toHaveLength(1);
      expect(await messagesTo(inject("apiUrl"), first)).toHaveLength(1);
      const again = await shopper.follow(await shopper.press(soon, button("phone-forget")));
      expect(again.all('input[value="phone-code"]')).toEqual([]);
      expect(field(again, "phone-phone").getAttribute("name")).toBe("phone");
    });

    test("of another account is refused to who reads its SMS, and the number is asked for again", async () => {
      const [{ shopper, account }, other] = await Promise.all([createNewCustomer(locale), createNewCustomer()]);
      const asked = await shopper.press(await shopper.open(path), button("phone"), { phone: other.phone });
      const step = await shopper.follow(asked);
      const page = await shopper.pressForPage(step, button("phone-code"), { code: await codeFor(other.phone) });
      expect(page.status).toBe(400);
      expect(page.all('#phone [role="alert"]')).toHaveLength(1);
      expect(page.all('input[value="phone-code"]')).toEqual([]);
      expect((await account()).user.phone).not.toBe(other.phone);
    });
  });

  describe("password", () => {
    const own = "a-good-password";

    test("is set, then changed with the old one, and never comes back", async () => {
      const { shopper } = await createNewCustomer(locale);
      const first = await shopper.press(await shopper.open(path), button("password"), {
        password: own,
        confirmPassword: own,
      });
      expect([first.status, first.location]).toEqual([303, `${path}#password`]);
      const page = await shopper.follow(first);
      expect(savedIn(page, "password")).toBe(t("account:password.saved"));
      const next = { password: "another-one", confirmPassword: "another-one" };
      const wrong = await shopper.pressForPage(page, button("password"), { oldPassword: "a-wrong-one", ...next });
      expect(wrong.status).toBe(400);
      expect(field(wrong, "password-oldPassword").getAttribute("aria-invalid")).toBe("true");
      expect(wrong.body).not.toMatch(/a-wrong-one|another-one/);
      expect((await shopper.press(wrong, button("password"), { oldPassword: own, ...next })).status).toBe(303);
    });

    test("that is one of the commonest is refused", async () => {
      const { shopper } = await createNewCustomer(locale);
      const common = { password: "Password1", confirmPassword: "Password1" };
      const refused = await shopper.pressForPage(await shopper.open(path), button("password"), common);
      expect(refused.status).toBe(400);
      expectFault(refused, "password-password", locale === "ru" ? "слишком распространён" : "too common");
      expect((await shopper.press(refused, button("password"), { password: own, confirmPassword: own })).status).toBe(
        303,
      );
    });

    test("that is too short, too long or not repeated is refused", async () => {
      const { shopper } = await createNewCustomer(locale);
      const page = await shopper.open(path);
      const short = await shopper.pressForPage(page, button("password"), { password: "12345", confirmPassword: "" });
      expect(short.status).toBe(400);
      expectFault(short, "password-password", t("forms:passwordShort"));
      expectFault(short, "password-confirmPassword", t("forms:passwordRequired"));
      const kinds = page.all('#password input[type="password"]').map((input) => input.getAttribute("autocomplete"));
      expect(kinds).toEqual(["current-password", "new-password", "new-password"]);
      const long = "x".repeat(129);
      const endless = await shopper.pressForPage(page, button("password"), { password: long, confirmPassword: long });
      expect(endless.status).toBe(400);
      expectFault(endless, "password-password", t("forms:tooLong"));
      const differing = { password: own, confirmPassword: `${own}!` };
      const differs = await shopper.pressForPage(short, button("password"), differing);
      expectFault(differs, "password-confirmPassword", t("forms:passwordsDiffer"));
      expect(differs.body).not.toContain(own);
    });
  });

  test("the account is deleted by a code, and its owner is a guest then", async () => {
    const { shopper, phone, call } = await createNewCustomer(locale);
    const uid = shopper.uid();
    const asked = await shopper.press(await shopper.open(path), button("deletion"));
    expect([asked.status, asked.location]).toEqual([303, `${path}#deletion`]);
    const step = await shopper.follow(asked);
    const code = await codeFor(phone);
    const wrong = await shopper.pressForPage(step, button("deletion-code"), { code: otherThan(code) });
    expect(wrong.status).toBe(400);
    const reply = await shopper.press(wrong, button("deletion-code"), { code });
    expect([reply.status, reply.location]).toEqual([303, localePath(locale, paths.home())]);
    const page = await shopper.follow(reply);
    expect(noticesOf(page)).toEqual([t("account:deletion.done")]);
    expect(shopper.uid()).not.toBe(uid);
    expect((await shopper.send(path)).status).toBe(302);
    expect((await call("GET", "profile/view")).status).toBe(401);
  });

  test("an account that is kept after all asks for no code", async () => {
    const { shopper, account } = await createNewCustomer(locale);
    const step = await shopper.follow(await shopper.press(await shopper.open(path), button("deletion")));
    const page = await shopper.follow(await shopper.press(step, button("deletion-forget")));
    expect(page.all('input[value="deletion-code"]')).toEqual([]);
    expect((await shopper.post(path, { intent: "deletion-code", code: "1234" })).location).toBe(`${path}#deletion`);
    expect((await account()).user.name).toBe("");
  });
});

test("a code that one customer waits for is nobody else's", async () => {
  const [first, second] = await Promise.all([createNewCustomer(), createNewCustomer()]);
  const phone = newPhone();
  await first.shopper.post(paths.personalAccount(), { intent: "phone", phone });
  const reply = await second.shopper.post(paths.personalAccount(), {
    intent: "phone-code",
    code: await codeFor(phone),
  });
  expect(reply.location).toBe(`${paths.personalAccount()}#phone`);
  expect((await second.account()).user.phone).toBe(second.phone);
});
