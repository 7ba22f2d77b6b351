/**
 * Runs work for each item, for at most this many in parallel, and returns the results in the items' order. On a busy
 * machine, a shop that receives all requests at once would exceed its own time limits.
 */
export async function inParallel<Item, Result>(
  most: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<number, Result>();
  const waiting = items.entries();
  async function take() {
    for (const [index, item] of waiting) results.set(index, await work(item));
  }
  await Promise.all(Array.from({ length: most }, take));
  return [...results].sort(([a], [b]) => a - b).map(([, result]) => result);
}
