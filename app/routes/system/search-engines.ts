import type { LoaderFunctionArgs } from "@remix-run/node";

import { env } from "~/env.server";
import { localePath, shopLocales } from "~/i18n/config";
import { sitemapIndexXml, xmlHeaders } from "~/lib/xml";
import { paths } from "~/paths";
import { commitToFile, getVisit, type Visit } from "~/session/visit.server";

import { listParts, readPartName, streamPart } from "./sitemap-parts.server";

/** The files for search engines: `robots.txt`, the index of the sitemap, and the parts that the index lists. */
export async function loader(args: LoaderFunctionArgs) {
  const { file } = args.params;
  if (file !== undefined) return sitemapPart(args, file);
  const { pathname } = new URL(args.request.url);
  return pathname.startsWith(paths.sitemapIndex()) ? sitemapIndex(args) : robots();
}

/** Pages that search engines must not index: they differ by visitor or contain what visitors type. */
const disallowed = [
  paths.personal(),
  paths.signIn(),
  paths.signUp(),
  paths.signOut(),
  paths.checkout(),
  "/order",
  paths.basket(),
  paths.search(),
  paths.favorites(),
  paths.compare(),
  paths.menu(),
];

/**
 * Tells robots which paths to skip and where the sitemap is. If the shop requires sign-in, all paths are disallowed.
 */
function robots() {
  const disallowedPaths = shopLocales().flatMap((locale) => disallowed.map((path) => localePath(locale, path)));
  const rules = (env.REQUIRE_SIGN_IN ? ["/"] : disallowedPaths).map((path) => `Disallow: ${path}`);
  const lines = ["User-agent: *", ...rules, "", `Sitemap: ${env.SITE_URL}${paths.sitemapIndex()}`, ""];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}

async function sitemapIndex(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  return xmlResponse(visit, sitemapIndexXml(await listParts(visit.caller)));
}

/** A part of the sitemap: public pages of one kind, in both languages. */
async function sitemapPart(args: LoaderFunctionArgs, file: string) {
  const visit = await getVisit(args);
  const requested = readPartName(file);
  const part = requested && (await streamPart(visit.caller, requested.kind, requested.part));
  return part ? xmlResponse(visit, part) : new Response(null, { status: 404 });
}

async function xmlResponse(visit: Visit, body: string | ReadableStream): Promise<Response> {
  const response = new Response(body, { headers: xmlHeaders("application/xml", env.REQUIRE_SIGN_IN) });
  await commitToFile(visit, response.headers);
  return response;
}
