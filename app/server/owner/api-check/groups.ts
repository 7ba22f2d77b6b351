/** A part of the contract that an API has as a whole or not at all. */
type Group = {
  name: string;
  title: string;
  /** Whether a shop needs it for a first start. */
  isRequired: boolean;
  /** What the storefront does without these calls. `own-api.md` has the same sentences. */
  without: string;
};

/** The parts of the contract, in the order in which the check reports them. */
export const groups = [
  { name: "settings", title: "Settings", isRequired: true, without: "Every page says that the phones did not load." },
  { name: "menu", title: "Menu", isRequired: true, without: "The catalogue menu does not load." },
  { name: "catalog", title: "Catalogue", isRequired: true, without: "The catalogue and its sections do not open." },
  { name: "product", title: "Product", isRequired: true, without: "Product pages do not open." },
  { name: "basket", title: "Visitor and basket", isRequired: true, without: "Nothing can be put in the basket." },
  {
    name: "home",
    title: "Home page",
    isRequired: false,
    without: "The home page shows the sections of the catalogue.",
  },
  { name: "search", title: "Search", isRequired: false, without: "The search page says that search does not work." },
  {
    name: "suggestions",
    title: "Search suggestions",
    isRequired: false,
    without: "The search field suggests nothing.",
  },
  {
    name: "promo",
    title: "Promo codes",
    isRequired: false,
    without: "The basket says that it could not check the promo code.",
  },
  { name: "offers", title: "Variants", isRequired: false, without: "Product pages show no other variants." },
  { name: "delivery", title: "Delivery costs", isRequired: false, without: "Product pages show no delivery costs." },
  {
    name: "reviews",
    title: "Reviews",
    isRequired: false,
    without: "Product pages show no reviews or questions.",
  },
  { name: "viewed", title: "Viewed products", isRequired: false, without: "Pages show no recently viewed products." },
  {
    name: "related",
    title: "Related products",
    isRequired: false,
    without: "Product pages and the basket suggest no other products.",
  },
  {
    name: "lists",
    title: "Products by ID",
    isRequired: false,
    without: "Adding a product to the comparison fails; shared favourites are not found.",
  },
  {
    name: "favorites",
    title: "Favourites",
    isRequired: false,
    without: "The favourites stay empty; adding a product to them fails.",
  },
  { name: "brands", title: "Brands", isRequired: false, without: "The brand pages are not found." },
  { name: "stocks", title: "Promotions", isRequired: false, without: "The promotion pages are not found." },
  { name: "news", title: "News", isRequired: false, without: "The news pages are not found." },
  {
    name: "texts",
    title: "Texts",
    isRequired: false,
    without: "The pages about the shop and its rules are not found.",
  },
  { name: "contacts", title: "Contacts", isRequired: false, without: "The contacts page is not found." },
  {
    name: "feedback",
    title: "Feedback",
    isRequired: false,
    without: "The feedback page says that the form does not open.",
  },
  { name: "sitemap", title: "Site map", isRequired: false, without: "Search engines find no `sitemap.xml`." },
  {
    name: "checkout",
    title: "Checkout",
    isRequired: false,
    without: "The basket says that the shop takes no orders online.",
  },
  {
    name: "fields",
    title: "Form suggestions",
    isRequired: false,
    without: "The checkout suggests no addresses or companies.",
  },
  { name: "guests", title: "Guests' orders", isRequired: false, without: "Guests cannot open or track their orders." },
  {
    name: "customers",
    title: "Customers",
    isRequired: false,
    without: "Signing in fails, so there is no personal area.",
  },
] as const satisfies readonly Group[];

export type GroupName = (typeof groups)[number]["name"];
