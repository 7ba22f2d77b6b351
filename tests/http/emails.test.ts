import { expect, test } from "vitest";

import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { countOrders, openCheckout, orderButton, pickupOf } from "./checkout/checkout";
import { createApi } from "./support/api";
import { createNewCustomer, lastCode, linkToken } from "./support/new-customer";
import { textOf } from "./support/page";
import { createShopper } from "./support/shopper";

const api = createApi();
const t = translateFor("ru");

/** Addresses for one test, with non-Latin letters before and after the @. */
const address = (name: string) => `${name}-${Date.now()}@почта.рф`;

test("an e-mail address in Cyrillic letters places an order", async () => {
  const { shopper, page } = await openCheckout(api);
  const email = address("иван");
  expect((await shopper.press(page, orderButton, pickupOf(page, email))).location).toBe(
    paths.orderPlaced("individual"),
  );
  expect(await countOrders(email)).toBe(1);
});

test("the account, the registration and the back-in-stock form accept it", async () => {
  const { shopper, phone, account } = await createNewCustomer();
  const own = address("мария");
  const post = (fields: Record<string, string>) => shopper.post(paths.personalAccount(), fields);
  await post({ intent: "email-proof" });
  await post({ intent: "email", email: own, proof: (await lastCode(phone)) ?? "" });
  await shopper.post(paths.confirmEmail(), { token: await linkToken(own) });
  expect((await account()).user).toMatchObject({ email: own, emailConfirmed: true });

  const guest = createShopper();
  const signUp = await guest.open(paths.signUp());
  const registered = await guest.press(signUp, "main form button:not([name])", {
    name: "Пётр",
    email: address("пётр"),
    ...Object.fromEntries(
      signUp.all('main input[type="checkbox"]').map((box) => [box.getAttribute("name") ?? "", ["on"]]),
    ),
  });
  expect(registered.body).not.toContain(t("forms:email"));

  const notify = await guest.open(paths.productNotify(landmarks.soldOut));
  const asked = await guest.press(notify, "main form button", { contact: address("олег") });
  expect(asked.status).toBe(303);
});

test("an invalid address is rejected with the specification's message", async () => {
  const { shopper, page } = await openCheckout(api);
  const refused = await shopper.pressForPage(page, orderButton, pickupOf(page, "иван@почта"));
  expect(refused.status).toBe(400);
  expect(textOf(refused.one("main"))).toContain("Неправильный формат почты");
});
