/**
 * Writes the sizes of the demo's documents to their file: `npx tsx mocks/documents/measure.ts`. Needed after a change of
 * the manuals' texts or layout, or of the products' data.
 */
import { writeFileSync } from "node:fs";

import { createDemoApi } from "#mocks/testing/test-api";

import { listDocuments, sizesFile } from "./sizes";

const api = await createDemoApi();
const sizes: Record<string, number> = {};
for (const path of listDocuments(api.context.db)) {
  const bytes = await api.context.documents.read(path);
  if (bytes) sizes[path] = bytes.length;
}
writeFileSync(sizesFile, `${JSON.stringify(sizes, null, 2)}\n`);
api.close();
