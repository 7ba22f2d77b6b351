import * as z from "zod";

import * as basket from "~/api/schemas/basket";
import * as catalog from "~/api/schemas/catalog";
import * as checkout from "~/api/schemas/checkout";
import { empty } from "~/api/schemas/common";
import * as feedback from "~/api/schemas/feedback";
import { orderView, paymentLink } from "~/api/schemas/orders";
import * as pages from "~/api/schemas/pages";
import * as review from "~/api/schemas/review";
import type { FailureCode } from "#mocks/errors";
import { message } from "#mocks/outbox";
import { codeChange, orderChange, productChange, rule } from "#mocks/scenarios";

import { customerCalls } from "./customer-calls";
import { group, type Endpoint } from "./endpoint";
import * as params from "./parameters";

const quantityErrors: FailureCode[] = ["quantity_too_big", "out_of_stock", "not_for_sale", "wrong_multiple"];

const health = z.object({ status: z.literal("ok") });
const rules = z.object({ rules: z.array(rule) });
const messages = z.object({ messages: z.array(message) });

const embeddedCalls = group("Embedded API", "", {
  getHealth: ["GET /healthz", health],
  listMessages: ["GET /outbox", messages],
  listFaults: ["GET /scenario", rules, { errors: ["not_found"] }],
  addFault: ["POST /scenario", rules, { body: rule, errors: ["not_found"] }],
  clearFaults: ["DELETE /scenario", rules, { errors: ["not_found"] }],
  changeProduct: ["POST /scenario/product/{id}", empty, { body: productChange, errors: ["product_not_found"] }],
  ageCode: ["POST /scenario/code/{phone}", empty, { body: codeChange, errors: ["not_found"] }],
  changeOrderStatus: ["POST /scenario/order/{id}", empty, { body: orderChange }],
});

/**
 * Every call of the API: the source of its handlers' paths, of the OpenAPI document and its page, and of the contract
 * test. What the calls do is told in `calls.md`.
 */
