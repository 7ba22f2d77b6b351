import { expect, inject, test } from "vitest";

import { localePath, locales } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { placeGuestOrder } from "../fixtures/placed-order";
import { useModifiedShop } from "./support/modified-shop";
import { createNewCustomer } from "./support/new-customer";
import { noticesOf, textOf, toPage } from "./support/page";

const submit = "main form button:not([type])";

/** Whether the whole API is down. */
let isDown = false;
const shop = useModifiedShop((answer) => (isDown ? new Response(null, { status: 503 }) : answer));

test.each(locales)("the text of a form is sent again from the page of an API that was down: %s", async (locale) => {
  const t = translateFor(locale);
  const { shopper, addresses } = await createNewCustomer(locale, shop.url());
  const form = await shopper.open(localePath(locale, paths.personalAddress("new")));
  const typed = { name: 'Дом «Мой "1" <b>»', city_with_type: "Тверь", street_with_type: "ул. Мира", house: "7" };
  isDown = true;
  const failed = await shopper.pressForPage(form, submit, typed);
  expect(failed.status).toBe(503);
  expect(textOf(failed.one("main"))).toContain(t("system:kept.text"));
  const again = await shopper.pressForPage(failed, submit);
  isDown = false;
  expect(await addresses()).toEqual([]);
  expect((await shopper.press(again, submit)).status).toBe(303);
  expect(await addresses()).toMatchObject([typed]);
});

test("a review and a cancellation keep their text too, and a page without a typed text shows no form", async () => {
  const t = translateFor("ru");
  const { shopper, token } = await createNewCustomer("ru", shop.url());
  const { order } = await placeGuestOrder(inject("apiUrl"), { product: landmarks.madeToOrder, token, locale: "ru" });
  const cancel = await shopper.open(paths.orderRequest(order.id, "cancel"));
  const review = await shopper.open(paths.productReview(landmarks.plain));
  isDown = true;
  const failed = await shopper.pressForPage(cancel, submit, { reason: "other", comment: "Передумали" });
  expect(failed.one("main form [name=comment]").getAttribute("value")).toBe("Передумали");
  const unsent = await shopper.pressForPage(review, submit, { rating: ["5"], text: "Хорошо держит заряд" });
  expect(unsent.one("main form [name=text]").getAttribute("value")).toBe("Хорошо держит заряд");
  expect((await shopper.open(paths.personalAccount())).all("main form")).toHaveLength(0);
  const ended = toPage(await shopper.post(paths.personalAccount(), { intent: "sessions-end" }));
  expect([ended.status, ended.all("main form").length]).toEqual([503, 0]);
  isDown = false;
  const back = await shopper.follow(await shopper.press(unsent, submit));
  expect(noticesOf(back).join()).toContain(t("reviews:form.done"));
  await shopper.press(failed, submit);
  const cancelled = await shopper.open(paths.personalOrder(order.id));
  expect(textOf(cancelled.one("main"))).toContain(t("personal:order.asked"));
});
