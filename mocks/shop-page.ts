import { readFileSync } from "node:fs";
import { join } from "node:path";

import { languages, localePath } from "~/lib/languages";
import type { Shop } from "~/lib/shop-file";
import { readTheme, tokensOf, type Tokens } from "~/lib/theme-file";

import { readIfThere } from "./data-file";
import { escapeHtml, htmlPage } from "./html";
import { say, textIn, type Language } from "./language";

/** How the pages of the API look: the mark and the colours of the shop whose API it is. */
export type Brand = {
  /** The mark for light and dark backgrounds as SVG; null if the shop has none. */
  mark: { light: string; dark: string } | null;
  /** The design tokens as CSS, for the light and the dark theme. */
  style: string;
};

/** Where the storefront keeps its style sheets; `npm start` always runs at the root of the project. */
const styles = "app/styles";

/** The tokens that the pages use: colours. The other ones depend on the width of the screen. */
const used =
  /^--(ink(-[23])?|control|line(-2)?|paper(-2)?|sheet|signal(-hover|-ink)?|ok(-tint)?|err(-tint)?|focus|grid)$/;

/**
 * Reads the mark and the theme of a shop's folder.
 * @param folder null for a shop without a look of its own
 */
export function readBrand(folder: string | null): Brand {
  const own = (file: string) => readIfThere(folder, join("brand", file));
  const known = tokensOf(styleSheet("tokens.css"));
  const knownDark = tokensOf(styleSheet("dark.css"));
  const { tokens } = readTheme(own("theme.css") ?? "", known);
  const { tokens: dark } = readTheme(own("theme-dark.css") ?? "", known);
  // As in the storefront: colours of its own are for the light theme only, unless the shop says otherwise.
  const hasDark = Object.keys(dark).length > 0 || !Object.keys(tokens).some((name) => name in knownDark);
  const mark = own("mark.svg");
  return {
    mark: mark === null ? null : { light: mark, dark: hasDark ? (own("mark-on-dark.svg") ?? mark) : mark },
    style: `:root { color-scheme: light; ${declare({ ...known, ...tokens })} }
${hasDark ? `@media (prefers-color-scheme: dark) { :root { color-scheme: dark; ${declare({ ...knownDark, ...dark })} } }` : ""}`,
  };
}

const styleSheet = (file: string) => readFileSync(join(styles, file), "utf8");

const declare = (tokens: Tokens) =>
  Object.entries(tokens)
    .filter(([name]) => used.test(name))
    .map(([name, value]) => `${name}: ${value};`)
    .join(" ");

const style = readFileSync(new URL("shop-page.css", import.meta.url), "utf8");

/** Whose page it is: the `Context` has all of it. */
type Owner = { brand: Brand; shop: Shop; siteUrl: string };

type ShopPage = {
  title: string;
  body: string;
  language: Language;
  /** Additional CSS of this page. */
  style?: string;
  /** Links in the header besides the shop: label and address. */
  links?: readonly (readonly [label: string, address: string])[];
  /** Whether the page exists in all languages, by its parameter `lang`. */
  isTranslated?: boolean;
};

/** A page of the API under the shop's mark, in its colours, light or dark; it loads nothing from anywhere. */
export function shopPage({ brand, shop, siteUrl }: Owner, page: ShopPage): string {
  const { title, body, language, links = [], isTranslated = false } = page;
  const name = escapeHtml(textIn(shop.name, language));
  const home = escapeHtml(siteUrl + localePath(language, "/"));
  const pages = links.map(([label, address]) => `<a href="${address}">${escapeHtml(label)}</a>`);
  const choice = isTranslated ? languages().map(({ code, name }) => languageLink(code, name, language)) : [];
  const header = `<header class="top"><div><a href="${home}">${markOf(brand)}<b>${name}</b></a>
${linkList("API", pages)}
${linkList(say("page.language", language), choice)}</div></header>`;
  return htmlPage(
    `${title}: ${textIn(shop.name, language)}`,
    `${header}\n<main>${body}</main>`,
    language,
    `${brand.style}${style}${page.style ?? ""}`,
  );
}

const languageLink = (code: string, name: string, current: Language) =>
  `<a href="?lang=${code}" hreflang="${code}" lang="${code}"${code === current ? ' aria-current="true"' : ""}>${name}</a>`;

const linkList = (label: string, links: string[]) =>
  links.length > 0
    ? `<nav aria-label="${label}"><ul>${links.map((link) => `<li>${link}</li>`).join("")}</ul></nav>`
    : "";

function markOf({ mark }: Brand): string {
  if (mark === null) return "";
  const address = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
  return `<picture><source media="(prefers-color-scheme: dark)" srcset="${address(mark.dark)}"><img src="${address(mark.light)}" alt="" width="36" height="36"></picture>`;
}
