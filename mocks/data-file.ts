import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type * as z from "zod";

import { parseJson } from "~/lib/parse-json";
import { describeFault } from "~/lib/shop-file";

/** The text of a file in a shop's folder; null if there is none. */
export function readIfThere(folder: string | null, file: string): string | null {
  const path = folder === null ? null : join(folder, file);
  return path !== null && existsSync(path) ? readFileSync(path, "utf8") : null;
}

/**
 * Reads a JSON file: a start parses it thirty times faster than YAML.
 * @throws an Error that names the file and all its faults
 */
export function readDataFile<Schema extends z.ZodType>(file: string, contents: Schema): z.output<Schema> {
  const json = parseJson(readFileSync(file, "utf8"));
  const parsed = "fault" in json ? undefined : contents.safeParse(json.value, { reportInput: true });
  if (parsed?.success) return parsed.data;
  const faults = "fault" in json ? [json.fault] : (parsed?.error.issues ?? []).map(describeFault);
  throw new Error(faults.map((fault) => `${file}: ${fault}`).join("; "));
}
