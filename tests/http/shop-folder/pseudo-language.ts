import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { NodeType, type HTMLElement, type Node } from "node-html-parser";

import { areas } from "~/i18n/config";
import english from "~/i18n/locales/en";
import apiEnglish from "#mocks/texts/api/en.json";

import type { Page } from "../support/page";

/** The code of the generated language. Greek dates have neither Latin nor Cyrillic letters. */
export const pseudo = "el";

const letters = "áḃćďéḟǵĥíĵḱĺḿńóṕɋŕśťúṽẃẋýź";

/** Replaces each letter by one with an accent, and makes each word 40 % longer. */
export function accent(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const accented = Array.from(word, (letter) => {
      const lower = letters[(letter.toLowerCase().codePointAt(0) ?? 0) % letters.length] ?? "";
      return letter === letter.toLowerCase() ? lower : lower.toUpperCase();
    });
    return accented.join("") + "ó".repeat(Math.ceil(accented.length * 0.4));
  });
}

/** The same for a text with parts that stay: `{{values}}`, HTML tags and entities, targets of links, addresses. */
const accentAround = (text: string) =>
  text
    .split(/(\{\{.*?\}\}|<[^<>]*>|&\w+;|\]\([^)]*\)|https?:\S+|\S+@\S+)/)
    .map((part, index) => (index % 2 === 0 ? accent(part) : part))
    .join("");

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

const accentTexts = (json: Json): Json => mapText(json, accentAround);

function mapText(json: Json, change: (text: string) => Json): Json {
  if (typeof json === "string") return change(json);
  if (typeof json !== "object" || json === null) return json;
  if (Array.isArray(json)) return json.map((one: Json) => mapText(one, change));
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, mapText(value, change)]));
}

/** Adds the language wherever a text is in Russian: as a pair, or as one text for all languages. */
function translate(json: Json): Json {
  if (typeof json === "string") return /\p{Script=Cyrillic}/u.test(json) ? translate({ ru: json }) : json;
  if (typeof json !== "object" || json === null) return json;
  if (Array.isArray(json)) return json.map(translate);
  if ("ru" in json && typeof json.ru === "string")
    return { ...json, [pseudo]: accent(typeof json["en"] === "string" ? json["en"] : json.ru) };
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, translate(value)]));
}

/** The texts of a feed, without its brands, codes and numbers. */
function translateFeed(feed: string): string {
  return feed
    .replace(
      /(<(?:name|category|typePrefix|model)\b[^>]*>)([^<]*)/g,
      (_, tag: string, text: string) => tag + accent(text),
    )
    .replace(/<param name="([^"]*)"(?: unit="([^"]*)")?>([^<]*)/g, (_, name: string, unit = "", value: string) => {
      const measure = unit === "" ? "" : ` unit="${accent(String(unit))}"`;
      return `<param name="${accent(name)}"${measure}>${accent(value)}`;
    })
    .replace(/<!\[CDATA\[(.*?)\]\]>/gs, (_, text: string) => `<![CDATA[${accentAround(text)}]]>`);
}

/** The page or article in the language: its English text, without the fields that all languages share. */
const translateMarkdown = (text: string) =>
  text.replace(/^(---\n)(.*?)(---\n)(.*)$/s, (_, open: string, fields: string, close: string, body: string) => {
    const own = fields.replace(/: (.*)/g, (_field, value: string) => `: ${accent(value)}`);
    return open + own + close + accentAround(body);
  });

const extra: Record<string, [shared: string, ru: string, en: string]> = {
  "pages/offers": ["kind: content\nupdatedAt: 2026-11-01\n", "Оферта", "Offer"],
  "pages/processing": ["kind: content\nupdatedAt: 2026-11-01\n", "Обработка данных", "Data processing"],
  "stocks/autumn": ["startsAt: 2026-01-01\n", "Осень с чаем", "Autumn with tea"],
};

/** A copy of a shop's folder with the generated language as its third, in a new temporary folder. */
export function copyWithPseudoLanguage(shopDir: string): string {
  const folder = mkdtempSync(join(tmpdir(), "shop-languages-"));
  cpSync(shopDir, folder, { recursive: true });
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  };
  const writeJson = (file: string, json: Json) => write(file, JSON.stringify(json));
  for (const file of ["shop.json", "slides.json", "promos.json"].filter((name) => existsSync(join(folder, name))))
    writeJson(file, translate(JSON.parse(read(file)) as Json));
  const units = { gram: accent("g"), kilogram: accent("kg"), kilobyte: accent("KB"), megabyte: accent("MB") };
  const line = { code: pseudo, name: "Ελληνικά", short: "ΕΛ", units };
  writeJson("shop.json", { ...(JSON.parse(read("shop.json")) as object), languages: ["ru", "en", line] });
  write(`catalog.${pseudo}.yml`, translateFeed(read("catalog.yml")));
  for (const [path, [shared, ru, en]] of Object.entries(extra)) {
    const [kind, slug] = path.split("/");
    const preview = (text: string) => (kind === "stocks" ? `preview: ${text}\n` : "");
    write(`${kind}/ru/${slug}.md`, `---\n${shared}name: ${ru}\n${preview(ru)}---\n\n${ru}.\n`);
    write(`${kind}/en/${slug}.md`, `---\nname: ${en}\n${preview(en)}---\n\n${en}.\n`);
  }
  for (const kind of ["pages", "news", "stocks"])
    for (const name of readdirSync(join(folder, kind, "en")))
      write(`${kind}/${pseudo}/${name}`, translateMarkdown(read(`${kind}/en/${name}`)));
  for (const area of areas) writeJson(`texts/${pseudo}/${area}.json`, accentTexts(english[area]));
  writeJson(`texts/${pseudo}/api.json`, accentTexts(apiEnglish));
  return folder;
}

/** Attributes that a shopper reads or hears. */
const readAttributes = ["alt", "title", "aria-label", "placeholder", "aria-description", "data-label"];

/**
 * The words on a page that are in another language than the generated one: with an unaccented Latin or a Cyrillic
 * letter. Elements that say that they are in another language, addresses, codes with digits and the given names do not
 * count.
 */
export function foreignWords(page: Page, names: readonly string[]): string[] {
  const texts: string[] = [];
  const visit = (node: Node) => {
    if (node.nodeType === NodeType.TEXT_NODE) texts.push(node.text);
    if (node.nodeType !== NodeType.ELEMENT_NODE) return;
    const element = node as HTMLElement;
    const lang = element.getAttribute("lang");
    if (["SCRIPT", "STYLE"].includes(element.tagName) || (lang !== undefined && lang !== pseudo)) return;
    texts.push(...readAttributes.map((name) => element.getAttribute(name) ?? ""));
    if (
      element.tagName === "META" &&
      /description|title/.test(`${element.getAttribute("name") ?? element.getAttribute("property") ?? ""}`)
    )
      texts.push(element.getAttribute("content") ?? "");
    element.childNodes.forEach(visit);
  };
  visit(page.one("html"));
  return texts.flatMap((text) => foreignIn(text, names));
}

/** The same for a plain text, such as a message. */
export function foreignIn(text: string, names: readonly string[]): string[] {
  const own = names
    .reduce((rest, name) => rest.replaceAll(name, ""), text)
    .replace(/\S+@\S+|https?:\S+|\/el\/\S*/g, "");
  return own
    .split(/[^\p{L}\d_-]+/u)
    .filter((word) => /[a-z]{2}|[a-z]$|\p{Script=Cyrillic}/iu.test(word) && !/\d/.test(word));
}
