import { loadavg } from "node:os";

import * as fc from "fast-check";

import { landmarks } from "#mocks/testing/landmarks";

import { freePort } from "../../fixtures/ports";
import { testSecret } from "../../fixtures/shop";
import { createApi } from "../../http/support/api";
import { readNumbers } from "../load/arguments";
import { say } from "../load/report";
import { startApi, startShop } from "../servers";
import { explore } from "./known";
import { settledHeap } from "./memory";
import { walks } from "./plan";
import { makeRecord } from "./record";
import { keepSeed, readSeeds } from "./seeds";
import { makeVisitor } from "./visitor";
import { Fault, walk } from "./walk";

/**
 * `npm run fuzz`: visitors walk through every route of the shop for ten minutes (or less, with `--minutes 3`), and send
 * what its pages offer, changed at random. Exits with code 1 if a response was a server error, was late, leaked
 * internals or showed something that is not text (see `judge.ts`), if the shop's memory grew, or if the shop exited.
 * Each finding names the seed that repeats it: `--seed 17`. Seeds that found something are stored in `seeds.json`, and
 * every run starts with them. The effect of a seed depends on what the pages offer, so each finding also gets a test;
 * the seed is only an aid.
 *
 * Not covered: the files of the build, which no route serves; codes of SMS and links in e-mails, which nobody can guess
 * (customers are already signed in); valid pictures, because uploads only pretend to contain them; and headers that
 * Node's client refuses to send. Memory is compared only in runs of at least three minutes.
 */
const { minutes, seed } = readNumbers({ minutes: 10, seed: 0 });
const lanes = 4;
/** How long a finding is shrunk, in ms. */
const shrinking = 30_000;
/** The heap may grow by this share and this many MB, because caches fill. */
const growth = { part: 0.2, mb: 15 };

const api = await startApi(700, "test");
const metricsPort = await freePort();
const shop = await startShop(api.url, await freePort(), {
  SESSION_SECRETS: testSecret,
  METRICS_PORT: String(metricsPort),
  SMS_BUDGET: "address=1000000,network=1000000,country=1000000,total=1000000",
});
const place = { shop: shop.url, api: createApi(api.url) };
const record = makeRecord();
let faults = 0;

/** The kinds of faults that this run has found. */
const found = new Set<string>();

/** Runs the walk of a seed. If it finds a fault, searches for the shortest walk that does. */
async function tryWalk(number: number, known: Awaited<ReturnType<typeof explore>>): Promise<void> {
  const property = fc.asyncProperty(walks, async (planned) => {
    const visitor = await makeVisitor(place, planned.who);
    try {
      await walk(planned, visitor, { known, shop: shop.url, answered: record.answered });
    } catch (error) {
      if (!found.has(error instanceof Fault ? error.kind : String(error))) throw error;
    }
  });
  const result = await fc.check(property, { seed: number, numRuns: 1, interruptAfterTimeLimit: shrinking });
  if (!result.failed) return;
  const error = result.errorInstance;
  const kind = error instanceof Fault ? error.kind : String(error);
  if (found.has(kind)) return;
  found.add(kind);
  faults += 1;
  if (!(error instanceof Fault)) return say(`FAULT of the fuzzer itself, --seed ${number}: ${kind}`);
  const [shortest] = result.counterexample ?? [];
  say(`FAULT ${error.kind}, --seed ${number}`);
  say(`  as a ${shortest?.who}, ${shortest?.steps.length} requests, shrunk ${result.numShrinks} times`);
  say(`  ${error.asked.method} ${error.asked.path} ${error.what}`);
  say(`  headers ${JSON.stringify(error.asked.headers)}`);
  if (error.asked.body) say(`  body ${JSON.stringify(error.asked.body.toString("latin1").slice(0, 2000))}`);
  if (error.ms > 0) say(`  ${Math.round(error.ms)} ms; load of the machine ${loadavg()[0]?.toFixed(1)}`);
  if (error.what.startsWith("took")) return;
  keepSeed(number, error.kind);
}

/** Whether the shop's process is still running. */
function isAlive(): boolean {
  try {
    return process.kill(shop.pid, 0);
  } catch {
    return false;
  }
}

try {
  for (const code of [landmarks.inStock, landmarks.madeToOrder, landmarks.plain]) {
    const { id } = await place.api.product(code);
    await place.api.changeProduct(id, { stock: 100_000 });
  }
  const seers = (["stranger", "guest", "customer", "returner", "buyer"] as const).map((who) => makeVisitor(place, who));
  const known = await explore(await Promise.all(seers));
  const forms = [...known.forms.values()].flat().length;
  say(`${known.routes.length} routes, ${forms} forms, ${known.values.size} names of fields at ${shop.url}`);
  const first = seed || Math.floor(Math.random() * 1_000_000_000);
  const end = performance.now() + minutes * 60_000;
  const queue = seed ? [seed] : readSeeds().map((one) => one.seed);
  let next = first;
  async function lane(until: number): Promise<void> {
    while (performance.now() < until && isAlive()) {
      const number = queue.shift() ?? (seed ? undefined : next++);
      if (number === undefined) return;
      await tryWalk(number, known);
    }
  }
  const work = (until: number) => Promise.all(Array.from({ length: lanes }, () => lane(until)));
  const metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  if (!seed && minutes >= 3) {
    await work(performance.now() + minutes * 20_000);
    const before = await settledHeap(shop.url, metricsUrl);
    await work(end);
    const after = await settledHeap(shop.url, metricsUrl);
    const isFlat = after <= before * (1 + growth.part) + growth.mb;
    if (!isFlat) faults += 1;
    say(`${isFlat ? "flat" : "FAULT GROWS"}: heap ${before.toFixed(0)} MB after a third, then ${after.toFixed(0)} MB`);
  } else await work(end);
  if (!isAlive()) {
    faults += 1;
    say("FAULT the shop has ended");
  }
  say(`\n${record.table(known.routes)}\n`);
  say(`seeds ${first} to ${next - 1}; load of the machine ${loadavg()[0]?.toFixed(1)}; ${faults} faults`);
  process.exitCode = faults === 0 ? 0 : 1;
} finally {
  if (isAlive()) await shop.stop();
  await api.stop();
}
