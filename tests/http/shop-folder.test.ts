import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";

import { localePath, locales } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { root } from "~/server/launch/root.mjs";
import { demoCustomers, landmarks } from "#mocks/testing/landmarks";

import { launch } from "../fixtures/launcher";
import { lastMessageTo } from "../fixtures/outbox";
import { placeGuestOrder } from "../fixtures/placed-order";
import { freePort } from "../fixtures/ports";
import { orderButton, pickupFields } from "./checkout/fill";
import { copyWithPseudoLanguage } from "./shop-folder/pseudo-language";
import { testThirdLanguage } from "./shop-folder/third-language";
import { useIsolatedShop, useShopWith } from "./support/isolated-shop";
import { type Page, textOf } from "./support/page";
import { createShopper } from "./support/shopper";
import { submitButton } from "./support/signing-in";

const teaShop = join(root, "tests/fixtures/tea-shop");
const nameOf = { ru: "Чайная лавка", en: "Tea House" };
const demoNames = ["Верстак", "Verstak", "verstak"];
/** The names, the goods, the colour and the mark of the demo shop. */
const demoTraces = [...demoNames, "нструмент", " tools", "#c9380a", "M2 14h36v8h-4v14"];

describe("a shop with a folder of its own", () => {
  const folder = copyWithPseudoLanguage(teaShop);
  const shop = useIsolatedShop({ SHOP_DIR: folder }, null);
  afterAll(() => rm(folder, { recursive: true, force: true }));
  testThirdLanguage(shop, folder);

  test.each(locales)("has its name on every kind of page, and nothing of the demo shop, in %s", async (locale) => {
    const shopper = createShopper({ shop: shop.url() });
    const pages = [
      ...[paths.home(), paths.catalog(), paths.brands(), paths.stocks(), paths.news(), paths.search("улун")],
      ...[paths.signIn(), paths.basket(), paths.offline(), paths.search("щжщжщж"), "/nothing-here"],
    ];
    for (const path of [...pages, paths.manifest()]) {
      const { body } = await shopper.open(localePath(locale, path));
      expect(body, path).toContain(nameOf[locale]);
      for (const trace of demoTraces) expect(body, path).not.toContain(trace);
    }
  });

  test.each(locales)("has its own texts and none of the demo shop's, in %s", async (locale) => {
    const shopper = createShopper({ shop: shop.url() });
    const open = (path: string) => shopper.open(localePath(locale, path));
    const shown = {
      ru: ["Мы возим чай из Юньнани", "Россия 5\u00a0дней", "Приходите в лавку на Мира", "Осенний улун"],
      en: ["We bring tea from Yunnan", "Russia 5\u00a0days", "Come to the shop on Mira Street", "Autumn oolong"],
    }[locale];
    const pages = [paths.about(), paths.plainPage("information", "delivery"), paths.article("tea-party"), paths.home()];
    for (const [index, path] of pages.entries()) {
      const page = await open(path);
      expect(textOf(page.one("main"))).toContain(shown[index]);
      // The colour of the demo shop is also the colour of badges in the catalogue.
      for (const trace of demoNames) expect(page.body, path).not.toContain(trace);
    }
    const news = await open(paths.news());
    const articles = news.all('main li a[href*="/news/"]').map((link) => link.getAttribute("href"));
    expect([...new Set(articles)]).toEqual([localePath(locale, paths.article("tea-party"))]);
    expect((await open(paths.stocks())).status).toBe(200);
    expect((await open(paths.article("choose-cutting-disc"))).status).toBe(404);
    const picture = await fetch(shop.url() + paths.image("/upload/shop/news/tea-party.png", 320));
    expect([picture.status, picture.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
  });

  test("has its own contacts, pickup points and company details", async () => {
    const page = await createShopper({ shop: shop.url() }).open(paths.contacts());
    for (const text of ["Лавка на Мира", "+7 4872 00-00-01", "tea@lavka.example", "ООО «Лавка»", "7700000009"])
      expect(textOf(page.one("main"))).toContain(text);
    for (const trace of demoTraces) expect(page.body).not.toContain(trace);
  });

  test.each(locales)("sells its goods: from a section to a printed order of a customer, in %s", async (locale) => {
    const t = translateFor(locale);
    const at = (path: string) => localePath(locale, path);
    const shopper = createShopper({ shop: shop.url() });
    const seen: Page[] = [];
    const open = async (path: string) => {
      const page = await shopper.open(path);
      expect([page.status, path]).toEqual([200, path]);
      seen.push(page);
      return page;
    };
    const section = await open(at("/catalog/chay/zelenyy-chay"));
    const [link = ""] = section
      .all('main a[href*="/product/"]')
      .map((found) => found.getAttribute("href")?.replace(/#.*/, ""));
    const product = await open(link);
    const name = textOf(product.one("h1"));
    await shopper.press(product, 'main form[data-small="basket"] button[name="add"]');

    const phone = { ru: "+79990002211", en: "+79990002222" }[locale];
    const signIn = await open(at(paths.signIn({ redirectTo: at(paths.checkout("individual")) })));
    const step = await shopper.follow(await shopper.press(signIn, submitButton, { phone }));
    const { code } = await lastMessageTo(shop.api().url, phone);
    expect((await shopper.press(step, submitButton, { code: code ?? "" })).location).toBe(
      at(paths.checkout("individual")),
    );

    const checkout = await open(at(paths.checkout("individual")));
    const bought = pickupFields(checkout, `tea-${locale}@lavka.example`);
    const placed = await shopper.press(checkout, orderButton, { ...bought, "customer.phone": phone });
    expect(placed.location).toBe(at(paths.orderPlaced("individual")));
    await open(at(paths.orderPlaced("individual")));
    const history = await open(at(paths.personalHistory()));
    const [order] = history.all('main a[href*="/personal/history/"]').map((found) => found.getAttribute("href"));
    const printed = await open(order ?? "");
    expect(textOf(printed.one("main"))).toContain(name);
    expect(textOf(printed.one("main"))).toContain(t("personal:order.deliveryTitle"));
    for (const { body, path } of seen) for (const trace of demoTraces) expect(body, path).not.toContain(trace);
  });

  test.each(locales)("signs its messages and invoices, in %s", async (locale) => {
    const product = "chay-zelenyy-luntszin-50-g";
    const { order, accessKey } = await placeGuestOrder(shop.api().url, { personType: "legal", product, locale });
    const shopper = createShopper({ shop: shop.url() });
    const invoice = await shopper.open(localePath(locale, paths.orderInvoice(order.id, accessKey)));
    expect(textOf(invoice.root)).toContain({ ru: "ООО «Лавка»", en: "Lavka LLC" }[locale]);
    for (const trace of demoTraces) expect(invoice.body).not.toContain(trace);
    const phone = { ru: "+79990001122", en: "+79990001133" }[locale];
    const login = await fetch(`${shop.api().url}/api/auth/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Accept-Language": locale },
      body: JSON.stringify({ login: phone, type: "sms" }),
    });
    expect(login.status).toBe(200);
    expect((await lastMessageTo(shop.api().url, phone)).text).toContain(nameOf[locale]);
  });

  test("has no customers whose passwords are public, and shows no codes", async () => {
    const shopper = createShopper({ shop: shop.url() });
    const page = await shopper.open(paths.signIn());
    expect(page.all("button[form^=demo]")).toEqual([]);
    const body = JSON.stringify({ login: demoCustomers.anna.phone, type: "sms" });
    const headers = { "Content-Type": "application/json" };
    const login = await fetch(`${shop.api().url}/api/auth/login`, { method: "POST", headers, body });
    expect(await login.json()).toEqual({ data: { sent: true, resendAfter: 59 } });
    const { email, password } = demoCustomers.anna;
    const byEmail = JSON.stringify({ login: email, type: "email", password });
    const refused = await fetch(`${shop.api().url}/api/app/auth/byEmail`, { method: "POST", headers, body: byEmail });
    expect(refused.status).toBe(400);
  });

  test("has its own mark, wordmark and colours, with addresses that change with them", async () => {
    const page = await createShopper({ shop: shop.url() }).open(paths.signIn());
    expect(page.one('meta[name="theme-color"]').getAttribute("content")).toBe("#fbf7ec");
    const style = page
      .all("style")
      .map(({ text }) => text)
      .join("");
    expect(style).toContain("--signal:#0b6b3a");
    expect(style).toContain("--logo-ratio:3");
    const [, mark = ""] = /--mark:url\(([^)]+)\)/.exec(style) ?? [];
    const response = await fetch(shop.url() + mark);
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(await response.text()).toContain("#7a4b12");
  });

  test.each([
    ["icon-192.png", 192, 192],
    ["icon-maskable-512.png", 512, 512],
    ["share.png", 1200, 630],
  ])("draws %s from its mark on its background", async (file, width, height) => {
    const response = await fetch(shop.url() + paths.brandFile(file));
    expect(response.headers.get("Content-Type")).toBe("image/png");
    const picture = sharp(await response.arrayBuffer());
    expect(await picture.metadata()).toMatchObject({ width, height });
    const { data } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([0xfb, 0xf7, 0xec]);
  });

  test("has its icon where browsers, feed readers and bots look for one that no page names", async () => {
    const found = await fetch(`${shop.url()}/favicon.ico`);
    expect([found.status, found.headers.get("Content-Type")]).toEqual([200, "image/png"]);
    const named = await fetch(shop.url() + paths.brandFile("icon-192.png"));
    expect(Buffer.from(await found.arrayBuffer()).equals(Buffer.from(await named.arrayBuffer()))).toBe(true);
  });

  test("shows plain drawings where it has none of its own", async () => {
    for (const file of ["no-picture.svg", "empty.svg", "not-found.svg"]) {
      const response = await fetch(shop.url() + paths.brandFile(file));
      expect(response.headers.get("Content-Type"), file).toBe("image/svg+xml");
      const demo = await fetch(inject("shopUrl") + paths.brandFile(file));
      expect(await response.text(), file).not.toBe(await demo.text());
    }
    expect((await fetch(shop.url() + paths.brandFile("shop.json"))).status).toBe(404);
    expect((await fetch(`${shop.url()}/brand/..%2Fshop.json`)).status).toBe(404);
  });
});

describe("a shop without a folder", () => {
  const shop = useShopWith({ SHOP_DIR: "" });

  test("is a plain shop", async () => {
    const page = await createShopper({ shop: shop.url() }).open(paths.signIn());
    expect(page.one("title").text).toContain("«Магазин»");
    for (const trace of demoNames) expect(page.body).not.toContain(trace);
  });

  test("promises no payment by invoice, for which it lacks the company's account", async () => {
    const page = await createShopper({ shop: shop.url() }).open(paths.product(landmarks.inStock));
    const said = textOf(page.one('main section[aria-labelledby="delivery"]'));
    expect(said).toContain("Картой или наличными");
    expect(said).not.toContain("по счёту");
  });
});

describe("a folder with faults", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "shop-folder-"));
    await cp(teaShop, folder, { recursive: true });
    await writeFile(join(folder, "shop.json"), '{ "nmae": "Чай", "email": "чай" }');
    await writeFile(join(folder, "brand/theme.css"), ":root { --nope: 1 }");
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test("does not start, and names each fault with its file", async () => {
    const env = { PORT: String(await freePort()), API_PORT: String(await freePort()), API_URL: "", DATA_DIR: folder };
    const { code, out, errors } = await launch("start", { ...env, SHOP_DIR: folder, LOG_LEVEL: "error" }).ended;
    const advice = /^pages: has no /;
    expect({ code, out: out.filter((line) => !advice.test(line)), errors }).toEqual({
      code: 1,
      out: [],
      errors: [
        "shop.json: “email” is not an e-mail address",
        "shop.json: the file has an unknown “nmae”",
        "brand/theme.css: “--nope: 1” sets no token of `app/styles/tokens.css`",
        "The check of SHOP_DIR failed (1)",
      ],
    });
  });
});
