import { barePath } from "~/i18n/config";
import { routeFinder, type ListedRoute } from "~/lib/find-route";
import { appLink } from "~/lib/link";

import { pageShown } from "./page-listeners";
import { isSlowConnection } from "./slow-connection";

/**
 * Preloads the code of pages whose links become visible, except on slow connections. The build's manifest, which is
 * part of the page's scripts, lists the files. The pages' data is not preloaded: browsers may not cache it, so they
 * would request it twice.
 */
export function preloadLinks(): void {
  if (isSlowConnection() || !document.createElement("link").relList.supports("modulepreload")) return;
  const find = routeFinder(window.__remixManifest.routes);
  const preload = createPreloader();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const link = appLink(target, location);
      if (link) preload(find(barePath(link.pathname)));
    }
  });
  const watch = () => {
    for (const link of document.links) observer.observe(link);
  };
  addEventListener(pageShown, watch);
  watch();
}

/**
 * Loads what the routes of a page need, each file once: the files of one page together, and one page after another. The
 * specification (section 9) allows five pages at once, but starting their requests keeps a phone busy for 100 ms.
 */
export function createPreloader(): (routes: ListedRoute[]) => void {
  let last: Promise<unknown> = Promise.resolve();
  const there = [...document.querySelectorAll("link[href]")].map((link) => link.getAttribute("href") ?? "");
  const loaded = new Set(there);
  const isNew = (file: string) => !loaded.has(file) && Boolean(loaded.add(file));
  return (routes) => {
    const scripts = routes.flatMap(({ module, imports = [] }) => [module, ...imports]).filter(isNew);
    const styles = routes.flatMap(({ css = [] }) => css).filter(isNew);
    if (scripts.length + styles.length === 0) return;
    last = last.then(() => Promise.all([...scripts.map(loadScript), ...styles.map(loadStyle)]));
  };
}

/** Requests a script at low priority; resolves when it has loaded or failed. */
function loadScript(file: string): Promise<unknown> {
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.fetchPriority = "low";
    link.href = file;
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });
}

/**
 * Requests a style sheet at low priority; resolves when the browser's cache has it. Firefox's content security policy
 * has no source for `<link rel="prefetch">`, and Safari does not know that link.
 */
const loadStyle = (file: string): Promise<unknown> =>
  fetch(file, { priority: "low" })
    .then((response) => response.arrayBuffer())
    .catch(() => null);
