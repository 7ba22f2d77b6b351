import { existsSync, readdirSync, statSync } from "node:fs";
import { join, sep } from "node:path";

import { languages } from "~/lib/languages";
import { readLink } from "~/lib/link";
import { textElements } from "~/lib/sanitize.server";
import { largestShopFile, shopFileKind, shopFileKinds, shopFilesAt } from "~/lib/shop-files";
import { fileOf, readShopTexts, type ShopTexts } from "~/lib/shop-texts";
import { readTextFiles } from "~/lib/text-files";

import { isPicture } from "./is-picture";

/** The pages of every shop, by the first part of their paths. */
export const fixedPages = [
  ...["catalog", "product", "brands", "search", "compare", "basket", "favorites", "stocks", "news", "about"],
  ...["contacts", "information", "content", "consent", "feedback", "sign-in", "sign-up", "personal"],
  ...["order", "checkout"],
];

/** The pages that an owner writes and to which the shop links in places of its own, such as the checkout. */
export const linkedPages = ["content/offers", "content/processing", "information/oplata", "information/vozvrat-tovara"];

/** Checks the texts of a shop's folder: faults, with which the embedded API does not start, and advice. */
export async function checkTexts(folder: string): Promise<{ faults: string[]; advice: string[] }> {
  const { texts, faults } = readShopTexts(readTextFiles(folder));
  const bodies = bodiesOf(texts);
  const files = checkFiles(join(folder, "files"));
  return {
    faults: [...faults, ...(await missingPictures(folder, texts))],
    // A link may lead to a text that has a fault of its own.
    advice:
      faults.length > 0
        ? []
        : [
            ...missingPages(texts),
            ...untranslatedTexts(texts),
            ...bodies.flatMap(unknownElements),
            ...files.advice,
            ...deadLinks(texts, files.served),
          ],
  };
}

const articlesOf = ({ pages, news, stocks }: ShopTexts) => [...pages, ...news, ...stocks];

const pathOf = ({ slug, shared }: ShopTexts["pages"][number]) =>
  shared.kind === "about" ? "about" : `${shared.kind}/${slug}`;

function missingPages({ pages }: ShopTexts): string[] {
  if (pages.length === 0) return ["pages: is missing: unless another API has them, links to such pages lead nowhere"];
  const known = new Set(pages.map(pathOf));
  const missing = linkedPages.filter((path) => !known.has(path));
  return missing.map((path) => `pages: has no /${path}, to which other pages link`);
}

/** The HTML of every file. */
function bodiesOf(texts: ShopTexts): { file: string; html: string }[] {
  return articlesOf(texts).flatMap(({ files, body }) =>
    Object.entries(files).map(([code, file = ""]) => ({ file, html: body[code] ?? "" })),
  );
}

function untranslatedTexts(texts: ShopTexts): string[] {
  return articlesOf(texts).flatMap(({ files }) => {
    const file = fileOf(files);
    const shown = Object.keys(files).find((code) => files[code] === file) ?? "";
    const missing = languages().filter(({ code }) => !(code in files));
    return missing.map(({ code, name }) => {
      const other = file.replace(`/${shown}/`, `/${code}/`);
      return `${file}: is shown in ${name} too, because there is no ${other}`;
    });
  });
}

function unknownElements({ file, html }: { file: string; html: string }): string[] {
  const names = [...html.matchAll(/<([a-z][a-z0-9-]*)/gi)].map(([, name = ""]) => name.toLowerCase());
  const unknown = [...new Set(names)].filter((name) => ![...textElements, "b", "i", "h1"].includes(name));
  return unknown.map((name) => `${file}: the shop does not show <${name}>`);
}

/** The owner's files that the shop serves, and why it does not serve the others. */
function checkFiles(folder: string): { served: string[]; advice: string[] } {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  const report: ReturnType<typeof checkFiles> = { served: [], advice: [] };
  for (const entry of entries.sort()) {
    // A link may lead nowhere.
    const found = statSync(join(folder, entry), { throwIfNoEntry: false });
    const file = entry.split(sep).join("/");
    if (!found?.isFile()) continue;
    if (!shopFileKind(file))
      report.advice.push(
        `files/${file}: is not served: a name has Latin letters, digits, “-”, “_” and an extension of ${shopFileKinds.join(", ")}`,
      );
    else if (found.size > largestShopFile * 1024 * 1024)
      report.advice.push(`files/${file}: is not served: it has more than ${largestShopFile} MB`);
    else report.served.push(file);
  }
  return report;
}

function deadLinks(texts: ShopTexts, files: string[]): string[] {
  const { pages, news, stocks, slides } = texts;
  const known = new Set([
    ...pages.map((page) => `/${pathOf(page)}`),
    ...news.map(({ slug }) => `/news/${slug}`),
    ...stocks.map(({ slug }) => `/stocks/${slug}`),
    ...files.map((file) => shopFilesAt + file),
  ]);
  const isDead = (link: string) => {
    const [path = ""] = link.split(/[?#]/);
    const [, first = "", second] = path.split("/");
    const isNamed = second !== undefined && ["content", "information", "news", "stocks"].includes(first);
    return isNamed || ["about", "files"].includes(first)
      ? !known.has(path)
      : path !== "/" && !fixedPages.includes(first);
  };
  const links = [
    ...bodiesOf(texts).flatMap(({ file, html }) =>
      [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, link = ""]) => ({
        file,
        link: link.replaceAll("&amp;", "&"),
      })),
    ),
    ...slides.map(({ link }) => ({ file: "slides.json", link })),
  ];
  return links.flatMap(({ file, link }) => {
    // The shop removes the address of any other link.
    if (!/^(\/|https?:)/.test(readLink(link) ?? ""))
      return `${file}: the link ${link} is shown as plain text: a link begins with / or https://`;
    return link.startsWith("/") && isDead(link) ? `${file}: the link ${link} leads nowhere` : [];
  });
}

async function missingPictures(folder: string, { news, stocks, slides }: ShopTexts): Promise<string[]> {
  const named = [
    ...[...news, ...stocks].map(({ files, shared }) => ({ file: fileOf(files), ...shared })),
    ...slides.map((slide) => ({ file: "slides.json", ...slide })),
  ];
  const checked = named.map(async ({ file, picture }) =>
    picture === undefined || (await isPicture(join(folder, "pictures", picture)))
      ? []
      : [`${file}: pictures/${picture} is not a picture that can be read`],
  );
  return (await Promise.all(checked)).flat();
}