export const calls = {
  ...group("Visitor and settings", "/api/app", {
    createVisitor: ["GET /profile/uid", pages.uid],
    getSettings: ["GET /settings/view", pages.settings],
  }),
  ...group("Pages", "/api/app", {
    getHome: ["GET /home/view", pages.home, { query: [params.uid] }],
    getSitemap: ["GET /sitemap/view", pages.sitemap, { query: params.sitemap }],
    listBrands: ["GET /brand/list", pages.brandList, { query: params.paging }],
    getBrand: ["GET /brand/{slug}/view", pages.brandView],
    listStocks: ["GET /stock/list", pages.stockList, { query: params.paging }],
    getStock: ["GET /stock/{slug}/view", pages.stockView, { query: [params.uid] }],
    listNews: ["GET /news/list", pages.newsList, { query: params.paging }],
    getNews: ["GET /news/{slug}/view", pages.newsView, { query: [params.uid] }],
    listContent: ["GET /content/list", pages.pageList],
    getContent: ["GET /content/{slug}/view", pages.pageView],
    listInformation: ["GET /information/list", pages.pageList],
    getInformation: ["GET /information/{slug}/view", pages.pageView],
    getAbout: ["GET /about/view", pages.about],
    getContacts: ["GET /contacts/view", pages.contacts],
  }),
  ...group("Catalogue", "/api/app/catalog", {
    getMenu: ["GET /menu", catalog.menu],
    getCatalog: ["GET /view", catalog.catalogView, { query: [params.uid] }],
    getListing: [
      "GET /info",
      catalog.catalogInfo,
      { query: [params.sectionCode, params.brand, params.uid, ...params.listing], errors: ["not_found"] },
    ],
    listViewed: ["GET /product/viewed", catalog.viewed, { query: [params.uid] }],
    listProducts: ["GET /product/list", catalog.productList, { query: [params.ids, params.uid] }],
    listRelated: ["GET /product/related", catalog.related, { query: [params.codes, params.uid] }],
    getProduct: ["GET /product/{code}/view", catalog.productView, { query: [params.uid] }],
    listOffers: ["GET /product/{code}/offers", catalog.offers, { query: [params.uid] }],
    calculateDelivery: [
      "GET /product/{code}/calculate",
      catalog.calculate,
      { query: [params.uid, params.quantity, params.city] },
    ],
    requestNotification: ["POST /product/{code}/notify", empty, { body: catalog.notifyBody }],
  }),
  ...group("Search", "/api/app/search", {
    suggest: ["GET /autocomplete", catalog.autocomplete, { query: [params.searched] }],
    searchProducts: [
      "GET /results",
      catalog.searchResults,
      { query: [params.searched, params.foundSection, params.uid, ...params.listing] },
    ],
  }),
  ...group("Reviews", "/api/app/catalog", {
    listReviews: [
      "GET /product/{code}/reviews",
      review.reviewList,
      { query: [params.reader, ...params.paging, params.rating, params.reviewSort] },
    ],
    addReview: [
      "POST /product/{code}/reviews",
      review.reviewMade,
      { private: true, form: params.reviewForm, errors: ["already_reviewed", "too_large", "too_many_requests"] },
    ],
    voteForReview: ["POST /review/{id}/helpful", review.helpfulVotes, { body: review.helpfulBody }],
    listQuestions: ["GET /product/{code}/questions", review.questionList, { query: [params.asker, ...params.paging] }],
    askQuestion: [
      "POST /product/{code}/questions",
      review.questionMade,
      { body: review.questionBody, errors: ["too_many_requests"] },
    ],
  }),
  ...group("Favourites", "/api/app/favorite", {
    listFavoriteIds: ["GET /list", basket.favoriteList, { query: [params.visitor] }],
    listFavorites: ["GET /fullList", basket.favoriteFullList, { query: [params.visitor, ...params.listing] }],
    addFavorite: ["POST /{productId}/add", basket.favoriteList, { query: [params.visitor] }],
    deleteFavorite: ["DELETE /{productId}/delete", basket.favoriteList, { query: [params.visitor] }],
  }),
  ...group("Basket", "/api/app/basket", {
    getBasket: ["GET /view", basket.basket, { query: [params.visitor, params.peek] }],
    addToBasket: ["POST /{productId}/add", basket.basket, { body: basket.basketAddBody, errors: quantityErrors }],
    changeBasket: [
      "POST /{productId}/change",
      basket.basket,
      { body: basket.basketChangeBody, errors: quantityErrors },
    ],
    removeFromBasket: ["DELETE /{productId}/delete", basket.basket, { query: [params.visitor] }],
    clearBasket: ["DELETE /clear", basket.basket, { query: [params.visitor] }],
    applyPromo: ["POST /promo", basket.basket, { body: basket.promoBody, errors: ["promo_unknown", "promo_expired"] }],
    removePromo: ["DELETE /promo", basket.basket, { query: [params.visitor] }],
  }),
  ...customerCalls,
  ...group("Checkout", "/api/app", {
    getCheckoutSettings: [
      "GET /checkout/settings",
      checkout.checkoutSettings,
      { query: [params.visitor, params.personType, params.city] },
    ],
    calculateOrder: ["POST /checkout/calculate", checkout.calculated, { body: checkout.calculateBody }],
    createOrder: [
      "POST /order/create",
      checkout.orderPlaced,
      {
        status: 201,
        headers: [params.idempotencyKey],
        body: checkout.orderBody,
        errors: [
          "idempotency_conflict",
          "below_minimum",
          "basket_empty",
          "basket_changed",
          "order_out_of_stock",
          "too_many_requests",
        ],
      },
    ],
    getGuestOrder: ["GET /order/{id}/view", orderView, { query: [params.accessKey], errors: ["order_not_found"] }],
    getGuestPaymentLink: [
      "GET /order/{id}/getPaymentLink",
      paymentLink,
      { query: [params.accessKey], errors: ["order_not_found", "not_payable"] },
    ],
    getGuestOrderDocument: [
      "GET /order/{id}/document/{type}",
      z.string(),
      { page: true, query: [params.accessKey], errors: ["order_not_found", "not_found"] },
    ],
    trackOrder: [
      "POST /order/track",
      checkout.tracked,
      { body: checkout.trackBody, errors: ["order_not_found", "too_many_requests"] },
    ],
  }),
  ...group("Suggestions", "/api/app/suggest", {
    suggestAddress: ["GET /address", checkout.addressSuggestions, { query: [params.typed] }],
    suggestParty: ["GET /party", checkout.partySuggestions, { query: [params.typed] }],
    suggestBank: ["GET /bank", checkout.bankSuggestions, { query: [params.typed] }],
  }),
  ...group("Forms", "/api/app/form", {
    getFormSettings: ["GET /settings", feedback.formSettings],
    sendFeedback: [
      "POST /feedback/send",
      feedback.feedbackSent,
      { form: params.feedbackForm, errors: ["too_large", "too_many_requests"] },
    ],
  }),
  ...embeddedCalls,
};

export type CallId = keyof typeof calls;
/** Calls that only the embedded API has. */
export type EmbeddedId = keyof typeof embeddedCalls;

export const isCall = (id: string): id is CallId => Object.hasOwn(calls, id);

/** The same as a list. */
export const endpoints: readonly Endpoint[] = Object.values(calls);
