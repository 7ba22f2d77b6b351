import { refreshSession } from "~/api/auth.server";
import type { Caller } from "~/api/client.server";
import type { Answer } from "~/api/errors";
import type { Tokens } from "~/api/schemas/auth";

/** For so many ms a request that still carries the old cookie is given the tokens that another one has fetched. */
const remembered = 60_000;

const renewals = new Map<string, Promise<Answer<Tokens>>>();

/**
 * New tokens for a refresh token, which the API takes once: however many requests find their token dead at the same time,
 * one of them asks and all get the answer.
 */
export function renewOnce(caller: Caller, refreshToken: string): Promise<Answer<Tokens>> {
  const running = renewals.get(refreshToken);
  if (running) return running;
  const { renew: _, ...plain } = caller;
  const started = refreshSession({ ...plain, token: null }, refreshToken);
  renewals.set(refreshToken, started);
  const forget = () => renewals.delete(refreshToken);
  void started.then(({ status }) => {
    // What failed for a passing reason is asked anew by the next request.
    if (status >= 500) forget();
    else setTimeout(forget, remembered).unref();
  });
  return started;
}
