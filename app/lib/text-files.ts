import { existsSync, readdirSync, statSync } from "node:fs";
import { join, sep } from "node:path";

import { readText } from "./file-fault";

const folders = ["pages", "news", "stocks"];
const lists = ["slides.json", "promos.json"];

/** Whether a name or a folder in a path begins with a dot, as an editor's lock file or what macOS adds to an archive. */
const isHidden = (file: string) => file.split(sep).some((part) => part.startsWith("."));

/**
 * Reads the files of a shop's folder that hold its texts, except hidden ones.
 * @returns their contents by their paths in the folder, with slashes
 */
export function readTextFiles(folder: string): Map<string, string> {
  const texts = folders
    .filter((name) => existsSync(join(folder, name)))
    .flatMap((name) =>
      readdirSync(join(folder, name), { recursive: true, encoding: "utf8" }).map((file) => join(name, file)),
    )
    .filter((file) => file.endsWith(".md") && !isHidden(file))
    .filter((file) => !statSync(join(folder, file), { throwIfNoEntry: false })?.isDirectory());
  const files = [...texts, ...lists.filter((name) => existsSync(join(folder, name)))];
  return new Map(files.map((file) => [file.split(sep).join("/"), readText(join(folder, file))]));
}
