import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A server of the bench: where it answers and whose processor time is read. */
export type Running = { url: string; pid: number; stop: () => Promise<void> };

const secret = "a-secret-of-the-bench-and-nothing-else";

/** Starts a Node process and waits until its output says where it listens. */
async function start(args: string[], env: Record<string, string>, listening: RegExp): Promise<Running> {
  const child: ChildProcess = spawn(process.execPath, args, {
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
  const stop = async () => {
    child.kill("SIGTERM");
    if (child.exitCode === null) await once(child, "exit");
  };
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop };
}

/** The embedded API on a new folder with so many products. */
export async function startApi(products: number): Promise<Running> {
  const dataDir = await mkdtemp(join(tmpdir(), "verstak-bench-"));
  const env = { API_PORT: "0", DATA_DIR: dataDir, SEED_PRODUCTS: String(products), NODE_ENV: "production" };
  const api = await start(["--import", "tsx", "mocks/server.ts"], env, /listening on http:\/\/127\.0\.0\.1:(\d+)/);
  const stop = async () => {
    await api.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...api, stop };
}

/**
 * The built shop on an API.
 * @param settings settings by their names in the environment, besides those that it needs
 */
export async function startShop(apiUrl: string, port: number, settings: Record<string, string> = {}): Promise<Running> {
  const env = {
    ...settings,
    API_URL: apiUrl,
    PORT: String(port),
    HOST: "127.0.0.1",
    NODE_ENV: "production",
    LOG_LEVEL: "error",
    SESSION_SECRETS: secret,
  };
  const serve = "node_modules/@remix-run/serve/dist/cli.js";
  return start([serve, "build/server/index.js"], env, /http:\/\/localhost:(\d+)/);
}

/** The two references for one page (see `reference.ts`). */
export function startReference(page: string, htmlFile: string, uid: string, apiUrl: string): Promise<Running> {
  const env = { API_URL: apiUrl, NODE_ENV: "production", LOG_LEVEL: "error", SESSION_SECRETS: secret };
  return start(["--import", "tsx", "tests/bench/reference.ts", page, htmlFile, uid], env, /^(\d+)$/m);
}
