import { createHash } from "node:crypto";

import { firstLanguage, type ByLanguage } from "~/lib/languages";
import type { ShopGoods } from "~/lib/shop-goods";
import type { CatalogKind } from "#mocks/db/open";
import type { Db } from "#mocks/db/query";
import { insertText } from "#mocks/db/rows";
import { textTable } from "#mocks/db/texts";
import { inEach } from "#mocks/language";

import { createArticles, type Articles } from "./articles";
import { createBrands } from "./details";
import type { Offer } from "./offer";
import type { FeedPicture } from "./pictures";
import { createPropertyReader } from "./properties";
import { freeSlug, toSlug } from "./texts";
import type { OfferTexts, Translations } from "./translations";
import { restoreNames } from "./variant-names";

/**
 * Ids of a shop's own products start above those of the sample's, which are its offers' ids: an old basket finds no other
 * product.
 */
const firstId = 1_000_001;

export type Written = "added" | "changed" | "unchanged";

/** An offer with what the import has found for it: its section and its pictures. */
type PlacedOffer = { offer: Offer; sectionId: number; pictures: FeedPicture[] };

/** Where products come from, besides the offers. */
type Sources = { translations: Translations; details: ShopGoods; kind: CatalogKind; now: Date };

type Known = { productId: number; code: string; hash: string };

/**
 * Writes offers as products. A known offer keeps its product's id, address and first date, and is written only if it has
 * changed. `hideMissing` hides the products whose offers were not written.
 */
export function createProducts(db: Db, { translations, details, kind, now }: Sources) {
  const run = (db.value<number | null>("select max(run) from imported_offer") ?? 0) + 1;
  const last = db.value<number | null>("select max(product_id) from imported_offer");
  let nextId = (last ?? firstId - 1) + 1;
  let place = 0;
  const brandId = createBrands(db, details.brands);
  const propertiesOf = createPropertyReader(db, details.properties);
  const pieces = inEach("fact.pieces");
  const articles = createArticles(db, run);
  // Without a description, the hash is that of older imports.
  const described = details.properties.length > 0 ? [hashOf(details.properties)] : [];

  function write({ offer, sectionId, pictures }: PlacedOffer): Written {
    const known = db.get<Known>(
      `select product_id as "productId", code, hash from imported_offer where offer_id = ?`,
      offer.id,
    );
    const texts = translations.offer(offer.id);
    const brand = brandId(offer.brand);
    // Only the line may change without a change of the product.
    const hash = hashOf({ ...offer, line: 0 }, texts, sectionId, pathsOf(pictures), ...described);
    const isThere = known && db.get("select 1 from product where id = ?", known.productId) !== undefined;
    if (known && isThere && known.hash === hash) {
      db.run("update imported_offer set run = ? where offer_id = ?", run, offer.id);
      const names = inAll(offer.name, texts, ({ name }) => name);
      if (offer.groupId !== null) restoreNames(db, known.productId, names);
      return "unchanged";
    }
    const newId = () => (kind === "sample" ? Number(offer.id) : nextId++);
    const { productId, code } = known ?? { productId: newId(), code: codeOf(db, offer) };
    place += 1;
    const { price, oldPrice, stock, orderDays, weight, multiplicity, unit } = offer;
    const row = {
      ...{ price, oldPrice, stock, orderDays, weight, multiplicity, sectionId, brandId: brand },
      ...{ article: articles.find(offer, productId), groupId: groupOf(offer), hidden: false },
      unit: unit === "" ? pieces : inAll(unit, texts, (own) => own.unit),
      pictures: pathsOf(pictures.filter(({ isStored }) => isStored)),
      properties: propertiesOf(offer.facts, texts),
      ...labelsOf(offer, texts),
    };
    const createdAt = offer.added ?? now.toISOString();
    const popularity = kind === "sample" ? -place : -productId;
    if (isThere) db.update("product", productId, row);
    else db.insert("product", { id: productId, code, createdAt, popularity, ...row });
    if (isThere) deleteDetails(db, productId);
    writeOffices(db, productId, offer);
    writeTexts(db, productId, offer, texts);
    db.insert("imported_offer", { offerId: offer.id, productId, code, hash, run }, "replace");
    rememberPictures(db, productId, pictures);
    return isThere ? "changed" : "added";
  }

  return { write, hideMissing: () => hideMissing(db, run, articles) };
}

