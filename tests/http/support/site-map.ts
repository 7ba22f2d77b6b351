import type { RouteConfigEntry } from "@remix-run/route-config";

import siteMap from "~/routes";

/** What has no page of its own to read: data, files and the addresses that forms are sent to. */
const notPages = [
  ["healthz", "readyz", "strings/:version/:locale/:file", "images/:width/*", "documents/*"],
  ["menu", "search/suggestions", "session"],
  ["product", "basket/lines", "favorites/toggle", "order/:id/invoice"],
  ["checkout/quote", "checkout/suggest/:of"],
  ["robots.txt", "sitemap.xml", "sitemaps/:file", "news/rss.xml", "stocks/rss.xml", "manifest.webmanifest"],
  // Whole by itself, without the shop's frame: its tests are in `offline.test.ts`.
  ["offline", "service-worker.js"],
  // A guest, who has nothing to leave, is led home.
  ["sign-out"],
].flat();

/**
 * The routes of the site map that have a page for every visitor, without the language's prefix; the home page's is empty.
 * The personal area's are for customers alone: their own tests read them.
 */
function pageRoutes(): string[] {
  const leaves = ({ path, children }: RouteConfigEntry): string[] => {
    const own = path === "en?" ? "" : (path ?? "");
    return children ? children.flatMap(leaves).map((below) => [own, below].filter(Boolean).join("/")) : [own];
  };
  return siteMap.flatMap(leaves).filter((path) => !notPages.includes(path) && !/^personal(\/|$)/.test(path));
}

/** The pages of the site map that none of some paths leads to; what stands after `?` counts for nothing. */
export function unreachedRoutes(paths: string[]): string[] {
  const bare = paths.map((path) => path.replace(/[?#].*$/, ""));
  return pageRoutes().filter((route) => route !== "*" && !bare.some((path) => patternOf(route).test(path)));
}

function patternOf(route: string): RegExp {
  const parts = route.split("/").map((part) => (part === "*" ? ".*" : part.startsWith(":") ? "[^/]+" : part));
  return new RegExp(`^/${parts.join("/").replace(/\/\.\*$/, "(/.*)?")}$`);
}
