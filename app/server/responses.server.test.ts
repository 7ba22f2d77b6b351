import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { installHttpHooks } from "./http-hooks.server";
import { assemblePage } from "./send-in-order.server";

const server = createServer((_request, response) => response.end());

function ask(path: string): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve) => {
    get({ port, path, agent: false }, (answer) => answer.resume().on("end", () => resolve(answer)));
  });
}

beforeAll(async () => {
  installHttpHooks(
    () => "*",
    () => null,
  );
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

describe("an assembled page", () => {
  const drawn = "<html><head><title>Дрель</title></head><body><p>$& </p></body></html>";

  const assemble = (html: string, additions: { head: string; end: string }) =>
    assemblePage(html, additions, (text) => Buffer.from(text)).toString();

  it("gets additions at the end of its head and its body", () => {
    expect(assemble(drawn, { head: "<meta>", end: "<script>$1</script>" })).toBe(
      "<!DOCTYPE html><html><head><title>Дрель</title><meta></head><body><p>$& </p><script>$1</script></body></html>",
    );
  });

  it("ends at the last closing tag of a body, because a text may contain one", () => {
    const page = assemble("<html><head></head><body><pre></body></pre></body></html>", { head: "", end: "<i>" });
    expect(page).toContain("</pre><i></body></html>");
  });

  it("loses nothing if it is incomplete", () => {
    expect(assemble("<p>", { head: "<meta>", end: "<i>" })).toBe("<!DOCTYPE html><p><i>");
  });
});
