import type { Attributes, Span, Tracer } from "@opentelemetry/api";

import { atMostEvery, log } from "./log.server";

/** What makes spans, where traces are asked for; loaded only then. */
type Tracing = {
  end: () => Promise<void>;
  tracer: Tracer;
  childOf: (parent: Span, name: string, attributes: Attributes) => Span;
};

let tracing: Tracing | null = null;

/** The spans of requests that are under way, by the requests' ids. */
const spans = new Map<string, Span>();

/** At most once in so many ms it is said that the collector cannot be reached. */
const complaintPause = 60_000;

/** Kinds of spans (OpenTelemetry, "SpanKind"); their enumeration is code that would have to be loaded. */
const [serverKind, clientKind] = [1, 2] as const;

/**
 * Begins to send traces by OTLP over HTTP (opentelemetry.io, "OTLP Specification"), in batches; what a collector cannot take
 * is dropped. Nothing is instrumented by itself: who makes spans are `traceRequest` and `traceCall`.
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
    resource: resourceFromAttributes({ "service.name": "verstak" }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer("verstak");
  const childOf = (parent: Span, name: string, attributes: Attributes) =>
    tracer.startSpan(name, { kind: clientKind, attributes }, trace.setSpan(ROOT_CONTEXT, parent));
  tracing = { tracer, childOf, end: () => provider.shutdown() };
}

/** Sends what has not been sent yet, for three seconds at most; never fails. */
export async function endTraces(): Promise<void> {
  await tracing?.end().catch(() => undefined);
}

/** The library's own complaints, of which only errors matter here. */
function complainer() {
  const isDue = atMostEvery(complaintPause, Date.now() - complaintPause);
  const error = (reason: string) => {
    if (isDue(Date.now())) log("error", "traces_failure", { reason });
  };
  const nothing = () => undefined;
  return { error, warn: nothing, info: nothing, debug: nothing, verbose: nothing };
}

/**
 * Begins the span of a request. It is a trace of its own, whatever the request says: strangers are not to choose which of
 * their requests are recorded, or under which name.
 * @returns what ends it
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

/** A call of the API as a part of a trace: headers that tell the API of it, and what ends it. */
export type CallTrace = {
  headers: Record<string, string>;
  /** @param outcome `ok`, or the code of what went wrong */
  end: (made: { status: number; tries: number; outcome: string }) => void;
};

/**
 * Begins the span of a call that a request makes.
 * @param endpoint method and address without what varies in it
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

/** How a span is told of to others (w3.org, "Trace Context", traceparent). */
function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`;
}

/** The status of a span that failed (OpenTelemetry, "StatusCode"). */
const failedStatus = 2;

function end(span: Span, failed: boolean): void {
  if (failed) span.setStatus({ code: failedStatus });
  span.end();
}
