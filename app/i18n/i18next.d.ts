import "i18next";
import type account from "./locales/ru/account";
import type basket from "./locales/ru/basket";
import type brands from "./locales/ru/brands";
import type catalog from "./locales/ru/catalog";
import type checkout from "./locales/ru/checkout";
import type common from "./locales/ru/common";
import type compare from "./locales/ru/compare";
import type content from "./locales/ru/content";
import type favorites from "./locales/ru/favorites";
import type feedback from "./locales/ru/feedback";
import type forms from "./locales/ru/forms";
import type home from "./locales/ru/home";
import type news from "./locales/ru/news";
import type order from "./locales/ru/order";
import type overlays from "./locales/ru/overlays";
import type personal from "./locales/ru/personal";
import type product from "./locales/ru/product";
import type search from "./locales/ru/search";
import type share from "./locales/ru/share";
import type signIn from "./locales/ru/sign-in";
import type stocks from "./locales/ru/stocks";
import type system from "./locales/ru/system";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    returnNull: false;
    resources: {
      common: typeof common;
      home: typeof home;
      catalog: typeof catalog;
      product: typeof product;
      search: typeof search;
      favorites: typeof favorites;
      compare: typeof compare;
      share: typeof share;
      basket: typeof basket;
      brands: typeof brands;
      stocks: typeof stocks;
      news: typeof news;
      overlays: typeof overlays;
      content: typeof content;
      forms: typeof forms;
      feedback: typeof feedback;
      system: typeof system;
      personal: typeof personal;
      account: typeof account;
      checkout: typeof checkout;
      order: typeof order;
      "sign-in": typeof signIn;
    };
  }
}
