import { http, type HttpHandler } from "msw";
import * as z from "zod";

import type { Context } from "#mocks/context";
import { changeProduct } from "#mocks/db/queries/change-product";
import { ApiFailure } from "#mocks/errors";
import { jsonResponse } from "#mocks/json-response";
import { rule, type Scenarios } from "#mocks/scenarios";

import { failureResponse } from "./route";

const productChange = z.object({
  price: z.int().min(0).max(100_000_000).optional(),
  stock: z.int().min(0).max(1_000_000).optional(),
  orderDays: z.int().min(1).max(365).nullable().optional(),
});

/**
 * Faults on demand (see `scenarios.ts`), and `POST /scenario/product/{id}` with `{price?, stock?, orderDays?}`, which
 * changes a product as the shop's stock would, so that tests can see a basket change. Not there in production.
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
      if (!parsed.success) return refused();
      scenarios.add(parsed.data);
      return listed(scenarios);
    }),
    http.post("*/scenario/product/:id", async ({ request, params }) => {
      const parsed = productChange.safeParse(await readJson(request));
      if (!parsed.success) return refused();
      const changed = changeProduct(context, Number(params["id"]), parsed.data);
      return changed ? jsonResponse({ data: {} }) : failureResponse(new ApiFailure("product_not_found"), "en");
    }),
  ];
}

function listed(scenarios: Scenarios): Response {
  return jsonResponse({ data: { rules: scenarios.list() } });
}

function refused(): Response {
  return failureResponse(new ApiFailure("validation_failed"), "en");
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}
