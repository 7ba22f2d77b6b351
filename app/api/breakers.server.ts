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

/** After this many failures in a row, calls to an endpoint stop. After the pause, in ms, one call tests it. */
const maxFailures = 5;
const pause = 2000;

/**
 * How long a page waits for a read that tests an endpoint, in ms. A slower answer only updates the breaker for later
 * pages.
 */
const trial = 250;

class EndpointDown extends Error {}

const breakers = new Map<string, CircuitBreakerPolicy>();

function makeBreaker(endpoint: string): CircuitBreakerPolicy {
  const breaker = circuitBreaker(handleType(EndpointDown), {
    halfOpenAfter: pause,
    breaker: new ConsecutiveBreaker(maxFailures),
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

/** Whether the API is down or overloaded. Invalid answers and 4xx errors arrive fast, so they do not count. */
function isDown({ error, status }: Answer<unknown>): boolean {
  return error !== null && (["unreachable", "timeout"].includes(error.code) || [502, 503, 504].includes(status));
}

/**
 * Makes a call unless its endpoint has just failed too often. A page then loses milliseconds to a dead API instead of
 * the time limits of all its calls. While the breaker is open, one call every two seconds tests the endpoint.
 * @returns the outcome of the call, or null if the call was not made
 */
export async function withBreaker<T extends { answer: Answer<unknown> }>(
  endpoint: string,
  call: () => Promise<T>,
): Promise<T | null> {
  if (!env.API_BREAKER) return call();
  let breaker = breakers.get(endpoint);
  if (!breaker) breakers.set(endpoint, (breaker = makeBreaker(endpoint)));
  // While one call tests the endpoint, cockatiel would make the others wait for its outcome.
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
      if (isDown(outcome.answer)) throw new EndpointDown();
    });
  } catch (error) {
    if (!(error instanceof EndpointDown) && !isBrokenCircuitError(error)) throw error;
  }
  return given[0] ?? null;
}
