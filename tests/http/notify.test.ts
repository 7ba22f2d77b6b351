import { describe, expect, inject, test } from "vitest";

import { localePath, locales } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { demoCustomers, landmarks } from "#mocks/testing/landmarks";

import { noticesOf, fieldMessage, textOf } from "./support/page";
import { createShopper } from "./support/shopper";
import { signInAs } from "./support/signing-in";

const soldOut = landmarks.soldOut;
const submit = 'form:has(input[name="contact"]) button';

/** Whether the embedded API has sent a message to an address. */
async function hasMessage(address: string): Promise<boolean> {
  return (await (await fetch(`${inject("apiUrl")}/outbox`)).text()).includes(address);
}

describe.each(locales)("in %s", (locale) => {
  const t = translateFor(locale);
  const at = (path: string) => localePath(locale, path);

  test.each([
    ["the product's page", paths.product(soldOut), "page"],
    ["a separate page", paths.productNotify(soldOut), "own"],
  ])("a contact is accepted on %s", async (_, path, from) => {
    const contact = `${locale}-${from}@example.ru`;
    const shopper = createShopper();
    const page = await shopper.open(at(path));
    expect(await hasMessage(contact)).toBe(false);
    const reply = await shopper.press(page, submit, { contact: ` ${contact} ` });
    expect([reply.status, reply.location]).toEqual([303, at(paths.product(soldOut))]);
    expect(await hasMessage(contact)).toBe(true);
    expect(noticesOf(await shopper.follow(reply))).toEqual([t("notice.notifyRequested")]);
  });

  test("a phone is accepted in any common format", async () => {
    const shopper = createShopper();
    const page = await shopper.open(at(paths.product(soldOut)));
    const phone = locale === "ru" ? "8 (900) 111-22-33" : "+7 900 111 22 44";
    expect((await shopper.press(page, submit, { contact: phone })).status).toBe(303);
    expect(await hasMessage(locale === "ru" ? "+79001112233" : "+79001112244")).toBe(true);
  });

  test.each([
    ["required", ""],
    ["required", "   "],
    ["invalid", "name@"],
    ["invalid", "12345"],
    ["invalid", '"><script>alert(1)</script>'],
    ["invalid", "x".repeat(300)],
  ] as const)(
    "an invalid contact gets a message at the field, and the typed value stays: %s, %j",
    async (key, contact) => {
      const shopper = createShopper();
      const page = await shopper.open(at(paths.product(soldOut)));
      const refused = await shopper.pressForPage(page, submit, { contact });
      expect(refused.status).toBe(400);
      expect(refused.one("html").getAttribute("lang")).toBe(locale);
      expect(textOf(refused.one("h1"))).toBe(t("product:notify.title"));
      const field = refused.one('input[name="contact"]');
      expect(field.getAttribute("value") ?? "").toBe(contact);
      expect(field.getAttribute("aria-invalid")).toBe("true");
      expect(fieldMessage(refused, field)).toContain(t(`product:notify.${key}`));
      const corrected = { contact: `corrected-${locale}@example.ru` };
      expect((await shopper.press(refused, submit, corrected)).status).toBe(303);
    },
  );

  test("the form offers customers their e-mail address, which they may replace", async () => {
    const shopper = await signInAs();
    const product = await shopper.open(at(paths.product(soldOut)));
    const page = await shopper.open(at(paths.productNotify(soldOut)));
    for (const shown of [product, page]) {
      expect(shown.one('input[name="contact"]').getAttribute("value")).toBe(demoCustomers.anna.email);
      expect(shown.headers.get("Cache-Control")).toBe("no-store");
    }
    const refused = await shopper.pressForPage(page, submit, { contact: "" });
    expect(refused.one('input[name="contact"]').getAttribute("value") ?? "").toBe("");
    const guests = await createShopper().open(at(paths.product(soldOut)));
    expect(guests.one('input[name="contact"]').getAttribute("value") ?? "").toBe("");
    expect(guests.headers.get("Cache-Control")).toBe("private, no-cache");
  });

  test("an available product has no back-in-stock form", async () => {
    const reply = await createShopper().send(at(paths.productNotify(landmarks.inStock)));
    expect([reply.status, reply.location]).toEqual([302, at(paths.product(landmarks.inStock))]);
  });

  test("an unknown product is not found", async () => {
    const reply = await createShopper().post(at(paths.productNotify("no-such-product")), { contact: "a@example.ru" });
    expect(reply.status).toBe(404);
  });
});
