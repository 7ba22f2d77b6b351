import { mayReload } from "~/shop/client/reload-pause";

/**
 * Remix reads its own from there; its types name them, but not as what they are made of. The browser's entry adds the flags
 * (`app/entry.client.tsx`).
 */
const remix: { __remixRouteModules?: unknown; __remixContext?: unknown } = window;

/** The loading that goes on or is done; null before the first, and after one that failed. */
let underWay: Promise<unknown> | null = null;

/** Loads all that the page's code consists of at once. What cannot be loaded is tried again at the next press. */
export function start(): Promise<unknown> {
  return (underWay ??= load().catch((fault: unknown) => {
    reportError(fault);
    underWay = null;
    void renew();
  }));
}

/** Starts, and does what would else be left undone where that fails. */
export function startOr(otherwise: () => void): void {
  void start().then(() => underWay ?? otherwise());
}

/**
 * Loads the page anew where its code is not to be had, after a new build most likely: no more often than later code does
 * (`app/shop/client/failed-code.ts`), and never under the hands of somebody who types, presses or leaves.
 */
async function renew(): Promise<void> {
  let isLeaving = !navigator.onLine;
  addEventListener("beforeunload", () => (isLeaving = true), { once: true });
  const isThere = !isLeaving && (await fetch("/builds/latest.json", { cache: "no-cache" }).catch(() => null))?.ok;
  const fields = [...document.querySelectorAll<HTMLInputElement>("input,textarea")];
  const isHeld =
    document.querySelector("[data-busy],:is(input,select,textarea):focus") ||
    fields.some((field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked);
  if (isThere && !isLeaving && !isHeld && mayReload()) location.reload();
}

async function loadStrings(file: string): Promise<void> {
  if (!(await fetch(file)).ok) throw new Error(file);
}

async function load(): Promise<void> {
  const modules: Record<string, unknown> = {};
  const addressOf = (file: string) => `/assets/${file}.js`;
  const bring = (file: string) => import(/* @vite-ignore */ addressOf(file)) as Promise<unknown>;
  await Promise.all([
    // The code asks for its strings itself; by then the browser has them.
    ...plan.strings.map(loadStrings),
    // It runs last, but comes with the rest.
    fetch(addressOf(plan.entry)).catch(() => null),
    ...Object.entries(plan.routes).map(async ([id, file]) => (modules[id] = await bring(file))),
    ...plan.files.map(bring),
  ]);
  remix.__remixRouteModules = modules;
  remix.__remixContext = { stream: new Response(pageData).body };
  await bring(plan.entry);
}

/** What the inline script loads, and with what it starts Remix. */
export type Plan = {
  /** Route modules by the route's id. All scripts are named as short as can be: without their folder and `.js`. */
  routes: Record<string, string>;
  /** The manifest of all routes, and what the route modules share. */
  files: string[];
  entry: string;
  /** Whole addresses. */
  strings: string[];
  /** At once instead of at the first sign of life. */
  now?: true;
};

// The shop's own server wrote both.
const textOf = (id: string) => (document.getElementById(id) as HTMLElement).textContent;

export const plan = JSON.parse(textOf("start-plan")) as Plan;
/** What Remix has encoded of the page's data. */
const pageData = textOf("start-data");
