import { createServer } from "node:http";

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

import { describeError, log } from "./log.server";

const registry = new Registry();
const registers = [registry];
/** Upper edges in seconds, from what the cheapest answer takes to the longest limit of a call. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 20];

/**
 * What the shop counts of itself, by the names and rules of Prometheus (prometheus.io, "Metric and label naming"): times in
 * seconds. A route is its pattern and an endpoint its address without what varies, so that their number stays small.
 */
export const metrics = {
  requests: new Histogram({
    name: "shop_request_duration_seconds",
    help: "Answers by method, route and status",
    labelNames: ["method", "route", "status"] as const,
    ...{ buckets, registers },
  }),
  apiCalls: new Histogram({
    name: "shop_api_call_duration_seconds",
    help: "Calls of the shop's API by endpoint and outcome, retries included",
    labelNames: ["endpoint", "outcome"] as const,
    ...{ buckets, registers },
  }),
  apiRetries: new Counter({
    name: "shop_api_retries_total",
    help: "Calls that were made once more",
    labelNames: ["endpoint"] as const,
    registers,
  }),
  limitsHit: new Counter({
    name: "shop_limits_hit_total",
    help: "What was refused because it was asked for too often, by the limit's name",
    labelNames: ["limit"] as const,
    registers,
  }),
  shed: new Counter({
    name: "shop_requests_shed_total",
    help: "Requests that were refused because the shop was busy, by whose they were",
    labelNames: ["rank"] as const,
    registers,
  }),
  breakerOpen: new Gauge({
    name: "shop_api_breaker_open",
    help: "1 while an endpoint is not asked because it failed too often",
    labelNames: ["endpoint"] as const,
    registers,
  }),
};

/**
 * Serves the figures at `/metrics` of a port of their own, the process's and its event loop's among them. Never holds the
 * process up when it ends.
 */
export function serveMetrics(port: number, host: string): void {
  collectDefaultMetrics({ register: registry });
  const server = createServer((request, response) => {
    const isAsked = request.url === "/metrics";
    response.writeHead(isAsked ? 200 : 404, { "Content-Type": isAsked ? registry.contentType : "text/plain" });
    if (isAsked) void registry.metrics().then((text) => response.end(text));
    else response.end("The figures are at /metrics\n");
  });
  server.on("error", (error) => log("error", "metrics_failure", { reason: describeError(error) }));
  server.on("connection", (socket) => socket.unref());
  server.listen(port, host).unref();
}
