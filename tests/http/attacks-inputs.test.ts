import { describe, expect, inject, test } from "vitest";

import { localePath } from "~/i18n/config";
import { imageWidths } from "~/lib/link";
import { paths } from "~/paths";
import { landmarks, landmarkSections } from "#mocks/testing/landmarks";

import { createApi } from "./support/api";
import { createNewCustomer } from "./support/new-customer";
import { textOf } from "./support/page";
import { headOf, statusOf, sendRaw } from "./support/raw-request";
import { createShopper } from "./support/shopper";

const shop = inject("shopUrl");
const { host } = new URL(shop);

const evil = "evil.example";

describe("a forged host", () => {
  const pages = [paths.home(), paths.product(landmarks.inStock), "/nowhere", `${paths.catalog()}/`, paths.personal()];
  const more = ["/robots.txt", "/sitemap.xml", "/news/rss.xml", paths.offline(), `${paths.catalog()}.data`, "//x/"];

  test.each([...pages, ...more])("does not appear in %s", async (path) => {
    const forwarded = ["Host", "Server", "Prefix", "Port", "Proto", "Scheme", "For"].map(
      (name) => `X-Forwarded-${name}: ${evil}`,
    );
    const others = [
      `X-Host: ${evil}`,
      `Forwarded: host=${evil}`,
      `X-Original-URL: /${evil}`,
      `X-Rewrite-URL: /${evil}`,
    ];
    const answers = await Promise.all([
      sendRaw(shop, [`GET ${path} HTTP/1.1`, `Host: ${evil}`, "Accept: text/html", ...forwarded, ...others]),
      sendRaw(shop, [`GET ${path} HTTP/1.1`, `Host: ${host}`, "Accept: text/html", ...forwarded, ...others]),
    ]);
    for (const answer of answers) {
      expect(statusOf(answer)).toBeGreaterThan(199);
      expect(answer).not.toContain(evil);
    }
  });

  test.each(
    ["evil.example:99999", "a b", "<script>", "x/y", "@", "[::1", "", "a".repeat(5000)].map((name) => [
      name.slice(0, 30),
      name,
    ]),
  )("in the invalid form %s is ignored", async (_, name) => {
    const answer = await sendRaw(shop, [`GET ${paths.home()} HTTP/1.1`, `Host: ${name}`, "Accept: text/html"]);
    expect(statusOf(answer)).toBe(200);
    expect(answer).toContain("</html>");
  });
});

describe("line breaks", () => {
  const breaks = [
    "%0d%0aX-Evil:%201",
    "%0aX-Evil:%201",
    "%0dX-Evil:%201",
    "%E5%98%8A%E5%98%8DX-Evil:%201",
    "%00X-Evil:1",
  ];
  const places = [
    ["the path", (text: string) => `/${text}`],
    ["a path with a trailing slash", (text: string) => `/catalog/${text}/`],
    ["a path in upper case", (text: string) => `/CATALOG/${text}`],
    ["the query of a redirect", (text: string) => `/catalog/?sort=${text}`],
    ["the redirect after the sign-in", (text: string) => `/sign-in?redirectTo=/${text}`],
    ["the redirect to the sign-in", (text: string) => `/personal/history?x=${text}`],
    ["a picture's name", (text: string) => `/images/${imageWidths[0]}/upload/${text}.jpg`],
    ["a document's name", (text: string) => `/documents/upload/${text}.pdf`],
    ["an order number", (text: string) => `/order/1${text}/invoice?key=${text}`],
    ["the name of a strings file", (text: string) => `/strings/x/ru/${text}`],
  ] as const;

  test.each(places)("in %s do not add a header", async (_, pathOf) => {
    const answers = await Promise.all(
      breaks.map((text) => sendRaw(shop, [`GET ${pathOf(text)} HTTP/1.1`, `Host: ${host}`, "Accept: text/html"])),
    );
    for (const answer of answers) {
      expect(headOf(answer)).not.toMatch(/^x-evil/im);
      expect(statusOf(answer)).toBeLessThan(500);
    }
  });

  test("in fields that are sent back in a header do not add a header", async () => {
    const shopper = createShopper();
    for (const back of ["/\r\nX-Evil: 1", "/a\nX-Evil: 1", "/%0d%0aX-Evil:1", "/\u560a\u560dX-Evil: 1"]) {
      const reply = await shopper.post(paths.consent(), { answer: "given", back });
      expect([reply.status, reply.headers.get("X-Evil")]).toEqual([303, null]);
      const pressed = await shopper.post("/favorites/toggle", { add: "1", back });
      expect([pressed.status, pressed.headers.get("X-Evil")]).toEqual([303, null]);
    }
  });
});

