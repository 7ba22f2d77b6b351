import type { IncomingMessage, ServerResponse } from "node:http";

import { addressHeader, networkOf } from "./client-address.server";
import { sendPlainPage } from "./plain-page.server";

type Most = { all: number; perAddress: number };

/** Limits for request bodies in transit: their number and their minimum speed. */
type BodyBounds = {
  small: Most;
  /** Over 64 kB or of unknown size: forms with photos. */
  large: Most;
  /** In each window, in ms, at least this number of bytes must arrive. */
  window: number;
  bytes: number;
};

/**
 * A form with photos holds one of them in memory as it was sent, 10 MB at most. The minimum speed is 200 bytes a
 * second.
 */
const bodyBounds: BodyBounds = {
  small: { all: 400, perAddress: 20 },
  large: { all: 12, perAddress: 3 },
  window: 20_000,
  bytes: 4000,
};

const largerThan = 64 * 1024;

/** A body in transit. */
type PendingBody = {
  request: IncomingMessage;
  response: ServerResponse;
  address: string;
  size: "small" | "large";
  /** Bytes that the connection had received at the start of the window, and the time of that start. */
  read: number;
  since: number;
};

/** Whether a request has a body. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/**
 * Tracks bodies in transit, so that slow or stalled senders do not block others. A body that arrives too slowly gets a
 * 408 response, and its connection is closed.
 * @returns a function that admits a body, true if there is capacity; it calls `whole` when the body is complete
 */
export function watchBodies(bounds: BodyBounds = bodyBounds) {
  const coming = new Set<PendingBody>();

  function hasPlace(size: PendingBody["size"], address: string): boolean {
    const alike = [...coming].filter((body) => body.size === size);
    const { all, perAddress } = bounds[size];
    return alike.length < all && alike.filter((body) => body.address === address).length < perAddress;
  }

  function take(request: IncomingMessage, response: ServerResponse, whole: () => void): boolean {
    const address = networkOf(String(request.headers[addressHeader] ?? ""));
    const length = Number(request.headers["content-length"] ?? Infinity);
    const size = length > largerThan ? "large" : "small";
    if (!hasPlace(size, address)) return false;
    const { bytesRead: read } = request.socket;
    const body: PendingBody = { request, response, address, size, read, since: performance.now() };
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
      // If data waits to be read, the shop is slow, not the sender.
      if (body.request.complete || now - body.since < bounds.window || body.request.readableLength > 0) continue;
      const { bytesRead } = body.request.socket;
      if (bytesRead - body.read < bounds.bytes) cut(body);
      else Object.assign(body, { read: bytesRead, since: now });
    }
  }

  setInterval(look, bounds.window / 10).unref();
  return take;
}

function cut({ request, response }: PendingBody): void {
  sendPlainPage(response, 408, { Connection: "close" });
  setImmediate(() => request.socket.destroySoon());
}
