import * as z from "zod";

import * as auth from "~/api/schemas/auth";
import * as basket from "~/api/schemas/basket";
import * as catalog from "~/api/schemas/catalog";
import * as checkout from "~/api/schemas/checkout";
import { empty } from "~/api/schemas/common";
import * as feedback from "~/api/schemas/feedback";
import * as orders from "~/api/schemas/orders";
import * as pages from "~/api/schemas/pages";
import * as profile from "~/api/schemas/profile";
import * as review from "~/api/schemas/review";
import { message } from "#mocks/outbox";
import { codeChange, orderChange, productChange, rule } from "#mocks/scenarios";

import { describeCalls, type Endpoint } from "./endpoint";
import * as params from "./parameters";

const health = z.object({ status: z.literal("ok") });
const rules = z.object({ rules: z.array(rule) });
const messages = z.object({ messages: z.array(message) });

const embeddedCalls = describeCalls({
  getHealth: { response: health },
  listMessages: { response: messages },
  listFaults: { response: rules },
  addFault: { response: rules, body: rule },
  clearFaults: { response: rules },
  changeProduct: { response: empty, body: productChange },
  ageCode: { response: empty, body: codeChange },
  changeOrderStatus: { response: empty, body: orderChange },
});

/**
 * Every call of the API: the source of its handlers' paths, of the OpenAPI document and its page, and of the contract
 * test. `calls.md` has the rest of the contract: paths, texts and errors.
 */
