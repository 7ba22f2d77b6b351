import type { EntryContext } from "@remix-run/node";

import boot from "./boot.ts?inline-script";
import type { Plan } from "./load";

type StartOptions = {
  /** What Remix has encoded for the browser (`serverHandoffStream`). */
  data: string;
  strings: string[];
  /** Whether it starts at once. */
  now: boolean;
  /** By which the page's policy knows the script. */
  nonce: string;
};

const kept = new Map<string, string>();

/** A text that can stand in an inert script element; turbo-stream and JSON hold `<` in their strings only. */
const inert = (text: string) => text.replace(/</g, "\\u003c");

const shortly = (file: string) => file.replace(/^\/assets\/|\.js$/g, "");

/** The plan depends on the page's routes and strings alone, so it is written once for each. */
function planOf({ manifest, staticHandlerContext }: EntryContext, strings: string[], now: boolean): string {
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const key = [now, ...ids, ...strings].join();
  const found = kept.get(key);
  if (found !== undefined) return found;
  const entries = ids.flatMap((id) => manifest.routes[id] ?? []);
  const plan: Plan = {
    routes: Object.fromEntries(entries.map(({ id, module }) => [id, shortly(module)])),
    // The manifest names all routes, so that none has to be asked for on the way to it.
    files: [
      ...new Set([manifest.url, ...manifest.entry.imports, ...entries.flatMap(({ imports = [] }) => imports)]),
    ].map(shortly),
    entry: shortly(manifest.entry.module),
    strings,
    ...(now && { now }),
  };
  const text = inert(JSON.stringify(plan));
  kept.set(key, text);
  return text;
}

/**
 * What stands at the end of a page's body, after all that React drew, which lets alone what it finds there: the page's data and
 * the plan, both inert, and the script that starts Remix with them.
 */
export function startScripts(context: EntryContext, { data, strings, now, nonce }: StartOptions): string {
  return (
    `<script type="application/json" id="start-plan">${planOf(context, strings, now)}</script>` +
    `<script type="text/plain" id="start-data">${inert(data)}</script>` +
    `<script nonce="${nonce}">${boot}</script>`
  );
}
