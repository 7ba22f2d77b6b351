import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

import { startNode, startNpm } from "./child.mjs";
import { apiAddress, apiCommand, reachable, resetCommand, shopCommand } from "./commands.mjs";
import { createCrew } from "./crew.mjs";
import { checkMachine } from "./preflight.mjs";
import { installArguments, needsBuild, needsInstall } from "./prepare.mjs";
import { root } from "./root.mjs";
import { keptSecret } from "./secret.mjs";
import { isMode, readSettings, warningsOf, whatRuns } from "./settings.mjs";
import { untilHealthy, untilListening } from "./wait.mjs";

/** How long the two may take to stop, in ms: an open page waits for its API at most 5 s. */
const shopGrace = 15_000;
const apiGrace = 5_000;
const startLimit = 60_000;

/** @typedef {import("./settings.mjs").Settings} Settings */
/** @typedef {import("./settings.mjs").Mode} Mode */
/** @typedef {ReturnType<typeof createCrew>} Crew */

/** @param {string} line */
const say = (line) => void process.stdout.write(`${line}\n`);

/** @param {string} line */
const complain = (line) => void process.stderr.write(`${line}\n`);

/**
 * Runs the command line's mode: checks everything first, then installs, builds and starts what is needed, and runs
 * until it is stopped or one of its processes fails. Prints one line per fault and exits with code 1.
 * @param {string[]} args the mode; `start` by default
 */
export async function launch([mode = "start"]) {
  if (!isMode(mode)) return refuse([`${mode} is not something to launch: start, dev, serve, api or reset`]);
  const { settings, faults } = readEnvironment(mode);
  const all = [...faults, ...(faults.length ? [] : await checkMachine(settings, mode))];
  if (all.length) return refuse(all);
  warningsOf(settings, mode, process.env).forEach(complain);
  if (settings.sessionSecrets.length === 0) settings.sessionSecrets = [keptSecret(settings.dataDir)];

  const crew = createCrew(complain, (code) => process.exit(code));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, crew.interrupt);
  await prepare(crew, mode);
  if (mode === "reset") {
    await crew.finish(startNode("The reset", resetCommand(settings, process.env), apiGrace));
    return crew.leave(0);
  }
  await start(crew, settings, mode);
}

/**
 * Reads the environment and `.env`; variables that are already set take precedence.
 * @param {Mode} mode
 */
function readEnvironment(mode) {
  const unread = loadEnvFile(join(root, ".env"));
  const { settings, faults } = readSettings(process.env, mode);
  return { settings: { ...settings, dataDir: resolve(root, settings.dataDir) }, faults: [...unread, ...faults] };
}

/**
 * @param {string} file
 * @returns {string[]} what is wrong with it
 */
function loadEnvFile(file) {
  try {
    if (existsSync(file)) process.loadEnvFile(file);
    return [];
  } catch {
    return [`${file} cannot be read`];
  }
}

/** @param {string[]} faults */
function refuse(faults) {
  faults.forEach(complain);
  process.exitCode = 1;
}

/**
 * @param {Crew} crew
 * @param {Mode} mode
 */
async function prepare(crew, mode) {
  if (needsInstall(root)) {
    say("Installing packages …");
    await crew.finish(startNpm(installArguments(root), process.env));
  }
  if ((mode === "start" || mode === "serve") && needsBuild(root)) {
    say("Building the shop …");
    await crew.finish(startNpm(["run", "build"], { ...process.env, NODE_ENV: "production" }));
  }
}

/**
 * @param {Crew} crew
 * @param {Settings} settings
 * @param {Mode} mode
 */
async function start(crew, settings, mode) {
  const runs = whatRuns(settings, mode);
  const api = apiAddress(settings);
  if (runs.api) {
    crew.add(() => startNode("The API", apiCommand(settings, mode, process.env), apiGrace));
    await untilListening(reachable(settings.apiHost), settings.apiPort);
  }
  if (runs.shop) {
    crew.add(() => startNode("The shop", shopCommand(settings, mode, process.env), shopGrace));
    const shop = `http://${reachable(settings.host ?? "localhost")}:${String(settings.port)}`;
    const healthy = await untilHealthy(`${shop}/healthz`, startLimit);
    if (!healthy) return crew.fail(`The shop did not answer at ${shop}/healthz within ${String(startLimit / 1000)} s`);
    say(`Shop    ${shop}`);
  }
  say(`API     ${api}`);
  if (runs.api) say(`Outbox  ${api}/outbox`);
  say("Stop with Ctrl-C.");
}