function hideMissing(db: Db, run: number, articles: Articles): number {
  const missing = "in (select product_id from imported_offer where run <> ?)";
  db.run("update imported_offer set hash = '' where run <> ?", run);
  db.run(`delete from imported_picture where stored = 0 and product_id ${missing}`, run);
  const hide = `update product set hidden = 1, stock = 0, order_days = null where hidden = 0 and id ${missing}`;
  const hidden = db.run(hide, run);
  articles.settle();
  return hidden;
}

/** A text of an offer in each language whose feed has it; an empty one counts as none. */
function inAll(
  own: string,
  texts: ByLanguage<OfferTexts>,
  find: (texts: OfferTexts) => string | undefined,
): ByLanguage {
  const found = Object.entries(texts).map(([language, one]) => [language, (one && find(one)) || undefined] as const);
  return { ...Object.fromEntries(found.filter(([, text]) => text !== undefined)), [firstLanguage()]: own };
}

/** Feeds in other languages have the same badges and documents in the same order. */
const labelsOf = ({ badges, documents }: Offer, texts: ByLanguage<OfferTexts>) => ({
  badges: badges.map(({ name, color }, at) => ({ name: inAll(name, texts, (one) => one.badges[at]?.name), color })),
  documents: documents.map(({ name, href: link }, at) => {
    return { name: inAll(name, texts, (one) => one.documents[at]?.name), link };
  }),
});

function writeOffices(db: Db, productId: number, { offices }: Offer): void {
  for (const [office, quantity] of offices) db.insert("office_stock", { productId, office, quantity }, "replace");
}

const fields = ["name", "description"] as const;

function writeTexts(db: Db, productId: number, offer: Offer, texts: ByLanguage<OfferTexts>): void {
  for (const field of fields) {
    const inEachLanguage = Object.entries({ ...texts, [firstLanguage()]: offer });
    const own = inEachLanguage.flatMap(([language, one]) => (one?.[field] ? [[language, one[field]] as const] : []));
    insertText(db, "product", field, productId, Object.fromEntries(own));
  }
}

function deleteDetails(db: Db, productId: number): void {
  db.run("delete from office_stock where product_id = ?", productId);
  for (const field of fields)
    db.run(`delete from ${textTable(field)} where owner = 'product' and field = ? and id = ?`, field, productId);
}

const pathsOf = (pictures: readonly { path: string }[]) => pictures.map(({ path }) => path);

/** Keeps what is to be downloaded, and the place of each picture among the product's pictures. */
function rememberPictures(db: Db, productId: number, pictures: FeedPicture[]): void {
  db.run("delete from imported_picture where product_id = ?", productId);
  if (pictures.every(({ url }) => url === null)) return;
  for (const [sort, { path, url, isStored }] of pictures.entries())
    db.insert("imported_picture", { productId, sort, path, url, stored: isStored });
}

/** Removes pictures that cannot be shown from all products. */
export function removePictures(db: Db, faulty: readonly { path: string }[]): void {
  if (faulty.length === 0) return;
  const paths = JSON.stringify(pathsOf(faulty));
  // Otherwise they would come back with a picture that is downloaded later.
  db.run("delete from imported_picture where path in (select value from json_each(?))", paths);
  const own = (selected: string) => `select ${selected} from json_each(product.pictures)`;
  db.run(
    `update product set pictures = (${own("json_group_array(value)")} where value not in (select value from json_each(?)))
     where exists (${own("1")} where value in (select value from json_each(?)))`,
    ...[paths, paths],
  );
}

const hashOf = (...parts: unknown[]): string => createHash("sha1").update(JSON.stringify(parts)).digest("base64");

function codeOf(db: Db, offer: Offer): string {
  const isTaken = (code: string) => db.get("select 1 from imported_offer where code = ?", code) !== undefined;
  const own = offer.code ?? toSlug(offer.name);
  // Variants often have one name: their ids make shorter addresses than a number that depends on their order.
  const text = own !== "" && !isTaken(own) ? own : `${own.slice(0, 45)} ${offer.id.slice(0, 30)}`;
  return text === offer.code ? text : freeSlug(text, "product", isTaken);
}

/** A number that all variants of the group share: 48 bits of a hash, which fit a JavaScript number. */
const groupOf = ({ groupId }: Offer): number | null =>
  groupId === null ? null : createHash("sha1").update(groupId).digest().readUIntBE(0, 6);
