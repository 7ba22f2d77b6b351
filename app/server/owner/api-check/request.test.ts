import { createServer, type Server, type ServerResponse } from "node:http";

import { afterEach, beforeEach, expect, it } from "vitest";

import { listen, stop } from "#mocks/http";

import { receive } from "./request";

let server: Server;
let url: string;
let answer: (outgoing: ServerResponse) => void;
beforeEach(async () => {
  server = createServer((_, outgoing) => answer(outgoing));
  url = await listen(server, 0, "127.0.0.1");
});
afterEach(() => stop(server));

const faultOf = async (address = url) => (await receive(address, "GET", {}, "ru")).fault?.expected;

it("says where a redirect leads", async () => {
  answer = (outgoing) => outgoing.writeHead(301, { location: "https://api.example/v2" }).end();
  expect(await faultOf()).toBe("expected no redirect, received one to https://api.example/v2");
});

it("says why an answer is no JSON", async () => {
  answer = (outgoing) => outgoing.end("<p>\nSign in");
  expect(await faultOf()).toMatch(/^expected JSON: Unexpected token .*<p> Sign in/);
  answer = (outgoing) => outgoing.end('{"data":"cut');
  expect(await faultOf()).toMatch(/^expected JSON: Unterminated string/);
  answer = (outgoing) => outgoing.writeHead(204).end();
  expect(await faultOf()).toBe("expected JSON: Unexpected end of JSON input");
});

it("says why there is no answer", async () => {
  answer = (outgoing) => void outgoing.destroy();
  expect(await faultOf()).toBe("expected an answer, but got none: other side closed");
  expect(await faultOf("http://no-such-host.invalid/")).toMatch(/but got none: getaddrinfo \w+ no-such-host\.invalid$/);
});
