import type { IncomingMessage, ServerResponse } from "node:http";

import { addressHeader, networkOf } from "./client-address.server";
import { refusePlainly } from "./plain-page.server";

type Most = { all: number; ofAddress: number };

/** How many bodies may be on their way, and how fast they have to come. */
export type BodyBounds = {
  small: Most;
  /** Over 64 kB, or of a size that is not told: forms with photos. */
  large: Most;
  /** In each window of so many ms so many bytes have to come. */
  window: number;
  bytes: number;
};

/**
 * A form with photos holds one of them in memory as it was sent, 10 MB at most. The slowest line that is waited for brings 200 bytes
 * a second.
 */
export const bodyBounds: BodyBounds = {
  small: { all: 400, ofAddress: 20 },
  large: { all: 12, ofAddress: 3 },
  window: 20_000,
  bytes: 4000,
};

const largerThan = 64 * 1024;

/** A body that is on its way. */
type Coming = {
  request: IncomingMessage;
  response: ServerResponse;
  address: string;
  size: "small" | "large";
  /** Bytes that the connection had brought when the window began, and when that was. */
  read: number;
  since: number;
};

/** Whether a request has a body. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/**
 * Keeps account of the bodies that are on their way, so that those who send slowly, or never, take no place from others. A body
 * that comes too slowly is answered with 408, and its connection ends.
 * @returns what takes one: true where it has a place; `whole` is then called when the body is there
 */
export function watchBodies(bounds: BodyBounds = bodyBounds) {
  const coming = new Set<Coming>();

  function hasPlace(size: Coming["size"], address: string): boolean {
    const alike = [...coming].filter((body) => body.size === size);
    const { all, ofAddress } = bounds[size];
    return alike.length < all && alike.filter((body) => body.address === address).length < ofAddress;
  }

  function take(request: IncomingMessage, response: ServerResponse, whole: () => void): boolean {
    const address = networkOf(String(request.headers[addressHeader] ?? ""));
    const length = Number(request.headers["content-length"] ?? Infinity);
    const size = length > largerThan ? "large" : "small";
    if (!hasPlace(size, address)) return false;
    const { bytesRead: read } = request.socket;
    const body: Coming = { request, response, address, size, read, since: performance.now() };
    coming.add(body);
    request.once("end", () => {
      if (coming.delete(body)) whole();
    });
    response.once("close", () => coming.delete(body));
    return true;
  }

  function look(): void {
    const now = performance.now();
    for (const body of coming) {
      // What has come and waits for the shop is no fault of the sender's.
      if (body.request.complete || now - body.since < bounds.window || body.request.readableLength > 0) continue;
      const { bytesRead } = body.request.socket;
      if (bytesRead - body.read < bounds.bytes) cut(body);
      else Object.assign(body, { read: bytesRead, since: now });
    }
  }

  setInterval(look, bounds.window / 10).unref();
  return take;
}

function cut({ request, response }: Coming): void {
  refusePlainly(response, 408, { Connection: "close" });
  setImmediate(() => request.socket.destroySoon());
}
