import { describe, expect, test } from "vitest";

import { stockView } from "~/api/schemas/pages";
import { localePath, locales } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";
import { readTexts } from "#mocks/texts/read";

import { createApi } from "../support/api";
import { createKnownShopper } from "../support/guests";
import { textOf, type Page } from "../support/page";
import { agreed, newEmail, orderButton, personOf, pickupOf, readOrder, readPlacedCookie } from "./checkout";

const api = createApi();
const texts = readTexts("mocks/demo");
const code = texts.promos.find(({ expiresAt }) => expiresAt === undefined)?.code ?? "";
/** The promotion without an end: a percentage from a number of pieces on. */
const { slug = "", shared } = texts.stocks.find(({ shared: { endsAt } }) => endsAt === undefined) ?? {};
const rule = shared?.discount;
const pieces = rule?.kind === "percent" ? (rule.steps.at(-1)?.from ?? 0) : 0;

/** `−1 234 ₽` as a number of roubles. */
const roublesOf = (text: string) => Number(text.replace("−", "-").replace(/[\s₽]/g, ""));

/** The rows of sums in a list of terms: those that end in roubles. */
function sumsOf(page: Page, list: string): [term: string, roubles: number][] {
  const texts = (tag: string) => page.all(`${list} ${tag}`).map(textOf);
  const values = texts("dd");
  return texts("dt").flatMap((term, place): [string, number][] => {
    const value = values[place] ?? "";
    return value.endsWith("₽") ? [[term, roublesOf(value)]] : [];
  });
}

const isDiscount = ([, sum]: [string, number]) => sum < 0;
const add = (rows: [string, number][]) => rows.reduce((all, [, sum]) => all + sum, 0);

test.each(locales)(
  "a promotion and a promo code are the same in basket, checkout, order and invoice: %s",
  async (locale) => {
    const at = (path: string) => localePath(locale, path);
    const shopper = await createKnownShopper(api, { locale });
    const { stock } = await api.read(`stock/${slug}/view`, stockView, locale);
    const many = stock.products.find(({ isStock }) => isStock >= pieces);
    if (!many) throw new Error("The promotion has no product with enough pieces");
    await api.addToBasket(shopper.uid(), many.id, pieces);
    await api.addToBasket(shopper.uid(), (await api.product(landmarks.madeToOrder)).id);
    await shopper.post(at(paths.basketPromo()), { code });

    const basket = sumsOf(await shopper.open(at(paths.basket())), "main aside dl");
    const discounts = basket.filter(isDiscount);
    expect(discounts.map(([term]) => term)).toEqual([stock.name, expect.stringContaining(code)]);

    const checkout = await shopper.open(at(paths.checkout("individual")));
    expect(sumsOf(checkout, "main aside dl").filter(isDiscount)).toEqual(discounts);
    const total = textOf(checkout.one("main aside b[class*=total], main aside p b"));
    expect(roublesOf(total)).toBe(add(basket));

    await shopper.pressForPage(checkout, orderButton, pickupOf(checkout, newEmail()));
    const { orderId, accessKey } = readPlacedCookie(shopper);
    const order = sumsOf(await shopper.open(at(paths.order(orderId, accessKey))), "main dl");
    expect(order.filter(isDiscount)).toEqual(discounts);
    const stored = await readOrder(shopper);
    expect(stored.totalPrice).toBe(add(basket));
    expect(stored.items.reduce((all, { sum }) => all + sum, 0)).toBe(basket[0]?.[1]);
  },
);

describe.each(locales)("a discount that has ended meanwhile, in %s,", (locale) => {
  const at = (path: string) => localePath(locale, path);
  const said = translateFor(locale)("checkout:outcome.basketChanged");

  /** A shopper whose checkout is open while another tab removes the promo code. */
  async function openWithEndedCode() {
    const shopper = await createKnownShopper(api, { locale });
    await api.addToBasket(shopper.uid(), (await api.product(landmarks.madeToOrder)).id);
    await shopper.post(at(paths.basketPromo()), { code });
    const page = await shopper.open(at(paths.checkout("individual")));
    await shopper.post(at(paths.basketPromo()), { intent: "remove" });
    return { shopper, page };
  }

  test("is named above a form with an invalid field", async () => {
    const { shopper, page } = await openWithEndedCode();
    const fill = pickupOf(page, newEmail());
    const refused = await shopper.pressForPage(page, orderButton, { ...fill, "customer.name": "" });
    expect(refused.status).toBe(400);
    expect(textOf(refused.one("main"))).toContain(said);
    const again = await shopper.pressForPage(refused, orderButton, { ...fill, "customer.name": "" });
    expect(textOf(again.one("main"))).not.toContain(said);
  });

  test("is named beside the question about an address", async () => {
    const { shopper, page } = await openWithEndedCode();
    const [city, street] = locale === "ru" ? ["москва", "слесарная"] : ["moscow", "slesarnaya"];
    const place = { city_with_type: city, street_with_type: street, house: "14" };
    const typed = Object.fromEntries(Object.entries(place).map(([part, text]) => [`delivery.address.${part}`, text]));
    const choices = { ...agreed(page), "delivery.code": ["courier"], payment: ["cash"] };
    const asked = await shopper.pressForPage(page, orderButton, { ...personOf(newEmail()), ...typed, ...choices });
    expect(asked.all('[name="address.confirm"]').length).toBeGreaterThan(0);
    expect(textOf(asked.one("main"))).toContain(said);
  });
});
