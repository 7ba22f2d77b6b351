import type { StringsLike } from "~/i18n/strings";

import type ru from "../ru/system";

export default {
  offline: {
    pageTitle: "No connection — Verstak",
    title: "The shop cannot be reached",
    text: "You seem to be offline. Your basket, favourites and orders are safe: everything will be here once you are back online.",
    again: "Try again",
  },
  consent: {
    title: "Visit statistics",
    question: "May we count your visits? Statistics from Yandex Metrica tell us which pages of the shop need work.",
    more: "Learn more",
    accept: "Allow",
    refuse: "Do not allow",
    what: "With your permission the shop counts visits with Yandex Metrica: which pages are opened and which sites people come from. Metrica keeps its own cookies in your browser for this.",
    never:
      "Metrica receives the address of a page without its parameters. We never pass on names, phone numbers, order numbers or search queries. Without your permission nothing is loaded or stored, and the shop works just the same.",
    given: "Your visits are being counted: you have allowed it.",
    refused: "Your visits are not being counted: you have refused.",
    open: "Your visits are not being counted: you have not answered yet.",
    signal: "Your visits are not being counted: your browser asks sites not to track you.",
    off: "The shop does not count visits at the moment.",
  },
} as const satisfies StringsLike<typeof ru>;
