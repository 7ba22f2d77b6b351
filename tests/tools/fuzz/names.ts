import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const read = /\.(?:get|getAll|has)\(\s*"([\w.-]+)"\s*\)/g;

/** The names that the shop's code reads from queries, forms and headers, including those that no page shows. */
export function namesInCode(): string[] {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
  const texts = files.map((file) => readFileSync(join("app", file), "utf8"));
  return [...new Set(texts.flatMap((text) => [...text.matchAll(read)].map(([, name = ""]) => name)))].sort();
}
