import { join } from "node:path";

import * as z from "zod";

import { readDataFile } from "#mocks/data-file";
import type { Db } from "#mocks/db/query";
import { demoFolder } from "#mocks/paths";

/** The file with the sizes, written by `measure.ts`. */
export const sizesFile = join(demoFolder, "goods", "document-sizes.json");

/**
 * The sizes of the demo's documents in bytes, by path. They stand in a file because a product's page shows them, and
 * would wait a third of a second for its documents to be written only to measure them.
 */
export function readSizes(): ReadonlyMap<string, number> {
  return new Map(Object.entries(readDataFile(sizesFile, z.record(z.string(), z.int().positive()))));
}

/** The paths of the documents that the products name, in both languages, in alphabetical order. */
export function listDocuments(db: Db): string[] {
  const links = db.column<string>(
    "select distinct document.value ->> 'link' from product, json_each(product.documents) as document order by 1",
  );
  return links.flatMap((link) => ["en", "ru"].map((language) => link.replace("{language}", language)));
}
