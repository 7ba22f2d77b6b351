import { resolve } from "node:path";

import { freePort } from "../../fixtures/ports";
import { readNumbers } from "../load/arguments";
import { runCrowd } from "../load/crowd";
import { align, makeRecord } from "../load/record";
import { say, printReport } from "../load/report";
import { openStoredData } from "../load/stored-data";
import { startApi, startShop } from "../servers";
import { growthOf, samplesPerMinute, watchMemory, type MemorySample } from "./memory";
import { openUniqueUrls } from "./unique-urls";

/**
 * `npm run soak`: 100 shoppers as in `npm run load` use a shop with 100,000 products for half an hour, while strangers
 * open 100,000 unique URLs, half of which do not exist. The shop's memory is sampled every two seconds. Exits with code
 * 1 if the memory after garbage collections grew by more than 5 % from the second third of the time to the last one:
 * that of the whole process, of the engine's heap or outside of it. Also exits with 1 if a stranger got an error, or if
 * `npm run load` would.
 */
const { shoppers, minutes, addresses, products } = readNumbers({
  ...{ shoppers: 100, minutes: 30, addresses: 100_000, products: 100_000 },
});
const every = 60_000 / samplesPerMinute;
const most = 0.05;
const kinds = ["rss", "heap", "outside"] as const;

/** A table with about one sample per minute, for the reader. */
function coarse(series: MemorySample[]): string {
  const shown = series.filter((_, index) => index % samplesPerMinute === 0);
  const rows = shown.map(({ seconds, ...held }) => [
    `${(seconds / 60).toFixed(0)} min`,
    ...kinds.map((kind) => held[kind].toFixed(0)),
  ]);
  return align([["after", ...kinds.map((kind) => `${kind} MB`)], ...rows]);
}

/** Whether a kind of memory did not grow; prints the result. */
function isFlat(name: string, values: number[]): boolean {
  const { before, after, growth } = growthOf(values);
  const flat = growth <= most;
  const change = `${(100 * growth).toFixed(1)} %`;
  say(
    `${flat ? "flat" : "GROWS"}: ${name} ${before.toFixed(1)} MB, then ${after.toFixed(1)} MB (${change}, at most ${100 * most} %)`,
  );
  return flat;
}

// The shoppers order to the pickup points of the demo shop.
process.env.SHOP_DIR ??= resolve("mocks/demo");
const api = await startApi(products);
const record = makeRecord();
const stored = openStoredData(api.dataDir);
const metricsPort = await freePort();
const more = { METRICS_PORT: String(metricsPort) };
const running = await startShop(api.url, await freePort(), more);
const memory = watchMemory(`http://127.0.0.1:${metricsPort}/metrics`, every);
try {
  say(`${shoppers} shoppers for ${minutes} minutes at ${running.url}, and ${addresses} unique URLs`);
  const [seen, strange] = await Promise.all([
    runCrowd({ shop: running.url, shoppers, minutes, stored, record }),
    openUniqueUrls({ shop: running.url, addresses, minutes, products: stored.products() }),
  ]);
  memory.stop();
  say(`\n${coarse(memory.series)}\n`);
  const flat = kinds.map((kind) =>
    isFlat(
      kind,
      memory.series.map((held) => held[kind]),
    ),
  );
  say(`${strange.addresses} unique URLs opened`);
  const wrong = [...strange.faults].map(([what, times]) => `${times} × ${what}`);
  process.exitCode =
    printReport(seen, record, [...stored.compare(seen.confirmed), ...wrong]) === 0 && !flat.includes(false) ? 0 : 1;
} finally {
  memory.stop();
  stored.close();
  await running.stop();
  await api.stop();
}
