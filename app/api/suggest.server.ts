import type * as z from "zod";

import { callApi, limits, type Caller } from "./client.server";
import type { Address } from "./schemas/profile";
import { addressSuggestions, bankSuggestions, partySuggestions, type Bank, type Party } from "./schemas/suggest";

/** Addresses that begin as was typed; none where the API fails or takes over 1.5 s (contract: GET suggest/address). */
export function suggestAddresses(caller: Caller, q: string): Promise<Address[]> {
  return ask(caller, "address", q, addressSuggestions);
}

/** Companies and sole traders by INN or name; none where the API fails (contract: GET suggest/party). */
export function suggestParties(caller: Caller, q: string): Promise<Party[]> {
  return ask(caller, "party", q, partySuggestions);
}

/** Banks by BIK or name; none where the API fails (contract: GET suggest/bank). */
export function suggestBanks(caller: Caller, q: string): Promise<Bank[]> {
  return ask(caller, "bank", q, bankSuggestions);
}

async function ask<T>(
  caller: Caller,
  of: "address" | "party" | "bank",
  q: string,
  schema: z.ZodType<{ suggestions: T[] }>,
): Promise<T[]> {
  const answer = await callApi(caller, {
    path: `/api/app/suggest/${of}`,
    query: { q },
    schema,
    limit: limits.suggestion,
  });
  return answer.data?.suggestions ?? [];
}
