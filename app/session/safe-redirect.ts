/** An origin that no shop has: paths are resolved against it to see whether they stay within the shop. */
const nowhere = "http://shop.invalid";

/**
 * The path, query and hash of a redirect target when it stays within the shop, else the fallback. Parsed as a browser
 * parses it, so that `//host`, `/\host`, control characters and schemes do not slip through.
 */
export function safeRedirect(target: unknown, fallback: string): string {
  if (typeof target !== "string" || !target.startsWith("/")) return fallback;
  if (target.includes("\\") || hasControlCharacter(target)) return fallback;
  if (!URL.canParse(target, nowhere)) return fallback;
  const url = new URL(target, nowhere);
  // Dots may have left a path that a browser reads as another host.
  if (url.origin !== nowhere || url.pathname.startsWith("//")) return fallback;
  return url.pathname + url.search + url.hash;
}

function hasControlCharacter(text: string): boolean {
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code < 32 || code === 127) return true;
  }
  return false;
}

/**
 * Where a posted form sends the shopper back to: its own `back` field, else the page that it was on (the `Referer` header
 * of the same origin), else the fallback.
 */
export function backTarget(request: Request, form: FormData, fallback: string): string {
  const field = form.get("back");
  if (field) return safeRedirect(field, fallback);
  const referer = request.headers.get("Referer");
  if (!referer || !URL.canParse(referer)) return fallback;
  const page = new URL(referer);
  const host = request.headers.get("Host") ?? new URL(request.url).host;
  return page.host === host ? safeRedirect(page.pathname + page.search, fallback) : fallback;
}
