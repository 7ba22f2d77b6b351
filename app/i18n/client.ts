import { setLanguages, type Language } from "~/lib/languages";
import { setPageYear, setShopZone } from "~/lib/shop-day";
import { paths } from "~/paths";

import { areas, localeFromPath, type Area } from "./config";
import { makeTranslate, provideTranslator, type Strings, type Translate } from "./translate";

/** The id of the element that holds the version of the server's texts. */
export const stringsVersionId = "strings";

const loaded = new Map<Area, Strings>();

/** The version of the server's texts. */
let version = "";

/**
 * Takes the texts' version and the year from the page, and the shop's languages and time zone, if they are not those
 * that come with the code. A page that React has rendered has none of them.
 */
export function readLanguages(): void {
  const element = document.getElementById(stringsVersionId);
  const { languages: table, zone, year } = element?.dataset ?? {};
  version = element?.textContent ?? "";
  // The shop's own server wrote it.
  if (table) setLanguages(JSON.parse(table) as Language[]);
  if (zone) setShopZone(zone);
  setPageYear(year);
}

/** The browser's translator for the areas that `stringsReady` has loaded. */
export function startTranslate(): Translate {
  const t = makeTranslate(localeFromPath(location.pathname), (area) => loaded.get(area));
  provideTranslator(() => t);
  return t;
}

/** Files of texts by their address. */
export type StringFiles = Partial<Record<string, Strings>>;

/** Takes the texts that the inline script has loaded (`app/start/load.ts`). */
export function takeStrings(files: StringFiles): void {
  for (const area of areas) {
    const texts = files[addressOf(area)];
    if (texts) loaded.set(area, texts);
  }
}

/**
 * Loads texts that the browser needs for rendering. Each area is a file that the browser caches; the page's `Link`
 * header preloads the areas of the page.
 * @throws if the texts cannot be loaded; the page then stays as the server rendered it, and a client navigation becomes
 * a full page load
 */
export async function stringsReady(needed: readonly Area[]): Promise<void> {
  await Promise.all(needed.filter((area) => !loaded.has(area)).map(load));
}

function addressOf(area: Area): string {
  return paths.strings(version, localeFromPath(location.pathname), area);
}

async function load(area: Area): Promise<void> {
  const answer = await fetch(addressOf(area));
  if (!answer.ok) throw new Error(`No strings for ${area}: ${answer.status}`);
  // The shop's own server sends the files that the keys are checked against.
  loaded.set(area, (await answer.json()) as Strings);
}
