import { afterAll, beforeAll } from "vitest";

import { freePort, startShop, type RunningShop } from "../../fixtures/shop";
import { createApi, type Api } from "./api";

/**
 * A shop and an API of one test file alone, for what would get in the way of others: limits, orders that change, settings.
 * What it answers may be used in tests only, when both are running.
 * @param env settings by their names in the environment
 */
export function useOwnShop(env: Record<string, string> = {}) {
  let running: RunningShop | null = null;
  let api: Api | null = null;
  beforeAll(async () => {
    running = await startShop({ port: await freePort(), apiPort: await freePort(), env });
    api = createApi(running.apiUrl);
  }, 120_000);
  afterAll(() => running?.stop());
  const started = <T>(value: T | null): T => {
    if (value === null) throw new Error("The shop is not running yet");
    return value;
  };
  return { url: () => started(running).shopUrl, api: () => started(api) };
}
