import type { StringsLike } from "../../strings";
import type ru from "../ru/stocks";

export default {
  title: "Promotions",
  period: {
    label: "Dates",
    since: "from",
  },
  state: {
    label: "State",
    coming: "Starts on {{date}}",
    left_one: "{{count, number}} day left",
    left_other: "{{count, number}} days left",
    lastDay: "Last day",
    endless: "No end date",
    ended: "Ended on {{date}}",
  },
  range: "Includes",
  products: "Products of the promotion",
  over: {
    title: "This promotion is over",
    text: "The prices below are today's and may differ from those of the promotion.",
    toStocks: "All promotions",
  },
  empty: {
    title: "No promotions at the moment",
    text: "Products at a lower price are marked in the catalogue",
    toCatalog: "Whole catalogue",
  },
} satisfies StringsLike<typeof ru>;
