import type { StringsLike } from "../../strings";
import type ru from "../ru/news";

export default {
  title: "News",
  inArticle: "In this article",
  related: "Read also",
  all: "All news",
  count_one: "{{count, number}} item",
  count_other: "{{count, number}} items",
  minutes_one: "{{count}} minute to read",
  minutes_other: "{{count}} minutes to read",
  empty: { title: "No news yet", text: "Come back later or see what is on offer", toStocks: "All promotions" },
} satisfies StringsLike<typeof ru>;
