import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { installHttpHooks } from "./http-hooks.server";

const urlOf = (request: IncomingMessage) => ("originalUrl" in request ? request.originalUrl : request.url);

/** What the server is to do with a request, and what it would log of its address when it has been answered. */
const seen: { during: unknown; after: unknown }[] = [];

const server = createServer((request, response) => {
  const during = urlOf(request);
  response.on("finish", () => seen.push({ during, after: urlOf(request) }));
  response.end();
});

function ask(path: string): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve) => {
    get({ port, path, agent: false }, (answer) => answer.resume().on("end", () => resolve(answer)));
  });
}

beforeAll(async () => {
  installHttpHooks();
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterAll(() => void server.close());

describe("an address that opens something", () => {
  it.each([
    ["/order/5?key=Ab-9_x&payment=failed", "/order/5?key=…&payment=failed", "no-referrer"],
    ["/sign-up/password?token=Ab-9_x", "/sign-up/password?token=…", "strict-origin-when-cross-origin"],
    ["/search?q=key", "/search?q=key", "strict-origin-when-cross-origin"],
  ])("%s is served as it is, and logged as %s", async (path, logged, policy) => {
    const answer = await ask(path);
    expect(seen.at(-1)).toEqual({ during: path, after: logged });
    expect(answer.headers["referrer-policy"]).toBe(policy);
  });
});
