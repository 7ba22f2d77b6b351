import { paths } from "~/paths";

import { localeFromPath, type Area } from "./config";
import { makeTranslate, provideTranslator, type Strings, type Translate } from "./translate";

/** The id of the element in which the server names the version of its strings. */
export const stringsVersionId = "strings";

const loaded = new Map<Area, Strings>();

/** The browser's translator. It knows the areas that `stringsReady` has loaded. */
export function startTranslate(): Translate {
  const t = makeTranslate(localeFromPath(location.pathname), (area) => loaded.get(area));
  provideTranslator(() => t);
  return t;
}

/**
 * Loads strings that the browser is about to draw with. Each area is a file of its own, kept by the browser; the areas of a
 * page are asked for by the page's `Link` header already.
 * @throws where the strings cannot be had; the page then stays as the server drew it, and a client navigation becomes the
 *   browser's own
 */
export async function stringsReady(areas: readonly Area[]): Promise<void> {
  await Promise.all(areas.filter((area) => !loaded.has(area)).map(load));
}

async function load(area: Area): Promise<void> {
  const version = document.getElementById(stringsVersionId)?.textContent ?? "";
  const answer = await fetch(paths.strings(version, localeFromPath(location.pathname), area));
  if (!answer.ok) throw new Error(`No strings for ${area}: ${answer.status}`);
  // The shop's own server answers it, out of the files that the keys are checked against.
  loaded.set(area, (await answer.json()) as Strings);
}
