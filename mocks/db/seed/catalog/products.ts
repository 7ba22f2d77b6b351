import type Database from "libsql";

import { createTextWriter, createWriter } from "../lib/rows";
import { toText } from "../lib/text";
import { createModels } from "./model";
import type { Model } from "./model";
import { planModels } from "./plan";
import { makeProduct, propertiesJson } from "./product";
import type { Product } from "./product";
import type { ValueIds } from "./values";

const productColumns =
  "id code article section_id brand_id price old_price stock order_days weight unit multiplicity badges pictures documents properties group_id popularity created_at".split(
    " ",
  );
const listingColumns = "section_id product_id brand_id price available popularity created_at".split(" ");

type Counts = Map<number, number>;

function count(counts: Counts, key: number): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function writeCounts(db: Database.Database, table: "section" | "brand", counts: Counts): void {
  const update = db.prepare(`update ${table} set count = ? where id = ?`);
  for (const [id, number] of counts) update.run(number, id);
}

function openWriters(db: Database.Database) {
  return {
    product: createWriter(db, "product", productColumns),
    text: createTextWriter(db, "product"),
    listing: createWriter(db, "product_section", listingColumns),
    property: createWriter(db, "product_property", ["product_id", "value_id"]),
  };
}

type Writers = ReturnType<typeof openWriters>;

function writeProduct(writers: Writers, model: Model, one: Product, groupId: number | null): void {
  const { leafId } = model.step.place;
  writers.product.add(
    ...[one.id, one.code, one.article, leafId, model.brand.id, one.price],
    ...[one.oldPrice, one.stock, one.orderDays, one.weight, JSON.stringify(toText(one.unit)), one.multiplicity],
    ...[JSON.stringify(one.badges), JSON.stringify(one.pictures), JSON.stringify(one.documents)],
    ...[propertiesJson(one.specs), groupId, one.popularity, one.createdAt],
  );
  writers.text.add(one.id, { name: toText(one.name), description: toText(one.description) });
}

function writeListing(writers: Writers, model: Model, one: Product, sections: readonly number[]): void {
  const available = one.stock > 0 || one.orderDays !== null ? 1 : 0;
  for (const section of sections) {
    writers.listing.add(section, one.id, model.brand.id, one.price, available, one.popularity, one.createdAt);
  }
}

/** Writes the products and the data derived from them: listings, filterable values, counts of sections and brands. */
export function seedProducts(db: Database.Database, products: number, valueIds: ValueIds): void {
  const writers = openWriters(db);
  const inSection: Counts = new Map();
  const ofBrand: Counts = new Map();
  const plan = planModels();
  const nextModel = createModels();
  let id = 0;
  for (let number = 1; id < products; number += 1) {
    const model = nextModel(plan.next().value, number);
    const { topId, groupId, leafId } = model.step.place;
    const group = model.variants.length > 1 ? number : null;
    for (let index = 0; index < model.variants.length && id < products; index += 1) {
      id += 1;
      const one = makeProduct(model, index, id);
      writeProduct(writers, model, one, group);
      writeListing(writers, model, one, [0, topId, groupId, leafId]);
      for (const { code, value } of one.specs) {
        const valueId = valueIds(code, value);
        if (valueId !== undefined) writers.property.add(id, valueId);
      }
      for (const section of [topId, groupId, leafId]) count(inSection, section);
      count(ofBrand, model.brand.id);
    }
  }
  for (const writer of Object.values(writers)) writer.flush();
  writeCounts(db, "section", inSection);
  writeCounts(db, "brand", ofBrand);
}
