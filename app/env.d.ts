/// <reference types="vite/client" />
import "@remix-run/node";
import "i18next";

import type strings from "./i18n/locales/ru";

declare module "@remix-run/node" {
  // Single fetch types: loaders may return dates and promises.
  interface Future {
    v3_singleFetch: true;
  }
}

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    returnNull: false;
    resources: typeof strings;
  }
}
