import { freePort } from "../../fixtures/ports";
import { startShop } from "../../fixtures/shop";
import { createApi } from "../support/api";

/** A shop with an API that may fail without failing others: behind HTTPS, and in debug mode. */
export type Faulty = Awaited<ReturnType<typeof startFaultyShop>>;

export async function startFaultyShop() {
  const { shopUrl, apiUrl, stop } = await startShop({
    port: await freePort(),
    apiPort: await freePort(),
    // A fault that was ended must be over at once.
    env: { API_BREAKER: "0", DEBUG: "1", SITE_URL: "https://shop.example" },
  });
  return {
    shop: shopUrl,
    api: createApi(apiUrl),
    /** How shoppers are made whom this shop knows. */
    known: { shop: shopUrl, uidName: "__Host-uid" } as const,
    stop,
  };
}
