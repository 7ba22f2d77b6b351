import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { readShop } from "#mocks/shop";

import { places } from "../catalog/tree/index";
import type { Pair } from "../lib/text";
import { typeset } from "./html";
import { headlines } from "./news/headlines";
import { bodies } from "./news/index";
import { pages } from "./pages/index";
import { promos } from "./promos";
import { slides } from "./slides";
import { stocks } from "./stocks/index";
import type { Body, Page } from "./types";

const { offices } = readShop("mocks/demo");

const whole = ({ ru, en }: Body): Pair => [typeset(ru.join("")), typeset(en.join(""))];

const shortTexts: [what: string, text: Pair][] = [
  ...[...stocks, ...headlines].flatMap(({ slug, name, preview }): [string, Pair][] => [
    [`${slug}: name`, name],
    [`${slug}: preview`, preview],
  ]),
  ...pages.map(({ slug, name }): [string, Pair] => [`${slug}: name`, name]),
  ...slides.flatMap(({ id, title_ru, title_en, text_ru, text_en }): [string, Pair][] => [
    [`slide ${id}: title`, [title_ru, title_en]],
    [`slide ${id}: text`, [text_ru, text_en]],
  ]),
  ...offices.flatMap(({ name, address, hours }): [string, Pair][] => [
    [`office ${name.en}: name`, [name.ru, name.en]],
    [`office ${name.en}: address`, [address.ru, address.en]],
    [`office ${name.en}: hours`, [hours.ru, hours.en]],
  ]),
  ...promos.map(({ code, name_ru, name_en }): [string, Pair] => [code, [name_ru, name_en]]),
];

const longTexts: [what: string, text: Pair][] = [
  ...stocks.map(({ slug, body }): [string, Pair] => [slug, whole(body)]),
  ...headlines.map(({ slug }): [string, Pair] => [slug, whole(bodies[slug])]),
  ...pages.map(({ slug, body }): [string, Pair] => [slug, whole(body)]),
];

const sitePages = [
  ...["catalog", "basket", "favorites", "brands", "stocks", "news", "about", "contacts", "consent", "feedback"],
  ...["order/track", "personal/account", "personal/history"],
];

/** Valid link targets: plain pages of the site map, sections, and the pages that the seed writes. */
const known = new Set([
  ...sitePages.map((page) => `/${page}`),
  ...places.flatMap(({ top, group, leaf }) =>
    [[top], [top, group], [top, group, leaf]].map((way) => `/catalog/${way.map(({ code }) => code).join("/")}`),
  ),
  ...stocks.map(({ slug }) => `/stocks/${slug}`),
  ...headlines.map(({ slug }) => `/news/${slug}`),
  ...pages.filter(({ kind }) => kind !== "about").map(({ kind, slug }) => `/${kind}/${slug}`),
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
const lengths: Record<Page["kind"], number> = { content: 3500, information: 2000, about: 1500 };

describe("the amount of texts", () => {
  it("matches the specification", () => {
    expect(stocks).toHaveLength(8);
    expect(headlines).toHaveLength(16);
    expect(slides).toHaveLength(4);
    expect(offices).toHaveLength(5);
    expect(promos.map(({ code }) => code)).toEqual(["VERSTAK10", "MASTER5", "LETO2025"]);
    expect(pages.map(({ kind, slug }) => `${kind}/${slug}`)).toEqual([
      "content/offers",
      "content/processing",
      "content/policy",
      "information/b2b-resheniya",
      "information/oplata",
      "information/programma-loyalnosti",
      "information/vozvrat-tovara",
      "about/about",
    ]);
  });

  it("has unique slugs and previews", () => {
    for (const list of [stocks, headlines]) {
      expect(new Set(list.map(({ slug }) => slug)).size).toBe(list.length);
      expect(new Set(list.map(({ preview }) => preview[0])).size).toBe(list.length);
    }
  });

  it("fills a page: news have 6 to 20 blocks, documents several screens", () => {
    for (const { slug } of headlines) {
      const count = bodies[slug].ru.length;
      expect(count, slug).toBeGreaterThanOrEqual(6);
      expect(count, slug).toBeLessThanOrEqual(20);
      expect(whole(bodies[slug])[0], slug).toMatch(/<h2>/);
    }
    for (const { kind, slug, body } of pages) {
      for (const text of whole(body)) expect(plain(text).length, slug).toBeGreaterThan(lengths[kind]);
      expect(whole(body)[0], slug).toMatch(/<table>/);
    }
    for (const { slug, body } of stocks) expect(whole(body)[0], slug).toMatch(/<ul>.*<li>/);
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
  const siteMap = readFileSync(new URL("../../../../app/routes.ts", import.meta.url), "utf8");

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
    for (const { title_ru, title_en, text_ru, text_en, link, theme } of slides) {
      for (const title of [title_ru, title_en]) expect(title.length, title).toBeLessThanOrEqual(60);
      for (const text of [text_ru, text_en]) expect(text.length, text).toBeLessThanOrEqual(100);
      expect(known).toContain(link);
      expect(["light", "dark"]).toContain(theme);
    }
    expect(new Set(slides.map(({ theme }) => theme)).size).toBe(2);
  });
});
