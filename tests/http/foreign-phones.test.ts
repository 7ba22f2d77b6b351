import { describe, expect, test } from "vitest";

import { localePath, locales } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { messagesTo } from "../fixtures/outbox";
import { createApi } from "./support/api";
import { humanToken } from "./support/human-token";
import { fieldMessage, toPage } from "./support/page";
import { createShopper, type Shopper } from "./support/shopper";
import { submitButton, signInAs } from "./support/signing-in";

const api = createApi();

/** Numbers that the shop does not accept, in the notations that people use. */
const foreign = ["+12025550123", "+1 (202) 555-0123", "001 202 555-01-23", "+44 20 7946 0958"];
/** The same digits without the plus: too many for a Russian number. */
const tooLong = "12025550123";

const sentNowhere = async () => {
  const numbers = ["+71202555012", "+72025550123", "+12025550123", "+74420794609"];
  return (await Promise.all(numbers.map((to) => messagesTo(api.url, to)))).flat();
};

describe.each(locales)("in %s", (locale) => {
  const t = translateFor(locale);
  const at = (path: string) => localePath(locale, path);

  /** Expects a form to reject each foreign number with a message at its phone field, and to keep the typed value. */
  async function expectRefused(field: string, post: (phone: string) => ReturnType<Shopper["post"]>) {
    for (const phone of foreign) {
      const page = toPage(await post(phone));
      expect(page.status).toBe(400);
      const input = page.one(`input[name="${field}"]`);
      expect(fieldMessage(page, input)).toBe(t("forms:phoneCountry"));
      expect(input.getAttribute("value")).toBe(phone);
    }
  }

  test("signing in rejects another country's number with a message, and sends nothing", async () => {
    for (const country of ["RU", "BY", "KZ"]) {
      await expectRefused("phone", (phone) => createShopper().post(at(paths.signIn()), { phone, country }));
      const page = toPage(await createShopper().post(at(paths.signIn()), { phone: tooLong, country }));
      expect(fieldMessage(page, page.one('input[name="phone"]'))).toBe(t("forms:phone"));
    }
    expect(await sentNowhere()).toEqual([]);
  });

  test("a number with the code of a listed country is accepted, whatever country is chosen", async () => {
    const last = locale === "ru" ? "67" : "68";
    for (const [typed, phone] of [
      [`00375 (29) 123-45-${last}`, `+3752912345${last}`],
      [`+998 90 123 45 ${last}`, `+9989012345${last}`],
      [`375 44 123 45 ${last}`, `+3754412345${last}`],
    ] as const) {
      const reply = await createShopper().post(at(paths.signIn()), { phone: typed, country: "RU" });
      expect(reply.status).toBe(303);
      expect(await messagesTo(api.url, phone)).toHaveLength(1);
    }
  });

  test("the account, feedback, order tracking and back-in-stock forms reject it with a message", async () => {
    const anna = await signInAs();
    await expectRefused("phone", (phone) =>
      anna.post(at(paths.personalAccount()), { intent: "phone", phone, country: "RU" }),
    );
    await expectRefused("phone", (phone) =>
      createShopper().post(at(paths.feedback()), { phone, country: "RU", communication: "phone" }),
    );
    const issued = humanToken("order-track");
    await expectRefused("contact", (contact) =>
      createShopper().post(at(paths.orderTrack()), { number: "100500", contact, issued }),
    );
    await expectRefused("contact", (contact) =>
      createShopper().post(at(paths.productNotify(landmarks.soldOut)), { contact }),
    );
    expect(await sentNowhere()).toEqual([]);
  });

  test("an impossible number is rejected; the back-in-stock form accepts foreign ones", async () => {
    const shopper = createShopper();
    const page = await shopper.open(at(paths.signIn()));
    const refused = await shopper.pressForPage(page, submitButton, { phone: "+7 (120) 255-50-12" });
    expect(fieldMessage(refused, refused.one('input[name="phone"]'))).toBe(t("forms:phone"));
    const phone = locale === "ru" ? "+375291112255" : "+375291112266";
    const contact = `00${phone.slice(1)}`;
    expect((await shopper.post(at(paths.productNotify(landmarks.soldOut)), { contact })).status).toBe(303);
    expect(await messagesTo(api.url, phone)).toHaveLength(1);
  });
});
