import type { CardWire } from "~/api/schemas/common";
import { inLanguage, type ByLanguage } from "~/lib/languages";
import { dayAfter } from "#mocks/dates";
import { textIn, type Language } from "#mocks/language";
import { createLru } from "#mocks/lru";
import { readRatings } from "#mocks/reviews/entries";

import type { Db } from "../query";
import { textSql } from "../texts";

/** The part of a product that is the same for every visitor, with fields that only the basket needs. */
export type ProductEntry = {
  id: number;
  code: string;
  article: string;
  name: string;
  picture: string | null;
  price: number;
  oldPrice: number | null;
  badge: CardWire["badge"];
  /** All properties; a card shows the first few. */
  properties: CardWire["properties"];
  /** The properties that may distinguish it from its variants: not a barcode, which each has of its own. */
  variantProperties: CardWire["properties"];
  /** The property that says how long the maker's warranty is; null if none does. */
  warranty: CardWire["properties"][number] | null;
  /** Whether it is no longer sold. */
  isHidden: boolean;
  stock: number;
  /** Days until a product made to order is ready; null if it is in stock or not made to order. */
  orderDays: number | null;
  weight: number;
  multiplicity: number;
};

export type Cards = ReturnType<typeof createCards>;

const remembered = 10_000;
const propertiesOnCard = 3;

type StoredProperty = { code?: string; name: ByLanguage; value: ByLanguage; identifier?: boolean };

/** Properties of a feed have no codes of ours. A shop's file says `есть` where it knows no duration. */
const isWarranty = ({ code, name, value }: StoredProperty) =>
  code === "warranty" || (/^гаранти/i.test(inLanguage(name, "ru")) && /\d/.test(inLanguage(value, "ru")));

/** A product as stored, with the fields that are the same in an entry. */
type Stored = Omit<ProductEntry, "warranty" | "badge" | "properties" | "variantProperties" | "isHidden" | "picture"> & {
  hidden: number;
  badges: { name: ByLanguage; color: string }[];
  pictures: string[];
  properties: StoredProperty[];
};

/**
 * Reads products as cards. Entries are cached, because the catalogue changes only through `changeProduct`, which clears
 * the cache.
 */
export function createCards(db: Db, now: () => Date) {
  const entries = createLru<ProductEntry | "none">(remembered);

  /** A product in the given language, or undefined for an unknown id. */
  function entry(id: number, language: Language): ProductEntry | undefined {
    const entry = entries.remember(`${language}${id}`, () => readEntry(db, id, language) ?? "none");
    return entry === "none" ? undefined : entry;
  }

  /** Cards in the order of the ids; skips unknown ids and products that are no longer sold. */
  function list(ids: Iterable<number>, language: Language, uid: string | null): CardWire[] {
    const sold = [...ids].filter((id) => !entry(id, language)?.isHidden);
    return listAll(sold, language, uid);
  }

  /** The same with products that are no longer sold. */
  function listAll(ids: Iterable<number>, language: Language, uid: string | null): CardWire[] {
    const found = [...ids].flatMap((id) => entry(id, language) ?? []);
    const quantities = uid === null ? new Map<number, number>() : readQuantities(db, uid);
    const favorites = uid === null ? new Set<number>() : readFavorites(db, uid);
    const foundIds = found.map(({ id }) => id);
    const ratings = readRatings(db, foundIds);
    const today = now();
    return found.map((product) => ({
      ...toCard(product, today),
      ...(ratings.get(product.id) ?? noReviews),
      quantity: quantities.get(product.id) ?? 0,
      isFavorite: favorites.has(product.id),
    }));
  }

  return { entry, list, listAll, clear: entries.clear };
}

const noReviews = { rating: null, reviews: 0 };

/** The part of a card that is the same for every visitor on the given day. */
export function toCard(product: ProductEntry, today: Date): Omit<CardWire, "quantity" | "isFavorite"> {
  const { id, code, name, picture, price, oldPrice, badge, properties, stock, orderDays, isHidden } = product;
  return {
    ...{ id, code, name, picture, price, oldPrice, badge },
    properties: properties.slice(0, propertiesOnCard),
    isStock: stock,
    deliveryDate: orderDays === null ? null : dayAfter(today, orderDays),
    ...(isHidden && { discontinued: true }),
  };
}

function readEntry(db: Db, id: number, language: Language): ProductEntry | null {
  const [product] = db.objects<Stored>(
    `select json_object('id', id, 'code', code, 'article', article, 'name', ${textSql("product", "name", language)},
       'price', price, 'oldPrice', old_price, 'stock', stock, 'orderDays', iif(stock > 0, null, order_days), 'weight', weight,
       'multiplicity', multiplicity, 'hidden', hidden, 'badges', json(badges), 'pictures', json(pictures),
       'properties', json(properties)) from product where id = ?`,
    id,
  );
  if (!product) return null;
  const { hidden, badges, pictures, properties, ...plain } = product;
  const warranty = properties.find(isWarranty);
  const toProperty = ({ name, value }: StoredProperty) => {
    return { name: textIn(name, language), value: textIn(value, language) };
  };
  return {
    ...plain,
    picture: pictures[0] ?? null,
    badge: badges.map(({ name, color }) => ({ name: textIn(name, language), color })),
    properties: properties.map(toProperty),
    variantProperties: properties.filter(({ identifier }) => !identifier).map(toProperty),
    warranty: warranty ? toProperty(warranty) : null,
    isHidden: hidden === 1,
  };
}

/** Parses a list from a JSON column; `tables/catalog.sql` describes its shape. */
export const parseList = <Item>(json: string): Item[] => JSON.parse(json) as Item[];

// Reads all rows of the visitor at once: they are few and adjacent, so this is cheaper than a lookup for each card.
function readQuantities(db: Db, uid: string): Map<number, number> {
  const rows = db.all<{ id: number; quantity: number }>(
    "select product_id as id, quantity from basket_line where uid = ?",
    uid,
  );
  return new Map(rows.map((row) => [row.id, row.quantity]));
}

const readFavorites = (db: Db, uid: string): Set<number> =>
  new Set(db.column<number>("select product_id from favorite where uid = ?", uid));
