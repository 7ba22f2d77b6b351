import { Agent, request, type IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { gunzipSync } from "node:zlib";

import { parseSetCookie } from "../../http/support/cookies";
import { fillForm, type Fill } from "../../http/support/form";
import { toPage } from "../../http/support/page";
import type { Reply } from "../../http/support/shopper";
import type { Record } from "./record";

/** An unexpected response, which is already in the record. */
export class Unexpected extends Error {}

/**
 * A browser of one shopper, without JavaScript: it keeps cookies and connections, follows redirects and presses
 * buttons.
 */
export type Browser = ReturnType<typeof openBrowser>;

type Sent = { body?: string; referer?: string };

/** The timeout of a request in ms, longer than any page may take. */
const patience = 30_000;

/**
 * Opens a browser with its own IP address, which it sends in the header of a proxy that the shop trusts.
 * @param address the shopper's IP address
 */
export function openBrowser(shop: string, address: string, record: Record) {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  const jar = new Map<string, string>();

  async function send(path: string, { body, referer }: Sent): Promise<Reply> {
    const headers = {
      ...{ Accept: "text/html", "Accept-Encoding": "gzip", "X-Forwarded-For": address },
      ...(jar.size > 0 ? { Cookie: [...jar].map((pair) => pair.join("=")).join("; ") } : {}),
      ...(referer === undefined ? {} : { Referer: shop + referer }),
      ...(body === undefined ? {} : { Origin: shop, "Content-Type": "application/x-www-form-urlencoded" }),
    };
    const { answer, bytes } = await exchange(shop + path, { agent, headers, body }, record.resent);
    const cookies = (answer.headers["set-cookie"] ?? []).map(parseSetCookie);
    for (const { name, value } of cookies) jar.set(name, value);
    const zipped = answer.headers["content-encoding"] === "gzip";
    const to = answer.headers.location;
    const target = to === undefined ? null : new URL(to, shop + path);
    return {
      ...{ path, cookies, status: answer.statusCode ?? 0, headers: new Headers() },
      body: (zipped ? gunzipSync(bytes) : bytes).toString(),
      location: target && (target.origin === shop ? target.pathname + target.search : target.href),
    };
  }

  /** Sends a request, and records whether the response is as expected. */
  async function expecting(kind: string, path: string, sent: Sent, isRight: (reply: Reply) => boolean): Promise<Reply> {
    const start = performance.now();
    const reply = await send(path, sent).catch((error: unknown) => {
      record.failed(kind, error instanceof Error ? error.message : String(error));
      throw new Unexpected();
    });
    if (isRight(reply)) {
      record.answered(kind, performance.now() - start);
      return reply;
    }
    const missing = reply.status === 200 ? " without the expected content" : "";
    record.failed(kind, `${reply.status}${missing} for ${path}${reply.location ? ` leads to ${reply.location}` : ""}`);
    throw new Unexpected();
  }

  const hasHeading = (reply: Reply) => reply.status === 200 && reply.body.includes("<h1");

  /** Opens a page and follows redirects; the page must have its heading and contain `says`. */
  async function open(kind: string, path: string, { says = "", referer }: { says?: string; referer?: string } = {}) {
    const isRight = (reply: Reply) => isRedirect(reply) || (hasHeading(reply) && reply.body.includes(says));
    let reply = await expecting(kind, path, { referer }, isRight);
    for (let hops = 0; reply.location !== null && hops < 3; hops += 1)
      reply = await expecting(kind, reply.location, { referer }, isRight);
    return reply;
  }

  /** Posts a form whose response must be a redirect. */
  const post = (kind: string, path: string, fields: [string, string][], from: string): Promise<Reply> =>
    expecting(kind, path, { body: new URLSearchParams(fields).toString(), referer: from }, ({ status, location }) => {
      return status === 303 && location !== null;
    });

  return {
    jar,
    open,
    post,
    /** Requests what a script would request: a response that is not a page. */
    ask: (kind: string, path: string) => expecting(kind, path, {}, ({ status }) => status === 200),
    /** Fills in the form of a button and presses it (see `fillForm`). */
    press(kind: string, page: Reply, button: string, fill: Fill): Promise<Reply> {
      const { action, entries } = fillForm(toPage(page), button, fill);
      return post(kind, action, entries, page.path);
    },
    close: () => agent.destroy(),
  };
}

const isRedirect = ({ status, location }: Reply) => status >= 301 && status <= 308 && location !== null;

type Exchange = { agent: Agent; headers: { [name: string]: string }; body: string | undefined };

/** Sends one request. If a keep-alive connection was closed in the meantime, sends it again, as every browser does. */
async function exchange(url: string, sent: Exchange, resent: () => void) {
  for (;;) {
    const given = await tryExchange(url, sent);
    if (given !== null) return given;
    resent();
    await wait(0);
  }
}

function tryExchange(url: string, { agent, headers, body }: Exchange) {
  return new Promise<{ answer: IncomingMessage; bytes: Buffer } | null>((resolve, reject) => {
    const method = body === undefined ? "GET" : "POST";
    const length = body === undefined ? {} : { "Content-Length": String(Buffer.byteLength(body)) };
    const options = { agent, method, timeout: patience, headers: { ...headers, ...length } };
    const asked = request(url, options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => resolve({ answer, bytes: Buffer.concat(chunks) }));
      answer.on("error", reject);
    });
    asked.on("timeout", () => asked.destroy(new Error(`no answer within ${patience} ms`)));
    asked.on("error", (error) => {
      const isClosed = "code" in error && ["ECONNRESET", "EPIPE"].includes(String(error.code));
      if (asked.reusedSocket && isClosed) resolve(null);
      else reject(error);
    });
    asked.end(body);
  });
}
