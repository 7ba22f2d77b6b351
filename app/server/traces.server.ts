import type { Attributes, Span, Tracer } from "@opentelemetry/api";

import { atMostEvery, log } from "./log.server";

/** Creates spans; loaded only if tracing is enabled. */
type Tracing = {
  end: () => Promise<void>;
  tracer: Tracer;
  childOf: (parent: Span, name: string, attributes: Attributes) => Span;
};

let tracing: Tracing | null = null;

/** The spans of running requests by request id. */
const spans = new Map<string, Span>();

/** The minimum time between two log entries about an unreachable collector, in ms. */
const complaintPause = 60_000;

/** Kinds of spans (OpenTelemetry, "SpanKind"); importing their enum would load more code. */
const [serverKind, clientKind] = [1, 2] as const;

/**
 * Starts sending traces by OTLP over HTTP (opentelemetry.io, "OTLP Specification"), in batches; batches that the
 * collector does not accept are dropped. There is no automatic instrumentation: only `traceRequest` and `traceCall`
 * create spans.
 * @param endpoint the collector's address without `/v1/traces`
 */
export async function startTraces(endpoint: string): Promise<void> {
  const [{ diag, DiagLogLevel, ROOT_CONTEXT, trace }, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import("@opentelemetry/api"),
      import("@opentelemetry/sdk-trace-node"),
      import("@opentelemetry/exporter-trace-otlp-http"),
      import("@opentelemetry/resources"),
    ]);
  diag.setLogger(complainer(), { logLevel: DiagLogLevel.ERROR });
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: 3000 });
  const provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": "shop" }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer("shop");
  const childOf = (parent: Span, name: string, attributes: Attributes) =>
    tracer.startSpan(name, { kind: clientKind, attributes }, trace.setSpan(ROOT_CONTEXT, parent));
  tracing = { tracer, childOf, end: () => provider.shutdown() };
}

/** Sends pending spans, for at most three seconds; never fails. */
export async function endTraces(): Promise<void> {
  await tracing?.end().catch(() => undefined);
}

/** The library's own log messages, of which only errors matter here. */
function complainer() {
  const isDue = atMostEvery(complaintPause, Date.now() - complaintPause);
  const error = (reason: string) => {
    if (isDue(Date.now())) log("error", "traces_failure", { reason });
  };
  const nothing = () => undefined;
  return { error, warn: nothing, info: nothing, debug: nothing, verbose: nothing };
}

/**
 * Starts the span of a request. It is always a new trace, whatever headers the request has: clients must not choose
 * which of their requests are recorded, or their trace ids.
 * @returns a function that ends the span
 */
export function traceRequest(requestId: string, method: string): (route: string, status: number) => void {
  const attributes = { "http.request.method": method, "shop.request_id": requestId };
  const span = tracing?.tracer.startSpan(method, { kind: serverKind, attributes, root: true });
  if (!span) return () => undefined;
  spans.set(requestId, span);
  return (route, status) => {
    spans.delete(requestId);
    span.updateName(`${method} ${route}`);
    span.setAttributes({ "http.route": route, "http.response.status_code": status });
    end(span, status >= 500);
  };
}

/** An API call in a trace: headers that pass the trace on to the API, and a function that ends the span. */
type CallTrace = {
  headers: Record<string, string>;
  /** @param outcome `ok`, or the code of the error */
  end: (made: { status: number; tries: number; outcome: string }) => void;
};

/**
 * Starts the span of an API call of a request.
 * @param endpoint method and address template
 */
export function traceCall(requestId: string, endpoint: string): CallTrace {
  const parent = spans.get(requestId);
  const span = parent && tracing?.childOf(parent, endpoint, { "shop.endpoint": endpoint });
  if (!span) return { headers: {}, end: () => undefined };
  return {
    headers: { traceparent: traceparentOf(span) },
    end({ status, tries, outcome }) {
      span.setAttributes({ "http.response.status_code": status, "shop.tries": tries, "shop.outcome": outcome });
      end(span, status >= 500);
    },
  };
}

/** The `traceparent` header of a span (w3.org, "Trace Context"). */
function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`;
}

/** The status of a failed span (OpenTelemetry, "StatusCode"). */
const failedStatus = 2;

function end(span: Span, failed: boolean): void {
  if (failed) span.setStatus({ code: failedStatus });
  span.end();
}
