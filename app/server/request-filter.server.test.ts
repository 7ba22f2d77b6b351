import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";

import { installRequestFilter } from "./request-filter.server";
import { validateTarget } from "./requests.server";

describe("the request filter", () => {
  /** More than the system buffers for a connection. */
  const large = Buffer.alloc(16 * 1024 * 1024, "x");
  const listening = z.object({ port: z.number() });

  let server: Server;
  let port: number;
  /** Closes the server as Node does: the shop's own `close` would end the process. */
  let close: () => void;
  let answered = 0;
  const sockets: Socket[] = [];

  beforeEach(async () => {
    answered = 0;
    server = createServer((request, response) => {
      answered += 1;
      if (request.url !== "/large") return void response.end("a page");
      response.write(large);
    });
    close = server.close.bind(server);
    installRequestFilter(server);
    await once(server.listen(0, "127.0.0.1"), "listening");
    ({ port } = listening.parse(server.address() satisfies AddressInfo | string | null));
  });
  afterEach(() => {
    sockets.splice(0).forEach((socket) => void socket.destroy());
    server.closeAllConnections();
    close();
  });

  /** Requests a page of 16 MB and reads nothing of it. */
  async function ask(): Promise<Socket> {
    const before = answered;
    const socket = connect(port, "127.0.0.1", () => socket.write("GET /large HTTP/1.1\r\nHost: shop\r\n\r\n"));
    socket.on("error", () => undefined).pause();
    sockets.push(socket);
    await expect.poll(() => answered, { timeout: 10_000, interval: 5 }).toBeGreaterThan(before);
    return socket;
  }

  const home = () => fetch(`http://127.0.0.1:${port}/`).then(({ status }) => status);

  it("serves newcomers while a client does not read 130 responses, and closes the oldest of these", async () => {
    const first = await ask();
    for (let number = 1; number < 130; number += 1) await ask();
    expect(await home()).toBe(200);
    // A connection notices its end only while it reads.
    first.resume();
    await expect.poll(() => first.destroyed, { timeout: 10_000 }).toBe(true);
    expect(
      await new Promise<number>((resolve) => void server.getConnections((_, count) => resolve(count))),
    ).toBeLessThan(10);
  });
});

describe("the error status of a request line", () => {
  it.each([
    ["GET", "/", null],
    ["HEAD", "/en/catalog/tools/drills?page=2", null],
    ["POST", `/${"a".repeat(2047)}?${"b".repeat(9000)}//`, null],
    ["GET", `/${"a".repeat(2048)}`, 414],
    ["GET", "/a".repeat(32), null],
    ["GET", "/a".repeat(33), 414],
    ["GET", `/en/x${"/".repeat(15_000)}a`, 414],
    ["GET", "/about///", null],
    ["GET", "http://evil.example/", 400],
    ["GET", "/%5C", 400],
    ["GET", "/%5cevil.example/x", 400],
    ["GET", "/%09%0A%5C%5B", 400],
    ["GET", "/%0d/%5B", 400],
    ["GET", "/catalog/%5C?a=%5C", null],
    ["GET", "/%09x", null],
    ["GET", "//evil.example", null],
    ["OPTIONS", "*", 405],
    ["TRACE", "/", 405],
    ["DELETE", "/basket", 405],
  ])("%s %.40s: %s", (method, url, fault) => {
    expect(validateTarget({ method, url })).toBe(fault);
  });
});
