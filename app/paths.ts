/** The steps of signing in (specification, section 2). */
export const signInSteps = ["phone", "code", "email", "recovery-1", "recovery-2"] as const;
export type SignInStep = (typeof signInSteps)[number];

/**
 * Every URL of the shop, without its language prefix: the only place where one is spelled. `localePath` of `i18n/config`
 * (or `href` of `useTranslation`) puts the prefix before it.
 */
export const paths = {
  home: () => "/",
  catalog: () => "/catalog",
  /** @param slugs codes from the top section down */
  section: (...slugs: string[]) => `/catalog/${slugs.map(encodeURIComponent).join("/")}`,
  /** Counts the products that a choice of filters leads to. */
  listingCount: (scope: { section: string } | { brand: string }) => withQuery("/listing/count", scope),
  products: () => "/product",
  product: (code: string) => `/product/${encodeURIComponent(code)}`,
  productNotify: (code: string) => `/product/${encodeURIComponent(code)}/notify`,
  /** A page with one picture of a product, the first of them being number 1. */
  productPicture: (code: string, number: number) => `/product/${encodeURIComponent(code)}/pictures/${number}`,
  search: (q?: string) => (q ? `/search?q=${encodeURIComponent(q)}` : "/search"),
  suggestions: () => "/search/suggestions",
  favorites: () => "/favorites",
  /** A list of products that somebody else is shown. */
  sharedFavorites: (ids: readonly number[]) => `/favorites?ids=${ids.join(",")}`,
  /** Takes the form that puts a product among the favourites or takes it out. */
  favoriteToggle: () => "/favorites/toggle",
  /** @param query the section whose products are shown, what of them, and the product that there is no room for */
  compare: (query: { section?: string; show?: "differences"; replace?: string } = {}) => withQuery("/compare", query),
  basket: () => "/basket",
  /** Takes the forms that add, change and remove lines. */
  basketLines: () => "/basket/lines",
  basketPromo: () => "/basket/promo",
  clearBasket: () => "/basket/clear",
  menu: () => "/menu",
  checkout: (personType?: "individual" | "legal") => (personType ? `/checkout?type=${personType}` : "/checkout"),
  /** Keeps what is typed in the checkout, and counts what the order comes to. */
  checkoutQuote: () => "/checkout/quote",
  /** What may be meant by what is typed of an address, a company or a bank. */
  checkoutSuggest: (of: "address" | "party" | "bank") => `/checkout/suggest/${of}`,
  /** What follows an order of a person or a company; the bare path stands for both. */
  orderPlaced: (personType?: "individual" | "legal") =>
    personType ? `/checkout/successful/${placedFor[personType]}` : "/checkout/successful",
  /** Where orders are that a key opens. */
  orders: () => "/order",
  /** An order for who has its key; without one there is no such page. */
  order: (id: number, key: string) => withQuery(`/order/${id}`, { key }),
  orderInvoice: (id: number, key: string) => withQuery(`/order/${id}/invoice`, { key }),
  orderTrack: () => "/order/track",
  /** @param query the step, where to go afterwards, and what a letter's link brings */
  signIn: (query: { step?: SignInStep; redirectTo?: string; token?: string } = {}) => withQuery("/sign-in", query),
  signUp: () => "/sign-up",
  /** Where the letter of a registration leads to. */
  signUpPassword: (token?: string) => withQuery("/sign-up/password", { token }),
  signOut: () => "/sign-out",
  /** Says whether the session still stands. */
  session: () => "/session",
  personal: () => "/personal",
  personalAccount: () => "/personal/account",
  /** An address of the customer's, or the form for another one. */
  personalAddress: (id: number | "new") => `/personal/account/addresses/${id}`,
  /** A company that the customer buys for, or the form for another one. */
  personalCompany: (id: number | "new") => `/personal/account/companies/${id}`,
  personalFavorites: () => "/personal/favorites",
  personalHistory: () => "/personal/history",
  personalOrder: (id: number) => `/personal/history/${id}`,
  /** Asks to cancel an order, or to give things back. */
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
  information: (slug: "b2b-resheniya" | "oplata" | "programma-loyalnosti" | "vozvrat-tovara") => `/information/${slug}`,
  /** All plain pages of a kind: the shop's documents, or what helps to buy. */
  plainPages: (kind: "content" | "information") => `/${kind}`,
  /** A plain page by a slug that the API names. */
  plainPage: (kind: "content" | "information", slug: string) => `/${kind}/${encodeURIComponent(slug)}`,
  newsFeed: () => "/news/rss.xml",
  stocksFeed: () => "/stocks/rss.xml",
  about: () => "/about",
  contacts: () => "/contacts",
  feedback: () => "/feedback",
  /** Whether visits may be counted; takes the answer. */
  consent: () => "/consent",
  sitemap: () => "/sitemap",
  /** What search engines may read, and the lists of all pages that they may find: the same for both languages. */
  robots: () => "/robots.txt",
  sitemapIndex: () => "/sitemap.xml",
  sitemapPart: (kind: string, part: number) => `/sitemaps/${kind}-${part}.xml`,
  manifest: () => "/manifest.webmanifest",
  /** Stands in for pages that no network brings; the worker keeps it in the browser. */
  offline: () => "/offline",
  serviceWorker: () => "/service-worker.js",
  health: () => "/healthz",
  ready: () => "/readyz",
  /** Says which build of the shop is the newest; the build itself writes it (`remix.config.js`). */
  latestBuild: () => "/builds/latest.json",
  /** The strings of an area in a language, as the browser needs them. */
  strings: (version: string, locale: string, area: string) => `/strings/${version}/${locale}/${area}.json`,
  /** A document of the API's uploads, by its path there; the same in both languages. */
  document: (link: string) => `/documents${link}`,
  /** A picture of the API at one of the widths of `lib/image-widths`; the same in both languages. */
  image: (picture: string, width: number) => `/images/${width}${plainPath.test(picture) ? picture : encode(picture)}`,
};

const placedFor = { individual: "individual", legal: "legal-entity" } as const;

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}

/** Whether a path, in any language, is one of signing in, up or out. */
export const isSigning = (path: string) => /^(\/en)?\/sign-/.test(path);

/** Whether a path, in any language, is that of the letter to the shop. */
export const isFeedback = (path: string) => /^(\/en)?\/feedback$/.test(path);

/** Whether what stands at a path may open over the page: the above, requests about orders, and what a guest signs in for. */
export const mayOpenDialog = (path: string) =>
  isSigning(path) || isFeedback(path) || /^(\/en)?\/personal(\/|$)/.test(path);

/** Nearly every picture's path; a listing has more than a hundred of them. */
const plainPath = /^[\w./-]+$/;
const encode = (path: string) => path.split("/").map(encodeURIComponent).join("/");
