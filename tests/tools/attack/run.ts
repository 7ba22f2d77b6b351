import { parseArgs } from "node:util";

import { freePort } from "../../fixtures/ports";
import { say } from "../load/report";
import { startApi, startShop } from "../servers";
import { endlessResponses, hostileLinks } from "./answers";
import { endlessPaths, invalidFiles, idlePosts, largeForms, manyUrls } from "./requests";
import type { Target, Verdict } from "./target";

/**
 * `npm run attack`: replays the attacks that once took the shop down or redirected its shoppers, and prints which of
 * them the shop withstood. Exits with code 1 if it failed one. `-- --shop http://127.0.0.1:3000` attacks a running
 * shop, and `--metrics http://127.0.0.1:9100/metrics` measures its memory; without `--shop` it starts a shop. Attacks
 * by a hostile API run against a separate shop. Only this machine is ever attacked.
 */
const { values } = parseArgs({ options: { shop: { type: "string" }, metrics: { type: "string" } } });

/** @throws if the address is not on this machine */
function loopback(address: string): string {
  const { protocol, hostname, href } = new URL(address);
  const isHere = protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  if (!isHere) throw new Error(`${address} is not on this machine`);
  return href.replace(/\/$/, "");
}

async function attack({ target, apiUrl }: { target: Target; apiUrl: string }): Promise<boolean> {
  const attacks: [string, () => Promise<Verdict>][] = [
    ["1 many URLs", () => manyUrls(target)],
    ["2 endless paths", () => endlessPaths(target)],
    ["3 idle posts", () => idlePosts(target)],
    ["4 large forms", () => largeForms(target)],
    ["5 endless responses", endlessResponses],
    ["6 invalid files", () => invalidFiles(target)],
    ["13 hostile links", () => hostileLinks(apiUrl)],
  ];
  let hasHeld = true;
  for (const [name, run] of attacks) {
    const { held, seen } = await run();
    say(`${held ? "held  " : "FAILED"}  ${name.padEnd(20)} ${seen}`);
    hasHeld &&= held;
  }
  return hasHeld;
}

const given = values.shop === undefined ? null : loopback(values.shop);
const figures = values.metrics === undefined ? null : loopback(values.metrics);
const api = await startApi(700);
const metricsPort = await freePort();
const own = given === null ? await startShop(api.url, await freePort(), { METRICS_PORT: String(metricsPort) }) : null;
try {
  const target = own
    ? { shop: own.url, metrics: `http://127.0.0.1:${metricsPort}/metrics` }
    : { shop: given ?? "", metrics: figures };
  process.exitCode = (await attack({ target, apiUrl: api.url })) ? 0 : 1;
} finally {
  await own?.stop();
  await api.stop();
}
