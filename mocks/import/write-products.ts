import { createHash } from "node:crypto";

import { firstLanguage, type ByLanguage } from "~/lib/languages";
import type { Db, Value } from "#mocks/db/query";
import { textTable } from "#mocks/db/texts";
import { inEach } from "#mocks/language";

import { createBrands } from "./brands";
import type { Offer } from "./offer";
import type { FeedPicture } from "./pictures";
import { createPropertyWriter } from "./properties";
import { freeSlug, toSlug } from "./texts";
import type { OfferTexts, Translations } from "./translations";

/** Ids of imported products start above those of a seeded catalogue, so that an old basket finds no other product. */
const firstId = 1_000_001;

export type Written = "added" | "changed" | "unchanged";

/** An offer with what the import has found for it: its section and its pictures. */
export type PlacedOffer = { offer: Offer; sectionId: number; pictures: FeedPicture[] };

type Known = { productId: number; code: string; hash: string };

const columns =
  "id code article section_id brand_id price old_price stock weight multiplicity unit pictures properties group_id popularity created_at hidden".split(
    " ",
  );
const kept = new Set(["id", "code", "popularity", "created_at"]);
const upsert = `insert into product (${columns.join(", ")}) values (${columns.map(() => "?").join(", ")})
  on conflict (id) do update set ${columns
    .filter((column) => !kept.has(column))
    .map((column) => `${column} = excluded.${column}`)
    .join(", ")}`;

/**
 * Writes offers as products. A known offer keeps its product's id, address and first date, and is written only if it has
 * changed. `hideMissing` hides the products whose offers were not written.
 */
export function createProducts(db: Db, translations: Translations, now: Date) {
  const run = (db.value<number | null>("select max(run) from imported_offer") ?? 0) + 1;
  const last = db.value<number | null>("select max(product_id) from imported_offer");
  let nextId = (last ?? firstId - 1) + 1;
  const brandId = createBrands(db);
  const propertiesJson = createPropertyWriter(db);
  const pieces = JSON.stringify(inEach("fact.pieces"));

  function write({ offer, sectionId, pictures }: PlacedOffer): Written {
    const known = db.get<Known>(
      `select product_id as "productId", code, hash from imported_offer where offer_id = ?`,
      offer.id,
    );
    const texts = translations.offer(offer.id);
    const hash = hashOf(offer, texts, sectionId, pathsOf(pictures));
    const isThere = known && db.get("select 1 from product where id = ?", known.productId) !== undefined;
    if (known && isThere && known.hash === hash) {
      db.run("update imported_offer set run = ? where offer_id = ?", run, offer.id);
      return "unchanged";
    }
    const { productId, code } = known ?? { productId: nextId++, code: codeOf(db, offer) };
    const stored = pictures.filter(({ isStored }) => isStored);
    db.run(
      upsert,
      ...([productId, code, articleOf(db, offer, productId), sectionId, brandId(offer.brand)] as Value[]),
      ...[offer.price, offer.oldPrice, offer.stock, offer.weight, offer.multiplicity, pieces],
      ...[JSON.stringify(pathsOf(stored)), propertiesJson(offer.facts, texts), groupOf(offer)],
      ...[-productId, now.toISOString(), 0],
    );
    if (isThere) deleteTexts(db, productId);
    writeTexts(db, productId, offer, texts);
    db.run("insert or replace into imported_offer values (?, ?, ?, ?, ?)", offer.id, productId, code, hash, run);
    rememberPictures(db, productId, pictures);
    return isThere ? "changed" : "added";
  }

  function hideMissing(): number {
    const missing = "in (select product_id from imported_offer where run <> ?)";
    db.run("update imported_offer set hash = '' where run <> ?", run);
    db.run(`delete from imported_picture where stored = 0 and product_id ${missing}`, run);
    return db.run(
      `update product set hidden = 1, stock = 0, order_days = null where hidden = 0 and id ${missing}`,
      run,
    );
  }

  return { write, hideMissing };
}

const fields = ["name", "description"] as const;

function writeTexts(db: Db, productId: number, offer: Offer, texts: ByLanguage<OfferTexts>): void {
  for (const field of fields) {
    const insert = `insert into ${textTable(field)} (owner, field, id, language, value) values ('product', ?, ?, ?, ?)`;
    for (const [language, own] of Object.entries({ ...texts, [firstLanguage()]: offer }))
      if (own?.[field]) db.run(insert, field, productId, language, own[field]);
  }
}

function deleteTexts(db: Db, productId: number): void {
  for (const field of fields)
    db.run(`delete from ${textTable(field)} where owner = 'product' and field = ? and id = ?`, field, productId);
}

const pathsOf = (pictures: readonly { path: string }[]) => pictures.map(({ path }) => path);

/** Keeps what is to be downloaded, and the place of each picture among the product's pictures. */
function rememberPictures(db: Db, productId: number, pictures: FeedPicture[]): void {
  db.run("delete from imported_picture where product_id = ?", productId);
  if (pictures.every(({ url }) => url === null)) return;
  for (const [sort, { path, url, isStored }] of pictures.entries())
    db.run("insert into imported_picture values (?, ?, ?, ?, ?)", productId, sort, path, url, isStored ? 1 : 0);
}

/** Removes pictures that cannot be shown from all products. */
export function removePictures(db: Db, faulty: readonly { path: string }[]): void {
  if (faulty.length === 0) return;
  const paths = JSON.stringify(pathsOf(faulty));
  const own = (selected: string) => `select ${selected} from json_each(product.pictures)`;
  db.run(
    `update product set pictures = (${own("json_group_array(value)")} where value not in (select value from json_each(?)))
     where exists (${own("1")} where value in (select value from json_each(?)))`,
    ...[paths, paths],
  );
}

function hashOf(offer: Offer, ...rest: unknown[]): string {
  // Only the line may change without a change of the product.
  const own = { ...offer, line: 0 };
  return createHash("sha1")
    .update(JSON.stringify([own, ...rest]))
    .digest("base64");
}

function codeOf(db: Db, offer: Offer): string {
  const isTaken = (code: string) => db.get("select 1 from imported_offer where code = ?", code) !== undefined;
  const own = toSlug(offer.name);
  // Variants often have one name: their ids make shorter addresses than a number that depends on their order.
  const text = own !== "" && !isTaken(own) ? own : `${own.slice(0, 45)} ${offer.id.slice(0, 30)}`;
  return freeSlug(text, "product", isTaken);
}

/** The maker's article, or the id of the offer if another product has the same one. */
function articleOf(db: Db, { article, id }: Offer, productId: number): string {
  const isTaken = (text: string) =>
    db.get("select 1 from product where article = ? and id <> ?", text, productId) !== undefined;
  const wanted = [article ?? id, id, `${article ?? ""}-${id}`, `${id}-${productId}`];
  return wanted.find((text) => !isTaken(text)) ?? String(productId);
}

/** A number that all variants of the group share: 48 bits of a hash, which fit a JavaScript number. */
function groupOf({ groupId }: Offer): number | null {
  return groupId === null ? null : createHash("sha1").update(groupId).digest().readUIntBE(0, 6);
}
