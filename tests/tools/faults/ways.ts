import type { ServerResponse } from "node:http";

/** A recorded response of the working API. */
export type RecordedResponse = { status: number; type: string; body: Buffer };

/** A way in which a call fails. */
export type Way = { name: string; answer: (response: ServerResponse, kept: RecordedResponse) => void };

/** Sends a response unchanged. */
export function send(
  response: ServerResponse,
  { status, type, body }: RecordedResponse,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { "Content-Type": type, "Content-Length": body.byteLength, ...headers });
  response.end(body);
}

const json = "application/json";

function later(seconds: number): Way {
  return {
    name: `${seconds} s late`,
    answer(response, kept) {
      const timer = setTimeout(() => send(response, kept), seconds * 1000);
      response.once("close", () => clearTimeout(timer));
    },
  };
}

/** Sends one byte per second. */
const oneByteASecond: Way = {
  name: "one byte per second",
  answer(response, { status, type, body }) {
    response.writeHead(status, { "Content-Type": type, "Content-Length": body.byteLength });
    let sent = 0;
    const timer = setInterval(() => {
      response.write(body.subarray(sent, (sent += 1)));
      if (sent >= body.byteLength) response.end();
    }, 1000);
    response.once("close", () => clearInterval(timer));
  },
};

function failing(status: number, code: string, headers?: Record<string, string>): Way {
  const body = Buffer.from(JSON.stringify({ error: { code, message: `The API says: ${code}` } }));
  return { name: `${status}`, answer: (response) => send(response, { status, type: json, body }, headers) };
}

/** The error page of a proxy in front of an API. */
function page(name: string, status: number): Way {
  const body = Buffer.from(`<html><body><h1>${status}</h1><p>nginx</p></body></html>`);
  return { name, answer: (response) => send(response, { status, type: "text/html", body }) };
}

function instead(name: string, change: (kept: RecordedResponse) => Buffer): Way {
  return { name, answer: (response, kept) => send(response, { ...kept, status: 200, type: json, body: change(kept) }) };
}

type Change = (value: unknown) => unknown;
type Scope = "all values" | "only in lists";

const changed =
  (change: Change, scope: Scope = "all values") =>
  (kept: RecordedResponse) =>
    Buffer.from(JSON.stringify(changeIn(kept, change, scope)));

/**
 * The data with its values changed, at any depth. Among all values, a list counts as one. Only in lists, the rest stays
 * valid: otherwise the shop would reject the response before it reads a list.
 */
function changeIn({ type, body }: RecordedResponse, change: Change, scope: Scope): unknown {
  if (!type.startsWith(json)) return { data: change(null) };
  const walk = (value: unknown, isChanged: boolean): unknown => {
    if (Array.isArray(value) && scope === "only in lists") return value.map((inner) => walk(inner, true));
    if (typeof value !== "object" || value === null || Array.isArray(value)) return isChanged ? change(value) : value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(inner, isChanged)]));
  };
  return walk(JSON.parse(body.toString()), scope === "all values");
}

const wrongType: Change = (value) => (typeof value === "number" ? "seven" : 7);
const toNull: Change = () => null;

const padding = Buffer.alloc(20 * 1024 * 1024, "x");

/** All ways in which a call may fail, the quick ones first. */
export const ways: { quick: Way[]; slow: Way[] } = {
  quick: [
    { name: "refused", answer: (response) => void response.destroy() },
    {
      name: "truncated",
      answer(response, { status, type, body }) {
        response.writeHead(status, { "Content-Type": type, "Content-Length": body.byteLength });
        response.write(body.subarray(0, Math.floor(body.byteLength / 2)), () => response.destroy());
      },
    },
    failing(429, "too_many_requests", { "Retry-After": "7" }),
    failing(500, "internal"),
    page("502", 502),
    failing(503, "unavailable"),
    page("HTML", 200),
    instead("empty", () => Buffer.alloc(0)),
    instead("wrong types", changed(wrongType)),
    instead("wrong types in lists", changed(wrongType, "only in lists")),
    instead("nulls", changed(toNull)),
    instead("nulls in lists", changed(toNull, "only in lists")),
    instead("20 MB", ({ body }) =>
      Buffer.concat([body.subarray(0, -1), Buffer.from(',"padding":"'), padding, Buffer.from('"}')]),
    ),
  ],
  slow: [later(1), later(3), later(10), later(60), oneByteASecond],
};
