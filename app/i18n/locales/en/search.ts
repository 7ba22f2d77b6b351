import type { StringsLike } from "../../strings";
import type ru from "../ru/search";

export default {
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
} satisfies StringsLike<typeof ru>;
