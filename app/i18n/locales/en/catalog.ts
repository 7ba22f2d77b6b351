import type { StringsLike } from "../../strings";
import type ru from "../ru/catalog";

export default {
  title: "Catalogue",
  all: "All",
  subsections: "Subsections",
  menuFailed: "The smallest sections did not load. Reload the page",
  filters: {
    title: "Filters",
    open: "Filters",
    close: "Close the filters",
    chosen: "Chosen: {{count}}",
    from: "From",
    to: "To",
    apply_one: "Show {{count, number}} product",
    apply_other: "Show {{count, number}} products",
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
} satisfies StringsLike<typeof ru>;
