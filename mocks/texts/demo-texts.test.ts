import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import type { ByLanguage } from "~/lib/languages";
import { readShop } from "#mocks/shop";
import { createDemoApi } from "#mocks/testing/test-api";

import { readTexts } from "./read";
import { typeset } from "./typeset";

const { offices } = readShop("mocks/demo");
const { pages, news, stocks, slides, promos } = readTexts("mocks/demo");

type Pair = readonly [ru: string, en: string];
const pair = ({ ru = "", en = "" }: ByLanguage): Pair => [ru, en];
const namesOf = ({ ru, en }: ByLanguage<{ name: string }>): Pair => [ru?.name ?? "", en?.name ?? ""];
/** A body as the API sends it, without the line breaks between elements. */
const whole = ({ body }: { body: ByLanguage }): Pair => {
  const [ru, en] = pair(body).map((html) => typeset(html).replace(/>\n+</g, "><"));
  return [ru ?? "", en ?? ""];
};

const shortTexts: [what: string, text: Pair][] = [
  ...[...stocks, ...news].flatMap(({ slug, own }): [string, Pair][] => [
    [`${slug}: name`, namesOf(own)],
    [`${slug}: preview`, [own.ru?.preview ?? "", own.en?.preview ?? ""]],
  ]),
  ...pages.map(({ slug, own }): [string, Pair] => [`${slug}: name`, namesOf(own)]),
  ...slides.flatMap(({ title, text }, index): [string, Pair][] => [
    [`slide ${index}: title`, pair(title)],
    [`slide ${index}: text`, pair(text)],
  ]),
  ...offices.flatMap(({ name, address, hours }): [string, Pair][] => [
    [`office ${name.en}: name`, pair(name)],
    [`office ${name.en}: address`, pair(address)],
    [`office ${name.en}: hours`, pair(hours)],
  ]),
  ...promos.map(({ code, name }): [string, Pair] => [code, pair(name)]),
];

const longTexts = [...stocks, ...news, ...pages].map((text): [string, Pair] => [text.slug, whole(text)]);

const sitePages = [
  ...["catalog", "basket", "favorites", "brands", "stocks", "news", "about", "contacts", "consent", "feedback"],
  ...["order/track", "personal/account", "personal/history", "personal/return"],
];

const api = await createDemoApi();
const sections = api.context.db.column<string>("select link from section");
api.close();

/** Valid link targets: plain pages of the site map, sections, and the pages of the folder. */
const known = new Set([
  ...sitePages.map((page) => `/${page}`),
  ...sections,
  ...stocks.map(({ slug }) => `/stocks/${slug}`),
  ...news.map(({ slug }) => `/news/${slug}`),
  ...pages.filter(({ shared }) => shared.kind !== "about").map(({ shared, slug }) => `/${shared.kind}/${slug}`),
]);

const parents: Record<string, readonly string[]> = {
  li: ["ul", "ol"],
  thead: ["table"],
  tbody: ["table"],
  tr: ["thead", "tbody"],
  th: ["tr"],
  td: ["tr"],
  strong: ["p", "li", "th", "td"],
  em: ["p", "li", "th", "td"],
  a: ["p", "li", "th", "td"],
};
const blocks = ["p", "h2", "h3", "ul", "ol", "table"];

/** Errors in a text's tags: unknown, misplaced or unclosed ones. */
function htmlErrors(html: string): string[] {
  const open: string[] = [];
  const faults: string[] = [];
  for (const [tag, end, name = "", attributes] of html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/g)) {
    if (end) {
      if (open.pop() !== name) faults.push(`${tag} closes another one`);
      continue;
    }
    const above = open.at(-1);
    const fits = parents[name]?.includes(above ?? "") ?? (blocks.includes(name) && above === undefined);
    if (!fits) faults.push(`${tag} in ${above ?? "the text"}`);
    if (name === "a" ? !/^ href="\/[a-z0-9/-]*"$/.test(attributes ?? "") : attributes)
      faults.push(`${tag} has attributes`);
    open.push(name);
  }
  const outside = html.replace(/<(p|h2|h3|ul|ol|table)>.*?<\/\1>/gs, "");
  return [...faults, ...open.map((name) => `${name} is left open`), ...(outside ? [`text outside: ${outside}`] : [])];
}

const tagsOf = (html: string) => [...html.matchAll(/<[a-z0-9]+/g)].join(" ");
const linksOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link);
const plain = (html: string) => html.replace(/<[^>]*>/g, " ");

/** The minimum number of characters in a page, so that it fills several phone screens. */
const lengths = { content: 3500, information: 2000, about: 1500 };

