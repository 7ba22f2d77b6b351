import type { EntryContext } from "@remix-run/node";

import boot from "./boot.ts?inline-script";
import type { Plan } from "./load";

type StartOptions = {
  /** The data that Remix encoded for the browser (`serverHandoffStream`). */
  data: string;
  strings: string[];
  /** Whether the scripts start at once. */
  now: boolean;
  /** The nonce from the page's content security policy. */
  nonce: string;
};

const plans = new Map<string, string>();

/** Escapes a text for an inert script element; turbo-stream and JSON contain `<` only inside strings. */
const inert = (text: string) => text.replace(/</g, "\\u003c");

const shortly = (file: string) => file.replace(/^\/assets\/|\.js$/g, "");

/** The plan depends only on the page's routes and texts, so it is cached for each combination. */
function planOf({ manifest, staticHandlerContext }: EntryContext, strings: string[], now: boolean): string {
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const key = [now, ...ids, ...strings].join();
  const found = plans.get(key);
  if (found !== undefined) return found;
  const entries = ids.flatMap((id) => manifest.routes[id] ?? []);
  const plan: Plan = {
    routes: Object.fromEntries(entries.map(({ id, module }) => [id, shortly(module)])),
    // The manifest lists all routes, so none has to be requested on navigation.
    files: [
      ...new Set([manifest.url, ...manifest.entry.imports, ...entries.flatMap(({ imports = [] }) => imports)]),
    ].map(shortly),
    entry: shortly(manifest.entry.module),
    strings,
    ...(now && { now }),
  };
  const text = inert(JSON.stringify(plan));
  plans.set(key, text);
  return text;
}

/**
 * The end of a page's body, where React ignores additions: the page's data and the plan, both inert, and the script
 * that starts Remix with them.
 */
export function startScripts(context: EntryContext, { data, strings, now, nonce }: StartOptions): string {
  return (
    `<script type="application/json" id="start-plan">${planOf(context, strings, now)}</script>` +
    `<script type="text/plain" id="start-data">${inert(data)}</script>` +
    `<script nonce="${nonce}">${boot}</script>`
  );
}
