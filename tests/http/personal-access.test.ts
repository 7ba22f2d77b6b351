import { describe, expect, test } from "vitest";

import { localePath, locales } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";

import { button, expectFault, field, savedIn } from "./support/account-page";
import { createNewCustomer, lastCode, registerCustomer } from "./support/new-customer";
import { noticesOf } from "./support/page";
import { createShopper } from "./support/shopper";
import { isSignedIn } from "./support/signing-in";

const codeFor = async (to: string) => (await lastCode(to)) ?? "none";
const otherThan = (code: string) => (code === "1111" ? "2222" : "1111");

describe.each(locales)("the password and the deletion of the account in %s", (locale) => {
  const t = translateFor(locale);
  const path = localePath(locale, paths.personalAccount());

  describe("password", () => {
    const own = "a-good-password";

    test("is set with a code from an SMS, then changed with the old password, and never sent back", async () => {
      const { shopper, phone, account } = await createNewCustomer(locale);
      const asked = await shopper.press(await shopper.open(path), button("password-proof"));
      expect([asked.status, asked.location]).toEqual([303, `${path}#password`]);
      const step = await shopper.follow(asked);
      expect(step.one("#password details").hasAttribute("open")).toBe(true);
      const code = await codeFor(phone);
      const chosen = { password: own, confirmPassword: own };
      const guess = await shopper.pressForPage(step, button("password"), { ...chosen, proof: otherThan(code) });
      expect(guess.status).toBe(400);
      expect(field(guess, "password-form-proof").getAttribute("aria-invalid")).toBe("true");
      expect((await account()).user.hasPassword).toBe(false);
      const first = await shopper.press(guess, button("password"), { ...chosen, proof: code });
      expect([first.status, first.location]).toEqual([303, `${path}#password`]);
      const page = await shopper.follow(first);
      expect(savedIn(page, "password")).toBe(t("account:password.saved"));
      const next = { password: "another-one", confirmPassword: "another-one" };
      const wrong = await shopper.pressForPage(page, button("password"), { oldPassword: "a-wrong-one", ...next });
      expect(wrong.status).toBe(400);
      expect(field(wrong, "password-form-oldPassword").getAttribute("aria-invalid")).toBe("true");
      expect(wrong.body).not.toMatch(/a-wrong-one|another-one/);
      expect((await shopper.press(wrong, button("password"), { oldPassword: own, ...next })).status).toBe(303);
    });

    test("is replaced with a code if it is forgotten", async () => {
      const { shopper, email } = await registerCustomer(locale, own);
      const asked = await shopper.press(await shopper.open(path), button("password-proof"));
      const step = await shopper.follow(asked);
      expect(step.all("#password-form-oldPassword")).toEqual([]);
      const chosen = { password: "another-one", confirmPassword: "another-one", proof: await codeFor(email) };
      const page = await shopper.follow(await shopper.press(step, button("password"), chosen));
      expect(savedIn(page, "password")).toBe(t("account:password.saved"));
      const again = createShopper();
      await again.post(paths.signIn({ step: "email" }), { email, password: "another-one" });
      expect(isSignedIn(again)).toBe(true);
    });

    test("is rejected if it is one of the most common", async () => {
      const { shopper, setPassword } = await createNewCustomer(locale);
      await setPassword("a-former-one");
      const common = { oldPassword: "a-former-one", password: "Password1", confirmPassword: "Password1" };
      const refused = await shopper.pressForPage(await shopper.open(path), button("password"), common);
      expect(refused.status).toBe(400);
      expectFault(refused, "password-form-password", locale === "ru" ? "слишком распространён" : "too common");
      expect(
        (await shopper.press(refused, button("password"), { ...common, password: own, confirmPassword: own })).status,
      ).toBe(303);
    });

    test("is rejected if it is too short, too long or not repeated", async () => {
      const { shopper, setPassword } = await createNewCustomer(locale);
      await setPassword("a-former-one");
      const page = await shopper.open(path);
      const short = await shopper.pressForPage(page, button("password"), { password: "12345", confirmPassword: "" });
      expect(short.status).toBe(400);
      expectFault(short, "password-form-oldPassword", t("forms:passwordRequired"));
      expectFault(short, "password-form-password", t("forms:passwordShort"));
      expectFault(short, "password-form-confirmPassword", t("forms:passwordRequired"));
      const kinds = page.all('#password input[type="password"]').map((input) => input.getAttribute("autocomplete"));
      expect(kinds).toEqual(["current-password", "new-password", "new-password"]);
      const long = "x".repeat(129);
      const endless = await shopper.pressForPage(page, button("password"), { password: long, confirmPassword: long });
      expect(endless.status).toBe(400);
      expectFault(endless, "password-form-password", t("forms:tooLong"));
      const differing = { password: own, confirmPassword: `${own}!` };
      const differs = await shopper.pressForPage(short, button("password"), differing);
      expectFault(differs, "password-form-confirmPassword", t("forms:passwordsDiffer"));
      expect(differs.body).not.toContain(own);
    });
  });

  test("the account is deleted with a code, and its owner becomes a guest", async () => {
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

  test("after a cancelled deletion the account asks for no code", async () => {
    const { shopper, account } = await createNewCustomer(locale);
    const step = await shopper.follow(await shopper.press(await shopper.open(path), button("deletion")));
    const page = await shopper.follow(await shopper.press(step, button("deletion-forget")));
    expect(page.all('input[value="deletion-code"]')).toEqual([]);
    expect((await shopper.post(path, { intent: "deletion-code", code: "1234" })).location).toBe(`${path}#deletion`);
    expect((await account()).user.name).toBe("");
  });
});
