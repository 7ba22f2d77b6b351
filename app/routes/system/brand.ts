import type { LoaderFunctionArgs } from "@remix-run/node";

import { brandFile } from "~/server/brand.server";
import { hasVersion } from "~/server/if-none-match.server";

/** A bitmap, because many who ask for `/favicon.ico` cannot draw SVG. */
const favicon = "icon-192.png";

/**
 * A file of the shop's brand: `/brand/{file}`, or its icon: `/favicon.ico`, for which browsers, feed readers and bots ask
 * without reading a page. An address with the current version can be cached for long, others for an hour, because
 * owners may change the file.
 */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const file = await brandFile(params.file ?? favicon);
  if (!file) return new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });
  const isVersioned = new URL(request.url).searchParams.get("v") === file.version;
  const headers = {
    "Cache-Control": isVersioned ? "public, max-age=31536000, immutable" : "public, max-age=3600",
    ETag: `"${file.version}"`,
  };
  if (hasVersion(request, headers.ETag)) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(file.body), {
    headers: { ...headers, "Content-Type": file.type, "Content-Length": String(file.body.byteLength) },
  });
}
