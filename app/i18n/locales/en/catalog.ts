import type { StringsLike } from "../../translate";
import type * as ru from "../ru/catalog";

export const home = {
  hero: "Highlights",
  open: "See more",
  dates: {
    both: "{{from}} to {{to}}",
    from: "From {{from}}",
  },
  block: {
    stock: "Promotion",
    product: "Product",
    price: "Price",
    availability: "Availability",
  },
  sections: "Catalogue",
  allSections: "Whole catalogue",
  allStocks: "All promotions",
  allBrands: "All brands",
  allNews: "All news",
  until: "until {{date}}",
} satisfies StringsLike<typeof ru.home>;

export const catalog = {
  title: "Catalogue",
  subsections: "Subsections",
  menuFailed: "Some subsections did not load",
  filters: {
    title: "Filters",
    open: "Filters",
    close: "Close filters",
    from: "From",
    to: "To",
    apply_one: "Show {{count, number}} product",
    apply_other: "Show {{count, number}} products",
    applyAny: "Show products",
    reset: "Reset",
    resetAll: "Reset all",
    active: "Selected filters",
    remove: "Remove filter",
    all: "All {{count}}",
    noNumber: "Enter a number",
    reversed: "Less than “From”",
    mistyped: "Check the numbers in the filters: they are not applied.",
    fromSlider: "{{name}}, from",
    toSlider: "{{name}}, to",
    decimalSeparator: ".",
    rangeFrom: "from {{from}}",
    rangeTo: "up to {{to}}",
    range: "{{from}}–{{to}}",
  },
  sort: {
    label: "Sort by",
    apply: "Apply",
    by: {
      popular: "Popular",
      price_asc: "Price: low to high",
      price_desc: "Price: high to low",
      rating: "Rating",
      new: "Newest",
      name: "Name",
    },
  },
  empty: {
    title: "There are no products in this section yet",
    text: "Try a related section or search for a product.",
    toCatalog: "The whole catalogue",
    filteredTitle: "No products match these filters",
    filteredText: "Remove one of the filters:",
    drop_one: "{{name}}: {{count, number}} product without it",
    drop_other: "{{name}}: {{count, number}} products without it",
  },
} satisfies StringsLike<typeof ru.catalog>;

export const search = {
  title: "Search",
  heading: "Results for “{{query}}”",
  description: "Search {{shopName}} products by name, item number or brand.",
  relevant: "Best matches",
  sections: { title: "Sections with matching products", all: "All sections" },
  field: "What are you looking for?",
  submit: "Search",
  hint: "Type a name, an item number or a brand.",
  nothing: {
    title: "No results for “{{query}}”",
    text: "Check the spelling, try a shorter query or open the catalogue.",
    catalog: "Open the catalogue",
    again: "New search",
  },
  unavailable: {
    title: "Search does not work",
    text: "This shop has no search yet. Find the product in the catalogue.",
  },
} satisfies StringsLike<typeof ru.search>;

export const brands = {
  title: "Brands",
  shown: "Brands on this page",
  about: "About {{name}}",
  empty: {
    title: "No products from this brand at the moment",
    text: "See other brands or find an alternative in the catalogue.",
    toBrands: "All brands",
  },
} satisfies StringsLike<typeof ru.brands>;

export const share = {
  open: "Share",
  address: "Link to this page",
  ways: {
    telegram: "Telegram",
    vk: "VK",
    whatsapp: "WhatsApp",
    email: "By e-mail",
  },
  newWindow: "opens in a new tab",
  copy: "Copy link",
  copied: "Link copied",
  notCopied: "The link could not be copied. Select it and copy it manually",
  device: "More options",
} satisfies StringsLike<typeof ru.share>;
