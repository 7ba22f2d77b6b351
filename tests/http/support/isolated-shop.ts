import { afterAll, beforeAll, inject } from "vitest";

import { freePort } from "../../fixtures/ports";
import { startShop, type RunningShop } from "../../fixtures/shop";
import { createApi, type Api } from "./api";

/**
 * A shop and an API for one test file alone, for tests that would affect others: limits, changed orders, settings.
 * Use the result only inside tests, when both are running.
 * @param env settings by the names of their environment variables
 * @param database what the API starts with, by default the demo shop's goods; null for a shop with a feed of its own
 */
export function useIsolatedShop(env: Record<string, string> = {}, database: string | null = inject("database")) {
  return use(async () => startShop({ port: await freePort(), apiPort: await freePort(), database, env }));
}

/**
 * A shop for one test file with separate settings, on the API of all tests: starting it takes half the time of a shop
 * with another API.
 * @param apiUrl the URL of another running API
 */
export function useShopWith(env: Record<string, string>, apiUrl = inject("apiUrl")) {
  return use(async () => startShop({ port: await freePort(), apiUrl, env }));
}

function use(start: () => Promise<RunningShop>) {
  let running: RunningShop | null = null;
  let api: Api | null = null;
  beforeAll(async () => {
    running = await start();
    api = createApi(running.apiUrl);
  }, 120_000);
  afterAll(() => running?.stop());
  const started = <T>(value: T | null): T => {
    if (value === null) throw new Error("The shop is not running yet");
    return value;
  };
  return { url: () => started(running).shopUrl, api: () => started(api), dataDir: () => started(running).dataDir };
}
