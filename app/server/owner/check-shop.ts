import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

import { readAddedTexts, readTextFile } from "~/i18n/added-texts";
import type { Strings } from "~/i18n/translate";
import { readText } from "~/lib/file-fault";
import { builtInLanguage, languages } from "~/lib/languages";
import { readShopFile, untranslated } from "~/lib/shop-file";
import { readShopGoods } from "~/lib/shop-goods";
import { contrastFaults, readTheme, tokensOf } from "~/lib/theme-file";

import { checkTexts } from "./check-texts";
import { isPicture } from "./is-picture";

/** What a check found: faults, with which the shop does not start, and advice. One sentence each, with its file. */
type ShopReport = { faults: string[]; advice: string[] };

const themes = ["theme.css", "theme-dark.css"];

/** The files that the storefront looks for in `brand/`. */
const brandFiles = [
  ...["mark.svg", "mark-on-dark.svg", "logo.svg", "logo-on-dark.svg", "favicon.svg"],
  ...["no-picture.svg", "empty.svg", "not-found.svg", "share.png", ...themes],
];

/**
 * Checks a shop's folder without starting anything.
 * @param apiTexts the embedded API's English texts, with which those of an added language are compared, if any
 */
export async function checkShop(folder: string, apiTexts: Strings | null = null): Promise<ShopReport> {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    return { faults: [`${folder} is not a folder`], advice: [] };
  // A folder that cannot be read would seem to have no files.
  readdirSync(folder);
  const read = (file: string) => {
    const path = join(folder, file);
    return existsSync(path) ? readText(path) : null;
  };
  const source = read("shop.json");
  const file = readShopFile(source);
  const known = tokensOf(styleSheet("tokens.css"));
  const light = readTheme(read("brand/theme.css") ?? "", known);
  const dark = readTheme(read("brand/theme-dark.css") ?? "", known);
  const inDark = { ...known, ...light.tokens, ...tokensOf(styleSheet("dark.css")), ...dark.tokens };
  const brand = await checkBrand(join(folder, "brand"));
  const texts = await checkTexts(folder);
  const added = languages().filter(({ code }) => !builtInLanguage(code));
  const translations = added.flatMap(({ code, tag }) =>
    readAddedTexts(tag, (name) => read(`texts/${code}/${name}`)).faults.map((fault) => `texts/${code}/${fault}`),
  );
  const ofApi = apiTexts === null ? { faults: [], advice: [] } : checkApiTexts(apiTexts, read);
  const inFile = (name: string) => (sentence: string) => `${name}: ${sentence}`;
  return {
    faults: [
      ...file.faults.map(inFile("shop.json")),
      ...light.faults.map(inFile("brand/theme.css")),
      ...dark.faults.map(inFile("brand/theme-dark.css")),
      ...brand.faults,
      ...texts.faults,
      ...readShopGoods(read).faults,
      ...translations,
      ...ofApi.faults,
    ],
    advice: [
      ...file.missing.map(inFile("shop.json")),
      ...(file.faults.length > 0 ? [] : untranslated(source)).map(inFile("shop.json")),
      ...contrastFaults({ ...known, ...light.tokens }).map(inFile("brand/theme.css")),
      ...contrastFaults(inDark).map(inFile("brand/theme-dark.css")),
      ...brand.advice,
      ...texts.advice,
      ...ofApi.advice,
    ],
  };
}

/** A text that is missing is shown in the shop's first language; a file that cannot be read stops the API. */
function checkApiTexts(wanted: Strings, read: (file: string) => string | null): ShopReport {
  const report: ShopReport = { faults: [], advice: [] };
  for (const { code } of languages()) {
    if (builtInLanguage(code)) continue;
    const file = `texts/${code}/api.json`;
    const source = read(file);
    const { texts, faults } = readTextFile(file, source, wanted);
    report[texts === null && source !== null ? "faults" : "advice"].push(...faults);
  }
  return report;
}

const styleSheet = (name: string) => readFileSync(new URL(`../../styles/${name}`, import.meta.url), "utf8");

async function checkBrand(folder: string): Promise<ShopReport> {
  const report: ShopReport = { faults: [], advice: [] };
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    return { faults: [], advice: ["brand: is missing: the shop has a plain mark and colours"] };
  for (const name of readdirSync(folder)) {
    if (!brandFiles.includes(name)) report.advice.push(`brand/${name}: the shop does not use a file of this name`);
    else if (!themes.includes(name) && !(await isPicture(join(folder, name))))
      report.faults.push(`brand/${name}: is not a picture that can be read`);
  }
  if (!existsSync(join(folder, "mark.svg"))) report.advice.push("brand/mark.svg: is missing: a plain mark is shown");
  return report;
}
