import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate } from "node:timers/promises";
import { gzipSync } from "node:zlib";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { askRemote, TimedOut, TooLarge } from "./remote.server";

describe("a request to another service", () => {
  let server: Server;
  let origin: string;
  let answer: RequestListener;

  beforeEach(async () => {
    server = createServer((request, response) => answer(request, response)).listen(0, "127.0.0.1");
    await once(server, "listening");
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const ask = (bounds: { limit?: number; most?: number } = {}) =>
    askRemote(origin, { method: "GET", path: "/", headers: {}, body: null, limit: 5000, most: 1_000_000, ...bounds });

  it("reads the answer to its end, packed or not", async () => {
    const text = "слово ".repeat(20_000);
    answer = (_, response) => void response.writeHead(201, { "X-Kind": "plain" }).end(text);
    const { status, headers, bytes } = await ask();
    expect({ status, kind: headers.get("x-kind"), text: bytes.toString("utf8") }).toEqual({
      status: 201,
      kind: "plain",
      text,
    });
    answer = (_, response) => void response.writeHead(200, { "Content-Encoding": "gzip" }).end(gzipSync(text));
    expect((await ask()).bytes.toString("utf8")).toBe(text);
  });

  it("closes the connection of an answer that does not end in time", async () => {
    const closed = new Promise<void>((resolve) => {
      answer = (_, response) => void response.once("close", resolve).write("begin");
    });
    await expect(ask({ limit: 200 })).rejects.toThrow(TimedOut);
    await closed;
  });

  it("is not sent if no time is left", async () => {
    let arrived = 0;
    answer = (_, response) => {
      arrived += 1;
      response.end();
    };
    await ask();
    // The connection is idle again.
    await setImmediate();
    await expect(ask({ limit: 0 })).rejects.toThrow(TimedOut);
    await ask();
    expect(arrived).toBe(2);
  });

  it("reads no answer over the maximum size", async () => {
    const closed = new Promise<void>((resolve) => {
      answer = (_, response) => void response.once("close", resolve).write("begin");
    });
    await expect(ask({ most: 4 })).rejects.toThrow(TooLarge);
    await closed;
    answer = (_, response) =>
      void response.writeHead(200, { "Content-Encoding": "gzip" }).end(gzipSync("a".repeat(99)));
    await expect(ask({ most: 50 })).rejects.toThrow(TooLarge);
  });

  it("says why there is no answer", async () => {
    server.close();
    await once(server, "close");
    await expect(ask()).rejects.toThrow(/ECONNREFUSED/);
  });
});
