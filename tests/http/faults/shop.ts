import { inject } from "vitest";

import { freePort } from "../../fixtures/ports";
import { startShop } from "../../fixtures/shop";
import { createApi } from "../support/api";

/** A shop whose API can fail without affecting other tests; it runs behind HTTPS and in debug mode. */
export type FaultyShop = Awaited<ReturnType<typeof startFaultyShop>>;

export async function startFaultyShop() {
  const { shopUrl, apiUrl, stop } = await startShop({
    port: await freePort(),
    apiPort: await freePort(),
    database: inject("database"),
    // Without the circuit breaker, the shop recovers as soon as a fault ends.
    env: { API_BREAKER: "0", DEBUG: "1", SITE_URL: "https://shop.example" },
  });
  return {
    shop: shopUrl,
    api: createApi(apiUrl),
    /** Options for creating shoppers whom this shop already knows. */
    known: { shop: shopUrl, uidName: "__Host-uid" } as const,
    stop,
  };
}
