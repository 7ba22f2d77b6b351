import type * as Entry from "~/entry.client";
import type { StringFiles } from "~/i18n/client";
import { mayReload } from "~/shop/client/newest-build";

import { takePageChanges } from "./page-changes";

/**
 * Remix reads these globals; its own types for them are more specific. The client entry adds the flags
 * (`app/entry.client.tsx`).
 */
const remix: { __remixRouteModules?: unknown; __remixContext?: unknown } = window;

/** The current or completed loading; null before the first one and after a failed one. */
let underWay: Promise<unknown> | null = null;

/** Loads all code of the page in parallel. After a failure, the next press tries again. */
export function start(): Promise<unknown> {
  return (underWay ??= load().catch((fault: unknown) => {
    reportError(fault);
    underWay = null;
    void renew();
  }));
}

/** Starts the scripts, and calls `otherwise` if that fails. */
export function startOr(otherwise: () => void): void {
  void start().then(() => underWay ?? otherwise());
}

/**
 * Reloads the page if its code is missing, most likely after a new build. It reloads no more often than later code does
 * (`app/shop/client/newest-build.ts`), and never while the shopper types, presses or leaves.
 */
async function renew(): Promise<void> {
  let isLeaving = !navigator.onLine;
  addEventListener("beforeunload", () => (isLeaving = true), { once: true });
  const isThere = !isLeaving && (await fetch("/builds/latest.json", { cache: "no-cache" }).catch(() => null))?.ok;
  // A form's answer is shown only once, and reloading the response to a post would send the form again.
  const answers = "[role=alert],[role=status]>*";
  const isHeld = document.querySelector(`[data-busy],${answers},:is(input,select,textarea):focus`) || hasInput();
  if (isThere && !isLeaving && !isHeld && mayReload()) location.reload();
}

/**
 * Whether the shopper has typed or chosen something on the page. A textarea counts with any text: while React hydrates,
 * what was typed is its default value (`app/entry.client.tsx`).
 */
export function hasInput(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>("input,textarea")];
  return fields.some(
    ({ type, value, defaultValue, checked, defaultChecked }) =>
      value !== defaultValue || checked !== defaultChecked || (type === "textarea" && value !== ""),
  );
}

async function loadStrings(file: string): Promise<[string, unknown]> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(file);
  return [file, await answer.json()];
}

/** The path and query of the page that this document shows until React has hydrated it. */
const shown = pageOf(location);

function pageOf({ pathname, search }: Location): string {
  return pathname + search;
}

/** Whether the address is still the document's. Back and Forward change it to that of another page it showed before. */
export const isCurrent = () => pageOf(location) === shown;

async function load(): Promise<void> {
  const modules: Record<string, unknown> = {};
  const importScript = (file: string) => import(/* @vite-ignore */ `/assets/${file}.js`) as Promise<unknown>;
  const [entry, strings] = await Promise.all([
    importScript(plan.entry),
    Promise.all(plan.strings.map(loadStrings)),
    ...Object.entries(plan.routes).map(async ([id, file]) => (modules[id] = await importScript(file))),
    ...plan.files.map(importScript),
  ]);
  remix.__remixRouteModules = modules;
  remix.__remixContext = { stream: new Response(pageData).body };
  // Not awaited: Remix cannot start a second time, so a failure here must not lead to another attempt.
  void (entry as typeof Entry).hydrate(Object.fromEntries(strings) as StringFiles, takePageChanges, isCurrent);
}

/** The files that the inline script loads, and Remix's start data. */
export type Plan = {
  /** Route modules by route id. To save bytes, script names omit their folder and `.js`. */
  routes: Record<string, string>;
  /** The manifest of all routes, and the shared imports of the route modules. */
  files: string[];
  entry: string;
  /** Full addresses. */
  strings: string[];
  /** Starts at once instead of at the first interaction. */
  now?: true;
};

// The shop's own server has written both elements.
const textOf = (id: string) => (document.getElementById(id) as HTMLElement).textContent;

export const plan = JSON.parse(textOf("start-plan")) as Plan;
/** The page's data, encoded by Remix. */
const pageData = textOf("start-data");

/** How long a press waits for React, in ms; then the browser handles it as it does without scripts. */
export const longestWait = 4000;

/** React replaces the element if it cannot hydrate the page. */
const page = () => document.documentElement;

/** Whether React has hydrated the page and handles presses itself. */
export const isHydrated = () => "hydrated" in page().dataset;

/** Shows the progress line at the top of the page (`app/styles/early.css`) until React takes over. */
export function showProgress(): void {
  page().dataset.loading = "";
}

/** Hides the progress line. */
export function hideProgress(): void {
  delete page().dataset.loading;
}

/**
 * Resolves when all of React's event handlers are attached, so that queued presses can be repeated; never if React
 * could not be loaded.
 */
export const ready = new Promise<void>((resolve) => {
  const end = () => {
    hideProgress();
    resolve();
  };
  addEventListener("takenover", end, { once: true });
});
