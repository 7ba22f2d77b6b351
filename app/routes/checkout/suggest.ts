import type { LoaderFunctionArgs } from "@remix-run/node";

import { suggestAddresses, suggestBanks, suggestParties } from "~/api/checkout.server";
import { clientKey } from "~/server/client-address.server";
import { makeLimiter } from "~/server/rate-limit.server";
import { throwNotFound } from "~/session/not-found.server";
import { getVisit, jsonWith, type Visit } from "~/session/visit.server";

const maxLength = 200;

/** Each suggestion request may cost the shop money. */
const questions = makeLimiter({ name: "checkout-suggestions", times: 600, seconds: 60 });

const finders = new Map([
  ["address", ({ caller }: Visit, q: string): Promise<unknown[] | null> => suggestAddresses(caller, q)],
  ["party", ({ caller }: Visit, q: string): Promise<unknown[] | null> => suggestParties(caller, q)],
  ["bank", ({ caller }: Visit, q: string): Promise<unknown[] | null> => suggestBanks(caller, q)],
]);

/** Suggests addresses, companies or banks for the typed text; null if there is no answer in time. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  const find = finders.get(args.params.of ?? "") ?? (await throwNotFound(args));
  const q = (new URL(args.request.url).searchParams.get("q") ?? "").trim().slice(0, maxLength);
  const headers = { "Cache-Control": "no-store" };
  if (!q) return jsonWith(visit, [], { headers });
  const wait = await questions.take(clientKey(args.request));
  if (wait > 0) return jsonWith(visit, null, { status: 429, headers: { ...headers, "Retry-After": String(wait) } });
  return jsonWith(visit, await find(visit, q), { headers });
}
