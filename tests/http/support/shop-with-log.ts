import { spawn } from "node:child_process";
import { once } from "node:events";

import { shopCommand } from "~/server/launch/commands.mjs";
import { root } from "~/server/launch/root.mjs";
import { readSettings } from "~/server/launch/settings.mjs";
import { untilHealthy } from "~/server/launch/wait.mjs";

import { freePort } from "../../fixtures/ports";
import { testSecret } from "../../fixtures/shop";

/** What the launcher loads into each process that it starts. */
const preload = new URL("../../../app/server/launch/preload.mjs", import.meta.url).href;

/** A shop for one test on an existing API, with everything that it has written to standard output. */
export async function startShopWithLog(apiUrl: string, env: Record<string, string>) {
  const port = await freePort();
  const given = { API_URL: apiUrl, PORT: String(port), SESSION_SECRETS: testSecret };
  const { settings } = readSettings(given, "serve");
  const { args, env: own } = shopCommand(settings, "serve", process.env);
  const child = spawn(process.execPath, ["--import", preload, ...args], {
    cwd: root,
    env: { ...own, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let out = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => void (out += text));
  const url = `http://localhost:${port}`;
  if (!(await untilHealthy(`${url}/healthz`, 60_000))) throw new Error("The shop did not start");
  return {
    url,
    written: () => out,
    /** @returns the exit code; null if a signal has ended the process */
    async stop(): Promise<number | null> {
      if (child.exitCode === null && child.kill("SIGTERM")) await once(child, "exit");
      return child.exitCode;
    },
  };
}
