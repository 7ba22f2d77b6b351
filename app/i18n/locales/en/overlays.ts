import type { StringsLike } from "../../strings";
import type ru from "../ru/overlays";

export default {
  search: {
    suggestions: "Search suggestions",
    queries: "Queries",
    sections: "Categories",
    products: "Products",
    all: "See all results",
    nothing: "No results for “{{query}}”",
    nothingHint: "Try another query or browse the catalogue",
    openCatalog: "Open the catalogue",
    loading: "Looking for suggestions",
    found: "Suggestions found: {{count}}",
    clear: "Clear the search",
  },
  menu: {
    title: "Product catalogue",
    all: "See the whole catalogue",
    allOfSection: "All products of the section",
    back: "Back",
    close: "Close the menu",
    loading: "Loading the catalogue",
    failed: "The catalogue did not load. Open it as a page",
    help: "We help you choose",
  },
} satisfies StringsLike<typeof ru>;
