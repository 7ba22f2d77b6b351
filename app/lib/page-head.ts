/** The facts about the site that structured data needs. */
export type SiteFacts = {
  /** The shop's name and the title of the home page, in the page's language. */
  shop: string;
  home: string;
  /** The page's language. */
  locale: string;
  /** Returns the absolute address of a page in that language, by its path without prefix. */
  page: (path: string) => string;
  /** Returns the absolute address of a file, which is the same in every language. */
  file: (path: string) => string;
};

/** Creates a page's structured data (schema.org) once the site's address is known. */
export type StructuredData = (site: SiteFacts) => Record<string, unknown>;

/**
 * Metadata of a public page for search engines and link previews. It is only in the document, never in loader data for
 * the browser.
 */
export type PageHead = {
  /** The page's own path without language prefix; of the query, only the page number. */
  path: string;
  title: string;
  description: string;
  kind: "website" | "product" | "article";
  /** A picture from the API; null for the shop's own default. */
  picture: string | null;
  /** The breadcrumbs as shown on the page, without the home page; empty if it shows none. */
  crumbs: { name: string; link?: string | null | undefined }[];
  data: StructuredData[];
  /** The feed of the page's list, by its path without prefix. */
  feed: { title: string; path: string } | null;
};
