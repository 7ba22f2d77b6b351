import type { RouteConfigEntry } from "@remix-run/route-config";

import siteMap from "~/routes";

/** What a guest has no page of to read: data, files, the addresses that forms are sent to, and the account. */
const notPages = [
  ["healthz", "images/:width/*", "documents/*"],
  ["menu", "search/suggestions"],
  ["product", "basket/lines", "favorites/toggle"],
  // A guest, who has nothing to leave, is led home.
  ["sign-out"],
  // For customers alone: their own tests read them.
  ["personal/account", "personal/account/addresses/:id", "personal/account/companies/:id"],
].flat();

/** The routes of the site map that have a page, without the language's prefix; the home page's is empty. */
function pageRoutes(): string[] {
  const inner = (entry: RouteConfigEntry): RouteConfigEntry[] => [entry, ...(entry.children ?? []).flatMap(inner)];
  const leaves = siteMap.flatMap(inner).filter(({ children }) => !children);
  return leaves.map(({ path = "" }) => path).filter((path) => !notPages.includes(path));
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
