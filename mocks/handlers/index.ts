import type { HttpHandler } from "msw";

import type { Context } from "#mocks/context";
import { createQuestionHandlers } from "#mocks/reviews/question-handlers";
import { createReviewHandlers } from "#mocks/reviews/review-handlers";

import { createAddressBookHandlers } from "./address-book";
import { createAuthHandlers } from "./auth";
import { createBasketHandlers } from "./basket";
import { createCatalogHandlers } from "./catalog";
import { createCheckoutHandlers } from "./checkout";
import { createCompaniesHandlers } from "./companies";
import { createFavoritesHandlers } from "./favorites";
import { createFeedbackHandlers } from "./feedback";
import { createGuestOrdersHandlers } from "./guest-orders";
import { createOrdersHandlers } from "./orders";
import { createPagesHandlers } from "./pages";
import { createPaymentHandlers } from "./payment";
import { createPersonalHandlers } from "./personal";
import { createRelatedHandlers } from "./related";
import { createSearchHandlers } from "./search";
import { createSessionHandlers } from "./sessions";
import { createSuggestHandlers } from "./suggest";
import { createSystemHandlers } from "./system";

/** All handlers of the API, for the HTTP server and for tests that intercept `fetch` (`setupServer(...)`). */
export function createHandlers(context: Context): HttpHandler[] {
  return [
    ...createSystemHandlers(context),
    ...createPagesHandlers(context),
    ...createCatalogHandlers(context),
    ...createReviewHandlers(context),
    ...createQuestionHandlers(context),
    ...createRelatedHandlers(context),
    ...createSearchHandlers(context),
    ...createFavoritesHandlers(context),
    ...createBasketHandlers(context),
    ...createAuthHandlers(context),
    ...createPersonalHandlers(context),
    ...createSessionHandlers(context),
    ...createAddressBookHandlers(context),
    ...createCompaniesHandlers(context),
    ...createOrdersHandlers(context),
    ...createCheckoutHandlers(context),
    ...createGuestOrdersHandlers(context),
    ...createPaymentHandlers(context),
    ...createSuggestHandlers(context),
    ...createFeedbackHandlers(context),
  ];
}
