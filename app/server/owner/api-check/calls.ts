import type * as z from "zod";

import { session, signedIn, tokens } from "~/api/schemas/auth";
import { basket, favoriteFullList, favoriteList } from "~/api/schemas/basket";
import {
  autocomplete,
  calculate,
  catalogInfo,
  catalogView,
  menu,
  offers,
  productList,
  productView,
  related,
  searchResults,
  viewed,
} from "~/api/schemas/catalog";
import {
  addressSuggestions,
  bankSuggestions,
  calculated,
  checkoutSettings,
  partySuggestions,
  tracked,
} from "~/api/schemas/checkout";
import { empty } from "~/api/schemas/common";
import { formSettings } from "~/api/schemas/feedback";
import { orderList, orderSettings, orderView, paymentLink, profile, requestList } from "~/api/schemas/orders";
import {
  about,
  brandList,
  brandView,
  contacts,
  home,
  newsList,
  newsView,
  pageList,
  pageView,
  settings,
  sitemap,
  stockList,
  stockView,
  uid,
} from "~/api/schemas/pages";
import { addressList, companyList, personal, sessionList } from "~/api/schemas/profile";
import { questionList, reviewList } from "~/api/schemas/review";

import type { GroupName } from "./groups";

/** One call of the contract, as the check makes it. */
export type Call<T> = {
  /** The function of `app/api` that the storefront makes this call with. */
  name: string;
  group: GroupName;
  method: "GET" | "POST" | "DELETE";
  /** With `:name` for parameters. */
  path: string;
  /** The schema of the answer's `data`. */
  schema: z.ZodType<T>;
};

/** Creates the calls of one group. Paths start after `/api/`. */
function callsOf(group: GroupName) {
  return function describeCall<T>(
    name: string,
    endpoint: `${Call<T>["method"]} ${string}`,
    schema: z.ZodType<T>,
  ): Call<T> {
    const [, method, path] = /^(GET|POST|DELETE) (.*)$/.exec(endpoint) ?? [];
    if (path === undefined || (method !== "GET" && method !== "POST" && method !== "DELETE"))
      throw new Error(`${endpoint} is not an endpoint`);
    return { name, group, method, path: `/api/${path}`, schema };
  };
}

const product = "app/catalog/product";
const [cart, favorite, text] = [callsOf("basket"), callsOf("favorites"), callsOf("texts")];
const [checkout, fields, guests, customer] = [
  callsOf("checkout"),
  callsOf("fields"),
  callsOf("guests"),
  callsOf("customers"),
];

