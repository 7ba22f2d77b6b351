import type { StringsLike } from "../../strings";
import type ru from "../ru/favorites";

export default {
  title: "Favourites",
  description: "The products you have marked at Verstak, with today’s prices, stock and dates.",
  recent: "Recently added",
  removed: "Removed from favourites: {{name}}",
  empty: {
    title: "No favourites yet",
    text: "Press the heart beside a product, and it shows up here.",
    catalog: "Go to the catalogue",
  },
} satisfies StringsLike<typeof ru>;
