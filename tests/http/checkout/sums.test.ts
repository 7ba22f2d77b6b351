import { expect, test } from "vitest";

import { localePath, locales } from "~/i18n/config";
import { formatDate, formatExactPrice, formatPrice, formatWeight } from "~/i18n/format";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";
import { readTexts } from "#mocks/texts/read";

import { createApi } from "../support/api";
import { createKnownShopper } from "../support/guests";
import { textOf, type Page } from "../support/page";
import { agreed } from "./checkout";

const api = createApi();
const promo = readTexts("mocks/demo").promos.find(({ expiresAt }) => expiresAt === undefined)?.code ?? "";
const place = { city_with_type: "Москва", house: "8" };

/** The rows of the summary next to the form, by their labels. */
function factsOf(page: Page): Record<string, string> {
  const texts = (selector: string) => page.all(`main aside dl > div > ${selector}`).map(textOf);
  const values = texts("dd");
  return Object.fromEntries(texts("dt").map((term, index) => [term, values[index] ?? ""]));
}

test.each(
  locales.flatMap((locale) => [
    { locale, personType: "individual", delivery: "pickup" } as const,
    { locale, personType: "legal", delivery: "courier" } as const,
    { locale, personType: "individual", delivery: "transport" } as const,
  ]),
)("$locale: weight, date, delivery, discount and total for $delivery match the API: $personType", async (asked) => {
  const { locale, personType, delivery } = asked;
  const t = translateFor(locale);
  const shopper = await createKnownShopper(api, { locale });
  const products = await Promise.all([api.product(landmarks.inStock), api.product(landmarks.madeToOrder)]);
  for (const { id, multiplicity } of products) await api.addToBasket(shopper.uid(), id, 2 * multiplicity);
  await shopper.post(localePath(locale, paths.basketPromo()), { code: promo });
  const page = await shopper.open(localePath(locale, paths.checkout(personType)));
  const shown = await shopper.pressForPage(page, 'aside button[value="recalculate"]', {
    "delivery.code": [delivery],
    ...Object.fromEntries(Object.entries(place).map(([part, text]) => [`delivery.address.${part}`, text])),
    ...agreed(page),
  });

  const city = delivery === "pickup" ? {} : { city: place.city_with_type };
  const sums = await api.calculate({ uid: shopper.uid(), personType, delivery: { code: delivery, ...city } }, locale);
  expect(sums.discount).toBeGreaterThan(0);
  const { discounts = [] } = sums;
  expect(discounts.reduce((all, { sum }) => all + sum, 0)).toBe(sums.discount);
  expect(sums.totalWeight).toBeGreaterThan(0);
  expect(sums.totalPrice).toBe(sums.cost - sums.discount + sums.deliveryCost);
  const pieces = products.reduce((count, { multiplicity }) => count + 2 * multiplicity, 0);
  expect(factsOf(shown)).toEqual({
    [`${t("count.products", { count: products.length })}, ${t("count.pieces", { count: pieces })}`]: formatPrice(
      sums.cost,
    ),
    ...Object.fromEntries(discounts.map(({ name, sum }) => [name, `−${formatPrice(sum)}`])),
    [t("checkout:summary.weight")]: formatWeight(locale, sums.totalWeight),
    [t("checkout:summary.date")]: t("checkout:summary.dateFrom", {
      date: formatDate(locale, sums.deliveryDate ?? "none"),
    }),
    [t("checkout:summary.delivery")]:
      sums.deliveryCost > 0 ? formatPrice(sums.deliveryCost) : t("checkout:delivery.free"),
    ...(personType === "legal" && {
      [t("checkout:summary.vat", { rate: 22 })]: formatExactPrice(locale, sums.vat?.sum ?? 0),
    }),
  });
  const total = `${t("checkout:summary.total")} ${formatPrice(sums.totalPrice)}`;
  expect(shown.all("main aside p").map(textOf)).toContain(total);
  const lines = shown.all("main aside ul li").map(textOf);
  for (const [index, { price, multiplicity }] of products.entries())
    expect(lines[index]).toContain(formatPrice(2 * multiplicity * price));
});
