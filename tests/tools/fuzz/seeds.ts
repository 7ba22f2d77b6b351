import { readFileSync, writeFileSync } from "node:fs";

import * as z from "zod";

const file = "tests/tools/fuzz/seeds.json";

const kept = z.array(z.object({ seed: z.int(), found: z.string() }));

/** Seeds that found something once, and what that was. */
export const readSeeds = (): z.infer<typeof kept> => kept.parse(JSON.parse(readFileSync(file, "utf8")));

/** Keeps a seed for the runs to come. */
export function keepSeed(seed: number, found: string): void {
  const seeds = readSeeds();
  if (seeds.some((one) => one.found === found)) return;
  writeFileSync(file, `${JSON.stringify([...seeds, { seed, found }], null, 2)}\n`);
}
