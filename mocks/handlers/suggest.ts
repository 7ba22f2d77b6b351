import type { HttpHandler } from "msw";

import type { Context } from "#mocks/context";
import { suggestAddress } from "#mocks/suggest/address";
import { suggestBank } from "#mocks/suggest/banks";
import { suggestParty } from "#mocks/suggest/parties";

import { route, type Call } from "./route";

/** Suggestions while typing (contract, section 3: "Checkout"); none for an empty text. */
export function createSuggestHandlers(context: Context): HttpHandler[] {
  const typed = (call: Call) => call.query.get("q") ?? "";
  const base = "/api/app/suggest";
  return [
    route(context, "get", `${base}/address`, (call) => ({ suggestions: suggestAddress(typed(call), call.language) })),
    route(context, "get", `${base}/party`, (call) => ({ suggestions: suggestParty(typed(call), call.language) })),
    route(context, "get", `${base}/bank`, (call) => ({ suggestions: suggestBank(typed(call), call.language) })),
  ];
}
