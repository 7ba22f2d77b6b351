import { writeFile } from "node:fs/promises";

import { freePort } from "../../fixtures/ports";
import { testSecret } from "../../fixtures/shop";
import { createApi } from "../../http/support/api";
import { inParallel } from "../../http/support/in-parallel";
import { startApi, startShop } from "../servers";
import { customerScenarios } from "./customer-scenarios";
import { listFormScenarios } from "./form-scenarios";
import { orderScenarios } from "./order-scenarios";
import { listPageScenarios } from "./page-scenarios";
import { startProxy, type Proxy } from "./proxy";
import { reviewScenarios } from "./review-scenarios";
import type { Place } from "./scenario";
import { tableOf } from "./table";
import { tryScenario, type Case, type Work } from "./try-scenario";

/**
 * `npm run faults`: breaks each API call of the shop in many ways and records what the shopper gets. Writes the table,
 * and exits with code 1 if a result breaks the rules (see `judge`). Takes some minutes. With a scenario's name it runs
 * only that one and prints its rows.
 */
const file = "tests/tools/faults/table.md";
const only = process.argv[2];
/** The number of shops, each with its own proxy that breaks API calls: most of the time all of them wait. */
const lanes = only === undefined ? 12 : 2;

const preface = `# What a shopper sees when an API call fails

Written by \`npm run faults\`. Each row breaks one call; all other calls succeed. Pages are in English.`;

type Lane = { place: Place; proxy: Proxy; stop: () => Promise<void> };

const say = (line: string) => void process.stdout.write(`${line}\n`);

const api = await startApi(700, "test");

async function openLane(): Promise<Lane> {
  const proxy = await startProxy(api.url);
  const env = { API_BREAKER: "0", LOG_LEVEL: "silent", SESSION_SECRETS: testSecret };
  const start = async () => startShop(proxy.url, await freePort(), env);
  // Another process may have taken the port in the meantime.
  const shop = await start().catch(start);
  const stop = async () => {
    await shop.stop();
    proxy.close();
  };
  return { place: { shop: shop.url, api: createApi(api.url) }, proxy, stop };
}

const opened = await inParallel(2, Array.from({ length: lanes }), openLane);
const free = [...opened];

/** Runs a piece of work in a free lane; there are as many lanes as parallel pieces. */
async function work(piece: Work): Promise<Case[]> {
  const lane = free.pop();
  if (!lane) throw new Error("No lane is free");
  try {
    const tried = () => tryScenario(piece, lane.place, lane.proxy);
    // A keep-alive connection that was closed in the meantime is not an error of the shop.
    return await tried().catch((error: unknown) => {
      if (error instanceof TypeError && error.message === "fetch failed") return tried();
      throw error;
    });
  } catch (error) {
    process.exitCode = 1;
    say(`FAULT ${piece.scenario.name}: ${String(error)}`);
    return [];
  } finally {
    free.push(lane);
  }
}

try {
  const known = createApi(api.url);
  const ofGuests = [await listPageScenarios(known), await listFormScenarios(known), orderScenarios];
  const scenarios = [...ofGuests.flat(), ...customerScenarios, ...reviewScenarios];
  const chosen = scenarios.filter(({ name }) => only === undefined || name === only);
  // The slowest scenarios start first.
  const slow = chosen.toSorted((a, b) => (b.timeout ?? 0) - (a.timeout ?? 0));
  const pieces: Work[] = (["slow", "quick"] as const).flatMap((part) => slow.map((scenario) => ({ scenario, part })));
  const cases = (await inParallel(lanes, pieces, work)).flat();
  for (const { scenario, endpoint, way, verdict } of cases) {
    for (const fault of verdict.faults) {
      process.exitCode = 1;
      say(`FAULT ${scenario}, ${endpoint} ${way}: ${fault} (${verdict.status})`);
    }
  }
  say(`${cases.length} cases of ${new Set(cases.map(({ endpoint }) => endpoint)).size} calls`);
  if (only === undefined)
    await writeFile(
      file,
      `${preface}\n\n<!-- oxfmt-ignore-start -->\n\n${tableOf(cases)}\n\n<!-- oxfmt-ignore-end -->\n`,
    );
  else say(tableOf(cases));
} finally {
  await inParallel(lanes, opened, ({ stop }) => stop());
  await api.stop();
}
