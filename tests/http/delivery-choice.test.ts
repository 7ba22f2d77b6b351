import { describe, expect, test } from "vitest";

import { calculate, productView } from "~/api/schemas/catalog";
import { localePath, locales } from "~/i18n/config";
import { formatDate, formatExactPrice, formatPrice } from "~/i18n/format";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { createApi } from "./support/api";
import { createKnownShopper } from "./support/guests";
import { noticesOf, textOf } from "./support/page";
import type { Shopper } from "./support/shopper";

const api = createApi();
const code = landmarks.inStock;

describe.each(locales)("in %s", (locale) => {
  const t = translateFor(locale);
  const product = localePath(locale, paths.product(code));
  const calculated = (query = "") =>
    api.read(`catalog/product/${code}/calculate${query}`, calculate, locale).then(({ deliveries }) => deliveries);

  const buy = async (shopper: Shopper) => api.addToBasket(shopper.uid(), (await api.product(code)).id, 1);

  test("a shop chosen on the product's page is chosen at checkout", async () => {
    const shopper = await createKnownShopper(api, { locale });
    const page = await shopper.open(product);
    const points = (await calculated()).find(({ kind }) => kind === "pickup")?.points ?? [];
    const shown = page.one("details:has(form)");
    for (const { address, hours, stock } of points) {
      expect(textOf(shown)).toContain(address);
      expect(textOf(shown)).toContain(hours);
      if (stock) expect(textOf(shown)).toContain(t("product:pickup.stock", { count: stock }));
    }
    const [, second] = points;
    const choose = `button[name="point"][value="${second?.id}"]`;
    const reply = await shopper.press(page, choose);
    expect([reply.status, reply.location]).toEqual([303, product]);
    const after = await shopper.follow(reply);
    expect(noticesOf(after)).toEqual([t("notice.pointChosen")]);
    expect(after.one(choose).getAttribute("aria-pressed")).toBe("true");
    expect(textOf(after.one("details:has(form) summary"))).toContain(second?.name ?? "?");

    await buy(shopper);
    const checkout = await shopper.open(localePath(locale, paths.checkout("individual")));
    const checked = checkout.all("input[checked]").map((input) => input.getAttribute("value"));
    expect(checked).toEqual(expect.arrayContaining(["pickup", String(second?.id)]));
  });

  const [typed, city] = locale === "ru" ? ["тверь", /Тверь$/] : ["tver", /Tver$/];

  test("delivery is calculated for the city typed on the product's page, and the checkout knows it", async () => {
    const shopper = await createKnownShopper(api, { locale });
    const page = await shopper.open(product);
    const near = (await calculated()).find(({ kind }) => kind === "transport");
    const far = (await calculated("?city=Тверь")).find(({ kind }) => kind === "transport");
    expect(far?.cost).not.toBe(near?.cost);
    const reply = await shopper.press(page, 'form:has([name="city"]) button', { city: ` ${typed} ` });
    const after = await shopper.follow(reply);
    expect(after.one('[name="city"]').getAttribute("value")).toMatch(city);
    const ways = textOf(after.one('section[aria-labelledby="delivery"]'));
    expect(ways).toContain(formatPrice(far?.cost));
    expect(ways).toContain(formatDate(locale, far?.date ?? ""));

    await buy(shopper);
    const checkout = await shopper.open(localePath(locale, paths.checkout("individual")));
    expect(checkout.one('[name="delivery.address.city_with_type"]').getAttribute("value")).toMatch(city);
  });

  test("the price for companies names the VAT, and so does their checkout", async () => {
    const shopper = await createKnownShopper(api, { locale });
    const { price, vat, warranty } = (await api.read(`catalog/product/${code}/view`, productView, locale)).product;
    const page = await shopper.open(product);
    const box = textOf(page.one("main"));
    expect(vat?.rate).toBe(22);
    expect(box).toContain(t("product:company.withVat", { price: formatPrice(price), rate: 22 }));
    expect(box).toContain(t("product:facts.warranty", { term: warranty ?? "?" }));

    await buy(shopper);
    const sums = async (type: "individual" | "legal") =>
      textOf((await shopper.open(localePath(locale, paths.checkout(type)))).one("aside[aria-labelledby=summary]"));
    const line = t("checkout:summary.vat", { rate: 22 });
    expect(await sums("legal")).toContain(`${line}${formatExactPrice(locale, (price * 22) / 122)}`);
    expect(await sums("individual")).not.toContain(line);
  });
});

test("a choice that is none changes nothing, and the page says what is needed", async () => {
  const t = translateFor("ru");
  const shopper = await createKnownShopper(api, { locale: "ru" });
  const page = await shopper.open(paths.product(code));
  for (const fields of [{ city: " " }, { city: "x".repeat(101) }]) {
    const reply = await shopper.press(page, 'form:has([name="city"]) button', fields);
    const after = await shopper.follow(reply);
    expect([reply.status, noticesOf(after)]).toEqual([303, [`${t("notice.error")}: ${t("notice.cityNeeded")}`]]);
    expect(after.one('[name="city"]').getAttribute("value")).toBe("");
  }
});

test("a city that is typed with е for ё gets its full name", async () => {
  const shopper = await createKnownShopper(api);
  const page = await shopper.open(paths.product(code));
  const after = await shopper.follow(await shopper.press(page, 'form:has([name="city"]) button', { city: "орел" }));
  expect(after.one('[name="city"]').getAttribute("value")).toBe("г Орёл");
});
