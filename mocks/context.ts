import { dropOldAttempts } from "./customers/attempts";
import { createCards, type Cards } from "./db/queries/cards";
import type { Db } from "./db/query";
import { prepareDemo } from "./db/seed/customers/index";
import { languages } from "./language";
import { createListing, wholeCatalog, type Listing } from "./listing/listing";
import { createOutbox, type Outbox } from "./outbox";
import { createScenarios, type Scenarios } from "./scenarios";
import { createSearch, type Search } from "./search/search";

/** Draws or reads the picture behind a path such as `/upload/catalog/drill-12.jpg`: JPEG; null where there is none. */
export type Picture = (path: string) => Promise<Uint8Array | null>;

/** Keeps a file that a customer sent, under a name of ours. */
export type KeepFile = (name: string, bytes: Uint8Array) => Promise<void>;

/** All that the API's handlers work with. */
export type Context = {
  db: Db;
  listing: Listing;
  search: Search;
  cards: Cards;
  outbox: Outbox;
  /** Faults on demand; null where they are not allowed. */
  scenarios: Scenarios | null;
  now: () => Date;
  picture: Picture;
  keepFile: KeepFile;
  /** The storefront's address without a trailing slash. */
  siteUrl: string;
};

export type ContextOptions = {
  db: Db;
  picture: Picture;
  keepFile: KeepFile;
  siteUrl: string;
  /** Whether faults may be asked for. */
  faults: boolean;
  now?: () => Date;
  /** Where sent messages are also printed, a line each. */
  print?: (line: string) => void;
};

/** Counts the largest lists and loads the words ahead of the first shopper, who would otherwise wait for it where products are many. */
export function warm({ listing, search }: Context): void {
  search.warm();
  listing.counted(null, null);
  for (const { id, parent } of listing.dictionary.sections) if (parent === null) listing.counted(id, null);
  for (const language of languages) listing.sorted(wholeCatalog, listing.base(null), "new", language);
}

/** Puts the API together on an open database. */
export function createContext({
  db,
  picture,
  keepFile,
  siteUrl,
  faults,
  now = () => new Date(),
  print,
}: ContextOptions): Context {
  const listing = createListing(db);
  dropOldAttempts({ db, now });
  prepareDemo(db, now());
  return {
    db,
    listing,
    search: createSearch(db, listing),
    cards: createCards(db, now),
    outbox: createOutbox(db, now, print),
    scenarios: faults ? createScenarios() : null,
    now,
    picture,
    keepFile,
    siteUrl,
  };
}
