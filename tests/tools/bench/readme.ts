import { readFile, writeFile } from "node:fs/promises";

import { format, resolveConfig } from "prettier";

/** Puts a report between the README's markers of this name, in place of the one before. */
export async function writeReadme(marker: string, report: string): Promise<void> {
  const readme = await readFile("README.md", "utf8");
  const place = new RegExp(`(<!-- ${marker} -->\\n)[^]*(<!-- /${marker} -->)`);
  const written = readme.replace(place, (_, start: string, end: string) => `${start}\n${report}\n\n${end}`);
  await writeFile("README.md", await format(written, { ...(await resolveConfig("README.md")), parser: "markdown" }));
}