describe("names of built-in object properties", () => {
  const names = ["__proto__", "__proto__[polluted]", "constructor", "constructor[prototype][polluted]", "prototype.x"];
  const fields = Object.fromEntries(
    [...names, ...names.map((name) => `f.${name}`), "toString"].map((name) => [name, "1"]),
  );

  /** A polluted prototype would show here, because every object of the shop would then have the property. */
  async function expectClean() {
    const data = await (await fetch(`${shop}${paths.session()}`)).text();
    expect(data).not.toContain("polluted");
    const page = await createShopper().open(paths.home());
    expect([page.status, page.body.includes("polluted")]).toEqual([200, false]);
  }

  test.each([paths.home(), paths.search("x"), paths.catalog(), paths.favorites(), paths.signIn(), paths.compare()])(
    "in the query of %s have no effect",
    async (path) => {
      const query = new URLSearchParams(fields).toString();
      for (const locale of ["ru", "en"] as const) {
        const address = `${localePath(locale, path)}${path.includes("?") ? "&" : "?"}${query}`;
        expect((await createShopper().send(address)).status).toBe(200);
      }
      await expectClean();
    },
  );

  test("in form fields have no effect", async () => {
    const { shopper, account } = await createNewCustomer();
    const before = await account();
    for (const path of [
      paths.personalAccount(),
      "/basket/lines",
      "/favorites/toggle",
      paths.feedback(),
      paths.basketPromo(),
    ]) {
      expect((await shopper.post(path, { intent: "notify?", ...fields })).status).toBeLessThan(500);
    }
    expect(await account()).toEqual(before);
    await expectClean();
  });
});

describe("900 unknown filters", () => {
  const query = Array.from({ length: 900 }, (_, index) => `f.x${index}=1`).join("&");

  test.each(["ru", "en"] as const)("do not change a section, a brand or a product count, in %s", async (locale) => {
    const api = createApi();
    const section = await api.sectionLink(landmarkSections.typical);
    const { brand } = await api.slugs();
    for (const path of [section, paths.brand(brand)]) {
      const addresses = [`${path}?f.inStock=1`, `${path}?f.inStock=1&${query}`];
      const pages = addresses.map((address) => createShopper().open(localePath(locale, address)));
      const [before, after] = await Promise.all(pages);
      expect([before?.status, after?.status]).toEqual([200, 200]);
      const [shown, filtered] = [before, after].map((page) => page?.all("main h2 a, main h3 a").map(textOf) ?? []);
      expect(shown).not.toEqual([]);
      expect(filtered).toEqual(shown);
    }
    const count = `${paths.listingCount({ section: landmarkSections.typical })}&${query}`;
    expect((await createShopper().send(localePath(locale, count))).status).toBe(200);
  });
});

describe("a repeated parameter", () => {
  const many = (name: string, values: readonly string[]) => values.map((value): [string, string] => [name, value]);

  test("in a query counts once", async () => {
    const query = new URLSearchParams([
      ...many("page", ["1", "2", "999999"]),
      ...many("sort", ["name", "x"]),
      ...many("q", ["а", "<script>", "б"]),
      ...many("perPage", ["24", "1000000"]),
    ]).toString();
    const shopper = createShopper();
    const page = await shopper.open(`/search?${query}`);
    expect(page.status).toBe(200);
    expect(page.all("main input[name=q]").every((field) => field.getAttribute("value") === "а")).toBe(true);
    expect(page.all("script:not([type])").some((script) => script.text.includes("<script>"))).toBe(false);
  });

  test("in a form counts once", async () => {
    const { shopper, account } = await createNewCustomer();
    const before = await account();
    const twice = new URLSearchParams([
      ["intent", "person"],
      ...many("name", ["Анна", "Мария"]),
      ...many("lastName", ["А", "Б"]),
    ]);
    const headers = { Origin: shop };
    const reply = await shopper.send(paths.personalAccount(), { method: "POST", headers, body: twice });
    expect(reply.status).toBe(400);
    expect((await account()).user).toEqual(before.user);
    const ways = new URLSearchParams(many("add", ["1", "2", "1"]));
    expect((await shopper.send("/favorites/toggle", { method: "POST", headers, body: ways })).status).toBeLessThan(500);
  });
});
