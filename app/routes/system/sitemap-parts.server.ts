import { listPublicPages } from "~/api/catalog.server";
import type { Caller } from "~/api/client.server";
import { mainData } from "~/api/errors";
import { sitemapKind, type SitemapKind } from "~/api/schemas/pages";
import { env } from "~/env.server";
import { localePath, shopLocales } from "~/i18n/config";
import { sitemapEnd, sitemapEntries, sitemapStart } from "~/lib/xml";
import { paths } from "~/paths";

/** The API's maximum page size. */
const pageSize = 1000;

/** API calls per part: 10,000 pages in two languages make 20,000 URLs, about 10 MB. */
const callsPerPart = 10;

/**
 * The URLs of all sitemap parts, for each kind of page.
 * @throws a 503 response if the API does not answer
 */
export async function listParts(caller: Caller): Promise<string[]> {
  const parts = await Promise.all(
    sitemapKind.options.map(async (kind) => {
      const { pagination } = mainData(await listPublicPages(caller, { kind, page: 1, perPage: 1 }));
      const count = Math.ceil(pagination.total / (pageSize * callsPerPart));
      return Array.from({ length: count }, (_, index) => env.SITE_URL + paths.sitemapPart(kind, index + 1));
    }),
  );
  return parts.flat();
}

/** Parses a part's file name, such as `product-2.xml`; null if invalid. */
export function readPartName(file: string): { kind: SitemapKind; part: number } | null {
  const [, name, number] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(file) ?? [];
  const kind = sitemapKind.safeParse(name);
  return kind.success ? { kind: kind.data, part: Number(number) } : null;
}

/**
 * Streams a part of the sitemap, one API call at a time, so that a hundred thousand products are never in memory at
 * once. Null if there is no such part. If the API fails midway, the stream is aborted: without its end tag it is
 * invalid XML, so nobody takes it for complete.
 * @throws a 503 response if the API does not answer
 */
export async function streamPart(caller: Caller, kind: SitemapKind, part: number): Promise<ReadableStream | null> {
  const first = (part - 1) * callsPerPart + 1;
  const ask = async (page: number) => mainData(await listPublicPages(caller, { kind, page, perPage: pageSize }));
  const start = await ask(first);
  if (start.urls.length === 0) return null;
  // At least the page that has arrived, whatever the API counts: otherwise the stream would have no end.
  const last = Math.max(first, Math.min(start.pagination.pages, first + callsPerPart - 1));
  const encoder = new TextEncoder();
  let page = first;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { urls } = page === first ? start : await ask(page);
      const entries = urls.filter((url) => url.kind === kind).flatMap(toEntries);
      const text = (page === first ? sitemapStart : "") + entries.join("") + (page === last ? sitemapEnd : "");
      controller.enqueue(encoder.encode(text));
      if (page === last) controller.close();
      page += 1;
    },
  });
}

/** The entries of a page in all languages; empty if the link is not a page of the shop. */
function toEntries({ link, updatedAt }: { link: string | null; updatedAt: string }): string[] {
  if (!link?.startsWith("/")) return [];
  return [
    sitemapEntries({
      addresses: shopLocales().map((locale) => [locale, env.SITE_URL + localePath(locale, link)]),
      updatedAt,
    }),
  ];
}
