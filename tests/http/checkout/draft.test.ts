import { describe, expect, test } from "vitest";

import { localePath, locales } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { createApi } from "../support/api";
import { createNewCustomer, lastCode, newPhone } from "../support/new-customer";
import { textOf, type Page } from "../support/page";
import type { Shopper } from "../support/shopper";
import { submitButton } from "../support/signing-in";
import {
  address,
  checkedValue,
  countOrders,
  statusAndLocation,
  newEmail,
  openCheckout,
  orderButton,
  personOf,
  pickupOf,
  valueOf,
} from "./checkout";

const api = createApi();
const product = await api.product(landmarks.madeToOrder);
const checkout = paths.checkout("individual");

/** Sends typed values as the page's script does while the page is open. */
async function saveDraft(shopper: Shopper, page: Page, fields: Record<string, string>, intent = "keep") {
  const all = {
    key: valueOf(page, "key"),
    hash: valueOf(page, "hash"),
    total: valueOf(page, "total"),
    intent,
    ...fields,
  };
  return shopper.post(`${paths.checkoutQuote()}?type=individual`, all);
}

describe("the draft of an order", () => {
  test("is kept in cookies that scripts cannot read, and never in a URL", async () => {
    const { shopper, page } = await openCheckout(api);
    const kept = await saveDraft(shopper, page, { ...personOf(newEmail()), ...address });
    expect([kept.status, kept.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    const cookies = kept.cookies.filter(({ name }) => name.startsWith("draft"));
    expect(cookies).toHaveLength(2);
    for (const { attributes, value } of cookies) {
      expect(attributes).toMatchObject({ httponly: "", samesite: "Lax", path: "/" });
      expect(value.length).toBeLessThan(4000);
    }
    const page2 = await shopper.open(checkout);
    expect(valueOf(page2, "customer.name")).toBe("Анна");
    expect(valueOf(page2, "delivery.address.street_with_type")).toBe("Заречная");
  });

  test("is shown with new totals after the delivery has changed", async () => {
    const { shopper, page } = await openCheckout(api);
    const counted = await saveDraft(shopper, page, { "delivery.code": "transport" }, "recalculate");
    const answer = JSON.parse(counted.body) as { quote: { json: string } };
    const quote = JSON.parse(answer.quote.json) as {
      delivery: string;
      sums: { deliveryCost: number; totalPrice: number };
    };
    expect(quote.delivery).toBe("transport");
    expect(quote.sums.deliveryCost).toBeGreaterThan(0);
    expect(quote.sums.totalPrice).toBe(product.price + quote.sums.deliveryCost);
    expect(checkedValue(await shopper.open(checkout), "delivery.code")).toBe("transport");
  });

  test("is kept for the other language and the other kind of customer", async () => {
    const { shopper, page } = await openCheckout(api);
    await saveDraft(shopper, page, personOf(newEmail()));
    const english = await shopper.open(localePath("en", checkout));
    expect(valueOf(english, "customer.lastName")).toBe("Орлова");
    const legal = await shopper.open(localePath("en", paths.checkout("legal")));
    expect(valueOf(legal, "customer.lastName")).toBe("Орлова");
  });

  test("is ignored if its cookie was tampered with", async () => {
    const { shopper, page } = await openCheckout(api);
    await saveDraft(shopper, page, personOf(newEmail()));
    shopper.jar.set(
      "draft-1",
      (shopper.jar.get("draft-1") ?? "").replace(/^./, (first) => (first === "A" ? "B" : "A")),
    );
    const again = await shopper.open(checkout);
    expect([again.status, valueOf(again, "customer.name")]).toEqual([200, ""]);
  });

  test("is deleted after signing out", async () => {
    const { shopper, call } = await createNewCustomer();
    await call("POST", `basket/${product.id}/add`, { uid: shopper.uid(), quantity: 1 });
    const page = await shopper.open(checkout);
    await saveDraft(shopper, page, personOf(newEmail()));
    await shopper.post(paths.signOut(), {});
    const drafts = () => [...shopper.jar].filter(([name, value]) => name.startsWith("draft") && value !== "");
    expect(drafts()).toEqual([]);
    // Another tab is still open and sends its values only now.
    await saveDraft(shopper, page, personOf(newEmail()));
    expect(drafts()).toEqual([]);
  });
});

describe.each(locales)("in %s", (locale) => {
  const t = translateFor(locale);
  const at = (path: string) => localePath(locale, path);

  test("a guest may sign in and returns to the checkout", async () => {
    const { page } = await openCheckout(api, { locale });
    const link = page.one('main form a[href*="/sign-in"]').getAttribute("href");
    expect(link).toBe(at(paths.signIn({ redirectTo: at(checkout) })));
  });

  test("without script, typed values are kept for the other kind of customer, for the sign-in and after it", async () => {
    const { shopper, page } = await openCheckout(api, { locale });
    const typed = { "customer.name": "Пётр", "delivery.address.house": "9", comment: "У ворот" };
    const legal = await shopper.pressForPage(page, 'button[value="legal"]', typed);
    expect([legal.status, legal.path]).toEqual([200, at(paths.checkout("legal"))]);
    expect(legal.one('nav button[aria-current="page"]').getAttribute("value")).toBe("legal");
    expect(legal.all('[role="alert"], [aria-invalid="true"]')).toEqual([]);
    const person = await shopper.pressForPage(legal, 'button[value="individual"]', { "company.name": "ООО" });
    expect(person.path).toBe(at(checkout));

    const toSignIn = await shopper.press(person, 'main button[value*="/sign-in"]', { "customer.lastName": "Ли" });
    expect(statusAndLocation(toSignIn)).toEqual([303, at(paths.signIn({ redirectTo: at(checkout) }))]);
    const phone = newPhone();
    const toCode = await shopper.press(await shopper.follow(toSignIn), submitButton, { phone });
    const signedIn = await shopper.press(await shopper.follow(toCode), submitButton, {
      code: (await lastCode(phone)) ?? "",
    });
    expect(statusAndLocation(signedIn)).toEqual([303, at(checkout)]);
    const back = await shopper.follow(signedIn);
    const names = ["customer.name", "customer.lastName", "delivery.address.house", "comment"];
    expect(names.map((name) => valueOf(back, name))).toEqual(["Пётр", "Ли", "9", "У ворот"]);
    expect(valueOf(await shopper.open(at(paths.checkout("legal"))), "company.name")).toBe("ООО");
  });

  test("without script, typed values are kept in the other language, and after a visit to the basket", async () => {
    const { shopper, page } = await openCheckout(api, { locale, type: "legal" });
    const other = locale === "ru" ? "en" : "ru";
    const there = localePath(other, paths.checkout("legal"));
    const toOther = await shopper.press(page, `header button[value="${there}"]`, {
      "customer.name": "Пётр",
      "company.name": "ООО",
      "delivery.code": ["courier"],
    });
    expect(statusAndLocation(toOther)).toEqual([303, there]);
    const shown = await shopper.follow(toOther);
    expect(shown.one("html").getAttribute("lang")).toBe(other);
    expect([shown.status, checkedValue(shown, "delivery.code")]).toEqual([200, "courier"]);
    const toBasket = await shopper.press(shown, "main aside button[name='leave']", { comment: "У ворот" });
    expect(statusAndLocation(toBasket)).toEqual([303, localePath(other, paths.basket())]);
    const back = await shopper.open(at(paths.checkout("legal")));
    const names = ["customer.name", "company.name", "comment"];
    expect(names.map((name) => valueOf(back, name))).toEqual(["Пётр", "ООО", "У ворот"]);
    expect(statusAndLocation(await shopper.post(at(checkout), { leave: "https://evil.example/" }))).toEqual([
      303,
      at(checkout),
    ]);
  });

  test("Enter in a field neither places the order nor leaves the page", async () => {
    const { page } = await openCheckout(api, { locale });
    const id = page.one("main form[id]").getAttribute("id");
    const [first] = page.all(`main form button, button[form="${id}"]`);
    expect(first?.getAttribute("value")).toBe("recalculate");
  });

  test("a session that ends during the checkout is reported and loses nothing", async () => {
    const customer = await createNewCustomer(locale);
    const { shopper } = customer;
    await customer.call("POST", `basket/${product.id}/add`, { uid: shopper.uid(), quantity: 1 });
    const page = await shopper.open(at(checkout));
    const email = newEmail();
    await customer.endSession();
    const rejected = await shopper.pressForPage(page, orderButton, { ...pickupOf(page, email), comment: "x" });
    expect(rejected.status).toBe(401);
    expect(textOf(rejected.one('[role="alert"]'))).toContain(t("checkout:outcome.ended"));
    const toSignIn = await shopper.press(rejected, '[role="alert"] button[name="leave"]');
    expect(statusAndLocation(toSignIn)).toEqual([303, at(paths.signIn({ redirectTo: at(checkout) }))]);
    expect([valueOf(rejected, "customer.email"), valueOf(rejected, "comment")]).toEqual([email, "x"]);
    expect(await countOrders(email)).toBe(0);
  });
});
