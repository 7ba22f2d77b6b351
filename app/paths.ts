/** The steps of signing in (specification, section 2). */
export const signInSteps = ["phone", "code", "email", "recovery-1", "recovery-2"] as const;
export type SignInStep = (typeof signInSteps)[number];

/**
 * Every URL of the shop, without its language prefix: the only place where URLs are spelled out. `localePath` of
 * `i18n/config` (or `href` of `useTranslation`) adds the prefix.
 */
export const paths = {
  home: () => "/",
  /** A file of the shop's brand. It has no language. */
  brandFile: (file: string) => `/brand/${file}`,
  catalog: () => "/catalog",
  /** @param slugs section codes, from the top section down */
  section: (...slugs: string[]) => `/catalog/${slugs.map(encodeURIComponent).join("/")}`,
  /** Counts the products that match the selected filters. */
  listingCount: (scope: { section: string } | { brand: string } | SearchQuery) => withQuery("/listing/count", scope),
  products: () => "/product",
  product: (code: string) => `/product/${encodeURIComponent(code)}`,
  productNotify: (code: string) => `/product/${encodeURIComponent(code)}/notify`,
  /** A page with one picture of a product; numbers start at 1. */
  productPicture: (code: string, number: number) => `/product/${encodeURIComponent(code)}/pictures/${number}`,
  /** A product's page with some of its reviews and questions. */
  productReviews: (code: string, query: ReviewsQuery, part: "reviews" | "questions" = "reviews") =>
    `${withQuery(`/product/${encodeURIComponent(code)}`, query)}#${part}`,
  /** The form for a customer's review. */
  productReview: (code: string) => `/product/${encodeURIComponent(code)}/review`,
  productQuestion: (code: string) => `/product/${encodeURIComponent(code)}/question`,
  /** Handles the forms that mark reviews as helpful. */
  productVotes: (code: string) => `/product/${encodeURIComponent(code)}/votes`,
  /** @param section the code of the section that the results are limited to */
  search: (q?: string, section?: string) => withQuery("/search", { q, section }),
  suggestions: () => "/search/suggestions",
  favorites: () => "/favorites",
  /** A list of products to share. */
  sharedFavorites: (ids: readonly number[]) => `/favorites?ids=${ids.join(",")}`,
  /** Handles the form that adds a product to the favourites or removes it. */
  favoriteToggle: () => "/favorites/toggle",
  /** @param query the section to show, what to show of it, and a product that exceeds the limit */
  compare: (query: { section?: string; show?: "differences"; replace?: string } = {}) => withQuery("/compare", query),
  /** Handles the form that adds a product to the comparison or removes it. */
  compareToggle: () => "/compare/toggle",
  basket: () => "/basket",
  /** Handles the forms that add, change and remove lines. */
  basketLines: () => "/basket/lines",
  basketPromo: () => "/basket/promo",
  clearBasket: () => "/basket/clear",
  menu: () => "/menu",
  checkout: (personType?: "individual" | "legal") => (personType ? `/checkout?type=${personType}` : "/checkout"),
  /** Stores the checkout draft and calculates the order's totals. */
  checkoutQuote: () => "/checkout/quote",
  /** Keeps a city or a pickup point for the checkout. */
  deliveryChoice: () => "/checkout/delivery",
  /** Suggestions for a typed address, company or bank. */
  checkoutSuggest: (of: "address" | "party" | "bank") => `/checkout/suggest/${of}`,
  /** The success page of an individual's or a company's order; the bare path is a prefix of both. */
  orderPlaced: (personType?: "individual" | "legal") =>
    personType ? `/checkout/successful/${placedFor[personType]}` : "/checkout/successful",
  /** The prefix of orders that are accessed by a key. */
  orders: () => "/order",
  /** An order, accessed by its key; 404 without it. */
  order: (id: number, key: string) => withQuery(`/order/${id}`, { key }),
  orderInvoice: (id: number, key: string) => withQuery(`/order/${id}/invoice`, { key }),
  orderTrack: () => "/order/track",
  /** @param query the step, the target of the redirect afterwards, and the token from an e-mail's link */
  signIn: (query: { step?: SignInStep; redirectTo?: string; token?: string } = {}) => withQuery("/sign-in", query),
  /** @param query the target of the redirect afterwards, and whether the e-mail was sent */
  signUp: (query: { redirectTo?: string; sent?: "1" } = {}) => withQuery("/sign-up", query),
  /** The target of the link in the registration e-mail. */
  signUpPassword: (token?: string) => withQuery("/sign-up/password", { token }),
  /** The target of the link in the e-mail that confirms a new address. */
  confirmEmail: (token?: string) => withQuery("/confirm-email", { token }),
  signOut: () => "/sign-out",
  /** Reports whether the session is still valid. */
  session: () => "/session",
  personal: () => "/personal",
  /** @param change the contact whose form is open */
  personalAccount: (change?: string) => withQuery("/personal/account", { change }),
  /** One of the customer's addresses, or the form for a new one. */
  personalAddress: (id: number | "new") => `/personal/account/addresses/${id}`,
  /** One of the customer's companies, or the form for a new one. */
  personalCompany: (id: number | "new") => `/personal/account/companies/${id}`,
  personalFavorites: () => "/personal/favorites",
  personalHistory: () => "/personal/history",
  personalOrder: (id: number) => `/personal/history/${id}`,
  /** Requests a cancellation or a refund. */
  orderRequest: (id: number, kind: "cancel" | "refund") => `/personal/history/${id}/${kind}`,
  /** A file, not a page. */
  personalInvoice: (id: number) => `/personal/history/${id}/invoice`,
  personalReturns: () => "/personal/return",
  brands: () => "/brands",
  brand: (slug: string) => `/brands/${encodeURIComponent(slug)}`,
  stocks: () => "/stocks",
  stock: (slug: string) => `/stocks/${encodeURIComponent(slug)}`,
  news: () => "/news",
  article: (slug: string) => `/news/${encodeURIComponent(slug)}`,
  content: (slug: "offers" | "processing" | "policy") => `/content/${slug}`,
  information: (slug: string) => `/information/${slug}`,
  /** All plain pages of a kind: legal documents, or information for shoppers. */
  plainPages: (kind: "content" | "information") => `/${kind}`,
  /** A plain page by its slug from the API. */
  plainPage: (kind: "content" | "information", slug: string) => `/${kind}/${encodeURIComponent(slug)}`,
  newsFeed: () => "/news/rss.xml",
  stocksFeed: () => "/stocks/rss.xml",
  about: () => "/about",
  contacts: () => "/contacts",
  /** With a product's code, the message begins with a question about its price. */
  feedback: (product?: string) => withQuery("/feedback", product === undefined ? {} : { product }),
  /** The page that asks whether visits may be counted, and handles the answer. */
  consent: () => "/consent",
  /** Handles the form that chooses the light or the dark theme. */
  theme: () => "/theme",
  sitemap: () => "/sitemap",
  /** Rules and sitemaps for search engines: the same for both languages. */
  robots: () => "/robots.txt",
  sitemapIndex: () => "/sitemap.xml",
  sitemapPart: (kind: string, part: number) => `/sitemaps/${kind}-${part}.xml`,
  manifest: () => "/manifest.webmanifest",
  /** Shown for pages that cannot be loaded offline; the service worker caches it. */
  offline: () => "/offline",
  serviceWorker: () => "/service-worker.js",
  health: () => "/healthz",
  ready: () => "/readyz",
  /** Names the newest build; the build writes it (`remix.config.js`). */
  latestBuild: () => "/builds/latest.json",
  /** The texts of an area in a language, for the browser. */
  strings: (version: string, locale: string, area: string) => `/strings/${version}/${locale}/${area}.json`,
  /** A document from the API's uploads, by its path; the same in both languages. */
  document: (link: string) => `/documents${link}`,
  /** A picture from the API in one of the widths of `lib/link`; the same in both languages. */
  image: (picture: string, width: number) => `/images/${width}${plainPath.test(picture) ? picture : encode(picture)}`,
};

/** What a product's page shows of its reviews: stars, order and page; and the page of the questions. */
type ReviewsQuery = { stars?: string; order?: "new"; reviews?: string; questions?: string };

/** The words of a search, and the section that its results are limited to. */
type SearchQuery = { q: string; section?: string | undefined };

const placedFor = { individual: "individual", legal: "legal-entity" } as const;

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}

/** Whether a path, in any language, belongs to sign-in, sign-up or sign-out. */
export const isSigning = (path: string) => /^(\/[a-z]{2,3})?\/sign-/.test(path);

/** Whether a path, in any language, is the feedback page. */
export const isFeedback = (path: string) => /^(\/[a-z]{2,3})?\/feedback$/.test(path);

/**
 * Whether a path may open in a dialog over the page: the above, order requests, and pages that a guest signs in for.
 */
export const mayOpenDialog = (path: string) =>
  isSigning(path) || isFeedback(path) || /^(\/[a-z]{2,3})?\/personal(\/|$)/.test(path);

/** Matches nearly every picture path, which then needs no encoding; a listing has more than a hundred of them. */
const plainPath = /^[\w./-]+$/;
const encode = (path: string) => path.split("/").map(encodeURIComponent).join("/");
