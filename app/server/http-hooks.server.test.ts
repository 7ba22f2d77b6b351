import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { installHttpHooks } from "./http-hooks.server";

const server = createServer((_request, response) => response.end());

function ask(path: string): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve) => {
    get({ port, path, agent: false }, (answer) => answer.resume().on("end", () => resolve(answer)));
  });
}

beforeAll(async () => {
  installHttpHooks(() => "*");
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterAll(() => void server.close());

describe("the Referrer-Policy of an address", () => {
  it.each([
    ["/order/5?key=Ab-9_x&payment=failed", "no-referrer"],
    ["/sign-up/password?token=Ab-9_x", "strict-origin-when-cross-origin"],
    ["/search?q=key", "strict-origin-when-cross-origin"],
  ])("%s: %s", async (path, policy) => {
    expect((await ask(path)).headers["referrer-policy"]).toBe(policy);
  });
});
