import type { CardWire } from "~/api/schemas/common";
import type { HomeWire, SlideWire } from "~/api/schemas/pages";
import type { Context } from "#mocks/context";
import { listNews, listSlides, listRunningStocks, type SlideRow } from "#mocks/db/queries/pages";
import type { Db } from "#mocks/db/query";
import { say, type Text } from "#mocks/language";
import { flag } from "#mocks/listing/columns";
import { wholeCatalog, type Listing } from "#mocks/listing/listing";

import { ownPages } from "./own-pages";
import type { Call } from "./route";
import { headings, toBrand, toSection } from "./shapes";

const perRow = 10;
const maxBrands = 12;
const maxStocks = 4;
const maxNews = 4;

/** What the home page shows. */
export function home(context: Context, { language, uid }: Call): HomeWire {
  const { db, listing, cards, shop, now } = context;
  const { topSections, brands } = listing.dictionary;
  const row = (title: Text, link: string | null, rows: Iterable<number>) => ({
    title: say(title, language),
    link,
    products: cards.list(listing.idsOf(rows), language, uid),
  });
  // Nobody counts what an owner's shop sells in a week: the first products of its feed are its own choice. And right
  // after the first import, all goods are equally new.
  const first = shop.demo ? "home.popular" : "home.chosen";
  const fresh = listing.sorted(wholeCatalog, listing.base(null), "new", language);
  const addedAt = (place = -1) =>
    db.value<string>("select created_at from product where id = ?", listing.columns.ids[place] ?? 0);
  const isFresh = addedAt(fresh.at(0)) !== addedAt(fresh.at(-1));
  const firstRows = (rows: Int32Array, flags: number) => selectRows(db, listing, rows, flags);
  // A shop may have cheaper goods without a promotion.
  const promotions = ownPages(context).includes("/stocks") ? "/stocks" : null;
  return {
    slides: listSlides(db, language).map((row) => {
      const [product] = row.productId === null ? [] : cards.list([row.productId], language, uid);
      return toSlide(row, product);
    }),
    sections: topSections.map((section) => toSection(section, language)),
    rows: [
      row(first, "/catalog", firstRows(listing.base(null), flag.inStock)),
      ...(isFresh ? [row("home.fresh", "/catalog", firstRows(fresh, flag.inStock))] : []),
      row("home.discounted", promotions, firstRows(listing.base(null), flag.inStock | flag.discounted)),
    ],
    brands: brands.slice(0, maxBrands).map((brand) => toBrand(brand, language)),
    stocks: listRunningStocks(db, language, maxStocks, now()),
    news: listNews(db, language, now(), { limit: maxNews }),
    meta: headings.home(shop, language),
  };
}

function toSlide(
  { title, text, picture, link, theme, action, more, moreLink }: SlideRow,
  product?: CardWire,
): SlideWire {
  return {
    ...{ title, text, picture, link, theme },
    ...(action === null ? {} : { action }),
    ...(more === null ? {} : { more: { name: more, link: moreLink } }),
    ...(product ? { product } : {}),
  };
}

/** The first rows of a list whose products have all the flags and a price; of the variants of a product, one. */
function selectRows(db: Db, { columns }: Listing, rows: Int32Array, flags: number): number[] {
  const found: number[] = [];
  const groups = new Set<number>();
  for (const row of rows) {
    if (found.length === perRow) break;
    if (((columns.flags[row] ?? 0) & flags) !== flags || !columns.price[row]) continue;
    const group = db.value<number | null>("select group_id from product where id = ?", columns.ids[row] ?? 0) ?? null;
    if (group === null || !groups.has(group)) found.push(row);
    if (group !== null) groups.add(group);
  }
  return found;
}
