/** A route's position in the route tree, from Remix's manifest or build. */
type PlacedRoute = { id: string; parentId?: string | undefined; path?: string | undefined };

/** A route in the browser's manifest. */
export type ListedRoute = PlacedRoute & {
  module: string;
  imports?: string[] | undefined;
  css?: string[] | undefined;
};

/**
 * Creates a function that matches a path to its routes, innermost first. The routes are compiled once, so a lookup
 * takes a thousandth of the router's time, which starts from scratch for each path.
 * @returns a function of a path without its language prefix; empty if no page matches
 */
export function routeFinder<Route extends PlacedRoute>(routes: Record<string, Route>): (path: string) => Route[] {
  const upwards = (route: Route): Route[] => {
    const parent = route.parentId === undefined ? undefined : routes[route.parentId];
    return [route, ...(parent ? upwards(parent) : [])];
  };
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  const known = Object.values(routes)
    .filter(({ id, path }) => !parents.has(id) && path !== "*")
    .map(upwards)
    .map((chain) => ({ chain, parts: partsOf(chain) }))
    .sort((one, other) => weight(other.parts) - weight(one.parts))
    .map(({ chain, parts }) => ({ chain, pattern: patternOf(parts) }));
  return (path) => known.find(({ pattern }) => pattern.test(path))?.chain ?? [];
}

/** The full pattern of a chain of routes (innermost first), as in the site map: `/product/:slug`. */
export function patternText(chain: readonly PlacedRoute[]): string {
  return `/${partsOf(chain).join("/")}`;
}

/** The segments of a route's full path, without the optional language segment. */
function partsOf(chain: readonly PlacedRoute[]): string[] {
  const paths = chain.map(({ path = "" }) => path).reverse();
  return paths.flatMap((path) => path.split("/")).filter((part) => part !== "" && !part.endsWith("?"));
}

/** Static segments have precedence over parameters, and parameters over `*`. */
function weight(parts: string[]): number {
  return parts.reduce((sum, part) => sum + (part === "*" ? 1 : part.startsWith(":") ? 2 : 3), 0);
}

function patternOf(parts: string[]): RegExp {
  const text = parts.map((part) =>
    part === "*" ? "(/.*)?" : part.startsWith(":") ? "/[^/]+" : `/${part.replaceAll(".", "\\.")}`,
  );
  return new RegExp(`^${text.join("")}/?$`);
}