/** Every call that the check makes. */
export const calls = {
  settings: callsOf("settings")("getCurrentSettings", "GET app/settings/view", settings),
  menu: callsOf("menu")("getMenu", "GET app/catalog/menu", menu),
  catalog: callsOf("catalog")("getCatalog", "GET app/catalog/view", catalogView),
  listing: callsOf("catalog")("getListing", "GET app/catalog/info", catalogInfo),
  product: callsOf("product")("getProduct", `GET ${product}/:code/view`, productView),
  uid: cart("getUid", "GET app/profile/uid", uid),
  basket: cart("getBasket", "GET app/basket/view", basket),
  addToBasket: cart("addToBasket", "POST app/basket/:id/add", basket),
  changeBasket: cart("changeBasket", "POST app/basket/:id/change", basket),
  clearBasket: cart("clearBasket", "DELETE app/basket/clear", basket),
  home: callsOf("home")("getHome", "GET app/home/view", home),
  search: callsOf("search")("searchProducts", "GET app/search/results", searchResults),
  suggest: callsOf("suggestions")("suggest", "GET app/search/autocomplete", autocomplete),
  applyPromo: callsOf("promo")("applyPromo", "POST app/basket/promo", basket),
  removePromo: callsOf("promo")("removePromo", "DELETE app/basket/promo", basket),
  offers: callsOf("offers")("listOffers", `GET ${product}/:code/offers`, offers),
  delivery: callsOf("delivery")("calculateDelivery", `GET ${product}/:code/calculate`, calculate),
  reviews: callsOf("reviews")("listReviews", `GET ${product}/:code/reviews`, reviewList),
  questions: callsOf("reviews")("listQuestions", `GET ${product}/:code/questions`, questionList),
  viewed: callsOf("viewed")("listViewed", `GET ${product}/viewed`, viewed),
  related: callsOf("related")("listRelated", `GET ${product}/related`, related),
  products: callsOf("lists")("listProducts", `GET ${product}/list`, productList),
  addFavorite: favorite("setFavorite", "POST app/favorite/:id/add", favoriteList),
  favoriteIds: favorite("listFavoriteIds", "GET app/favorite/list", favoriteList),
  favorites: favorite("listFavorites", "GET app/favorite/fullList", favoriteFullList),
  removeFavorite: favorite("setFavorite", "DELETE app/favorite/:id/delete", favoriteList),
  brands: callsOf("brands")("listBrands", "GET app/brand/list", brandList),
  brand: callsOf("brands")("getBrand", "GET app/brand/:slug/view", brandView),
  stocks: callsOf("stocks")("listStocks", "GET app/stock/list", stockList),
  stock: callsOf("stocks")("getStock", "GET app/stock/:slug/view", stockView),
  news: callsOf("news")("listNews", "GET app/news/list", newsList),
  article: callsOf("news")("getArticle", "GET app/news/:slug/view", newsView),
  documents: text("listPages", "GET app/content/list", pageList),
  document: text("getPage", "GET app/content/:slug/view", pageView),
  informationList: text("listPages", "GET app/information/list", pageList),
  information: text("getPage", "GET app/information/:slug/view", pageView),
  about: text("getAbout", "GET app/about/view", about),
  contacts: callsOf("contacts")("getContacts", "GET app/contacts/view", contacts),
  formSettings: callsOf("feedback")("getFormSettings", "GET app/form/settings", formSettings),
  sitemap: callsOf("sitemap")("listPublicPages", "GET app/sitemap/view", sitemap),
  checkoutSettings: checkout("getCheckoutSettings", "GET app/checkout/settings", checkoutSettings),
  calculateOrder: checkout("calculateOrder", "POST app/checkout/calculate", calculated),
  addresses: fields("suggestAddresses", "GET app/suggest/address", addressSuggestions),
  parties: fields("suggestParties", "GET app/suggest/party", partySuggestions),
  banks: fields("suggestBanks", "GET app/suggest/bank", bankSuggestions),
  guestOrder: guests("getGuestOrder", "GET app/order/:id/view", orderView),
  guestPayment: guests("getGuestPaymentLink", "GET app/order/:id/getPaymentLink", paymentLink),
  track: guests("trackOrder", "POST app/order/track", tracked),
  session: customer("getSession", "GET auth/session", session),
  signIn: customer("signInByEmail", "POST app/auth/byEmail", signedIn),
  refresh: customer("refreshSession", "POST auth/refresh", tokens),
  profile: customer("getProfile", "GET app/profile/view", profile),
  personal: customer("getPersonal", "GET app/profile/personal/view", personal),
  sessions: customer("listSessions", "GET app/profile/sessions", sessionList),
  customerFavorites: customer("listCustomerFavorites", "GET app/profile/favorite", favoriteFullList),
  savedAddresses: customer("listAddresses", "GET app/profile/address", addressList),
  savedCompanies: customer("listCompanies", "GET app/profile/company", companyList),
  orders: customer("listOrders", "GET app/profile/orders", orderList),
  order: customer("getOrder", "GET app/profile/order/:id/view", orderView),
  orderSettings: customer("getOrderSettings", "GET app/profile/order/settings", orderSettings),
  requests: customer("listRequests", "GET app/profile/refund", requestList),
  signOut: customer("signOut", "POST auth/logout", empty),
};

const reasons = {
  message: "it sends a message to a person",
  orders: "it changes an order",
  account: "it changes the customer's account",
  listing: "it makes the same call as getListing",
  file: "it returns a file, and needs an order",
  sessions: "it ends sessions of the customer",
};

/** The functions of `app/api` whose calls the check does not make, and why. */
export const notChecked: Record<string, string> = {
  getSettings: "it makes the same call as getCurrentSettings",
  listShownPages: reasons.listing,
  countListing: reasons.listing,
  searchShownPages: "it makes the same call as searchProducts",
  requestNotice: reasons.message,
  sendFeedback: reasons.message,
  addReview: "it publishes a text",
  voteForReview: "it changes what everybody sees",
  askQuestion: reasons.message,
  requestCode: reasons.message,
  signInByCode: "it needs a code from an SMS",
  register: reasons.message,
  setUpPassword: "it needs the link from an e-mail",
  requestRecovery: reasons.message,
  changePassword: "it needs the link from an e-mail",
  placeOrder: "it places an order",
  getGuestInvoice: reasons.file,
  getInvoice: reasons.file,
  repeatOrder: "it fills the customer's basket",
  getPaymentLink: "it may start a payment",
  cancelOrder: reasons.orders,
  refundOrder: reasons.orders,
  withdrawRefund: reasons.orders,
  editPerson: reasons.account,
  editNotify: reasons.account,
  editPassword: reasons.account,
  requestProof: reasons.message,
  requestPhoneCode: reasons.message,
  editPhone: reasons.account,
  requestEmailLink: reasons.message,
  confirmEmail: "it needs the link from an e-mail",
  closeSession: reasons.sessions,
  closeAllSessions: reasons.sessions,
  requestDeletion: reasons.message,
  deleteAccount: reasons.account,
  addAddress: reasons.account,
  changeAddress: reasons.account,
  removeAddress: reasons.account,
  addCompany: reasons.account,
  changeCompany: reasons.account,
  removeCompany: reasons.account,
};