describe("the amount of texts", () => {
  it("matches the specification", () => {
    expect(stocks).toHaveLength(8);
    expect(news).toHaveLength(16);
    expect(slides).toHaveLength(4);
    expect(offices).toHaveLength(5);
    expect(promos.map(({ code }) => code)).toEqual(["VERSTAK10", "MASTER5", "LETO2025"]);
    expect(pages.map(({ shared, slug }) => `${shared.kind}/${slug}`)).toEqual([
      "content/offers",
      "content/processing",
      "content/policy",
      "information/b2b-resheniya",
      "information/oplata",
      "information/vozvrat-tovara",
      "information/programma-loyalnosti",
      "about/about",
    ]);
  });

  it("has unique slugs and previews", () => {
    for (const list of [stocks, news]) {
      expect(new Set(list.map(({ slug }) => slug)).size).toBe(list.length);
      expect(new Set(list.map(({ own }) => own.ru?.preview)).size).toBe(list.length);
    }
  });

  it("fills a page: news have 6 to 20 blocks, documents several screens", () => {
    for (const text of news) {
      const [html] = whole(text);
      const count = html.match(/<(?:p|h2|h3|ul|ol|table)>/g)?.length ?? 0;
      expect(count, text.slug).toBeGreaterThanOrEqual(6);
      expect(count, text.slug).toBeLessThanOrEqual(20);
      expect(html, text.slug).toMatch(/<h2>/);
    }
    for (const page of pages) {
      for (const html of whole(page)) expect(plain(html).length, page.slug).toBeGreaterThan(lengths[page.shared.kind]);
      expect(whole(page)[0], page.slug).toMatch(/<table>/);
    }
    for (const stock of stocks) expect(whole(stock)[0], stock.slug).toMatch(/<ul>.*<li>/);
  });
});

describe.each([...shortTexts, ...longTexts])("%s", (_, [ru, en]) => {
  it("is in Russian and in English", () => {
    const [russian, english] = [plain(ru), plain(en)];
    expect(english).not.toBe(russian);
    expect(english).not.toMatch(/\p{Script=Cyrillic}/u);
    expect(english).toMatch(/[a-z]/i);
    expect(russian).toMatch(/\p{Script=Cyrillic}/u);
  });

  it("follows the typography rules of the shop", () => {
    for (const text of [plain(typeset(ru)), plain(typeset(en))]) {
      expect(text).not.toMatch(/!|\.\.\.|lorem|todo|xxx/i);
      expect(text).not.toMatch(/["']/);
      expect(text).not.toMatch(/\d (?:\d{3}(?!\d)|[₽%°]|мм|кг|mm|kg)/);
    }
    // «вы» is not capitalised; at the start of a sentence this cannot be checked.
    expect(plain(ru)).not.toMatch(/(?<=[\p{Ll},;]\s+)(?:Вы|Вас|Вам|Вами|Ваш\p{Ll}*)(?!\p{L})/u);
  });
});

describe.each(longTexts)("the body of %s", (_, [ru, en]) => {
  it("is well-formed HTML with the tags that the shop supports", () => {
    expect(htmlErrors(ru)).toEqual([]);
    expect(htmlErrors(en)).toEqual([]);
  });

  it("has the same parts and links in both languages", () => {
    expect(tagsOf(en)).toBe(tagsOf(ru));
    expect(linksOf(en)).toEqual(linksOf(ru));
  });

  it("links only to pages that exist", () => {
    expect(linksOf(ru).filter((link) => !known.has(link ?? ""))).toEqual([]);
  });
});

describe("the targets of links", () => {
  // The file is read, not imported, because the embedded API must not depend on the storefront's code.
  const siteMap = readFileSync(new URL("../../app/routes.ts", import.meta.url), "utf8");

  it.each(sitePages)("include /%s in the site map", (page) => {
    expect(siteMap).toContain(`route("${page.replace("personal/", "")}", `);
  });

  it.each(["stocks/:slug", "news/:slug", "information/:slug", "content/:slug", "catalog/:category/*"])(
    "include %s in the site map",
    (pattern) => expect(siteMap).toContain(`route("${pattern}", `),
  );
});

describe("the tables", () => {
  it("have the same number of cells in every row as headings", () => {
    for (const [what, [ru, en]] of longTexts) {
      for (const [table] of `${ru}${en}`.matchAll(/<table>.*?<\/table>/gs)) {
        const widths = [...table.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = ""]) => row.match(/<t[hd]>/g)?.length);
        expect(new Set(widths).size, what).toBe(1);
      }
    }
  });
});

describe("the slides", () => {
  it("fit the carousel and link to existing pages", () => {
    for (const { title, text, link, theme } of slides) {
      for (const one of pair(title)) expect(one.length, one).toBeLessThanOrEqual(60);
      for (const one of pair(text)) expect(one.length, one).toBeLessThanOrEqual(100);
      expect(known).toContain(link);
      expect(["light", "dark"]).toContain(theme);
    }
    expect(new Set(slides.map(({ theme }) => theme)).size).toBe(2);
  });
});
