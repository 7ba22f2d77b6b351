import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";

import type { LoaderFunctionArgs } from "@remix-run/node";

import { env } from "~/env.server";
import { largestShopFile, shopFileKind } from "~/lib/shop-files";
import { hasVersion } from "~/server/if-none-match.server";
import { pdfPolicy, strictPolicy } from "~/server/security-headers.server";
import { commitToFile, getVisit } from "~/session/visit.server";

const missing = () => new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });

/**
 * One of the owner's files from `files/` in the shop's folder, to which texts link: `/files/{path}`. Browsers
 * revalidate it each time, because a price list keeps its name when it changes.
 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const visit = await getVisit(args);
  const response = await readShopFile(args);
  await commitToFile(visit, response.headers);
  return response;
}

async function readShopFile({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const path = params["*"] ?? "";
  const kind = shopFileKind(path);
  const file = join(env.SHOP_DIR, "files", path);
  const found = kind && env.SHOP_DIR ? await stat(file).catch(() => null) : null;
  if (!kind || !found?.isFile() || found.size > largestShopFile * 1024 * 1024) return missing();
  const headers = {
    // Proxies must not cache what only customers may read.
    "Cache-Control": `${env.REQUIRE_SIGN_IN ? "private" : "public"}, no-cache`,
    ETag: `"${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}"`,
  };
  if (hasVersion(request, headers.ETag)) return new Response(null, { status: 304, headers });
  const body = await readFile(file).catch(() => null);
  if (!body) return missing();
  return new Response(new Uint8Array(body), {
    headers: {
      ...headers,
      "Content-Type": kind.type,
      "Content-Length": String(body.byteLength),
      "Content-Disposition": `${kind.isShown ? "inline" : "attachment"}; filename="${path.slice(path.lastIndexOf("/") + 1)}"`,
      "Content-Security-Policy": kind.type === "application/pdf" ? pdfPolicy : strictPolicy,
    },
  });
}
