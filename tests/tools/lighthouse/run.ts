/**
 * `npm run lighthouse`: Lighthouse scores of the built shop's pages on a phone, with scripts that load at the first
 * interaction and with scripts that load with the page. Writes the tables into `tests/tools/bench/results.md`. Takes
 * ten minutes and never fails.
 */
import { landmarks, landmarkSections } from "#mocks/testing/landmarks";

import { freePort } from "../../fixtures/ports";
import { writeResults } from "../bench/results";
import { runRound } from "../bench/rounds";
import { kilobytes, table } from "../bench/tables";
import { makeVisitor } from "../bench/visitor";
import { startApi, startShop, type Running } from "../servers";
import { auditPage, installLighthouse, kinds, type Audit } from "./audit";
import { watchListing } from "./press";

/** How often each page is opened: three times by default, `npm run lighthouse -- 5` for five. */
const rounds = Number(process.argv[2] ?? 3);
const modes = ["intent", "load"] as const;
type Mode = (typeof modes)[number];
type Shops = Record<Mode, Running>;
type Measured = { page: string } & Record<Mode, Audit & { cpu: number }>;

const median = (values: number[]) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The median of each measurement over the rounds. */
function medians(audits: Audit[]): Audit {
  const of = (name: Exclude<keyof Audit, "faults" | "weights">) => median(audits.map((audit) => audit[name]));
  const [performance, accessibility, practices, seo] = [
    of("performance"),
    of("accessibility"),
    of("practices"),
    of("seo"),
  ];
  const [fcp, lcp, tbt, cls, tti] = [of("fcp"), of("lcp"), of("tbt"), of("cls"), of("tti")];
  const faults = [...new Set(audits.flatMap(({ faults }) => faults))];
  const weigh = (kind: (typeof kinds)[number]) => median(audits.map(({ weights }) => weights[kind]));
  const weights = Object.fromEntries(kinds.map((kind) => [kind, weigh(kind)])) as Audit["weights"];
  return {
    machine: of("machine"),
    performance,
    accessibility,
    practices,
    seo,
    fcp,
    lcp,
    tbt,
    cls,
    tti,
    mainThread: of("mainThread"),
    weights,
    faults,
  };
}

/** The measured pages, with a filled basket; redirects are followed beforehand. */
async function findPages(shop: Running, cookie: string): Promise<{ page: string; path: string; cookie: string }[]> {
  const section = await fetch(`${shop.url}/catalog/${landmarkSections.large}`);
  const news = await (await fetch(`${shop.url}/news`, { headers: { Accept: "text/html" } })).text();
  const product = await fetch(`${shop.url}/product/${landmarks.inStock}`);
  return [
    { page: "home", path: "/", cookie: "" },
    { page: "listing", path: new URL(section.url).pathname, cookie: "" },
    { page: "product", path: new URL(product.url).pathname, cookie: "" },
    { page: "basket", path: "/basket", cookie },
    { page: "article", path: /href="(\/news\/[^"?.]+)"/.exec(news)?.[1] ?? "/news", cookie: "" },
  ];
}

/** Alternates between the modes, so that a busy minute of the machine affects both. */
async function measurePage(shops: Shops, page: string, path: string, cookie: string): Promise<Measured> {
  const audits: Record<Mode, Audit[]> = { intent: [], load: [] };
  const cpu: Record<Mode, number[]> = { intent: [], load: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const mode of modes) {
      const { url, pid } = shops[mode];
      audits[mode].push(await auditPage(url + path, cookie));
      cpu[mode].push((await runRound(url + path, pid, 100, { Cookie: cookie })).cpu);
    }
  }
  const figures = (mode: Mode) => ({ ...medians(audits[mode]), cpu: Math.min(...cpu[mode]) });
  const measured = { page, intent: figures("intent"), load: figures("load") };
  const { performance, accessibility, practices, seo, faults } = measured.intent;
  say(
    `${page}: ${[performance, accessibility, practices, seo].join(", ")} of 100; below 90 once: ${faults.join(", ") || "none"}`,
  );
  return measured;
}

const whole = (value: number) => value.toFixed(0);

function scoreTable(measured: Measured[]): string {
  const head = ["page", "performance", "accessibility", "best practices", "SEO", "FCP ms", "LCP ms", "TBT ms", "CLS"];
  const rows = measured.map(({ page, intent: { performance, accessibility, practices, seo, fcp, lcp, tbt, cls } }) => [
    page,
    ...[performance, accessibility, practices, seo, fcp, lcp, tbt].map(whole),
    cls.toFixed(3),
  ]);
  return table(head, rows);
}

function gainTable(measured: Measured[]): string {
  const head = ["page", "scripts", "score", "script kB at load", "TTI ms", "TBT ms", "main thread ms", "server CPU ms"];
  const rows = measured.flatMap(({ page, ...both }) =>
    modes.map((mode) => {
      const { performance, weights, tti, tbt, mainThread, cpu } = both[mode];
      const when = mode === "intent" ? "on first interaction" : "at load";
      return [
        page,
        when,
        whole(performance),
        kilobytes(weights.Script),
        whole(tti),
        whole(tbt),
        whole(mainThread),
        cpu.toFixed(1),
      ];
    }),
  );
  return table(head, rows);
}

function weightTable(measured: Measured[]): string {
  const head = ["page at load", "HTML kB", "CSS", "fonts", "pictures", "scripts"];
  const rows = measured.map(({ page, intent }) => [page, ...kinds.map((kind) => kilobytes(intent.weights[kind]))]);
  return table(head, rows);
}

async function startShops(api: Running): Promise<Shops> {
  const start = async (mode: Mode) => {
    const port = await freePort();
    return startShop(api.url, port, { SITE_URL: `http://127.0.0.1:${port}`, SCRIPTS: mode });
  };
  return { intent: await start("intent"), load: await start("load") };
}

async function main(): Promise<void> {
  installLighthouse();
  const api = await startApi(700);
  const shops = await startShops(api);
  try {
    const pages = await findPages(shops.intent, (await makeVisitor(shops.intent, api)).cookie);
    const measured: Measured[] = [];
    for (const { page, path, cookie } of pages) measured.push(await measurePage(shops, page, path, cookie));
    const listing = pages.find(({ page }) => page === "listing")?.path ?? "";
    const { pictures, paints } = await watchListing(shops.intent.url + listing);
    const watched =
      `The pictures in a listing's first view take ${kilobytes(pictures)} kB. With a processor four times slower, a press on ` +
      `the basket is painted after ${whole(median(paints))} ms (median of ${paints.length}; maximum ${whole(Math.max(...paints))} ms).`;
    const machine = measured.map(({ intent }) => intent.machine);
    const times =
      `Rounds: ${rounds}; figures are medians. The machine's benchmark index in Lighthouse: ` +
      `${whole(Math.min(...machine))} to ${whole(Math.max(...machine))}.`;
    const report = [times, scoreTable(measured), weightTable(measured), gainTable(measured), watched].join("\n\n");
    say(report);
    await writeResults("lighthouse", report);
  } finally {
    for (const shop of Object.values(shops)) await shop.stop();
    await api.stop();
  }
}

await main();
