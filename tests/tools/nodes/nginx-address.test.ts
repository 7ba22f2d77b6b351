import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { freePort } from "../../fixtures/ports";
import { missingPrograms, startNginx, startNode } from "./helpers";

describe.skipIf(missingPrograms().includes("nginx"))("nginx behind a proxy that terminates TLS", () => {
  let front = "";
  let node: Awaited<ReturnType<typeof startNode>>;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    const [port, shop] = [await freePort(), await freePort()];
    node = await startNode(shop, ({ headers }, response) => response.end(headers["x-forwarded-for"]));
    nginx = await startNginx(port, [shop, shop]);
    front = `http://127.0.0.1:${port}`;
  });
  afterAll(async () => {
    await nginx.stop();
    await node.stop();
  });

  const ask = (forwarded: string) => fetch(front, { headers: { "X-Forwarded-For": forwarded } });

  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["2001:db8::7", "2001:db8::7"],
    // What a client claims stands before what the proxies add.
    ["198.51.100.1, 203.0.113.7", "203.0.113.7"],
    ["198.51.100.1, 203.0.113.7, 10.0.0.5", "203.0.113.7"],
  ])("takes the client's address from “%s”", async (forwarded, address) => {
    expect(await (await ask(forwarded)).text()).toBe(address);
  });

  it("counts the requests of each client by themselves", async () => {
    const clients = Array.from({ length: 150 }, (_, index) => `203.0.113.${index}`);
    const statuses = await Promise.all(clients.map(async (client) => (await ask(client)).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
