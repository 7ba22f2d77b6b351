import { env } from "~/env.server";
import { originHeader } from "~/lib/http-hooks.server";

/** The largest body of a form without files, in bytes. */
const largest = 64 * 1024;

/**
 * The fields of a posted form.
 * @throws a 403 response for a post from another site, 413 for a body over the limit, 400 for one that is no form
 */
export async function readForm(request: Request, limit = largest): Promise<FormData> {
  refuseForeignPost(request);
  const body = await readBody(request, limit);
  const type = request.headers.get("Content-Type") ?? "";
  try {
    return await new Response(body, { headers: { "Content-Type": type } }).formData();
  } catch {
    throw new Response(null, { status: 400, statusText: "Bad Request" });
  }
}

/** Throws a 403 response for a post from another site. */
export function refuseForeignPost(request: Request): void {
  if (!isFromThisShop(request)) throw new Response(null, { status: 403, statusText: "Forbidden" });
}

/**
 * Browsers say where a post comes from; a tool that says nothing carries no shopper's cookies and may post.
 */
function isFromThisShop(request: Request): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin" || site === "none";
  const origin = request.headers.get(originHeader) ?? request.headers.get("Origin");
  if (origin === null) return true;
  const host = request.headers.get("Host") ?? new URL(request.url).host;
  return URL.canParse(origin) && [host, new URL(env.SITE_URL).host].includes(new URL(origin).host);
}

async function readBody(request: Request, limit: number): Promise<Blob> {
  const tooLarge = () => new Response(null, { status: 413, statusText: "Payload Too Large" });
  if (Number(request.headers.get("Content-Length") ?? 0) > limit) throw tooLarge();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    size += next.value.byteLength;
    if (size > limit) throw tooLarge();
    chunks.push(new Uint8Array(next.value));
  }
  return new Blob(chunks);
}
