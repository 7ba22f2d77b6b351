/**
 * `npm test`, also on a fresh clone: installs the packages, finds Chromium and builds if necessary, then runs every
 * step even if an earlier one failed. `npm test -- unit code` runs only the named steps. The last line shows the number
 * of passed and failed tests.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import { join } from "node:path";

import { installArguments, needsBuild, needsInstall } from "../app/server/launch/prepare.mjs";
import { root } from "../app/server/launch/root.mjs";
import { ensureChromium } from "./tools/runner/chromium.mjs";
import { countReport, countStep } from "./tools/runner/counts.mjs";
import { steps } from "./tools/runner/steps.mjs";

/** @typedef {import("./tools/runner/steps.mjs").Step} Step */
/** @typedef {import("./tools/runner/counts.mjs").Count} Count */

const reports = mkdtempSync(join(tmpdir(), "verstak-reports-"));
process.once("exit", () => rmSync(reports, { recursive: true, force: true }));

/** @param {string} line */
const say = (line) => void process.stdout.write(`${line}\n`);

/**
 * Runs a command until it exits. A signal to this process ends the command, then this process: the later steps do not
 * run.
 * @param {string} file
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<boolean>} whether it succeeded
 */
function run(file, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", "inherit", "inherit"],
    });
    /** @type {("SIGINT" | "SIGTERM")[]} */
    const signals = ["SIGINT", "SIGTERM"];
    /** @param {NodeJS.Signals} signal */
    const pass = (signal) => {
      child.once("exit", () => process.exit(128 + constants.signals[signal]));
      // On Ctrl-C the terminal signals the whole process group itself.
      if (signal === "SIGTERM") child.kill(signal);
    };
    for (const signal of signals) process.on(signal, pass);
    const done = (/** @type {boolean} */ succeeded) => {
      for (const signal of signals) process.off(signal, pass);
      resolve(succeeded);
    };
    child.once("error", () => done(false));
    child.once("exit", (code) => done(code === 0));
  });
}

/** @param {string[]} args */
function npm(args) {
  const cli = process.env.npm_execpath;
  return cli ? run(process.execPath, [cli, ...args]) : run("npm", args);
}

/** @typedef {Record<Step["needs"][number], Promise<string | null>>} Needs why a need is not met; null if it is */

/**
 * Starts to provide what the steps need and is missing.
 * @param {Step[]} wanted
 * @returns {Needs}
 */
function meetNeeds(wanted) {
  const needs = new Set(wanted.flatMap((step) => step.needs));
  return {
    browser: Promise.resolve(needs.has("browser") ? faultOfBrowser() : null),
    build: needs.has("build") && needsBuild(root) ? build() : Promise.resolve(null),
  };
}

/** @returns {string | null} */
function faultOfBrowser() {
  const chromium = ensureChromium();
  return "fault" in chromium ? chromium.fault : null;
}

async function build() {
  return (await timed("Build", () => npm(["run", "build"]))) ? null : "The build failed";
}

/**
 * @param {Step} step
 * @param {Needs} needs
 * @returns {Promise<Count>}
 */
async function runStep(step, needs) {
  const obstacles = (await Promise.all(step.needs.map((need) => needs[need]))).filter((fault) => fault !== null);
  if (obstacles.length) {
    say(`\n${step.title}: not run. ${obstacles.join(". ")}`);
    return countStep(false);
  }
  const succeeded = await timed(step.title, () => run(process.execPath, step.args, step.env));
  return step.report ? countReport(step.report, succeeded) : countStep(succeeded);
}

/**
 * @param {string} title
 * @param {() => Promise<boolean>} work
 */
async function timed(title, work) {
  say(`\n── ${title}`);
  const start = performance.now();
  const succeeded = await work();
  say(`── ${title}: ${succeeded ? "passed" : "FAILED"} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return succeeded;
}

async function main() {
  const all = steps(reports);
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !all.some((step) => step.name === name));
  if (unknown.length) {
    process.stderr.write(`No such step: ${unknown.join(", ")}. There are ${all.map((step) => step.name).join(", ")}\n`);
    return false;
  }
  if (needsInstall(root) && !(await timed("Install", () => npm(installArguments(root))))) {
    say("0 passed, 1 failed");
    return false;
  }
  const wanted = all.filter((step) => (names.length ? names.includes(step.name) : !step.onlyByName));
  const needs = meetNeeds(wanted);
  const total = { passed: 0, failed: 0 };
  /** @param {Count} count */
  const add = (count) => {
    total.passed += count.passed;
    total.failed += count.failed;
  };
  const queue = wanted.filter((step) => !step.alone);
  const work = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) add(await runStep(step, needs));
  };
  // If a build is needed, the second worker starts after it.
  await Promise.all([work(), needs.build.then(work)]);
  for (const step of wanted.filter(({ alone }) => alone)) add(await runStep(step, needs));
  say(`\n${String(total.passed)} passed, ${String(total.failed)} failed`);
  return total.failed === 0;
}

process.exitCode = (await main()) ? 0 : 1;
