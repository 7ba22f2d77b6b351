import { http, type HttpHandler } from "msw";

import type { Context } from "#mocks/context";
import { ageCode } from "#mocks/customers/codes";
import { changeProduct } from "#mocks/db/queries/change-product";
import { getAnyOrder } from "#mocks/db/queries/orders";
import { ApiFailure } from "#mocks/errors";
import { jsonResponse } from "#mocks/json-response";
import { changeStatus } from "#mocks/orders/change-status";
import { codeChange, orderChange, productChange, rule, type Scenarios } from "#mocks/scenarios";

import { loginPurpose } from "./auth";
import { sendBackInStock } from "./notify";
import { failureResponse } from "./route";

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
  return [
    http.get("*/scenario", () => listed(scenarios)),
    http.delete("*/scenario", () => {
      scenarios.clear();
      return listed(scenarios);
    }),
    http.post("*/scenario", async ({ request }) => {
      const parsed = rule.safeParse(await readJson(request));
      if (!parsed.success) return invalidBody();
      scenarios.add(parsed.data);
      return listed(scenarios);
    }),
    http.post("*/scenario/product/:id", async ({ request, params }) => {
      const parsed = productChange.safeParse(await readJson(request));
      if (!parsed.success) return invalidBody();
      const changed = changeProduct(context, Number(params["id"]), parsed.data);
      sendBackInStock(context);
      return changed ? done(true) : failureResponse(new ApiFailure("product_not_found"), "en");
    }),
    http.post("*/scenario/code/:phone", async ({ request, params }) => {
      const parsed = codeChange.safeParse(await readJson(request));
      if (!parsed.success) return invalidBody();
      return done(ageCode(context, loginPurpose(String(params["phone"])), parsed.data.seconds));
    }),
    http.post("*/scenario/order/:id", async ({ request, params }) => {
      const parsed = orderChange.safeParse(await readJson(request));
      if (!parsed.success) return invalidBody();
      const order = getAnyOrder(context.db, Number(params["id"]));
      if (order) changeStatus(context, order, parsed.data.status);
      return done(order !== undefined);
    }),
  ];
}

function listed(scenarios: Scenarios): Response {
  return jsonResponse({ data: { rules: scenarios.list() } });
}

function done(isFound: boolean): Response {
  return isFound ? jsonResponse({ data: {} }) : failureResponse(new ApiFailure("not_found"), "en");
}

function invalidBody(): Response {
  return failureResponse(new ApiFailure("validation_failed"), "en");
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}
