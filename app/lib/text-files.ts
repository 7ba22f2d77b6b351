import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

const folders = ["pages", "news", "stocks"];
const lists = ["slides.json", "promos.json"];

/**
 * Reads the files of a shop's folder that hold its texts.
 * @returns their contents by their paths in the folder, with slashes
 */
export function readTextFiles(folder: string): Map<string, string> {
  const texts = folders
    .filter((name) => existsSync(join(folder, name)))
    .flatMap((name) =>
      readdirSync(join(folder, name), { recursive: true, encoding: "utf8" }).map((file) => join(name, file)),
    )
    .filter((file) => file.endsWith(".md"));
  const files = [...texts, ...lists.filter((name) => existsSync(join(folder, name)))];
  return new Map(files.map((file) => [file.split(sep).join("/"), readFileSync(join(folder, file), "utf8")]));
}
