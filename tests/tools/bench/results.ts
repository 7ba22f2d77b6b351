import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";

const file = "tests/tools/bench/results.md";

/** Replaces the report between the markers of this name in `results.md`. */
export async function writeResults(marker: string, report: string): Promise<void> {
  const results = await readFile(file, "utf8");
  const place = new RegExp(`(<!-- ${marker} -->\\n)[^]*(<!-- /${marker} -->)`);
  const written = results.replace(place, (_, start: string, end: string) => `${start}\n${report}\n\n${end}`);
  await writeFile(file, written);
  execFileSync(process.execPath, ["node_modules/oxfmt/bin/oxfmt", "-c", "tests/oxfmt.json", file], {
    stdio: "inherit",
  });
}
