import { readFile, writeFile } from "node:fs/promises";

import { format, resolveConfig } from "prettier";

const file = "tests/tools/bench/results.md";

/** Replaces the report between the markers of this name in `results.md`. */
export async function writeResults(marker: string, report: string): Promise<void> {
  const results = await readFile(file, "utf8");
  const place = new RegExp(`(<!-- ${marker} -->\\n)[^]*(<!-- /${marker} -->)`);
  const written = results.replace(place, (_, start: string, end: string) => `${start}\n${report}\n\n${end}`);
  await writeFile(file, await format(written, { ...(await resolveConfig(file)), parser: "markdown" }));
}
