import { spawn } from "node:child_process";
import { once } from "node:events";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

import { freePort } from "../../fixtures/ports";

const folders = ["/usr/bin", "/usr/local/bin", ...(process.env.PATH ?? "").split(delimiter).filter(Boolean)];

/** The path of the Redis server on this machine; null if none is installed. */
export const redisProgram =
  folders.map((folder) => join(folder, "redis-server")).find((path) => isProgram(path)) ?? null;

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Starts a Redis server without persistence. */
export async function startRedis(program: string) {
  const port = await freePort();
  const options = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  const child = spawn(program, options, { stdio: ["ignore", "pipe", "inherit"] });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (text) => String(text).includes("Ready to accept connections") && resolve());
    child.once("exit", () => reject(new Error("Redis did not start")));
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    /** Stops it from responding; its connections stay open. */
    freeze: () => void child.kill("SIGSTOP"),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}
