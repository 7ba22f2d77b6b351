import { createServer } from "node:http";

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

import { describeError, log } from "./log.server";

const registry = new Registry();
const registers = [registry];
/** Upper bounds in seconds, from the fastest response to the longest limit of a call. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 20];

/**
 * The shop's metrics, named by the rules of Prometheus (prometheus.io, "Metric and label naming"); times in seconds.
 * Routes and endpoints are labelled by their patterns, so that the number of labels stays small.
 */
export const metrics = {
  requests: new Histogram({
    name: "shop_request_duration_seconds",
    help: "Responses by method, route and status",
    labelNames: ["method", "route", "status"] as const,
    ...{ buckets, registers },
  }),
  apiCalls: new Histogram({
    name: "shop_api_call_duration_seconds",
    help: "Calls to the shop's API by endpoint and outcome, including retries",
    labelNames: ["endpoint", "outcome"] as const,
    ...{ buckets, registers },
  }),
  apiRetries: new Counter({
    name: "shop_api_retries_total",
    help: "Calls that were retried",
    labelNames: ["endpoint"] as const,
    registers,
  }),
  limitsHit: new Counter({
    name: "shop_limits_hit_total",
    help: "Requests over a rate limit, by the limit's name",
    labelNames: ["limit"] as const,
    registers,
  }),
  shed: new Counter({
    name: "shop_requests_shed_total",
    help: "Requests rejected because the shop was busy, by rank",
    labelNames: ["rank"] as const,
    registers,
  }),
  breakerOpen: new Gauge({
    name: "shop_api_breaker_open",
    help: "1 while calls to an endpoint are suspended because it failed too often",
    labelNames: ["endpoint"] as const,
    registers,
  }),
};

/**
 * Serves the metrics at `/metrics` on their own port, including those of the process and its event loop. Never delays
 * the end of the process.
 */
export function serveMetrics(port: number, host: string): void {
  collectDefaultMetrics({ register: registry });
  const server = createServer((request, response) => {
    const isAsked = request.url === "/metrics";
    response.writeHead(isAsked ? 200 : 404, { "Content-Type": isAsked ? registry.contentType : "text/plain" });
    if (isAsked) void registry.metrics().then((text) => response.end(text));
    else response.end("The metrics are at /metrics\n");
  });
  server.on("error", (error) => log("error", "metrics_failure", { reason: describeError(error) }));
  server.on("connection", (socket) => socket.unref());
  server.listen(port, host).unref();
}
