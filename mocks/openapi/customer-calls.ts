import * as z from "zod";

import * as auth from "~/api/schemas/auth";
import { favoriteFullList } from "~/api/schemas/basket";
import { empty } from "~/api/schemas/common";
import * as orders from "~/api/schemas/orders";
import * as profile from "~/api/schemas/profile";
import type { FailureCode } from "#mocks/errors";

import { group } from "./endpoint";
import * as params from "./parameters";

const codeErrors: FailureCode[] = ["invalid_code", "code_expired", "too_many_requests"];

/** Calls to sign in, and those of customers. */
export const customerCalls = {
  ...group("Sign-in", "/api", {
    requestCode: ["POST /auth/login", auth.sentCode, { body: auth.loginBody, errors: ["too_many_requests"] }],
    signInByCode: [
      "POST /auth/byCode",
      auth.signedIn,
      { headers: [params.device], body: auth.byCodeBody, errors: ["invalid_code", "code_expired"] },
    ],
    signInByEmail: [
      "POST /app/auth/byEmail",
      auth.signedIn,
      { headers: [params.device], body: auth.byEmailBody, errors: ["invalid_credentials", "too_many_requests"] },
    ],
    register: ["POST /app/registration", auth.sent, { body: auth.registrationBody, errors: ["too_many_requests"] }],
    setUpPassword: [
      "POST /app/registration/setup-password",
      auth.signedIn,
      { headers: [params.device], body: auth.newPasswordBody, errors: ["invalid_token"] },
    ],
    requestRecovery: [
      "POST /app/restore/byEmail",
      auth.sent,
      { body: auth.restoreBody, errors: ["account_not_found", "too_many_requests"] },
    ],
    changePassword: [
      "POST /app/restore/changePassword",
      auth.changed,
      { body: auth.newPasswordBody, errors: ["invalid_token", "too_many_requests"] },
    ],
    getSession: ["GET /auth/session", auth.session, { private: true }],
    refreshSession: ["POST /auth/refresh", auth.tokens, { body: auth.refreshBody, errors: ["unauthorized"] }],
    signOut: ["POST /auth/logout", empty],
  }),
  ...group(
    "Account",
    "/api/app/profile",
    {
      getProfile: ["GET /view", orders.profile],
      getPersonal: ["GET /personal/view", profile.personal],
      editPerson: ["POST /personal/edit", profile.userView, { body: profile.personBody }],
      editNotify: ["POST /personal/editNotify", profile.notifyView, { body: profile.notify }],
      editPassword: ["POST /personal/editPassword", empty, { body: profile.editPasswordBody, errors: codeErrors }],
      editPhone: [
        "POST /personal/editPhone",
        z.union([auth.sentCode, profile.userView]),
        { body: profile.editPhoneBody, errors: codeErrors },
      ],
      editEmail: ["POST /personal/editEmail", auth.sentCode, { body: profile.editEmailBody, errors: codeErrors }],
      confirmEmail: [
        "POST /personal/confirmEmail",
        profile.emailChange,
        { private: false, body: profile.confirmEmailBody, errors: ["invalid_token"] },
      ],
      sendProofCode: ["POST /personal/prove", auth.sentCode, { errors: ["too_many_requests"] }],
      deleteAccount: [
        "POST /delete",
        z.union([auth.sentCode, empty]),
        { body: profile.deleteBody, errors: codeErrors },
      ],
      listCustomerFavorites: ["GET /favorite", favoriteFullList, { query: params.listing }],
      listSessions: ["GET /sessions", profile.sessionList],
      closeSession: ["POST /sessions/close", empty, { body: profile.closeSessionBody, errors: ["not_found"] }],
      closeAllSessions: ["POST /sessions/closeAll", empty],
      listAddresses: ["GET /address", profile.addressList],
      addAddress: ["POST /address", profile.addressList, { body: profile.addressBody }],
      changeAddress: ["PUT /address/{id}", profile.addressList, { body: profile.addressBody }],
      removeAddress: ["DELETE /address/{id}", profile.addressList],
      listCompanies: ["GET /company", profile.companyList],
      addCompany: ["POST /company", profile.companyList, { body: profile.companyBody }],
      changeCompany: ["PUT /company/{id}", profile.companyList, { body: profile.companyBody }],
      removeCompany: ["DELETE /company/{id}", profile.companyList],
    },
    { private: true },
  ),
  ...group(
    "Account",
    "/api/v1",
    {
      editPersonOld: ["POST /personal/edit", profile.userView, { body: profile.personBody }],
      editPasswordOld: ["POST /personal/password/edit", empty, { body: profile.editPasswordBody, errors: codeErrors }],
    },
    { private: true },
  ),
  ...group(
    "Orders",
    "/api/app/profile",
    {
      listOrders: [
        "GET /orders",
        orders.orderList,
        { query: [...params.paging, params.status, params.inOrder, params.from, params.to] },
      ],
      getOrderSettings: ["GET /order/settings", orders.orderSettings],
      listRequests: ["GET /refund", orders.requestList, { query: params.paging }],
      getOrder: ["GET /order/{id}/view", orders.orderView],
      repeatOrder: ["POST /order/{id}/repeat", orders.repeated, { body: orders.repeatBody }],
      getPaymentLink: ["GET /order/{id}/getPaymentLink", orders.paymentLink, { errors: ["not_payable"] }],
      cancelOrder: [
        "POST /order/{id}/cancel",
        orders.requestMade,
        { body: orders.cancelBody, errors: ["not_cancellable"] },
      ],
      refundOrder: [
        "POST /order/{id}/refund",
        orders.requestMade,
        { form: params.refundForm, errors: ["not_refundable", "too_large"] },
      ],
      withdrawRefund: [
        "POST /order/{id}/cancelRefund",
        empty,
        { body: orders.cancelRefundBody, errors: ["not_withdrawable"] },
      ],
      getOrderDocument: ["GET /order/{id}/document/{type}", z.string(), { page: true }],
    },
    { private: true },
  ),
};
