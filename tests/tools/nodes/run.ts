import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { freePort } from "../../fixtures/ports";
import { readNumbers } from "../load/arguments";
import { runCrowd } from "../load/crowd";
import { makeRecord } from "../load/record";
import { say, printReport } from "../load/report";
import { openStoredData } from "../load/stored-data";
import { startApi, startShop, type Running } from "../servers";
import { checkCdn } from "./cdn";
import { expireTokens, openTabs, signCustomersIn, keepOpening } from "./customers";
import { missingPrograms, startNginx, startRedis } from "./helpers";
import { tryLimit } from "./limits";
import { tryUnreachable } from "./unreachable";

/**
 * `npm run nodes`: runs two processes of the shop behind nginx, with a shared Redis, while shoppers use them. Each
 * process is stopped and restarted in turn, then each is killed in turn; then all tokens expire at once. Exits with
 * code 1 if a request failed, a customer was signed out, or an order was lost or duplicated. Also if a limit reached at
 * one shop did not apply at the other, or if nginx did not report that no shop was reachable; with code 2 if a program
 * is missing. `npm run nodes -- cdn` only checks what a CDN keeps (see `cdn.ts`).
 */
if (process.argv[2] === "cdn") {
  await checkCdn();
  process.exit();
}
const missing = missingPrograms();
if (missing.length > 0) {
  say(`Missing: ${missing.join(", ")}. On Debian and Ubuntu: apt-get install ${missing.join(" ")}`);
  process.exit(2);
}
const { shoppers } = readNumbers({ shoppers: 40 });

// The shoppers order to the pickup points of the demo shop.
process.env.SHOP_DIR ??= resolve("mocks/demo");
const record = makeRecord();
const api = await startApi(700);
const stored = openStoredData(api.dataDir);
const redisPort = await freePort();
const redis = await startRedis(redisPort);
const settings = { REDIS_URL: `redis://127.0.0.1:${redisPort}` };
const ports = [await freePort(), await freePort()] as const;
const startNode = (node: 0 | 1) => startShop(api.url, ports[node], settings);
const nodes: [Running, Running] = [await startNode(0), await startNode(1)];
const front = await freePort();
const nginx = await startNginx(front, [...ports]);
const url = `http://127.0.0.1:${front}`;

/** Ends a node with a signal, and restarts it after some seconds. */
async function restart(node: 0 | 1, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  const start = performance.now();
  await nodes[node].kill(signal);
  say(`node ${node}: ${signal}, stopped after ${(performance.now() - start).toFixed(0)} ms`);
  await wait(5000);
  nodes[node] = await startNode(node);
  say(`node ${node}: restarted`);
  await wait(10_000);
}

/**
 * Errors that no proxy can prevent when a node is killed: a post that the node had started and that must not be sent
 * twice, and a page whose beginning the browser already had. The shoppers try again.
 */
const expectedErrors = /^(add|set|remove|phone|code): 502 |: aborted$/;

async function runTest(): Promise<number> {
  const ended = new AbortController();
  const customers = await signCustomersIn({ shop: url, record, stored }, 10);
  const staying = customers.slice(0, 5).map((customer) => keepOpening(customer, ended.signal));
  const shopping = runCrowd({ shop: url, shoppers, minutes: 2.5, stored, record });
  await wait(15_000);
  await restart(0, "SIGTERM");
  await restart(1, "SIGTERM");
  const beforeKilling = [...record.faults().keys()];
  await restart(0, "SIGKILL");
  await restart(1, "SIGKILL");
  expireTokens(api.dataDir);
  say("all tokens are invalid");
  await Promise.all(customers.slice(5).map(openTabs));
  const seen = await shopping;
  ended.abort();
  await Promise.all(staying);
  const faults = record.faults();
  for (const [what, times] of faults) {
    if (!expectedErrors.test(what) || beforeKilling.includes(what)) continue;
    say(`${times} requests cut off by SIGKILL: ${what}`);
    faults.delete(what);
  }
  const wrong = [...stored.compare(seen.confirmed), ...(await tryLimit(nodes[0].url, nodes[1].url))];
  for (const line of await nginx.faults()) say(line);
  await Promise.all(nodes.map((node) => node.stop()));
  return printReport(seen, record, [...wrong, ...(await tryUnreachable(url))]);
}

try {
  say(`${shoppers} shoppers at ${url}, in front of ${nodes.map((node) => node.url).join(" and ")}`);
  process.exitCode = (await runTest()) === 0 ? 0 : 1;
} finally {
  stored.close();
  await nginx.stop();
  await Promise.all(nodes.map((node) => node.stop()));
  await redis.stop();
  await api.stop();
}
