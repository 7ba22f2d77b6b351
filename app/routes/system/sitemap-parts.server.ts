import { listPublicPages } from "~/api/catalog.server";
import type { Caller } from "~/api/client.server";
import { mainData } from "~/api/errors";
import { sitemapKind, type SitemapKind } from "~/api/schemas/pages";
import { env } from "~/env.server";
import { localePath, locales } from "~/i18n/config";
import { sitemapEnd, sitemapEntries, sitemapStart } from "~/lib/xml";
import { paths } from "~/paths";

/** The most that the API lists at once. */
const perCall = 1000;

/** A part holds so many calls' worth of pages, each in every language: 20,000 addresses, some 10 MB. */
const callsPerPart = 10;

/**
 * The addresses of all parts of the site map: the pages of each kind, cut in parts.
 * @throws a 503 response when the API cannot say
 */
export async function listParts(caller: Caller): Promise<string[]> {
  const parts = await Promise.all(
    sitemapKind.options.map(async (kind) => {
      const { pagination } = mainData(await listPublicPages(caller, { kind, page: 1, perPage: 1 }));
      const count = Math.ceil(pagination.total / (perCall * callsPerPart));
      return Array.from({ length: count }, (_, index) => env.SITE_URL + paths.sitemapPart(kind, index + 1));
    }),
  );
  return parts.flat();
}

/** Which part a file's name means, such as `product-2.xml`; null for none. */
export function readPartName(file: string): { kind: SitemapKind; part: number } | null {
  const [, name, number] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(file) ?? [];
  const kind = sitemapKind.safeParse(name);
  return kind.success ? { kind: kind.data, part: Number(number) } : null;
}

/**
 * A part of the site map as it comes from the API, call by call: a hundred thousand products never lie in memory at once.
 * Null where there is no such part. An API that fails later on breaks the answer off: without its end it is no XML, so nobody takes it for
 * whole.
 * @throws a 503 response when the API cannot say
 */
export async function streamPart(caller: Caller, kind: SitemapKind, part: number): Promise<ReadableStream | null> {
  const first = (part - 1) * callsPerPart + 1;
  const ask = async (page: number) => mainData(await listPublicPages(caller, { kind, page, perPage: perCall }));
  const start = await ask(first);
  if (start.urls.length === 0) return null;
  const last = Math.min(start.pagination.pages, first + callsPerPart - 1);
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

/** A page in all languages; nothing for what is no page of the shop. */
function toEntries({ link, updatedAt }: { link: string | null; updatedAt: string }): string[] {
  if (!link?.startsWith("/")) return [];
  return [
    sitemapEntries({
      addresses: locales.map((locale) => [locale, env.SITE_URL + localePath(locale, link)]),
      updatedAt,
    }),
  ];
}
