import { beforeAll, describe, expect, test } from "vitest";

import { localePath, locales } from "~/i18n/config";
import { paths } from "~/paths";

import { inlineScriptsOf } from "../fixtures/start-plan";
import { createApi } from "./support/api";
import { createDemoCustomer } from "./support/demo-customer";
import { createShopperWithProducts } from "./support/guests";
import { useModifiedShop } from "./support/modified-shop";
import type { Page } from "./support/page";
import { listPages } from "./support/pages";
import { createShopper, type Shopper } from "./support/shopper";
import { faultsOfXml } from "./support/valid-xml";

/** Markup that breaks out of a text, an attribute, a script, a comment and a style, and would then run code. */
const shortAttack = `"><script>evil()</script>`;
const evil = [
  shortAttack,
  `'><img src=evil onerror=evil()>`,
  `</title></textarea></style></script><svg onload=evil()>`,
  `--><iframe srcdoc="<script>evil()</script>"></iframe>`,
  `<a href="javascript:evil()">x</a><a href=" jAvA&#x0A;script:evil()">x</a>`,
  `{{constructor.constructor("evil()")()}}\u2028\u0000`,
].join("");

/** Fields with identifiers rather than texts: the shop could not render its pages if these were changed. */
const names =
  /^(slug|code|link|url|picture|pictures|images|image|uid|hash|key|token|accessKey|refreshToken|type|kind|color|personType|personTypes|deliveries|version|phone|login)$/;
const hasForm = /^(\/|https?:|\d{4}-\d\d-\d\d|#|[\w.-]+@)/;

/** Adds the attack to every text of a response; inside an address the short one, because its parts are limited. */
function injectAttack(value: unknown, name = "", attack = evil): unknown {
  if (typeof value === "string") return names.test(name) || hasForm.test(value) ? value : value + attack;
  if (Array.isArray(value)) return value.map((each) => injectAttack(each, name, attack));
  if (typeof value !== "object" || value === null) return value;
  const within = name === "address" ? shortAttack : attack;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, injectAttack(each, key, within)]));
}

/** The parts of a page that would run code, by themselves or when clicked. */
function findLive(page: Page): string[] {
  const handlers = page
    .all("*")
    .flatMap((element) => Object.keys(element.attributes).filter((name) => /^on/i.test(name)));
  const targets = page
    .all("[href], [src], [action], [formaction]")
    .flatMap((element) => Object.values(element.attributes))
    .filter((value) => /^\s*j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:|^evil$/i.test(value));
  const scripts = inlineScriptsOf(page.body).filter((code) => code.includes("evil()"));
  return [...handlers, ...targets, ...scripts, ...page.all("iframe, svg[onload], object, embed").map(String)];
}

const api = createApi();
const pages = await listPages(api);
const shopperWithProducts = await createShopperWithProducts(api);
let guest: Shopper;

// An API whose every text contains an attack.
const shop = useModifiedShop((answer) => injectAttack(answer));

beforeAll(() => {
  guest = createShopper({ shop: shop.url(), cookies: Object.fromEntries(shopperWithProducts.jar) });
});

describe.each(locales)("with hostile texts from the API, in %s", (locale) => {
  // The same code renders a page in both languages, so each page is tested in one of them.
  const own = pages.filter((_, index) => index % 2 === locales.indexOf(locale));
  test.each(own.map(({ name, path }) => [name, path]))("%s contains no injected code", async (_name, path) => {
    const page = await guest.open(localePath(locale, path));
    expect(page.status).toBe(200);
    expect(findLive(page)).toEqual([]);
    // No text cuts the page short: it ends with the shop's own closing tags.
    expect(page.body.trimEnd().endsWith("</body></html>")).toBe(true);
  });

  test("the personal area contains no injected code", async () => {
    const { shopper } = await createDemoCustomer(api, "anna", locale, shop.url());
    const personal = [paths.personal(), paths.personalAccount(), paths.personalHistory(), paths.personalReturns()];
    for (const path of personal) {
      const page = await shopper.open(localePath(locale, path));
      expect([path, page.status, findLive(page)]).toEqual([path, 200, []]);
    }
  });

  test.each([
    ["news", paths.newsFeed()],
    ["promotions", paths.stocksFeed()],
  ])("the feed of %s contains no injected code", async (_name, path) => {
    const { body } = await guest.send(localePath(locale, path));
    expect(body).toContain("evil()");
    expect(await faultsOfXml(body, "rss")).toEqual([]);
  });
});

test("the hostile texts are shown as text", async () => {
  const page = await guest.open(paths.catalog());
  expect(page.status).toBe(200);
  expect(page.one("main").text).toContain("<script>evil()</script>");
});
