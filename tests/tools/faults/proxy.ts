import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

import { send, type RecordedResponse, type Way } from "./ways";

/** A proxy of an API: it forwards calls, records the responses, and breaks one endpoint at a time. */
export type Proxy = {
  url: string;
  /** Forwards all calls and records nothing. */
  forwardAll: () => void;
  /**
   * Forwards all calls and records the responses; discards earlier ones.
   * @returns the endpoints called since then, updated with each call
   */
  record: () => Set<string>;
  /**
   * Sends the recorded responses, so that no action is repeated, but breaks one endpoint.
   * @returns a function that returns how often that endpoint was called
   */
  breakEndpoint: (endpoint: string, way: Way) => () => number;
  close: () => void;
};

/** The endpoint of a call: its method, and its path with placeholders. */
export function endpointName(method: string, path: string): string {
  const template = (path.split("?")[0] ?? path)
    .replace(/\/\d+(?=\/|$)/g, "/:id")
    .replace(/^(\/api\/app\/(?:brand|content|information|news|stock))\/[^/]+\/view$/, "$1/:slug/view")
    .replace(
      /^(\/api\/app\/catalog\/product)\/[^/]+\/(view|offers|calculate|notify|reviews|questions)$/,
      "$1/:code/$2",
    );
  return `${method} ${template}`;
}

type BrokenEndpoint = { endpoint: string; way: Way; calls: number };

/** Starts a proxy in front of an API, on any free port. */
export async function startProxy(api: string): Promise<Proxy> {
  let kept: Map<string, RecordedResponse> = new Map();
  let seen: Set<string> | null = null;
  let spoiling: BrokenEndpoint | null = null;

  async function handOn(request: IncomingMessage, response: ServerResponse, body: Buffer): Promise<void> {
    const { method = "GET", url = "/" } = request;
    const headers = new Headers();
    for (const name of ["accept", "accept-language", "authorization", "content-type", "idempotency-key"]) {
      const value = request.headers[name];
      if (typeof value === "string") headers.set(name, value);
    }
    const answer = await fetch(api + url, { method, headers, body: method === "GET" ? null : new Uint8Array(body) });
    const type = answer.headers.get("Content-Type") ?? "";
    const whole = { status: answer.status, type, body: Buffer.from(await answer.arrayBuffer()) };
    if (seen) kept.set(keyOf(request), whole);
    send(response, whole);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "GET", url = "/" } = request;
    const body = await bodyOf(request);
    const endpoint = endpointName(method, url);
    const answer = kept.get(keyOf(request));
    if (url.startsWith("/api/")) seen?.add(endpoint);
    if (spoiling?.endpoint === endpoint && answer) {
      spoiling.calls += 1;
      return spoiling.way.answer(response, answer);
    }
    return spoiling && answer ? send(response, answer) : handOn(request, response, body);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${address !== null && typeof address === "object" ? address.port : 0}`,
    forwardAll: () => ([seen, spoiling] = [null, null]),
    record() {
      const fresh = new Set<string>();
      seen = fresh;
      spoiling = null;
      kept = new Map<string, RecordedResponse>();
      return fresh;
    },
    breakEndpoint(endpoint, way) {
      const now = { endpoint, way, calls: 0 };
      [seen, spoiling] = [null, now];
      return () => now.calls;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The token is part of the key: an invalid one gets a different response than its replacement. */
const keyOf = ({ method, url, headers }: IncomingMessage) => `${method} ${url} ${headers.authorization}`;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) if (chunk instanceof Uint8Array) chunks.push(chunk);
  return Buffer.concat(chunks);
}
