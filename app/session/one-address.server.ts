import { redirect } from "@remix-run/node";

/** What the parts of a path stand for that vary, as Remix reads them. */
type Params = Record<string, string | undefined>;

/**
 * Leads a page's other spellings to its one address, the query kept: slashes at the end, and capitals where the site map
 * has none. What varies (codes and slugs) keeps its letters, for the API knows it so.
 * @throws the redirect
 */
export function leadToOneAddress(request: Request, params: Params): void {
  const { pathname, search } = new URL(request.url);
  const given = new Set(Object.values(params).flatMap((value) => (value ?? "").split("/")));
  // The site map's own words need no encoding.
  const spell = (part: string) => (given.has(part) || part.includes("%") ? part : part.toLowerCase());
  const path = pathname
    .replace(/(?<!\/)\/+$/, "")
    .split("/")
    .map(spell)
    .join("/")
    .replace(/^\/en(?=\/|$)/i, "/en");
  leadTo(path || "/", pathname, search);
}

/**
 * The last try for what nobody knows: the same in small letters, where a page of that kind has any.
 * @throws the redirect
 */
export function leadToSmallLetters(request: Request, params: Params): void {
  const { pathname, search } = new URL(request.url);
  if (request.method === "POST" || (params["slug"] ?? params["category"]) === undefined) return;
  // An encoded letter's digits are no letters.
  const small = pathname.replace(/%[\dA-F]{2}|[A-Z]/gi, (found) =>
    found.startsWith("%") ? found : found.toLowerCase(),
  );
  leadTo(small, pathname, search);
}

function leadTo(path: string, pathname: string, search: string): void {
  // Of several slashes at the start only one is this shop's.
  if (path !== pathname && !path.startsWith("//")) throw redirect(path + search, 301);
}
