import type { HttpHandler } from "msw";

import type { Context } from "#mocks/context";
import { ageCode } from "#mocks/customers/codes";
import { changeProduct } from "#mocks/db/queries/change-product";
import { getAnyOrder } from "#mocks/db/queries/orders";
import { ApiFailure, found } from "#mocks/errors";
import { calls } from "#mocks/openapi/endpoints";
import { changeStatus } from "#mocks/orders/change-status";
import { codeChange, orderChange, productChange, rule } from "#mocks/scenarios";

import { loginPurpose } from "./auth";
import { idOf } from "./fields";
import { sendBackInStock } from "./notify";
import { requireBody, route } from "./route";

/**
 * Faults on demand (see `scenarios.ts`), and other changes that tests need to make outside the shop:
 * - `POST /scenario/product/{id}` with `{price?, stock?, orderDays?}` changes a product as the stock system would
 * - `POST /scenario/code/{phone}` with `{seconds}` makes the code of a phone sign-in this much older
 * - `POST /scenario/order/{id}` with `{status}` changes an order's status as the shop's staff would
 *
 * Not available in production.
 */
export function createScenarioHandlers(context: Context): HttpHandler[] {
  const { scenarios } = context;
  if (!scenarios) return [];
  // No fault hits the calls that request and remove faults.
  const sound = { ...context, scenarios: null };
  const rules = () => ({ rules: scenarios.list() });
  return [
    route(sound, calls.listFaults, rules),
    route(sound, calls.clearFaults, () => {
      scenarios.clear();
      return rules();
    }),
    route(sound, calls.addFault, (_, call) => {
      scenarios.add(requireBody(call, rule));
      return rules();
    }),
    route(sound, calls.changeProduct, (_, call) => {
      const change = requireBody(call, productChange);
      if (!changeProduct(context, idOf(call.param("id")), change)) throw new ApiFailure("product_not_found");
      sendBackInStock(context);
      return {};
    }),
    route(sound, calls.ageCode, (_, call) => {
      const { seconds } = requireBody(call, codeChange);
      if (!ageCode(context, loginPurpose(call.param("phone")), seconds)) throw new ApiFailure("not_found");
      return {};
    }),
    route(sound, calls.changeOrderStatus, (_, call) => {
      const { status } = requireBody(call, orderChange);
      const order = found(getAnyOrder(context.db, idOf(call.param("id"))));
      changeStatus(context, order, status);
      return {};
    }),
  ];
}
