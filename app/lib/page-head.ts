/** What structured data needs of the site that it stands on. */
export type SiteFacts = {
  /** The shop's name and its word for the home page, in the page's language. */
  shop: string;
  home: string;
  /** The page's language. */
  locale: string;
  /** The whole address of a page of the shop in that language, by its path without a prefix. */
  page: (path: string) => string;
  /** The whole address of a file, which is the same in every language. */
  file: (path: string) => string;
};

/** Structured data (schema.org) of a page, made when the site's address is known. */
export type StructuredData = (site: SiteFacts) => Record<string, unknown>;

/**
 * What a public page says of itself to search engines and to those who show a link to it. It stands in the document alone,
 * never in what loaders send to the browser.
 */
export type PageHead = {
  /** The page's own path without a language prefix, with no query but its page's number. */
  path: string;
  title: string;
  description: string;
  kind: "website" | "product" | "article";
  /** A picture of the API's; the shop's own stands in where there is none. */
  picture: string | null;
  /** The way to the page as it is drawn there, without the home page; empty where none is drawn. */
  crumbs: { name: string; link?: string | null | undefined }[];
  data: StructuredData[];
  /** The feed of what the page lists, by its path without a prefix. */
  feed: { title: string; path: string } | null;
};
