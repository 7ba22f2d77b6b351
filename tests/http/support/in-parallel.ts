/**
 * Does work for each item, for this many of them in parallel, and returns the results in the items' order. A shop that is
 * asked for everything at the same moment would run into its own time limits on a busy machine.
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
