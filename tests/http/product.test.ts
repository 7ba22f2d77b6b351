import { describe, expect, test } from "vitest";

import { offers, related } from "~/api/schemas/catalog";
import { localePath, locales } from "~/i18n/config";
import { formatDate, formatPrice, formatSize } from "~/i18n/format";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { createApi } from "./support/api";
import { createKnownShopper } from "./support/guests";
import { type Page, textOf } from "./support/page";
import { createShopper } from "./support/shopper";

const api = createApi();

describe.each(locales)("in %s", (locale) => {
  const t = translateFor(locale);
  const at = (path: string) => localePath(locale, path);
  const open = (state: keyof typeof landmarks) => createShopper().open(at(paths.product(landmarks[state])));

  test("prices have no-break spaces before the thousands and the rouble sign", async () => {
    const { price, oldPrice } = await api.product(landmarks.sale);
    const page = await open("sale");
    expect(formatPrice(12490)).toBe("12\u00a0490\u00a0₽");
    expect(page.one("main").text).toContain(formatPrice(price));
    expect(page.all("main s").map(textOf).join()).toContain(formatPrice(oldPrice ?? 0));
  });

  test("a former price says what it is, on the home page and on the product's own", async () => {
    for (const path of [paths.home(), paths.product(landmarks.sale)]) {
      const former = (await createShopper().open(at(path))).all("main s").map(textOf);
      expect(former.length, path).toBeGreaterThan(0);
      expect(
        former.filter((text) => !text.startsWith(t("card.oldPrice"))),
        path,
      ).toEqual([]);
    }
  });

  test("pickup is free instead of for 0 roubles", async () => {
    const ways = (await open("inStock")).all("main li").map(textOf);
    expect(ways.filter((way) => way.endsWith(t("product:facts.free"))).length).toBeGreaterThan(1);
    expect(ways.filter((way) => /(?<![\d\s])0\s₽$/.test(way))).toEqual([]);
  });

  test("a product without a price leads to a message with a question about it", async () => {
    const shopper = createShopper();
    const page = await shopper.open(at(paths.product(landmarks.zeroPrice)));
    expect(textOf(page.one("main"))).toContain(t("card.onRequest"));
    expect(page.all("main p b").map(textOf)).not.toContain(formatPrice(0));
    const { id, article } = await api.product(landmarks.zeroPrice);
    expect(page.all(`main form[data-small="basket"] button[value="${id}"]`)).toEqual([]);
    const ask = page.all("main a").find((link) => textOf(link) === t("card.askPrice"));
    const form = await shopper.open(ask?.getAttribute("href") ?? "");
    expect(form.one('textarea[name="comment"]').text).toContain(article);
  });

  test("a sold-out product offers a back-in-stock notification", async () => {
    const page = await open("soldOut");
    const { id } = await api.product(landmarks.soldOut);
    expect(page.all(`main form[data-small="basket"] button[value="${id}"]`)).toEqual([]);
    expect(textOf(page.one('main form:has(input[name="contact"]) button'))).toBe(t("product:notify.submit"));
  });

  test("a product made to order shows its date", async () => {
    const { deliveryDate } = await api.product(landmarks.madeToOrder);
    const page = await open("madeToOrder");
    expect(textOf(page.one("main"))).toContain(t("card.onOrder", { date: formatDate(locale, deliveryDate ?? "") }));
  });

  test("variants are links to their own pages", async () => {
    const path = `catalog/product/${landmarks.variants}/offers`;
    const { offers: variants } = await api.read(path, offers, locale);
    expect(variants.length).toBeGreaterThan(1);
    const page = await open("variants");
    for (const { code } of variants.filter((variant) => variant.code !== landmarks.variants)) {
      expect(page.all(`main a[href="${at(paths.product(code))}"]`).length, code).toBeGreaterThan(0);
    }
  });

  test("pictures link to full-size pages with a link back", async () => {
    const { code, pictures } = await api.product(landmarks.documents);
    const page = await open("documents");
    expect(page.all('main a[href^="/images/"]')).toEqual([]);
    for (const [index, picture] of pictures.entries()) {
      const href = at(paths.productPicture(code, index + 1));
      expect(page.all(`main a[href="${href}"]`)).toHaveLength(1);
      const full = await createShopper().open(href);
      expect([full.status, full.one("html").getAttribute("lang")]).toEqual([200, locale]);
      expect(full.one("main img").getAttribute("srcset")).toContain(paths.image(picture, 1200));
      expect(full.all(`main a[href="${at(paths.product(code))}#photo-${index + 1}"]`)).toHaveLength(1);
    }
  });

  test("documents are links to files in the language of the page, with their real sizes", async () => {
    const { documents } = await api.product(landmarks.documents);
    const page = await open("documents");
    const links = page.all('main a[href^="/documents/"]');
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      documents.map(({ link }) => paths.document((link ?? "").replace("-ru-", `-${locale}-`))),
    );
    for (const link of links) {
      const { headers } = await createShopper().open(link.getAttribute("href") ?? "");
      expect(link.text).toContain(formatSize(locale, Number(headers.get("Content-Length"))));
    }
  });

  test("the description is complete and contains no code", async () => {
    const page = await open("inStock");
    const main = page.one("main");
    expect(main.querySelectorAll("script, style, iframe, object, [onclick], [onerror], [onload]")).toEqual([]);
    expect(main.querySelectorAll('a[href^="javascript:"]')).toEqual([]);
    expect(page.all("main h2").map(textOf)).toEqual(
      expect.arrayContaining([t("product:description"), t("product:properties")]),
    );
  });

  test("goods that go with a product stand on its page and in the basket, similar ones where it is sold out", async () => {
    const shopper = await createKnownShopper(api, { locale });
    const railOf = (page: Page, kind: "together" | "similar") =>
      page.all(`section[aria-labelledby="${kind}-title"] h3 a`).map((link) => link.getAttribute("href"));
    const lists = (code: string) => api.read(`catalog/product/related?codes=${code}`, related, locale);
    const hrefs = (cards: { code: string }[]) => cards.slice(0, 6).map(({ code }) => at(paths.product(code)));

    const { together } = await lists(landmarks.inStock);
    expect(together.length).toBeGreaterThan(2);
    const page = await shopper.open(at(paths.product(landmarks.inStock)));
    expect([railOf(page, "together"), railOf(page, "similar")]).toEqual([hrefs(together), []]);
    await api.addToBasket(shopper.uid(), (await api.product(landmarks.inStock)).id, 1);
    expect(railOf(await shopper.open(at(paths.basket())), "together")).toEqual(hrefs(together));

    const { similar } = await lists(landmarks.soldOut);
    expect(similar.length).toBeGreaterThan(2);
    const sold = await shopper.open(at(paths.product(landmarks.soldOut)));
    expect([railOf(sold, "together"), railOf(sold, "similar")]).toEqual([[], hrefs(similar)]);
  });

  test("recently viewed products are shown on the next product's page, newest first, without that product", async () => {
    const shopper = await createKnownShopper(api, { locale });
    for (const state of ["plain", "sale", "inStock"] as const) {
      await shopper.open(at(paths.product(landmarks[state])));
    }
    const page = await shopper.open(at(paths.product(landmarks.inStock)));
    const links = page.all('section[aria-labelledby="viewed-title"] h3 a').map((link) => link.getAttribute("href"));
    expect(links).toEqual([landmarks.sale, landmarks.plain].map((code) => at(paths.product(code))));
  });
});

test("the path without a product redirects to the catalogue", async () => {
  for (const locale of locales) {
    const reply = await createShopper().send(localePath(locale, paths.products()));
    expect([reply.status, reply.location]).toEqual([302, localePath(locale, paths.catalog())]);
  }
});
