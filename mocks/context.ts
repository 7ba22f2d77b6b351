import { languages } from "~/lib/languages";
import type { Shop } from "~/lib/shop-file";

import { dropOldAttempts } from "./customers/attempts";
import { createCards, type Cards } from "./db/queries/cards";
import type { Db } from "./db/query";
import { prepareDemo } from "./db/seed/customers/index";
import { createDocuments, type Documents } from "./documents/documents";
import { createListing, wholeCatalog, type Listing } from "./listing/listing";
import type { Queue } from "./messages/queue";
import { createOutbox, dropOldMessages, type Outbox } from "./outbox";
import { createScenarios, type Scenarios } from "./scenarios";
import { createSearch, type Search } from "./search/search";
import type { Brand } from "./shop-page";

/** Pictures, and the files that customers send. */
export type Files = {
  /** Reads or draws the JPEG picture at a path such as `/upload/catalog/drill-12.jpg`; null if there is none. */
  picture: (path: string) => Promise<Uint8Array | null>;
  /** Stores a customer's file under a name that the API has generated. */
  saveFile: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Reads a stored file; null if there is no such file. */
  readFile: (name: string) => Promise<Uint8Array | null>;
  /** Deletes a stored file; does nothing if there is no such file. */
  removeFile: (name: string) => Promise<void>;
};

/** What the API's handlers work with. */
export type Context = Files & {
  db: Db;
  listing: Listing;
  search: Search;
  cards: Cards;
  outbox: Outbox;
  /** Faults on demand; null if they are not allowed. */
  scenarios: Scenarios | null;
  now: () => Date;
  documents: Documents;
  /** The storefront's address without a trailing slash. */
  siteUrl: string;
  /** The shop's name, contacts and company details. */
  shop: Shop;
  /** How the API's own pages look. */
  brand: Brand;
};

type ContextOptions = Pick<Context, keyof Files | "db" | "siteUrl" | "shop" | "brand"> & {
  /** Whether faults may be requested. */
  faults: boolean;
  now?: () => Date;
  /** Sends the messages; without it, none is sent. */
  queue?: Queue;
  /** Prints new messages, one line each. */
  print?: (line: string) => void;
};

/**
 * Counts the largest lists and loads the search words in advance. In a large catalogue the first request would
 * otherwise wait for them.
 */
export function warm({ listing, search }: Context): void {
  search.warm();
  listing.counted(null, null);
  for (const { id } of listing.dictionary.topSections) listing.counted(id, null);
  for (const { code } of languages()) listing.sorted(wholeCatalog, listing.base(null), "new", code);
}

/** Deletes old attempts, codes and messages; called at start and every day. */
export function dropOld(base: Pick<Context, "db" | "now">): void {
  dropOldAttempts(base);
  dropOldMessages(base);
  // The purposes of codes name phones.
  base.db.run("delete from one_time_code where expires_at <= ?", base.now().toISOString());
}

/** Creates the API's context on an open database, deletes what is too old and, in a demo shop, refreshes its customers. */
export function createContext({ faults, now = () => new Date(), print, queue, ...given }: ContextOptions): Context {
  const { db, shop } = given;
  const listing = createListing(db);
  dropOld({ db, now });
  if (shop.demo) prepareDemo({ db, shop }, now());
  return {
    ...given,
    now,
    listing,
    search: createSearch(db, listing, shop.synonyms),
    cards: createCards(db, now),
    outbox: createOutbox(db, now, print, queue),
    scenarios: faults ? createScenarios() : null,
    documents: createDocuments(db, shop),
  };
}
