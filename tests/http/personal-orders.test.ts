import { describe } from "vitest";

import { locales } from "~/i18n/config";

import { describePages, describeSearch } from "./personal/history";
import { describeOrders } from "./personal/orders";
import { describeRequests } from "./personal/requests";
import { createApi } from "./support/api";

const api = createApi();

// In one file, so that they run one after the other: they read and change the orders of the same two customers.
describe.each(locales)("in %s", (locale) => {
  describeOrders(api, locale);
  describeSearch(api, locale);
  describeRequests(api, locale);
});

describePages(api);
