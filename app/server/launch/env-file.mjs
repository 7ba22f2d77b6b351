import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/**
 * Adds the variables of a `.env` file to an environment; those that it has already take precedence. Editors on Windows
 * may begin the file with a byte order mark, which Node would take for a part of the first name.
 * @param {string} file which may be missing
 * @param {Record<string, string | undefined>} env
 * @returns {string[]} what is wrong with the file
 */
export function loadEnvFile(file, env) {
  if (!existsSync(file)) return [];
  try {
    const text = readFileSync(file, "utf8");
    if (text.includes("\uFFFD")) return [`${file} is not in UTF-8: save it in this encoding`];
    for (const [name, value] of Object.entries(parseEnv(text.replace(/^\uFEFF/, "")))) env[name] ??= value;
    return [];
  } catch {
    return [`${file} cannot be read`];
  }
}
