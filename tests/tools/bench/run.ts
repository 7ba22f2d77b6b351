import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { landmarkSections } from "#mocks/testing/landmarks";

import { freePort } from "../../fixtures/ports";
import { startPlanOf } from "../../fixtures/start-plan";
import { startApi, startReference, startShop, type Running } from "../servers";
import { measureAgainst } from "./against";
import { measureJourney } from "./journey";
import { benchPages, pathOf, type BenchPage } from "./pages";
import { writeResults } from "./results";
import { ask, runRound, type Round } from "./rounds";
import { measure, type Sizes } from "./sizes";
import { measureDelays } from "./slow-api";
import { growthTable, loadTable, delayTable, sizeTable, type Growth, type Measured } from "./tables";
import { makeVisitor } from "./visitor";

/**
 * `npm run bench`: measures the built shop and its references in turns and writes the tables into `results.md`. Takes
 * about 15 minutes and never fails. With `-- slow-api` it measures only the pages with slow APIs; with
 * `-- --against COMMIT [PATH…]` it only compares the processor time of pages with that of another commit, and with
 * `-- journey` it only measures a phone's journey from the first touch.
 */
const rounds = 5;
const perRound = 150;
/** Catalogue sizes, in products; creating the largest one takes most of the time. */
const catalogues = [1000, 10_000, 100_000, 1_000_000];

const least = (values: number[]) => Math.min(...values);

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The page's final URL, after the shop's redirects. */
async function settle(shop: Running, path: string, cookie: string): Promise<string> {
  const response = await fetch(shop.url + path, { headers: { Cookie: cookie }, redirect: "follow" });
  await response.arrayBuffer();
  return response.url;
}

async function measurePage(page: BenchPage, shop: Running, api: Running, folder: string): Promise<Measured> {
  const { cookie, uid } = await makeVisitor(shop, api);
  const url = await settle(shop, pathOf[page], cookie);
  const { body } = await ask(url, { Cookie: cookie });
  const files = startPlanOf(body.toString()).strings;
  const strings = await Promise.all(files.map(async (path) => (await ask(shop.url + path)).body));
  const file = join(folder, `${page}.html`);
  await writeFile(file, body);
  const { pathname, search } = new URL(url);
  const reference = await startReference([page, file, uid, pathname + search, cookie], api.url);
  const targets = {
    bare: { url: `${reference.url}/bare`, pid: reference.pid },
    elements: { url: `${reference.url}/elements`, pid: reference.pid },
    components: { url: `${reference.url}/components`, pid: reference.pid },
    shop: { url, pid: shop.pid },
  };
  const results: Record<keyof typeof targets, Round[]> = { bare: [], elements: [], components: [], shop: [] };
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of ["bare", "elements", "components", "shop"] as const) {
      const result = await runRound(targets[name].url, targets[name].pid, perRound, { Cookie: cookie });
      // The first round warms the engine up.
      if (round > 0) results[name].push(result);
    }
  }
  await reference.stop();
  const best = (list: Round[]): Round => ({
    cpu: least(list.map(({ cpu }) => cpu)),
    p50: least(list.map(({ p50 }) => p50)),
    p99: least(list.map(({ p99 }) => p99)),
    perSecond: Math.max(...list.map(({ perSecond }) => perSecond)),
    memory: list.at(-1)?.memory ?? 0,
  });
  const sizes: Sizes = measure(body, strings);
  say(`${page}: measured`);
  const { bare, elements, components } = results;
  return {
    page,
    sizes,
    bare: best(bare),
    elements: best(elements),
    components: best(components),
    shop: best(results.shop),
  };
}

async function measureGrowth(products: number): Promise<Growth> {
  const api = await startApi(products);
  const shop = await startShop(api.url, await freePort());
  const p50 = async (path: string) => {
    const url = await settle(shop, path, "");
    await runRound(url, shop.pid, 100);
    const tries = [];
    for (let round = 0; round < 3; round += 1) tries.push((await runRound(url, shop.pid, 100)).p50);
    return least(tries);
  };
  const growth = {
    products,
    section: await p50(`/catalog/${landmarkSections.large}?perPage=48`),
    filtered: await p50(`/catalog/${landmarkSections.large}?perPage=48&f.inStock=1&sort=price_asc`),
    search: await p50("/search?q=%D0%B4%D1%80%D0%B5%D0%BB%D1%8C"),
    suggestion: await p50("/search/suggestions?q=%D0%B4%D1%80%D0%B5"),
  };
  await shop.stop();
  await api.stop();
  say(`${products} products: measured`);
  return growth;
}

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "verstak-bench-"));
  const api = await startApi(700);
  const shop = await startShop(api.url, await freePort());
  const measured: Measured[] = [];
  for (const page of benchPages) measured.push(await measurePage(page, shop, api, folder));
  await shop.stop();
  await api.stop();
  const growth: Growth[] = [];
  for (const products of catalogues) growth.push(await measureGrowth(products));
  await rm(folder, { recursive: true, force: true });
  const report = [loadTable(measured), sizeTable(measured), growthTable(growth)].join("\n\n");
  say(report);
  await writeResults("bench", report);
}

async function measureSlowApi(): Promise<void> {
  const api = await startApi(700);
  const report = delayTable(await measureDelays(api));
  await api.stop();
  say(report);
  await writeResults("slow-api", report);
}

const [mode, commit, ...paths] = process.argv.slice(2);
if (mode === "--against" && commit) {
  const report = await measureAgainst(commit, paths);
  say(report);
  if (paths.length === 0) await writeResults("against", report);
} else if (mode === "journey") {
  const api = await startApi(1200);
  const shop = await startShop(api.url, await freePort());
  const report = await measureJourney(shop.url);
  await shop.stop();
  await api.stop();
  say(report);
  await writeResults("journey", report);
} else {
  if (mode !== "slow-api") await main();
  await measureSlowApi();
}
