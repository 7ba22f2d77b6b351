import { describe, expect, test } from "vitest";

import { localePath, locales } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { createApi } from "../support/api";
import { createNewCustomer, lastCode, type Customer } from "../support/new-customer";
import { noticesOf, textOf } from "../support/page";
import { submitButton } from "../support/signing-in";
import { countOrders, newEmail, orderButton, pickupOf, statusAndLocation, valueOf } from "./checkout";

const api = createApi();
const product = await api.product(landmarks.madeToOrder);

/** How the customer's session ends while another tab shows the checkout. */
const endings: [string, (customer: Customer, at: (path: string) => string) => Promise<unknown>][] = [
  ["the customer signs out", ({ shopper }, at) => shopper.post(at(paths.signOut()), {})],
  [
    "the API ends the session",
    async ({ shopper, endSession }, at) => {
      await endSession();
      await shopper.open(at(paths.favorites()));
    },
  ],
];

describe.each(locales)("in %s", (locale) => {
  const t = translateFor(locale);
  const at = (path: string) => localePath(locale, path);

  test.each(endings)("if %s in another tab, the order leads to the sign-in and back", async (_, end) => {
    const customer = await createNewCustomer(locale);
    const { shopper, phone } = customer;
    await customer.call("POST", `basket/${product.id}/add`, { uid: shopper.uid(), quantity: 1 });
    const checkout = at(paths.checkout("legal"));
    const page = await shopper.open(checkout);
    const email = newEmail();
    await end(customer, at);
    const toSignIn = await shopper.press(page, orderButton, { ...pickupOf(page, email), comment: "x" });
    expect(statusAndLocation(toSignIn)).toEqual([303, at(paths.signIn({ redirectTo: checkout }))]);
    const signIn = await shopper.follow(toSignIn);
    expect(noticesOf(signIn)).toEqual([`${t("notice.error")}: ${t("checkout:outcome.ended")}`]);
    expect(await countOrders(email)).toBe(0);

    const toCode = await shopper.press(signIn, submitButton, { phone });
    const code = (await lastCode(phone)) ?? "";
    const signedIn = await shopper.press(await shopper.follow(toCode), submitButton, { code });
    expect(statusAndLocation(signedIn)).toEqual([303, checkout]);
    const back = await shopper.follow(signedIn);
    expect([back.status, back.path]).toEqual([200, checkout]);
    expect([valueOf(back, "customer.email"), valueOf(back, "comment")]).toEqual([email, "x"]);
  });

  test("reloading the checkout then leads to the empty basket, and from its sign-in back with the goods", async () => {
    const customer = await createNewCustomer(locale);
    const { shopper, phone } = customer;
    await customer.call("POST", `basket/${product.id}/add`, { uid: shopper.uid(), quantity: 1 });
    await shopper.open(at(paths.checkout()));
    await shopper.post(at(paths.signOut()), {});
    const empty = await shopper.follow(await shopper.send(at(paths.checkout())));
    expect([empty.path, textOf(empty.one("main"))]).toEqual([
      at(paths.basket()),
      expect.stringContaining(t("basket:empty.text")),
    ]);
    const link = empty.all("main a").find((one) => textOf(one) === t("basket:empty.signIn"));
    const signIn = await shopper.open(link?.getAttribute("href") ?? "");
    const toCode = await shopper.follow(await shopper.press(signIn, submitButton, { phone }));
    const signedIn = await shopper.press(toCode, submitButton, { code: (await lastCode(phone)) ?? "" });
    expect(statusAndLocation(signedIn)).toEqual([303, at(paths.checkout())]);
    expect((await shopper.follow(signedIn)).status).toBe(200);
  });
});
