import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

import * as z from "zod";

import { parseJson } from "~/lib/parse-json";
import type { ApiEnvironment } from "#mocks/env";
import type { Gateways } from "#mocks/messages/queue";
import { runningFile } from "#mocks/paths";

const running = z.object({
  siteUrl: z.string(),
  shopDir: z.string().nullable(),
  /** The kinds of messages that are sent. */
  sends: z.array(z.string()),
});

/** The settings of the API's last start on which the messages about orders depend. */
export type Running = z.output<typeof running>;

/** Stores the API's settings beside its data, for the owner's commands: they run in another terminal, without them. */
export function noteRunning({ dataDir, siteUrl, shopDir }: ApiEnvironment, gateways: Gateways): void {
  const noted: Running = {
    ...{ siteUrl, shopDir: shopDir === null ? null : resolve(shopDir) },
    sends: Object.keys(gateways),
  };
  writeFileSync(join(dataDir, runningFile), JSON.stringify(noted), { mode: 0o600 });
}

/** The stored settings; null if there are none, a full disk cut them off, or their shop's folder is gone. */
export function readRunning(dataDir: string): Running | null {
  const file = join(dataDir, runningFile);
  if (!existsSync(file)) return null;
  const json = parseJson(readFileSync(file, "utf8"));
  const noted = "value" in json ? running.safeParse(json.value).data : undefined;
  if (noted === undefined) return null;
  return noted.shopDir === null || existsSync(noted.shopDir) ? noted : null;
}
