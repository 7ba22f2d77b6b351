import "i18next";
import type strings from "./locales/ru";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    returnNull: false;
    resources: typeof strings;
  }
}
