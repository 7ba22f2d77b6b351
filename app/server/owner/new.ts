import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { textsToTranslate } from "~/i18n/added-texts";
import { fail, readOr } from "~/lib/command-line";
import { shopFileSchema } from "~/lib/shop-file";
import { isLocale } from "~/lib/shop-languages";

const usage = "Usage: npm run shop:new my-shop [kk]";

/**
 * `npm run shop:new my-shop`: writes a small complete folder to start from. Never changes an existing one.
 * `npm run shop:new my-shop kk` adds the texts of a language to a folder, in English, to be translated; files that are
 * there stay. `--example` names the folder to copy, `--api-texts` the embedded API's English texts.
 */
const { positionals, values } = readOr(usage, () =>
  parseArgs({
    options: { example: { type: "string", default: "" }, "api-texts": { type: "string", default: "" } },
    allowPositionals: true,
  }),
);
const [folder, language, ...more] = positionals;
if (folder === undefined || more.length > 0) fail(usage);
if (language === undefined) createShop(folder);
else addLanguage(folder, language);

function createShop(folder: string): void {
  if (existsSync(folder) && !statSync(folder).isDirectory()) fail(`${folder} is not a folder`);
  if (existsSync(folder) && readdirSync(folder).length > 0) fail(`${folder} is not empty`);
  cpSync(values.example, folder, { recursive: true });
  writeFileSync(join(folder, "shop.schema.json"), `${JSON.stringify(shopFileSchema(), null, 2)}\n`);
  print(
    `${folder} is ready, with six products to try. Change in it:`,
    "  shop.json    name, phones, addresses, delivery, languages",
    "  brand/       mark and colours",
    "  pages/       texts, also those that customers agree to when they order",
    "  catalog.yml  goods, with their pictures in pictures/; catalog.en.yml has their texts in English",
    `Then: npm run shop:check ${quoted(folder)}`,
    `      SHOP_DIR=${quoted(folder)} npm start`,
  );
}

function addLanguage(folder: string, code: string): void {
  if (!existsSync(join(folder, "shop.json"))) fail(`${folder} has no shop.json`);
  if (!/^[a-z]{2,3}$/.test(code)) fail(`“${code}” is not a language code such as kk`);
  const target = join(folder, "texts", code);
  mkdirSync(target, { recursive: true });
  const tag = isLocale(code) ? code : "ru";
  const files = { ...textsToTranslate(tag), "api.json": readFileSync(values["api-texts"], "utf8") };
  const missing = Object.entries(files).filter(([name]) => !existsSync(join(target, name)));
  for (const [name, text] of missing) writeFileSync(join(target, name), text);
  print(
    `${target} has ${missing.length} new files in English: translate them. Texts in {{ }} stay.`,
    `Then list it in shop.json: "languages": ["ru", "en", ${JSON.stringify({ code, name: "its own name", ...(tag === code ? {} : { tag }) })}]`,
  );
}

/** A path as a shell takes it, with spaces and all. */
function quoted(path: string): string {
  return /^[\p{L}\d_./-]+$/u.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`;
}

function print(...lines: string[]): void {
  process.stdout.write(`${lines.join("\n")}\n`);
}
