import type { Seen } from "./crowd";
import type { Record } from "./record";

/** Writes a line. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/**
 * Prints what a crowd has seen and returns the number of faults.
 * @param wrong what else is wrong: what the books say of the orders
 */
export function tell({ told, finished, seconds }: Seen, record: Record, wrong: string[]): number {
  say(`\n${record.table(seconds)}\n`);
  say(`${finished} journeys to their end, ${told.length} orders`);
  const faults = [...[...record.faults()].map(([what, times]) => `${times} × ${what}`), ...wrong];
  for (const fault of faults) say(`FAULT ${fault}`);
  if (told.length === 0) say("FAULT nobody came as far as an order");
  return faults.length + (told.length === 0 ? 1 : 0);
}
