import { spawn } from "node:child_process";

import { root } from "./root.mjs";

/**
 * A process that the launcher started. `exited` never rejects: it resolves to the exit code, or to the signal or error
 * that ended the process. `stop` asks the process to end and waits for it; true if it ended in time. `kill` ends it at
 * once.
 * @typedef {{ name: string, exited: Promise<number | string>, stop: () => Promise<boolean>, kill: () => void }} Child
 */

const preload = new URL("./preload.mjs", import.meta.url).href;

/**
 * Starts a Node process in the project's folder. Its stderr passes through, its stdout only with `out: "inherit"`.
 * @param {string} name at the start of sentences in messages
 * @param {import("./commands.mjs").Command} command
 * @param {number} grace how long it may take to stop before it is killed, in ms
 * @param {"inherit" | "ignore"} [out]
 * @returns {Child}
 */
export function startNode(name, { args, env }, grace, out = "inherit") {
  const stdio = /** @type {const} */ (["ignore", out, "inherit", "ipc"]);
  return startChild(name, process.execPath, ["--import", preload, ...args], env, grace, stdio);
}

/**
 * Starts an npm command, with the npm that runs the launcher, if any.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Child}
 */
export function startNpm(args, env) {
  const name = `npm ${args[0] === "run" ? args.slice(0, 2).join(" ") : String(args[0])}`;
  const cli = env.npm_execpath;
  const stdio = /** @type {const} */ (["ignore", "inherit", "inherit"]);
  return cli
    ? startChild(name, process.execPath, [cli, ...args], env, 5000, stdio)
    : startChild(name, "npm", args, env, 5000, stdio);
}

/**
 * Every child leads its own process group: Ctrl-C in a terminal then reaches only the launcher, which controls the
 * order of stopping, and processes that a child leaves behind can be found.
 * @param {string} name
 * @param {string} file
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {number} grace
 * @param {readonly ("ignore" | "inherit" | "ipc")[]} stdio
 * @returns {Child}
 */
function startChild(name, file, args, env, grace, stdio) {
  const child = spawn(file, args, {
    cwd: root,
    env,
    detached: true,
    stdio: [...stdio],
  });
  const kill = () => killGroup(child.pid);
  /** @type {Promise<number | string>} */
  const exited = new Promise((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("exit", (code, signal) => resolve(code ?? String(signal)));
  });
  void exited.then(kill);

  async function stop() {
    child.kill("SIGTERM");
    let patient = true;
    const timer = setTimeout(() => {
      patient = false;
      kill();
    }, grace);
    await exited;
    clearTimeout(timer);
    return patient;
  }

  return { name, exited, stop, kill };
}

/**
 * @param {number | undefined} leader
 */
function killGroup(leader) {
  if (leader === undefined) return;
  try {
    process.kill(-leader, "SIGKILL");
  } catch {
    // The group has no processes left.
  }
}
