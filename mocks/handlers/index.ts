import type { HttpHandler } from "msw";

import type { Context } from "#mocks/context";
import { calls, isCall, type CallId, type EmbeddedId } from "#mocks/openapi/endpoints";
import { questionAnswers } from "#mocks/reviews/question-handlers";
import { reviewAnswers } from "#mocks/reviews/review-handlers";

import { createAboutApiHandlers } from "./about-api";
import { addressBookAnswers } from "./address-book";
import { authAnswers } from "./auth";
import { basketAnswers } from "./basket";
import { catalogAnswers } from "./catalog";
import { checkoutAnswers } from "./checkout";
import { companiesAnswers } from "./companies";
import { contactsAnswers } from "./contacts";
import { favoritesAnswers } from "./favorites";
import { feedbackAnswers } from "./feedback";
import { guestOrdersAnswers } from "./guest-orders";
import { orderRequestsAnswers } from "./order-requests";
import { ordersAnswers } from "./orders";
import { pagesAnswers } from "./pages";
import { createPaymentHandlers } from "./payment";
import { personalAnswers } from "./personal";
import { productAnswers } from "./product";
import { registrationAnswers } from "./registration";
import { relatedAnswers } from "./related";
import { route, type Answer } from "./route";
import { createScenarioHandlers } from "./scenario";
import { searchAnswers } from "./search";
import { sessionsAnswers } from "./sessions";
import { suggestAnswers } from "./suggest";
import { createUploadHandler, systemAnswers } from "./system";

/** How the API answers each call of the contract. */
const answers: Record<Exclude<CallId, EmbeddedId>, Answer> = {
  ...systemAnswers,
  ...pagesAnswers,
  ...catalogAnswers,
  ...productAnswers,
  ...reviewAnswers,
  ...questionAnswers,
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
  ...companiesAnswers,
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
