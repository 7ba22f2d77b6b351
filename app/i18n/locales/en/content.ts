import type { StringsLike } from "../../strings";
import type ru from "../ru/content";

export default {
  otherSite: "another site",
  table: "Table, scrolls sideways",
  contents: "On this page",
  updated: "Updated",
  shelf: {
    content: {
      title: "Documents of the shop",
      description: "The public offer, the processing of personal data and the privacy policy of the Verstak shop.",
    },
    information: {
      title: "For shoppers",
      description: "Payment, returns, the loyalty programme and terms for companies at the Verstak shop.",
    },
  },
  contacts: {
    title: "Contacts",
    tollFree: "Free within Russia",
    city: "Moscow and the region",
    email: "E-mail",
    offices: "Shops and warehouse",
    route: "Route",
    routeTo: "Route: {{name}}",
    write: "Write to us",
    map: {
      title: "Offices on the map",
      show: "Show the map",
      failed: "The map did not load. Addresses and routes are in the list above",
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
      account: "Account",
      correspondentAccount: "Correspondent account",
    },
  },
  sitemap: {
    title: "Site map",
    description: "All catalogue sections, brands and pages of the Verstak shop in one place.",
    catalog: "Catalogue",
    shop: "The shop",
    allBrands: "All brands",
    mine: "Your shopping",
    sections_one: "{{count, number}} section",
    sections_other: "{{count, number}} sections",
    catalogFailed: "The catalogue's sections could not be loaded just now",
  },
} satisfies StringsLike<typeof ru>;
