import { join, resolve } from "node:path";

import { startNode, startNpm } from "./child.mjs";
import {
  apiAddress,
  apiCommand,
  checkCommand,
  ownerCommand,
  reachable,
  resetCommand,
  shopCommand,
} from "./commands.mjs";
import { loadEnvFile } from "./env-file.mjs";
import { checkMachine } from "./preflight.mjs";
import { demoLines, installArguments, loadSecret, needsBuild, needsInstall } from "./prepare.mjs";
import { root } from "./root.mjs";
import { isMode, readSettings, warningsOf, whatRuns } from "./settings.mjs";
import { createSupervisor } from "./supervisor.mjs";
import { untilHealthy, untilListening, warningOfApi } from "./wait.mjs";

/** How long the two may take to stop, in ms: an open page waits for its API at most 5 s. */
const shopGrace = 15_000;
const apiGrace = 5_000;
const startLimit = 60_000;

/** @typedef {import("./settings.mjs").Settings} Settings */
/** @typedef {import("./settings.mjs").Mode} Mode */
/** @typedef {ReturnType<typeof createSupervisor>} Supervisor */

/** @param {string} line */
const print = (line) => void process.stdout.write(`${line}\n`);

/** @param {string} line */
const printError = (line) => void process.stderr.write(`${line}\n`);

/**
 * Runs the command line's mode: checks everything first, then installs, builds and starts what is needed, and runs
 * until it is stopped or one of its processes fails. Prints one line per fault and exits with code 1.
 * @param {string[]} args the mode, `start` by default, and the words of `orders` and `reviews`
 */
export async function launch([mode = "start", ...words]) {
  if (!isMode(mode))
    return refuse([`${mode} is not something to launch: start, dev, serve, api, reset, orders or reviews`]);
  const { settings, faults } = readEnvironment(mode);
  if ((mode === "orders" || mode === "reviews") && faults.length === 0) return runForOwner(settings, mode, words);
  const all = [...faults, ...(faults.length ? [] : await checkMachine(settings, mode))];
  if (all.length) return refuse(all);
  warningsOf(settings, mode, process.env).forEach(printError);
  if (whatRuns(settings, mode).shop && settings.sessionSecrets.length === 0) {
    const loaded = loadSecret(settings.dataDir);
    if ("fault" in loaded) return refuse([loaded.fault]);
    settings.sessionSecrets = [loaded.secret];
  }

  const supervisor = createSupervisor(printError, (code) => process.exit(code));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, supervisor.interrupt);
  await prepare(supervisor, mode);
  if (mode === "reset") {
    await supervisor.finish(startNode("The reset", resetCommand(settings, process.env), apiGrace));
    return supervisor.shutDown(0);
  }
  // The folder of the demo shop is known to be valid.
  const { shopDir, apiUrl } = settings;
  if (shopDir !== null && process.env["SHOP_DIR"]) {
    const command = checkCommand(shopDir, apiUrl === null, process.env);
    await supervisor.finish(startNode("The check of SHOP_DIR", command, apiGrace));
  }
  await start(supervisor, settings, mode);
}

/**
 * @param {Settings} settings
 * @param {"orders" | "reviews"} command
 * @param {string[]} words
 */
async function runForOwner(settings, command, words) {
  const code = await startNode("The command", ownerCommand(settings, command, words, process.env), apiGrace).exited;
  process.exitCode = typeof code === "number" ? code : 1;
}

/**
 * Reads the environment and `.env`; variables that are already set take precedence.
 * @param {Mode} mode
 */
function readEnvironment(mode) {
  const unread = loadEnvFile(join(root, ".env"), process.env);
  const { settings, faults } = readSettings(process.env, mode);
  const folders = {
    dataDir: resolve(root, settings.dataDir),
    shopDir: settings.shopDir === null ? null : resolve(root, settings.shopDir),
  };
  return { settings: { ...settings, ...folders }, faults: [...unread, ...faults] };
}

/** @param {string[]} faults */
function refuse(faults) {
  faults.forEach(printError);
  process.exitCode = 1;
}

/**
 * @param {Supervisor} supervisor
 * @param {Mode} mode
 */
async function prepare(supervisor, mode) {
  if (needsInstall(root)) {
    print("Installing packages …");
    await supervisor.finish(startNpm(installArguments(root), process.env));
  }
  if ((mode === "start" || mode === "serve") && needsBuild(root)) {
    print("Building the shop …");
    await supervisor.finish(startNpm(["run", "build"], { ...process.env, NODE_ENV: "production" }));
  }
}

/**
 * @param {Supervisor} supervisor
 * @param {Settings} settings
 * @param {Mode} mode
 */
async function start(supervisor, settings, mode) {
  const runs = whatRuns(settings, mode);
  const api = apiAddress(settings);
  if (runs.api) {
    await supervisor.add(
      () => startNode("The API", apiCommand(settings, mode, process.env), apiGrace),
      () => untilListening(reachable(settings.apiHost), settings.apiPort),
    );
  }
  if (runs.shop) {
    const shop = `http://${reachable(settings.host ?? "localhost")}:${String(settings.port)}`;
    const healthy = await supervisor.add(
      () => startNode("The shop", shopCommand(settings, mode, process.env), shopGrace),
      () => untilHealthy(`${shop}/healthz`, startLimit),
    );
    if (!healthy)
      return supervisor.fail(`The shop did not answer at ${shop}/healthz within ${String(startLimit / 1000)} s`);
    print(`Shop    ${shop}`);
  }
  print(`API     ${api}`);
  if (runs.api) print(`Outbox  ${api}/outbox`);
  if (runs.api) print(`Docs    ${api}/docs`);
  if (runs.api && runs.shop) demoLines(settings.shopDir).forEach(print);
  print("Stop with Ctrl-C.");
  const warning = runs.shop && !runs.api ? await warningOfApi(api) : null;
  if (warning !== null) printError(warning);
}
