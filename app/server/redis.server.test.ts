import { beforeEach, expect, it, vi } from "vitest";

import { log } from "./log.server";
import { createShared } from "./redis.server";

vi.mock(import("./log.server"), async (load) => ({ ...(await load()), log: vi.fn() }));
beforeEach(() => void vi.mocked(log).mockClear());

const nothing = async () => null;

/** A client of Redis, and what its connection reports. */
function createConnection() {
  const listeners: ((error: Error) => void)[] = [];
  const on = (_event: string, listener: (error: Error) => void) => void listeners.push(listener);
  const client = { isReady: true, get: nothing, set: nothing, del: async () => 0, eval: nothing, on };
  return { client, report: (message: string) => listeners.forEach((listener) => listener(new Error(message))) };
}

/** The events in the log, with the reasons that they name. */
const logged = () => vi.mocked(log).mock.calls.map(([, event, { reason }]) => [event, reason]);

const lost = ["Socket closed unexpectedly", "connect ECONNREFUSED 127.0.0.1:6379", "no answer in 100 ms"];

it("logs an outage once, and its end", async () => {
  const { client, report } = createConnection();
  const { get } = createShared(client);
  for (const message of [...lost, ...lost]) report(message);
  await get("a");
  await get("a");
  expect(logged()).toEqual([
    ["redis_away", `Error: ${lost[0]}`],
    ["redis_back", undefined],
  ]);
});

it("logs once that a Redis which restarted refuses the shop", async () => {
  const { client, report } = createConnection();
  const { get } = createShared(client);
  const refused = "WRONGPASS invalid username-password pair or user is disabled.";
  for (const message of [...lost, refused, refused, ...lost, refused]) report(message);
  expect(logged()).toEqual([
    ["redis_away", `Error: ${lost[0]}`],
    ["redis_away", `Error: ${refused}`],
  ]);
  await get("a");
  report(refused);
  expect(logged().slice(2)).toEqual([
    ["redis_back", undefined],
    ["redis_away", `Error: ${refused}`],
  ]);
});
