import type { HttpHandler } from "msw";

import type { Context } from "#mocks/context";

import { createAddressBookHandlers } from "./address-book";
import { createAuthHandlers } from "./auth";
import { createBasketHandlers } from "./basket";
import { createCatalogHandlers } from "./catalog";
import { createCompaniesHandlers } from "./companies";
import { createFavoritesHandlers } from "./favorites";
import { createOrdersHandlers } from "./orders";
import { createPagesHandlers } from "./pages";
import { createPersonalHandlers } from "./personal";
import { createSearchHandlers } from "./search";
import { createSystemHandlers } from "./system";

/** All handlers of the API, for the HTTP server and for tests that intercept `fetch` (`setupServer(...)`). */
export function createHandlers(context: Context): HttpHandler[] {
  return [
    ...createSystemHandlers(context),
    ...createPagesHandlers(context),
    ...createCatalogHandlers(context),
    ...createSearchHandlers(context),
    ...createFavoritesHandlers(context),
    ...createBasketHandlers(context),
    ...createAuthHandlers(context),
    ...createPersonalHandlers(context),
    ...createAddressBookHandlers(context),
    ...createCompaniesHandlers(context),
    ...createOrdersHandlers(context),
  ];
}
