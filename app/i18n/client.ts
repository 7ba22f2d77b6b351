import { localeFromPath, type Area } from "./config";
import { makeTranslate, type Strings, type Translate } from "./translate";
import { provideTranslator } from "./translator";

/** The id of the element in which the server puts the strings of the page. */
export const stringsElementId = "strings";

/** One chunk for each language and area, so that only what a page shows reaches the browser. */
const files = import.meta.glob<{ default: Strings }>(["./locales/*/*.ts", "!./locales/*/index.ts"]);

const loaded = new Map<string, Strings>();

/** The strings that stand in the page; read once, for the module may be evaluated before or after `startTranslate`. */
function readPageStrings(): void {
  if (loaded.size > 0) return;
  // The shop's own server wrote it, out of the same files.
  const inPage = JSON.parse(document.getElementById(stringsElementId)?.textContent ?? "{}") as Record<string, Strings>;
  for (const [area, strings] of Object.entries(inPage)) loaded.set(area, strings);
}

/** The browser's translator, which starts with the strings that stand in the page. */
export function startTranslate(): Translate {
  readPageStrings();
  const t = makeTranslate(localeFromPath(location.pathname), (area) => loaded.get(area));
  provideTranslator(() => t);
  return t;
}

/**
 * Called at the top of a route module, `await stringsReady(["catalog"])`, so that a client navigation shows the page
 * with its strings and not with keys. Nothing to do on the server, nor for strings that stand in the page already.
 */
export async function stringsReady(areas: Area[]): Promise<void> {
  if (import.meta.env.SSR) return;
  readPageStrings();
  const locale = localeFromPath(location.pathname);
  await Promise.all(
    areas.map(async (area) => {
      if (loaded.has(area)) return;
      const load = files[`./locales/${locale}/${area}.ts`];
      if (!load) throw new Error(`No strings for ${locale}/${area}`);
      loaded.set(area, (await load()).default);
    }),
  );
}
