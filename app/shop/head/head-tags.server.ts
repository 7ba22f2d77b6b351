import { localePath, shopLocales, type Locale } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { firstLanguage, languageOf } from "~/lib/languages";
import type { PageHead, SiteFacts } from "~/lib/page-head";
import { paths } from "~/paths";

import { breadcrumbData } from "./structured-data.server";

/** The largest width of served pictures, which link previews use. */
const pictureWidth = 1200;

/** The picture of the shop, for pages without their own. */
const ownPicture = { path: paths.brandFile("share.png"), width: 1200, height: 630 };

/**
 * The tags in the head for machines: the canonical address, the same page in each language, the link preview, the feed
 * and structured data. They come last in the head, because React ignores what follows its own tags there.
 * @param siteUrl the shop's address from the settings, without a trailing slash
 */
export function headTags(head: PageHead, locale: Locale, siteUrl: string): string {
  const inLanguage = (language: Locale) => absolute(siteUrl, localePath(language, head.path));
  const alternates = [
    ...shopLocales().map((language) => [language, language] as const),
    ["x-default", firstLanguage()] as const,
  ];
  return [
    tag("link", { rel: "canonical", href: inLanguage(locale) }),
    ...alternates.map(([hreflang, language]) =>
      tag("link", { rel: "alternate", hreflang, href: inLanguage(language) }),
    ),
    ...previewTags(head, locale, siteUrl).map(([property, content]) => tag("meta", { property, content })),
    ...feedTags(head, locale),
    ...structuredData(head, locale, siteUrl).map(dataTag),
  ].join("");
}

/** The Open Graph tags of a page. */
function previewTags(head: PageHead, locale: Locale, siteUrl: string): [string, string][] {
  const { kind, title, description, path, picture } = head;
  const image: [string, string][] =
    picture === null
      ? [
          ["og:image", absolute(siteUrl, ownPicture.path)],
          ["og:image:width", String(ownPicture.width)],
          ["og:image:height", String(ownPicture.height)],
        ]
      : [["og:image", absolute(siteUrl, paths.image(picture, pictureWidth))]];
  return [
    ["og:type", kind],
    ["og:url", absolute(siteUrl, localePath(locale, path))],
    ["og:title", title],
    ["og:description", description],
    ["og:site_name", translateFor(locale)("shop")],
    ["og:locale", languageOf(locale).territory],
    ...shopLocales()
      .filter((other) => other !== locale)
      .map((other): [string, string] => ["og:locale:alternate", languageOf(other).territory]),
    ...image,
  ];
}

function feedTags({ feed }: PageHead, locale: Locale): string[] {
  if (!feed) return [];
  const { title, path } = feed;
  return [tag("link", { rel: "alternate", type: "application/rss+xml", title, href: localePath(locale, path) })];
}

function structuredData(head: PageHead, locale: Locale, siteUrl: string): Record<string, unknown>[] {
  const t = translateFor(locale);
  const site: SiteFacts = {
    shop: t("shop"),
    home: t("nav.home"),
    locale,
    page: (path) => absolute(siteUrl, localePath(locale, path)),
    file: (path) => absolute(siteUrl, path),
  };
  const crumbs = head.crumbs.length > 0 ? [breadcrumbData(head.crumbs)] : [];
  return [...crumbs, ...head.data].map((make) => make(site));
}

const absolute = (siteUrl: string, path: string) => siteUrl + path;

function tag(name: string, attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`);
  return `<${name}${written.join("")}>`;
}

const escapeAttribute = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** An unescaped `<` would let a text end the script. */
function dataTag(data: Record<string, unknown>): string {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data });
  return `<script type="application/ld+json">${json.replaceAll("<", "\\u003c")}</script>`;
}
