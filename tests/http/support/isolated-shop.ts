import { afterAll, beforeAll, inject } from "vitest";

import { freePort } from "../../fixtures/ports";
import { startShop, type RunningShop } from "../../fixtures/shop";
import { createApi, type Api } from "./api";

/**
 * A shop and an API of one test file alone, for what would get in the way of others: limits, orders that change, settings.
 * Use what it returns only inside tests, when both are running.
 * @param env settings by their names in the environment
 */
export function useIsolatedShop(env: Record<string, string> = {}) {
  return use(async () => startShop({ port: await freePort(), apiPort: await freePort(), env }));
}

/**
 * A shop of one test file with settings of its own, on the API of all tests: half the time of a shop with one more API.
 * @param apiUrl another API that runs
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
  return { url: () => started(running).shopUrl, api: () => started(api) };
}
