import { execFile, execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import * as z from "zod";

import { chromiumFlags } from "../../fixtures/chromium-flags";
import { findChromium } from "../runner/chromium.mjs";

const folder = fileURLToPath(new URL(".", import.meta.url));
const program = join(folder, "node_modules/lighthouse/cli/index.js");

/** Lighthouse's results for a page: scores out of 100, times in ms. */
export type Audit = Record<
  "performance" | "accessibility" | "practices" | "seo" | "fcp" | "lcp" | "tbt" | "cls" | "tti" | "mainThread",
  number
> & {
  /**
   * The speed of the machine during the audit (`benchmarkIndex`). Lighthouse's simulation is meant for 1,500 to 2,000.
   */
  machine: number;
  /** Bytes transferred at load by kind, with the compression that this browser accepts. */
  weights: Record<(typeof kinds)[number], number>;
  /** The names of the audits that lower the scores noticeably: those below 90. */
  faults: string[];
};

const score = z.object({ score: z.number(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) });
/** The kinds of a page's resources, as Chromium names them. */
export const kinds = ["Document", "Stylesheet", "Font", "Image", "Script"] as const;
const names = ["performance", "accessibility", "best-practices", "seo"] as const;
const report = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.object({ performance: score, accessibility: score, "best-practices": score, seo: score }),
  audits: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      numericValue: z.number().optional(),
      details: z.object({ items: z.unknown().optional() }).optional(),
    }),
  ),
});
const request = z.object({ resourceType: z.string().optional(), transferSize: z.number().optional() });

/** Installs Lighthouse from the lock file if it is missing. */
export function installLighthouse(): void {
  if (existsSync(program)) return;
  execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: folder, stdio: "inherit" });
}

/** Audits a page in its own browser, which Lighthouse simulates as a cheap phone on 4G. */
export async function auditPage(url: string, cookie = ""): Promise<Audit> {
  const args = [program, url, "--quiet", "--output=json", "--output-path=stdout"];
  args.push(`--chrome-flags=${chromiumFlags.join(" ")}`, `--only-categories=${names.join(",")}`);
  if (cookie) args.push(`--extra-headers=${JSON.stringify({ Cookie: cookie })}`);
  const env = { ...process.env, CHROME_PATH: findChromium() ?? "" };
  const { stdout } = await promisify(execFile)(process.execPath, args, { env, maxBuffer: 100_000_000 });
  const { categories, audits, environment } = report.parse(JSON.parse(stdout));
  const value = (id: string) => audits[id]?.numericValue ?? 0;
  const scoreOf = (name: (typeof names)[number]) => Math.round(categories[name].score * 100);
  const requests = z.array(request).parse(audits["network-requests"]?.details?.items ?? []);
  const weightOf = (kind: (typeof kinds)[number]) =>
    requests
      .filter(({ resourceType }) => resourceType === kind)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    machine: environment.benchmarkIndex,
    performance: scoreOf("performance"),
    accessibility: scoreOf("accessibility"),
    practices: scoreOf("best-practices"),
    seo: scoreOf("seo"),
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    tti: value("interactive"),
    mainThread: value("mainthread-work-breakdown"),
    weights: {
      Document: weightOf("Document"),
      Stylesheet: weightOf("Stylesheet"),
      Font: weightOf("Font"),
      Image: weightOf("Image"),
      Script: weightOf("Script"),
    },
    faults: names.flatMap((name) =>
      categories[name].auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => `${name}: ${id}`),
    ),
  };
}
