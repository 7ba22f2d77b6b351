import type { StringsLike } from "../../strings";
import type ru from "../ru/favorites";

export default {
  title: "Favourites",
  description: "The products you have marked at Verstak, with today’s prices, stock and dates.",
  recent: "Recently added",
  removed: "Removed from favourites: {{name}}",
  share: {
    open: "Share the list",
    title: "Favourites from the Verstak shop",
    first: "The address holds what was added last, up to {{count, number}} products.",
  },
  shared: {
    title: "Shared favourites",
    description: "A list of products at Verstak that somebody has shared with you, with today’s prices and stock.",
    lead: "Somebody has shared this list with you. Your own favourites are as they were.",
    add: "Add all to favourites",
    all: "All these products are among your favourites already.",
    mine: "Open my favourites",
    added_one: "{{count, number}} product added to favourites",
    added_other: "{{count, number}} products added to favourites",
    gone_one: "{{count, number}} product of the list is no longer sold",
    gone_other: "{{count, number}} products of the list are no longer sold",
    empty: "There are no products in this link",
    emptyText: "Perhaps the address was not copied whole. Ask for it once more.",
  },
  empty: {
    title: "No favourites yet",
    text: "Press the heart beside a product, and it shows up here.",
    catalog: "Go to the catalogue",
  },
} satisfies StringsLike<typeof ru>;