export const calls = {
  ...describeCalls({
    // Visitor and settings
    createVisitor: { response: pages.uid },
    getSettings: { response: pages.settings },
    // Pages
    getHome: { response: pages.home, query: [params.uid] },
    getSitemap: { response: pages.sitemap, query: params.sitemap },
    listBrands: { response: pages.brandList, query: params.paging },
    getBrand: { response: pages.brandView },
    listStocks: { response: pages.stockList, query: params.paging },
    getStock: { response: pages.stockView, query: [params.uid] },
    listNews: { response: pages.newsList, query: params.paging },
    getNews: { response: pages.newsView, query: [params.uid] },
    listContent: { response: pages.pageList },
    getContent: { response: pages.pageView },
    listInformation: { response: pages.pageList },
    getInformation: { response: pages.pageView },
    getAbout: { response: pages.about },
    getContacts: { response: pages.contacts },
    // Catalogue
    getMenu: { response: catalog.menu },
    getCatalog: { response: catalog.catalogView, query: [params.uid] },
    getListing: {
      response: catalog.catalogInfo,
      query: [params.sectionCode, params.brand, params.uid, ...params.listing],
    },
    listViewed: { response: catalog.viewed, query: [params.uid] },
    listProducts: { response: catalog.productList, query: [params.ids, params.uid] },
    listRelated: { response: catalog.related, query: [params.codes, params.uid] },
    getProduct: { response: catalog.productView, query: [params.uid] },
    listOffers: { response: catalog.offers, query: [params.uid] },
    calculateDelivery: { response: catalog.calculate, query: [params.uid, params.quantity, params.city] },
    requestNotification: { response: empty, body: catalog.notifyBody },
    // Search
    suggest: { response: catalog.autocomplete, query: [params.searched] },
    searchProducts: {
      response: catalog.searchResults,
      query: [params.searched, params.foundSection, params.uid, ...params.listing],
    },
    // Reviews
    listReviews: {
      response: review.reviewList,
      query: [params.reader, ...params.paging, params.rating, params.reviewSort],
    },
    addReview: { response: review.reviewMade, form: params.reviewForm },
    voteForReview: { response: review.helpfulVotes, body: review.helpfulBody },
    listQuestions: { response: review.questionList, query: [params.asker, ...params.paging] },
    askQuestion: { response: review.questionMade, body: review.questionBody },
    // Favourites
    listFavoriteIds: { response: basket.favoriteList, query: [params.visitor] },
    listFavorites: { response: basket.favoriteFullList, query: [params.visitor, ...params.listing] },
    addFavorite: { response: basket.favoriteList, query: [params.visitor] },
    deleteFavorite: { response: basket.favoriteList, query: [params.visitor] },
    // Basket
    getBasket: { response: basket.basket, query: [params.visitor, params.peek] },
    addToBasket: { response: basket.basket, body: basket.basketAddBody },
    changeBasket: { response: basket.basket, body: basket.basketChangeBody },
    removeFromBasket: { response: basket.basket, query: [params.visitor] },
    clearBasket: { response: basket.basket, query: [params.visitor] },
    applyPromo: { response: basket.basket, body: basket.promoBody },
    removePromo: { response: basket.basket, query: [params.visitor] },
    // Sign-in
    requestCode: { response: auth.sentCode, body: auth.loginBody },
    signInByCode: { response: auth.signedIn, headers: [params.device], body: auth.byCodeBody },
    signInByEmail: { response: auth.signedIn, headers: [params.device], body: auth.byEmailBody },
    register: { response: auth.sent, body: auth.registrationBody },
    setUpPassword: { response: auth.signedIn, headers: [params.device], body: auth.newPasswordBody },
    requestRecovery: { response: auth.sent, body: auth.restoreBody },
    changePassword: { response: auth.changed, body: auth.newPasswordBody },
    getSession: { response: auth.session },
    refreshSession: { response: auth.tokens, body: auth.refreshBody },
    signOut: { response: empty },
    // Account
    getProfile: { response: orders.profile },
    getPersonal: { response: profile.personal },
    editPerson: { response: profile.userView, body: profile.personBody },
    editNotify: { response: profile.notifyView, body: profile.notify },
    editPassword: { response: empty, body: profile.editPasswordBody },
    editPhone: { response: z.union([auth.sentCode, profile.userView]), body: profile.editPhoneBody },
    editEmail: { response: auth.sentCode, body: profile.editEmailBody },
    confirmEmail: { response: profile.emailChange, body: profile.confirmEmailBody },
    sendProofCode: { response: auth.sentCode },
    deleteAccount: { response: z.union([auth.sentCode, empty]), body: profile.deleteBody },
    listCustomerFavorites: { response: basket.favoriteFullList, query: params.listing },
    listSessions: { response: profile.sessionList },
    closeSession: { response: empty, body: profile.closeSessionBody },
    closeAllSessions: { response: empty },
    listAddresses: { response: profile.addressList },
    addAddress: { response: profile.addressList, body: profile.addressBody },
    changeAddress: { response: profile.addressList, body: profile.addressBody },
    removeAddress: { response: profile.addressList },
    listCompanies: { response: profile.companyList },
    addCompany: { response: profile.companyList, body: profile.companyBody },
    changeCompany: { response: profile.companyList, body: profile.companyBody },
    removeCompany: { response: profile.companyList },
    editPersonOld: { response: profile.userView, body: profile.personBody },
    editPasswordOld: { response: empty, body: profile.editPasswordBody },
    // Orders
    listOrders: {
      response: orders.orderList,
      query: [...params.paging, params.status, params.inOrder, params.from, params.to],
    },
    getOrderSettings: { response: orders.orderSettings },
    listRequests: { response: orders.requestList, query: params.paging },
    getOrder: { response: orders.orderView },
    repeatOrder: { response: orders.repeated, body: orders.repeatBody },
    getPaymentLink: { response: orders.paymentLink },
    cancelOrder: { response: orders.requestMade, body: orders.cancelBody },
    refundOrder: { response: orders.requestMade, form: params.refundForm },
    withdrawRefund: { response: empty, body: orders.cancelRefundBody },
    getOrderDocument: { response: z.string(), page: true },
    // Checkout
    getCheckoutSettings: {
      response: checkout.checkoutSettings,
      query: [params.visitor, params.personType, params.city],
    },
    calculateOrder: { response: checkout.calculated, body: checkout.calculateBody },
    createOrder: {
      response: checkout.orderPlaced,
      status: 201,
      headers: [params.idempotencyKey],
      body: checkout.orderBody,
    },
    getGuestOrder: { response: orders.orderView, query: [params.accessKey] },
    getGuestPaymentLink: { response: orders.paymentLink, query: [params.accessKey] },
    getGuestOrderDocument: { response: z.string(), page: true, query: [params.accessKey] },
    trackOrder: { response: checkout.tracked, body: checkout.trackBody },
    // Suggestions
    suggestAddress: { response: checkout.addressSuggestions, query: [params.typed] },
    suggestParty: { response: checkout.partySuggestions, query: [params.typed] },
    suggestBank: { response: checkout.bankSuggestions, query: [params.typed] },
    // Forms
    getFormSettings: { response: feedback.formSettings },
    sendFeedback: { response: feedback.feedbackSent, form: params.feedbackForm },
  }),
  ...embeddedCalls,
};

export type CallId = keyof typeof calls;
/** Calls that only the embedded API has. */
export type EmbeddedId = keyof typeof embeddedCalls;

export const isCall = (id: string): id is CallId => Object.hasOwn(calls, id);

/** The same as a list. */
export const endpoints: readonly Endpoint[] = Object.values(calls);
