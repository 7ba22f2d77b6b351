import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import { landmarks, landmarkSections } from "#mocks/testing/landmarks";

import { freePort } from "../../fixtures/ports";
import { startApi, startShop, type Running } from "../servers";
import { cpuTime, percentile, runRound, threadTime } from "./rounds";
import { table } from "./tables";

/** What is compared, as a visitor without cookies asks for it. */
const pages: Record<string, string> = {
  "`/healthz`": "/healthz",
  "`/information`": "/information",
  "listing of 10": `/catalog/${landmarkSections.large}?perPage=10`,
  "listing of 48": `/catalog/${landmarkSections.large}?perPage=48`,
  product: `/product/${landmarks.inStock}`,
  home: "/",
};

const products = 1200;
const rounds = 12;
const perRound = 100;
/** Rounds that warm the engine up: until its compiler is idle, but no more than these. */
const warmRounds = { least: 30, most: 60 };
/** The compiler counts as idle when all threads but the main one take less than this part of the processor time. */
const idleShare = 0.15;

type Side = { api: Running; shop: Running };

/**
 * Builds a commit in a work tree of its own with the packages of its own lock file, once.
 * @param commit anything that names a commit, or a folder where one is built
 * @returns the folder
 */
function buildCommit(commit: string): string {
  if (existsSync(join(commit, "build/server/index.js"))) return resolve(commit);
  const id = execFileSync("git", ["rev-parse", "--short", `${commit}^{commit}`], { encoding: "utf8" }).trim();
  const folder = join(tmpdir(), `verstak-bench-${id}`);
  if (existsSync(join(folder, "build/server/index.js"))) return folder;
  const inFolder = { cwd: folder, stdio: "inherit" as const };
  execFileSync("git", ["worktree", "add", "--detach", folder, id], { stdio: "inherit" });
  execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--prefer-offline"], inFolder);
  execFileSync("npx", ["remix", "vite:build"], inFolder);
  return folder;
}

async function startSide(folder: string): Promise<Side> {
  const api = await startApi(products, "production", folder);
  return { api, shop: await startShop(api.url, await freePort(), {}, folder) };
}

const finalUrl = async (shop: Running, path: string) => (await fetch(shop.url + path)).url;

/** The lower quartile: other work on the machine makes turns dearer, never cheaper. */
const usual = (values: number[]) =>
  percentile(
    values.toSorted((a, b) => a - b),
    0.25,
  );

/** Requests a page until V8 has compiled its code; until then a page takes up to three times as long. */
async function warmUp(url: string, { pid }: Running): Promise<void> {
  for (let round = 0; round < warmRounds.most; round += 1) {
    const [all, main] = [cpuTime(pid), threadTime(pid, pid)];
    await runRound(url, pid, perRound);
    const share = 1 - (threadTime(pid, pid) - main) / (cpuTime(pid) - all);
    if (round >= warmRounds.least && share < idleShare) return;
  }
}

/** Measures one page of both shops in turns. */
async function compare(before: Side, now: Side, path: string) {
  const urls = [await finalUrl(before.shop, path), await finalUrl(now.shop, path)] as const;
  const sizes = await Promise.all(urls.map(async (url) => (await (await fetch(url)).arrayBuffer()).byteLength));
  await warmUp(urls[0], before.shop);
  await warmUp(urls[1], now.shop);
  const turns: { before: number; now: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    turns.push({
      before: (await runRound(urls[0], before.shop.pid, perRound)).cpu,
      now: (await runRound(urls[1], now.shop.pid, perRound)).cpu,
    });
  }
  const [costBefore, costNow] = [usual(turns.map((turn) => turn.before)), usual(turns.map((turn) => turn.now))];
  return { sizes, before: costBefore, now: costNow, quotient: costNow / costBefore };
}

/**
 * Compares the processor time per request of the built shop with that of another commit, each with its own embedded
 * API, in turns.
 * @param names the pages to compare, all if empty
 * @returns a table
 */
export async function measureAgainst(commit: string, names: string[] = []): Promise<string> {
  const before = await startSide(buildCommit(commit));
  const now = await startSide(process.cwd());
  const chosen = Object.entries(pages).filter(([, path]) => names.length === 0 || names.includes(path));
  const rows: string[][] = [];
  for (const [name, path] of chosen) {
    const measured = await compare(before, now, path);
    const sizes = measured.sizes.map((size) => (size / 1000).toFixed(1));
    rows.push([name, ...[measured.before, measured.now, measured.quotient].map((value) => value.toFixed(2)), ...sizes]);
    process.stdout.write(`${name}: ${measured.quotient.toFixed(2)}\n`);
  }
  for (const { shop, api } of [now, before]) {
    await shop.stop();
    await api.stop();
  }
  return table(["page", "before, CPU ms", "now, CPU ms", "now / before", "HTML kB before", "now"], rows);
}
