import { createServer, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";

import { afterAll, beforeAll, expect, test } from "vitest";

import { closeUnread, limitServers } from "./http-limits.server";

let server: Server;
beforeAll(async () => {
  limitServers();
  server = createServer((request, response) => {
    closeUnread(request, response, 50);
    response.end("answer");
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterAll(() => void server.close());

/** Writes to the server and reads until it closes the connection. */
function talk(text: string): Promise<string> {
  return new Promise((resolve) => {
    let heard = "";
    const { port } = server.address() as AddressInfo;
    const socket = connect({ port }, () => socket.write(text));
    socket.on("data", (data) => (heard += String(data)));
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(heard));
  });
}

test("a body that continues to arrive after the response ends the connection", async () => {
  const heard = await talk("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\nfirst");
  expect(heard).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\n\r\nanswer$/);
});

test("a complete request leaves the connection open", async () => {
  const twice = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nab".repeat(2);
  const heard = await talk(`${twice}GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(heard.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(3);
});

test.each([
  ["a head that is too large", 431, `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${"x".repeat(20_000)}\r\n\r\n`],
  ["what is no request", 400, "nonsense\r\n\r\n"],
  ["a name of a header that cannot be", 400, "GET / HTTP/1.1\r\nHost: x\r\nX\x00Y: 1\r\n\r\n"],
  [
    "two lengths",
    400,
    "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
  ],
])("%s is refused with %i and a page in both languages", async (_, status, request) => {
  const heard = await talk(request);
  const [head = "", page = ""] = heard.split("\r\n\r\n");
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} \\w`));
  expect(head).toMatch(/^Content-Security-Policy: default-src 'none'/m);
  expect(head).toMatch(/^X-Content-Type-Options: nosniff/m);
  expect(head).toContain(`Content-Length: ${Buffer.byteLength(page)}`);
  expect(page).toMatch(/<html lang="ru">[^]*[А-я]+[^]*<p lang="en">The \w+[^]*<a href="\/en" lang="en">/);
});

test("requests have a time limit to arrive", () => {
  expect([server.headersTimeout, server.requestTimeout]).toEqual([20_000, 300_000]);
});
