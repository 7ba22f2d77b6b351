import type { Seen } from "./crowd";
import type { Record } from "./record";

/** Writes a line. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/**
 * Prints the results of a crowd and returns the number of errors.
 * @param wrong further errors, such as those in the stored orders
 */
export function printReport({ confirmed, finished, seconds }: Seen, record: Record, wrong: string[]): number {
  say(`\n${record.table(seconds)}\n`);
  say(`${finished} completed journeys, ${confirmed.length} orders`);
  const faults = [...[...record.faults()].map(([what, times]) => `${times} × ${what}`), ...wrong];
  for (const fault of faults) say(`FAULT ${fault}`);
  if (confirmed.length === 0) say("FAULT nobody placed an order");
  return faults.length + (confirmed.length === 0 ? 1 : 0);
}
