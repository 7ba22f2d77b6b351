import { beforeAll, inject } from "vitest";

import { startModifiedApi } from "../../fixtures/modified-api";
import { freePort } from "../../fixtures/ports";
import { startShop } from "../../fixtures/shop";

/**
 * A shop for one test file, on an API whose responses are changed before the shop receives them.
 * Use the result only inside tests, when both are running.
 * @param change as in `startModifiedApi`
 * @param env settings by the names of their environment variables
 */
export function useModifiedShop(
  change: (answer: unknown, path: string) => unknown,
  env: Record<string, string> = {},
): { url: () => string } {
  let url: string | null = null;
  beforeAll(async () => {
    const api = await startModifiedApi(inject("apiUrl"), change);
    const shop = await startShop({ port: await freePort(), apiUrl: api.url, env });
    url = shop.shopUrl;
    return async () => {
      await shop.stop();
      api.stop();
    };
  }, 120_000);
  return {
    url() {
      if (url === null) throw new Error("The shop is not running yet");
      return url;
    },
  };
}
