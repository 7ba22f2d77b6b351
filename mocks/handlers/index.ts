import type { HttpHandler } from "msw";

import type { Context } from "#mocks/context";
import { calls, isCall, type CallId, type EmbeddedId } from "#mocks/openapi/endpoints";

import { createAboutApiHandlers } from "./about-api";
import { addressBookAnswers } from "./address-book";
import { authAnswers, registrationAnswers } from "./auth";
import { basketAnswers } from "./basket";
import { catalogAnswers } from "./catalog";
import { checkoutAnswers, suggestAnswers } from "./checkout";
import { contactsAnswers } from "./contacts";
import { favoritesAnswers } from "./favorites";
import { feedbackAnswers } from "./feedback";
import { orderRequestsAnswers } from "./order-requests";
import { guestOrdersAnswers, ordersAnswers } from "./orders";
import { pagesAnswers } from "./pages";
import { createPaymentHandlers } from "./payment";
import { personalAnswers, sessionsAnswers } from "./personal";
import { productAnswers, relatedAnswers } from "./product";
import { reviewAnswers } from "./reviews";
import { route, type Answer } from "./route";
import { createScenarioHandlers } from "./scenario";
import { searchAnswers } from "./search";
import { createUploadHandler, systemAnswers } from "./system";

/** How the API answers each call of the contract. */
const answers: Record<Exclude<CallId, EmbeddedId>, Answer> = {
  ...systemAnswers,
  ...pagesAnswers,
  ...catalogAnswers,
  ...productAnswers,
  ...reviewAnswers,
  ...relatedAnswers,
  ...searchAnswers,
  ...favoritesAnswers,
  ...basketAnswers,
  ...authAnswers,
  ...registrationAnswers,
  ...personalAnswers,
  ...contactsAnswers,
  ...sessionsAnswers,
  ...addressBookAnswers,
  ...ordersAnswers,
  ...orderRequestsAnswers,
  ...checkoutAnswers,
  ...guestOrdersAnswers,
  ...suggestAnswers,
  ...feedbackAnswers,
};

/** All handlers of the API, for the HTTP server and for tests that intercept `fetch` (`setupServer(...)`). */
export function createHandlers(context: Context): HttpHandler[] {
  return [
    ...Object.entries(answers).flatMap(([id, answer]) => (isCall(id) ? route(context, calls[id], answer) : [])),
    createUploadHandler(context),
    ...createAboutApiHandlers(context),
    ...createScenarioHandlers(context),
    ...createPaymentHandlers(context),
  ];
}
