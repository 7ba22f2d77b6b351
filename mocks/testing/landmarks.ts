/** Third-level sections whose size is guaranteed for any number of products from the demo's own on, and a typical one. */
export const landmarkSections = {
  /** No products. */
  empty: "polishers",
  /** Exactly one product. */
  single: "scaffold-towers",
  /** Exactly 300 products. */
  large: "cutting-discs",
  /** At least twelve products in the demo's catalogue, some of them variants of one another. */
  typical: "angle-grinders",
} as const;

/** The URL code of a known product for every state that a page must show. */
export const landmarks = {
  /** In stock, with pictures and documents, one of three variants. */
  inStock: "drill-driver-tavros-dsa-18-60-4ah",
  /** One to three pieces left. */
  lastOnes: "reciprocating-saw-volga-t-last",
  madeToOrder: "rotary-hammer-volga-t-pr-28",
  /** Neither in stock nor made to order. */
  soldOut: "jigsaw-kremen-le-110",
  /** With an old price and a discount badge. */
  sale: "circular-saw-tavros-pd-190",
  /** No badge, no old price. */
  plain: "battery-tavros-18v-4ah",
  oneBadge: "safety-helmet-brigada-k-2",
  /** Four badges: a dark, a very light, an invalid and a named colour. */
  severalBadges: "charger-tavros-badges",
  noPicture: "welding-cable-dugovik-no-picture",
  /** Nobody has reviewed it; the product in stock has reviews of every kind. */
  noReviews: "welding-cable-dugovik-no-picture",
  zeroPrice: "breaker-assembly-iskra-by-plan",
  /** At least 120 letters in both languages. */
  longName: "work-platform-kalvatti-long-name",
  /** One of four variants: in stock, in stock, made to order, sold out. */
  variants: "angle-grinder-kremen-ushm-125-1400",
  /** One of five variants that differ in size. */
  fiveVariants: "work-boots-brigada-profi-41",
  /** Has no variants. */
  single: "circular-saw-tavros-pd-190",
  /** Sold in fives. */
  multiplicity: "screw-kremen-by-five-packs",
  /** With at least one document to download. */
  documents: "drill-driver-tavros-dsa-18-60-4ah",
} as const;

/** Articles of two of these products, for searching. */
export const landmarkArticles = { inStock: "104-1860", variants: "104-2231" } as const;

/** Two customers who exist from the start. They sign in by phone, or by e-mail and password. */
export const demoCustomers = {
  /** Has orders in every status and payment status, three pages in total; uses the shop in Russian. */
  anna: { phone: "+79000000101", email: "anna@verstak.example", password: "verstak-demo" },
  /** Also buys for a company; uses the shop in English. */
  boris: { phone: "+79000000102", email: "boris@verstak.example", password: "verstak-demo" },
} as const;
