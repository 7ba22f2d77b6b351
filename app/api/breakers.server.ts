import { setTimeout } from "node:timers/promises";

import {
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleType,
  isBrokenCircuitError,
  type CircuitBreakerPolicy,
} from "cockatiel";

import { env } from "~/env.server";
import { log } from "~/server/log.server";
import { metrics } from "~/server/metrics.server";

import type { Answer } from "./errors";

/** So many failures of an endpoint in a row, and it is not asked any more; after so many ms one call tries it again. */
const mostFailures = 5;
const pause = 2000;

/** So long, in ms, the page waits for a read that tries it again. The answer of a slower one counts for the next page. */
const trial = 250;

class DeadEndpoint extends Error {}

const breakers = new Map<string, CircuitBreakerPolicy>();

function makeBreaker(endpoint: string): CircuitBreakerPolicy {
  const breaker = circuitBreaker(handleType(DeadEndpoint), {
    halfOpenAfter: pause,
    breaker: new ConsecutiveBreaker(mostFailures),
  });
  breaker.onBreak(() => {
    metrics.breakerOpen.set({ endpoint }, 1);
    log("error", "api_endpoint_given_up", { endpoint });
  });
  breaker.onReset(() => {
    metrics.breakerOpen.set({ endpoint }, 0);
    log("info", "api_endpoint_back", { endpoint });
  });
  return breaker;
}

/** Signs of an API that is down or drowning. What it answers wrongly, or refuses, it answers fast. */
function isDead({ error, status }: Answer<unknown>): boolean {
  return error !== null && (["unreachable", "timeout"].includes(error.code) || [502, 503, 504].includes(status));
}

/**
 * Makes a call unless its endpoint has failed too often just now, so that a dead API costs a page milliseconds instead of
 * the time limits of all its calls. Of the calls of an endpoint that is given up, one every two seconds tries it again.
 * @returns what the call gave, or null where it was not made
 */
export async function unlessBroken<T extends { answer: Answer<unknown> }>(
  endpoint: string,
  call: () => Promise<T>,
): Promise<T | null> {
  if (!env.API_BREAKER) return call();
  let breaker = breakers.get(endpoint);
  if (!breaker) breakers.set(endpoint, (breaker = makeBreaker(endpoint)));
  // While one call tries it again, the others would wait for its outcome.
  if (breaker.state === CircuitState.HalfOpen) return null;
  const isTrial = breaker.state === CircuitState.Open && endpoint.startsWith("GET ");
  const outcome = executeBy(breaker, call);
  return isTrial ? Promise.race([outcome, setTimeout(trial, null, { ref: false })]) : outcome;
}

async function executeBy<T extends { answer: Answer<unknown> }>(
  breaker: CircuitBreakerPolicy,
  call: () => Promise<T>,
): Promise<T | null> {
  const given: T[] = [];
  try {
    await breaker.execute(async () => {
      const outcome = await call();
      given.push(outcome);
      if (isDead(outcome.answer)) throw new DeadEndpoint();
    });
  } catch (error) {
    if (!(error instanceof DeadEndpoint) && !isBrokenCircuitError(error)) throw error;
  }
  return given[0] ?? null;
}
