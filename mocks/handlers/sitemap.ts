import type { Context } from "#mocks/context";
import { idList, type Db } from "#mocks/db/query";
import type { Listing } from "#mocks/listing/listing";

import { pageOf, pagination, type Call } from "./route";

type Entry = { link: string; updatedAt: string; kind: string };

const max = 1000;

/**
 * Links of all public pages, or of one kind of pages, without a language prefix: the few hundred other pages first,
 * then the products.
 */
export function sitemap({ db, listing }: Context, { query }: Call) {
  const page = pageOf(query, { fallback: max, max });
  const kind = query.get("kind");
  const pages = listPages(db, listing).filter((entry) => kind === null || entry.kind === kind);
  const withProducts = kind === null || kind === "product";
  const total = pages.length + (withProducts ? listing.columns.ids.length : 0);
  const from = Math.max(0, page.offset - pages.length);
  const shown = pages.slice(page.offset, page.offset + page.perPage);
  const products =
    withProducts && page.perPage > shown.length ? listProducts(db, listing, from, page.perPage - shown.length) : [];
  return { urls: [...shown, ...products], pagination: pagination(page, total) };
}

const fixed = ["/", "/catalog", "/brands", "/stocks", "/news", "/about", "/contacts", "/content", "/information"];

function listPages(db: Db, listing: Listing): Entry[] {
  const updatedAt = db.value<string | null>("select max(updated_at) from page") ?? new Date(0).toISOString();
  const { sections, brands } = listing.dictionary;
  const texts = db.all<Entry>(
    `select '/stocks/' || slug as link, starts_at as "updatedAt", 'stock' as kind from stock
     union all select '/news/' || slug, published_at, 'news' from news
     union all select '/' || kind || '/' || slug, updated_at, kind from page where kind <> 'about'`,
  );
  return [
    ...fixed.map((link) => ({ link, updatedAt, kind: "page" })),
    ...sections.map(({ link }) => ({ link, updatedAt, kind: "section" })),
    ...brands.map(({ slug }) => ({ link: `/brands/${slug}`, updatedAt, kind: "brand" })),
    ...texts,
  ];
}

/** Products by popularity from the given place. */
function listProducts(db: Db, { columns }: Listing, from: number, count: number): Entry[] {
  return db.all<Entry>(
    `select '/product/' || code as link, created_at as "updatedAt", 'product' as kind from product
     where id in (select value from json_each(?))`,
    idList(columns.ids.subarray(from, from + count)),
  );
}
