import type { StringsLike } from "../../translate";
import type * as ru from "../ru/content";

export const content = {
  otherSite: "another site",
  table: "Table, scrolls horizontally",
  contents: "On this page",
  updated: "Updated",
  shelf: {
    content: {
      title: "Shop documents",
      description: "The public offer, the processing of personal data and the privacy policy of the {{shopName}} shop.",
    },
    information: {
      title: "For shoppers",
      description: "Payment, returns, discounts and terms for companies at the {{shopName}} shop.",
    },
  },
  contacts: {
    title: "Contacts",
    offices: "Shops and warehouse",
    route: "Directions",
    routeTo: "Directions: {{name}}",
    scheme: "Map",
    schemeOf: "How to get there: {{name}}",
    write: "Write to us",
    map: {
      title: "Shops on the map",
      show: "Show the map",
      failed: "The map did not load. Addresses and directions are in the list above.",
      again: "Try again",
      closer: "Zoom in",
      farther: "Zoom out",
    },
    requisites: "Company details",
    detail: {
      name: "Company",
      inn: "INN",
      kpp: "KPP",
      ogrn: "OGRN",
      legalAddress: "Registered address",
      bank: "Bank",
      bik: "BIK",
      account: "Current account",
      correspondentAccount: "Correspondent account",
    },
  },
  sitemap: {
    title: "Site map",
    description: "All catalogue sections, brands and pages of the {{shopName}} shop in one place.",
    catalog: "Catalogue",
    shop: "The shop",
    allBrands: "All brands",
    mine: "Your shopping",
    sections_one: "{{count, number}} section",
    sections_other: "{{count, number}} sections",
    catalogFailed: "The catalogue sections did not load",
  },
} satisfies StringsLike<typeof ru.content>;

export const news = {
  title: "News",
  inArticle: "In this article",
  products: "Products in this article",
  related: "Related articles",
  all: "All news",
  count_one: "{{count, number}} item",
  count_other: "{{count, number}} items",
  minutes_one: "{{count}}-minute read",
  minutes_other: "{{count}}-minute read",
  empty: { title: "No news yet", text: "Check back later or see current promotions.", toStocks: "All promotions" },
} satisfies StringsLike<typeof ru.news>;

export const stocks = {
  title: "Promotions",
  period: {
    label: "Dates",
    since: "from",
  },
  state: {
    label: "Status",
    coming: "Starts on {{date}}",
    left_one: "{{count, number}} day left",
    left_other: "{{count, number}} days left",
    lastDay: "Last day",
    endless: "No end date",
    ended: "Ended on {{date}}",
  },
  range: "Includes",
  products: "Products in this promotion",
  over: {
    title: "This promotion is over",
    text: "The prices below are today’s and may differ from the promotional prices.",
    toStocks: "All promotions",
  },
  empty: {
    title: "No promotions at the moment",
    text: "Products with reduced prices are marked in the catalogue.",
    toCatalog: "Whole catalogue",
  },
} satisfies StringsLike<typeof ru.stocks>;

export const system = {
  kept: {
    text: "What you typed is not lost: send it again from here.",
    send: "Send again",
  },
  offline: {
    pageTitle: "No connection — {{shopName}}",
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
    refused: "Your visits are not being counted: you have declined.",
    open: "Your visits are not being counted: you have not answered yet.",
    signal: "Your visits are not being counted: your browser asks sites not to track you.",
    off: "The shop does not count visits at the moment.",
  },
} as const satisfies StringsLike<typeof ru.system>;
