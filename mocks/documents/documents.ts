import sharp from "sharp";

import { inLanguage } from "~/lib/languages";
import type { Shop } from "~/lib/shop-file";
import type { Db } from "#mocks/db/query";
import { createLru } from "#mocks/lru";
import { sceneOf } from "#mocks/pictures/render";

import { renderPdf, type Block, type Paper } from "./pdf";
import { findDocumented, type DocumentedProduct } from "./product";
import { manualTexts, type ManualTexts } from "./texts";
import { words } from "./words";

/** The documents of products, as PDF. */
export type Documents = {
  /** The document at a path such as `/upload/documents/manual-ru-<code>.pdf`; null if there is none. */
  read: (path: string) => Promise<Buffer | null>;
  /** Its size in bytes. */
  sizeOf: (path: string) => Promise<number | null>;
};

/** The languages of the documents. */
type Language = "ru" | "en";

const documentPath = /^\/upload\/documents\/(manual|certificate)-(ru|en)-([a-z0-9-]{1,120})\.pdf$/;
const keptDocuments = 100;
const keptSizes = 10_000;

/** Creates the documents of a catalogue. Each is written at its first request and kept in memory. */
export function createDocuments(db: Db, shop: Shop): Documents {
  const kept = createLru<Promise<Buffer | null>>(keptDocuments);
  const sizes = createLru<Promise<number | null>>(keptSizes);
  const read = (path: string) =>
    kept.remember(path, () =>
      write(db, shop, path).catch((error: unknown) => {
        // The product's page must not fail with its manual.
        process.stderr.write(`Document ${path}: ${String(error)}\n`);
        return null;
      }),
    );
  const sizeOf = (path: string) => sizes.remember(path, () => read(path).then((bytes) => bytes?.length ?? null));
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
function drawingOf({ picture, place }: DocumentedProduct): Promise<Buffer> {
  const section = `/upload/sections/${place.leaf.picture}-${place.leafId}.jpg`;
  const scene = sceneOf(picture ?? section) ?? sceneOf(section) ?? "";
  return sharp(Buffer.from(scene)).resize(720).flatten({ background: "#ffffff" }).jpeg({ quality: 78 }).toBuffer();
}

type Written = Omit<Paper, "drawing">;

const placeOf = { ru: 0, en: 1 } as const;

function manual(product: DocumentedProduct, texts: ManualTexts, shop: Shop, language: Language): Written {
  const { place, name, brand, articles, properties } = product;
  const { leaf, group } = place;
  const say = words[language];
  const at = placeOf[language];
  const list = (items: readonly (readonly [string, string])[]) => items.map((item) => capitalized(item[at]));
  const chapter = (title: string, ...blocks: Block[]): Block[] => [{ heading: title }, ...blocks];
  const advice = leaf.advice ?? group.advice;
  const isPowered = properties.some(({ code }) => code === "supply" || code === "voltage");
  return {
    ...frame(product, language),
    title: say.manual,
    notes: [`${say.article} ${articles.join(", ")}`, isPowered ? say.keep : say.keepSimple],
    hasCover: true,
    blocks: [
      ...chapter(say.purpose, { text: `${leaf.about[at]} ${say.purposeText(leaf.purpose[at])}` }),
      ...chapter(say.kit, { list: [name[language], ...list(leaf.kit ?? group.kit)] }),
      ...chapter(say.safety, { list: list(texts.safety) }),
      ...chapter(say.prepare, { list: list(texts.prepare), isNumbered: true }),
      ...chapter(say.use, { list: list([...texts.use, ...advice]), isNumbered: true }),
      ...chapter(say.care, { list: list(texts.care) }),
      ...chapter(say.faults, { table: texts.faults.map(({ sign, remedy }) => [sign[at], remedy[at]] as const) }),
      ...chapter(say.data, { table: properties.map((one) => [one.name[language], one.value[language]] as const) }),
      ...chapter(say.guarantee, ...guarantee(product, shop, language)),
      { text: `${say.norms}: ${texts.norms[at]}. ${brand[language]}, ${product.country[language]}.` },
      { text: say.sample },
    ],
  };
}

function guarantee({ properties }: DocumentedProduct, shop: Shop, language: Language): Block[] {
  const say = words[language];
  const term = properties.find(({ code }) => code === "warranty")?.value[language];
  const contacts = [inLanguage(shop.name, language), shop.phones.tollFree ?? shop.phones.city, shop.email].filter(
    Boolean,
  );
  return [
    ...(term === undefined ? [] : [{ text: say.guaranteeTerm(term) }]),
    { text: `${say.guaranteeLimits} ${say.service(contacts.join(", "))}` },
    { table: say.card.map((line) => [line, " "] as const) },
  ];
}

function certificate(product: DocumentedProduct, texts: ManualTexts, language: Language): Written {
  const say = words[language];
  const at = placeOf[language];
  const { place, name, brand, country, articles } = product;
  return {
    ...frame(product, language),
    title: say.certificate,
    notes: [],
    hasCover: false,
    blocks: [
      { text: say.certified },
      {
        table: [
          [say.product, capitalized(place.leaf.noun[at])],
          [say.models, name[language]],
          [say.article, articles.join(", ")],
          [say.maker, brand[language]],
          [say.country, country[language]],
          [say.norms, texts.norms[at]],
        ],
      },
      { text: say.sample },
    ],
  };
}

function frame({ name, brand }: DocumentedProduct, language: Language) {
  const say = words[language];
  return {
    language,
    brand: brand[language],
    subject: name[language],
    footer: (page: number, pages: number) => `${brand[language]} · ${say.page(page, pages)}`,
  };
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
