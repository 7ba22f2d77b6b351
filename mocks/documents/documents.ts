import sharp from "sharp";

import { inLanguage } from "~/lib/languages";
import type { Shop } from "~/lib/shop-file";
import type { Db } from "#mocks/db/query";
import { say, wordsOf } from "#mocks/language";
import { createLru } from "#mocks/lru";
import { sceneOf } from "#mocks/pictures/render";

import { renderPdf, type Block, type Paper } from "./pdf";
import { type DocumentedProduct, findDocumented, manualTexts, type ManualTexts } from "./product";
import { readSizes } from "./sizes";

/** The documents of products, as PDF. */
export type Documents = ReturnType<typeof createDocuments>;

/** The languages of the documents. */
type Language = "ru" | "en";

const documentPath = /^\/upload\/documents\/(manual|certificate)-(ru|en)-([a-z0-9-]{1,120})\.pdf$/;
const keptDocuments = 100;

/** Creates the documents of a catalogue. Each is written at its first request and kept in memory. */
export function createDocuments(db: Db, shop: Shop) {
  const kept = createLru<Promise<Buffer | null>>(keptDocuments);
  const sizes = readSizes();
  /**
   * The document at a path such as `/upload/documents/manual-ru-<code>.pdf`; null if there is none. Rejects if it cannot
   * be written now: the next request tries again.
   */
  const read = (path: string) =>
    kept.remember(path, () =>
      write(db, shop, path).catch((error: unknown) => {
        kept.forget(path);
        throw error;
      }),
    );
  /** Its size in bytes; null if there is no such document. */
  const sizeOf = (path: string) => sizes.get(path) ?? null;
  return { read, sizeOf };
}

async function write(db: Db, shop: Shop, path: string): Promise<Buffer | null> {
  const [, kind, language, code = ""] = documentPath.exec(path) ?? [];
  if (language !== "ru" && language !== "en") return null;
  const product = findDocumented(db, code);
  const texts =
    product &&
    manualTexts(
      product.place,
      product.properties.flatMap(({ values }) => values),
    );
  if (!texts) return null;
  const drawing = await drawingOf(product);
  const paper = kind === "manual" ? manual(product, texts, shop, language) : certificate(product, texts, language);
  return renderPdf({ ...paper, drawing });
}

/** The product's picture, or its section's, as a small JPEG on white. */
function drawingOf({ picture, sectionPicture }: DocumentedProduct): Promise<Buffer> {
  const scene = sceneOf(picture ?? sectionPicture) ?? sceneOf(sectionPicture) ?? "";
  return sharp(Buffer.from(scene)).resize(720).flatten({ background: "#ffffff" }).jpeg({ quality: 78 }).toBuffer();
}

type Written = Omit<Paper, "drawing">;

const placeOf = { ru: 0, en: 1 } as const;

function manual(product: DocumentedProduct, texts: ManualTexts, shop: Shop, language: Language): Written {
  const { about, name, brand, articles, properties } = product;
  const { goods } = texts;
  const text = wordsOf("document", language);
  const at = placeOf[language];
  const list = (items: readonly (readonly [string, string])[]) => items.map((item) => capitalized(item[at]));
  const chapter = (title: string, ...blocks: Block[]): Block[] => [{ heading: title }, ...blocks];
  const isPowered = properties.some(({ code }) => code === "supply" || code === "voltage");
  return {
    ...frame(product, language),
    title: text.manual,
    notes: [`${text.article} ${articles.join(", ")}`, isPowered ? text.keep : text.keepSimple],
    hasCover: true,
    blocks: [
      ...chapter(text.purpose, {
        text: `${about[language]} ${say(["document.purposeText", { purpose: goods.purpose[at] }], language)}`,
      }),
      ...chapter(text.kit, { list: [name[language], ...list(goods.kit)] }),
      ...chapter(text.safety, { list: list(texts.safety) }),
      ...chapter(text.prepare, { list: list(texts.prepare), isNumbered: true }),
      ...chapter(text.use, { list: list([...texts.use, ...goods.advice]), isNumbered: true }),
      ...chapter(text.care, { list: list(texts.care) }),
      ...chapter(text.faults, { table: texts.faults.map(({ sign, remedy }) => [sign[at], remedy[at]] as const) }),
      ...chapter(text.data, { table: properties.map((one) => [one.name[language], one.value[language]] as const) }),
      ...chapter(text.guarantee, ...guarantee(product, shop, language)),
      { text: `${text.norms}: ${texts.norms[at]}. ${brand[language]}, ${product.country[language]}.` },
      { text: text.sample },
    ],
  };
}

function guarantee({ properties }: DocumentedProduct, shop: Shop, language: Language): Block[] {
  const text = wordsOf("document", language);
  const term = properties.find(({ code }) => code === "warranty")?.value[language];
  const contacts = [inLanguage(shop.name, language), shop.phones.tollFree ?? shop.phones.city, shop.email].filter(
    Boolean,
  );
  return [
    ...(term === undefined ? [] : [{ text: say(["document.guaranteeTerm", { term }], language) }]),
    { text: `${text.guaranteeLimits} ${say(["document.service", { contacts: contacts.join(", ") }], language)}` },
    { table: [text.dateOfSale, text.serial, text.signature].map((line) => [line, " "] as const) },
  ];
}

function certificate(product: DocumentedProduct, texts: ManualTexts, language: Language): Written {
  const text = wordsOf("document", language);
  const at = placeOf[language];
  const { name, brand, country, articles } = product;
  return {
    ...frame(product, language),
    title: text.certificate,
    notes: [],
    hasCover: false,
    blocks: [
      { text: text.certified },
      {
        table: [
          [text.product, capitalized(texts.goods.noun[at])],
          [text.models, name[language]],
          [text.article, articles.join(", ")],
          [text.maker, brand[language]],
          [text.country, country[language]],
          [text.norms, texts.norms[at]],
        ],
      },
      { text: text.sample },
    ],
  };
}

function frame({ name, brand }: DocumentedProduct, language: Language) {
  return {
    language,
    brand: brand[language],
    subject: name[language],
    footer: (number: number, count: number) =>
      `${brand[language]} · ${say(["document.page", { number, count }], language)}`,
  };
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
