import { createServer, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { hasBody, watchBodies } from "./bodies.server";
import { addressHeader } from "./client-address.server";

describe("request bodies in transit", () => {
  const bounds = { small: { all: 4, perAddress: 2 }, large: { all: 2, perAddress: 1 }, window: 300, bytes: 20 };

  let server: Server;
  let whole: number;
  const open: Socket[] = [];

  beforeEach(async () => {
    whole = 0;
    const take = watchBodies(bounds);
    server = createServer((request, response) => {
      request.headers[addressHeader] = String(request.headers["x-from"] ?? "");
      if (hasBody(request) && !take(request, response, () => (whole += 1))) return void response.writeHead(503).end();
      request.resume().once("end", () => response.end("answer"));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterEach(() => {
    for (const socket of open.splice(0)) socket.destroy();
    server.close();
  });

  /**
   * Starts a post of 1,000 bytes, or as many as given, and sends one.
   * @returns functions for the status of the response, and to send more of the body
   */
  function begin(from: string, length = 1000) {
    const { port } = server.address() as AddressInfo;
    const socket = connect({ port, host: "127.0.0.1" });
    open.push(socket);
    socket.on("error", () => undefined);
    const status = new Promise<number>((resolve) => {
      let heard = "";
      socket.on("data", (data) => {
        heard += String(data);
        resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(heard)?.[1]));
      });
      socket.on("close", () => resolve(0));
    });
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\nX-From: ${from}\r\nContent-Length: ${length}\r\n\r\na`);
    return { status, send: (bytes: number) => socket.write("a".repeat(bytes)) };
  }

  it("are limited per address, which leaves room for others", async () => {
    const first = [begin("10.0.0.1"), begin("10.0.0.1")];
    expect(await begin("10.0.0.1").status).toBe(503);
    const other = begin("10.0.0.2");
    other.send(999);
    expect(await other.status).toBe(200);
    expect(whole).toBe(1);
    for (const one of first) one.send(999);
    expect(await Promise.all(first.map(({ status }) => status))).toEqual([200, 200]);
    const again = begin("10.0.0.1");
    again.send(999);
    expect(await again.status).toBe(200);
  });

  it("are limited in total, separately for large ones", async () => {
    for (const from of ["10.0.0.1", "10.0.0.2"]) for (const length of [1000, 1000, 100_000]) begin(from, length);
    expect(await begin("10.0.0.3").status).toBe(503);
    expect(await begin("10.0.0.3", 100_000).status).toBe(503);
  });

  it("are rejected if they are too slow, which makes room, but not while they progress", async () => {
    const idle = begin("10.0.0.1");
    const slow = begin("10.0.0.1");
    let left = 999;
    const timer = setInterval(() => {
      if (left > 0) slow.send(27);
      left -= 27;
    }, 30);
    expect(await idle.status).toBe(408);
    const next = begin("10.0.0.1");
    next.send(999);
    expect(await next.status).toBe(200);
    expect(await slow.status).toBe(200);
    clearInterval(timer);
  });
});
