import type ru from "../ru/system";
import type { StringsLike } from "~/i18n/strings";

export default {
  offline: {
    pageTitle: "No connection — Verstak",
    title: "The shop cannot be reached",
    text: "You seem to be offline. Your basket, favourites and orders are safe: everything will be here once you are back online.",
    again: "Try again",
  },
} as const satisfies StringsLike<typeof ru>;
