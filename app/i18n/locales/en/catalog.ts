import type { StringsLike } from "../../strings";
import type * as ru from "../ru/catalog";

export const home = {
  hero: "Highlights",
  open: "See more",
  dates: {
    both: "{{from}} to {{to}}",
    from: "From {{from}}",
  },
  block: {
    sheet: "Sheet",
    stock: "Promotion",
    product: "Product",
    price: "Price",
    availability: "Stock",
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
  all: "All",
  subsections: "Subsections",
  menuFailed: "The smallest sections did not load",
  filters: {
    title: "Filters",
    open: "Filters",
    close: "Close the filters",
    chosen: "Chosen: {{count}}",
    from: "From",
    to: "To",
    apply_one: "Show {{count, number}} product",
    apply_other: "Show {{count, number}} products",
    applyAny: "Show the products",
    reset: "Reset",
    resetAll: "Reset all",
    active: "Chosen filters",
    remove: "Remove the filter",
    more: "{{count}} more",
    rangeFrom: "from {{from}}",
    rangeTo: "up to {{to}}",
    range: "{{from}}–{{to}}",
  },
  sort: {
    label: "First",
    name: "Sort",
    apply: "Apply",
    by: {
      popular: "Popular",
      price_asc: "Price: low to high",
      price_desc: "Price: high to low",
      new: "Newest",
      name: "Name",
    },
  },
  empty: {
    title: "There are no products in this section yet",
    text: "Look into the sections beside it or search for a product",
    toCatalog: "The whole catalogue",
    filteredTitle: "Nothing fits these conditions",
    filteredText: "Remove one of the filters:",
    drop_one: "{{name}}: {{count, number}} product to be found",
    drop_other: "{{name}}: {{count, number}} products to be found",
    dropUnknown: "{{name}}",
  },
} satisfies StringsLike<typeof ru.catalog>;

export const search = {
  title: "Search",
  heading: "Results for “{{query}}”",
  description: "Search the products of Verstak by name, item number or brand.",
  relevant: "Best matches",
  field: "What to look for",
  submit: "Search",
  hint: "Type a name, an item number or a brand: “drill”, “104-1100”, “Tavros”.",
  nothing: {
    title: "Nothing was found for “{{query}}”",
    text: "Check the spelling, shorten the query or open the catalogue.",
    catalog: "Open the catalogue",
    again: "New search",
  },
} satisfies StringsLike<typeof ru.search>;

export const brands = {
  title: "Brands",
  shown: "Brands on this page",
  about: "About {{name}}",
  empty: {
    title: "Nothing of this brand is on sale now",
    text: "Have a look at the other brands or find a substitute in the catalogue",
    toBrands: "All brands",
  },
} satisfies StringsLike<typeof ru.brands>;

export const share = {
  open: "Share",
  address: "Address of the page",
  ways: {
    telegram: "Telegram",
    vk: "VK",
    whatsapp: "WhatsApp",
    email: "By e-mail",
  },
  newWindow: "opens in a new tab",
  copy: "Copy the address",
  copied: "Address copied",
  notCopied: "The browser did not let it be copied. Select the address and copy it yourself",
  device: "Other ways",
} satisfies StringsLike<typeof ru.share>;
