import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { builtShop, engineOptions } from "~/server/launch/commands.mjs";

/** A server that a tool started: its URL, and the process whose processor time is measured. */
export type Running = {
  url: string;
  pid: number;
  /** Sends a signal and waits until the process exits. */
  kill: (signal: NodeJS.Signals) => Promise<void>;
  stop: () => Promise<void>;
};

const secret = "a-secret-of-the-bench-and-nothing-else";

/**
 * Starts a Node process and waits until its output contains its port.
 * @param cwd the folder of the shop's files, if they are another commit's
 */
async function start(
  args: string[],
  env: Record<string, string>,
  listening: RegExp,
  cwd = process.cwd(),
): Promise<Running> {
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout?.setEncoding("utf8").on("data", (piece: string) => {
      text += piece;
      const found = listening.exec(text)?.[1];
      if (found) resolve(found);
    });
    child.once("exit", (code) => reject(new Error(`${args.join(" ")} ended (${code ?? "signal"}): ${text}`)));
  });
  child.stdout?.resume();
  const ended = once(child, "exit");
  const kill = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, kill, stop: () => kill("SIGTERM") };
}

/**
 * Starts the embedded API with this many products in a new folder, its `dataDir`.
 * @param mode `test` for one with fault injection
 * @param cwd the folder of the shop's files, if they are another commit's
 */
export async function startApi(
  products: number,
  mode: "production" | "test" = "production",
  cwd?: string,
): Promise<Running & { dataDir: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), "verstak-bench-"));
  const env = { API_PORT: "0", DATA_DIR: dataDir, SEED_PRODUCTS: String(products), NODE_ENV: mode };
  const listening = /listening on http:\/\/127\.0\.0\.1:(\d+)/;
  const api = await start(["--import", "tsx", "mocks/server.ts"], env, listening, cwd);
  const stop = async () => {
    await api.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...api, dataDir, stop };
}

/**
 * Starts the built shop on an API.
 * @param more further environment variables
 * @param cwd the folder of the shop's files, if they are another commit's
 */
export async function startShop(
  apiUrl: string,
  port: number,
  more: Record<string, string> = {},
  cwd?: string,
): Promise<Running> {
  const env = {
    TRUSTED_PROXIES: "loopback",
    // All shoppers come from one network.
    SMS_BUDGET: "address=100000,network=100000,country=100000,total=100000",
    API_URL: apiUrl,
    PORT: String(port),
    HOST: "127.0.0.1",
    NODE_ENV: "production",
    LOG_LEVEL: "error",
    SESSION_SECRETS: secret,
    ...more,
  };
  return start(builtShop, env, /http:\/\/localhost:(\d+)/, cwd);
}

/**
 * Starts the references for one page (see `reference.ts`).
 * @param args its arguments, in order
 */
export function startReference(args: string[], apiUrl: string): Promise<Running> {
  const env = { API_URL: apiUrl, NODE_ENV: "production", LOG_LEVEL: "error", SESSION_SECRETS: secret };
  return start([...engineOptions, "--import", "tsx", "tests/tools/bench/reference.ts", ...args], env, /^(\d+)$/m);
}
