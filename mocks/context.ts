import { languages } from "~/lib/languages";
import type { Shop } from "~/lib/shop-file";

import { dropOldAttempts } from "./customers/attempts";
import { createCards, type Cards } from "./db/queries/cards";
import type { Db } from "./db/query";
import { prepareDemo } from "./db/seed/customers/index";
import { createListing, wholeCatalog, type Listing } from "./listing/listing";
import type { Queue } from "./messages/queue";
import { createOutbox, type Outbox } from "./outbox";
import { createScenarios, type Scenarios } from "./scenarios";
import { createSearch, type Search } from "./search/search";

/** Reads or draws the JPEG picture at a path such as `/upload/catalog/drill-12.jpg`; null if there is none. */
export type Picture = (path: string) => Promise<Uint8Array | null>;

/** Stores a customer's file under a name that the API has generated. */
export type SaveFile = (name: string, bytes: Uint8Array) => Promise<void>;

/** Reads a stored file; null if there is no such file. */
export type ReadFile = (name: string) => Promise<Uint8Array | null>;

/** Deletes a stored file; does nothing if there is no such file. */
export type RemoveFile = (name: string) => Promise<void>;

/** What the API's handlers work with. */
export type Context = {
  db: Db;
  listing: Listing;
  search: Search;
  cards: Cards;
  outbox: Outbox;
  /** Faults on demand; null if they are not allowed. */
  scenarios: Scenarios | null;
  now: () => Date;
  picture: Picture;
  saveFile: SaveFile;
  removeFile: RemoveFile;
  readFile: ReadFile;
  /** The storefront's address without a trailing slash. */
  siteUrl: string;
  /** The shop's name, contacts and company details. */
  shop: Shop;
};

export type ContextOptions = {
  db: Db;
  picture: Picture;
  saveFile: SaveFile;
  removeFile: RemoveFile;
  readFile: ReadFile;
  siteUrl: string;
  shop: Shop;
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
  for (const { id, parent } of listing.dictionary.sections) if (parent === null) listing.counted(id, null);
  for (const { code } of languages()) listing.sorted(wholeCatalog, listing.base(null), "new", code);
}

/** Creates the API's context on an open database, deletes old attempts and, in a demo shop, refreshes its customers. */
export function createContext({
  db,
  picture,
  saveFile,
  removeFile,
  readFile,
  siteUrl,
  shop,
  faults,
  now = () => new Date(),
  print,
  queue,
}: ContextOptions): Context {
  const listing = createListing(db);
  dropOldAttempts({ db, now });
  if (shop.demo) prepareDemo(db, now());
  return {
    db,
    listing,
    search: createSearch(db, listing, shop.synonyms),
    cards: createCards(db, now),
    outbox: createOutbox(db, now, print, queue),
    scenarios: faults ? createScenarios() : null,
    now,
    picture,
    saveFile,
    removeFile,
    readFile,
    siteUrl,
    shop,
  };
}
