import type { HttpHandler } from "msw";

import { closeSessionBody } from "~/api/schemas/profile";
import type { Context } from "#mocks/context";
import { closeAllSessions, closeSessionById, listSessions } from "#mocks/customers/sessions";
import { ApiFailure } from "#mocks/errors";

import { requireBody, requireCustomer, route } from "./route";

/** Lists and ends the customer's sessions (contract, section 3: "Personal area"). */
export function createSessionHandlers(context: Context): HttpHandler[] {
  const base = "/api/app/profile/sessions";
  return [
    route(context, "get", base, (call) => ({
      sessions: listSessions(context, requireCustomer(call).id, call.request),
    })),
    route(context, "post", `${base}/close`, (call) => {
      const customer = requireCustomer(call);
      const { id } = requireBody(call, closeSessionBody);
      if (!closeSessionById(context, customer.id, id)) throw new ApiFailure("not_found");
      return {};
    }),
    route(context, "post", `${base}/closeAll`, (call) => {
      closeAllSessions(context, requireCustomer(call).id);
      return {};
    }),
  ];
}
