import { setTimeout as wait } from "node:timers/promises";

import { HttpResponse } from "msw";

import { ApiFailure, failureBody } from "#mocks/errors";
import { jsonResponse } from "#mocks/json-response";
import type { Language } from "#mocks/language";
import type { Fault, Scenarios } from "#mocks/scenarios";

/**
 * Applies the requested faults to a call (see `scenarios.ts`): waits, then returns the response of the first fault that
 * replaces the real one; null if the call continues, `lost` if it continues but its response must never arrive.
 */
export async function applyFaults(
  scenarios: Scenarios,
  request: Request,
  body: unknown,
  language: Language,
): Promise<Response | "lost" | null> {
  const url = new URL(request.url);
  const faults = scenarios.match({
    method: request.method,
    path: url.pathname,
    uid: url.searchParams.get("uid") ?? uidOf(body),
    header: request.headers.get("x-scenario"),
  });
  for (const fault of faults) if (fault.fault === "slow") await wait(fault.ms ?? 3000);
  const replacing = faults.find(({ fault }) => fault !== "slow");
  if (replacing?.fault === "lost") return "lost";
  return replacing ? faultResponse(replacing, language) : null;
}

const uidOf = (body: unknown): string | null =>
  typeof body === "object" && body !== null && "uid" in body ? String(body.uid) : null;

function faultResponse({ fault, status = 500 }: Fault, language: Language): Response {
  const json = { headers: { "content-type": "application/json" } };
  if (fault === "malformed") return new HttpResponse('{"data": {"list": [', json);
  if (fault === "empty") return new HttpResponse("", json);
  if (fault === "html") return HttpResponse.html("<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>");
  // A network error: the HTTP server closes the socket (see `http.ts`), msw/node makes fetch reject.
  if (fault === "drop") return HttpResponse.error();
  const code = status === 503 ? "unavailable" : "internal";
  return jsonResponse(failureBody(new ApiFailure(code), language), status);
}
