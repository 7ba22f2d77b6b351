import { readFileSync, writeFileSync } from "node:fs";

import * as z from "zod";

const file = "tests/tools/fuzz/seeds.json";

const kept = z.array(z.object({ seed: z.int(), found: z.string() }));

/** The seeds that once found something, and what they found. */
export const readSeeds = (): z.infer<typeof kept> => kept.parse(JSON.parse(readFileSync(file, "utf8")));

/** Stores a seed for later runs, unless another one has the same finding. */
export function keepSeed(seed: number, found: string): void {
  const seeds = readSeeds();
  if (seeds.some((one) => one.found === found)) return;
  writeFileSync(file, `${JSON.stringify([...seeds, { seed, found }], null, 2)}\n`);
}
