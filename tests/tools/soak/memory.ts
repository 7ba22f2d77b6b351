import { setTimeout as wait } from "node:timers/promises";

/**
 * The memory of a process at a moment, in MB, `seconds` after the start of the measurement. `rss` is all of it.
 * `outside` is the part outside the engine's heap, `rss` minus the heap's reserved size: buffers and the libraries' own
 * memory.
 */
export type MemorySample = { seconds: number; rss: number; heap: number; outside: number };

const figures = {
  rss: "process_resident_memory_bytes",
  heap: "nodejs_heap_size_used_bytes",
  room: "nodejs_heap_size_total_bytes",
};

/**
 * Reads the metrics of a shop (`METRICS_PORT`) repeatedly until it is stopped.
 * @param every the interval in ms
 */
export function watchMemory(metricsUrl: string, every: number): { series: MemorySample[]; stop: () => void } {
  const series: MemorySample[] = [];
  const start = performance.now();
  const ended = new AbortController();
  async function look(): Promise<void> {
    while (!ended.signal.aborted) {
      const text = await (await fetch(metricsUrl)).text();
      const seconds = Math.round((performance.now() - start) / 1000);
      const rss = read(text, figures.rss);
      series.push({ seconds, rss, heap: read(text, figures.heap), outside: rss - read(text, figures.room) });
      await wait(every, null, { signal: ended.signal }).catch(() => null);
    }
  }
  void look();
  return { series, stop: () => ended.abort() };
}

function read(text: string, name: string): number {
  const value = new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1];
  if (value === undefined) throw new Error(`The metrics have no ${name}`);
  return Number(value) / 1_000_000;
}

/** The samples of one window: its smallest value is what was left after a garbage collection. */
export const samplesPerMinute = 30;

/** The smallest value of each window, in order; an incomplete last window is left out. */
export function minimaOf(values: number[]): number[] {
  const starts = Array.from(
    { length: Math.floor(values.length / samplesPerMinute) },
    (_, index) => index * samplesPerMinute,
  );
  return starts.map((from) => Math.min(...values.slice(from, from + samplesPerMinute)));
}

/**
 * The relative growth of a series, from the median of the minima in its second third to that in its last third; during
 * the first third caches fill.
 */
export function growthOf(values: number[]): { before: number; after: number; growth: number } {
  const minima = minimaOf(values);
  const third = Math.floor(minima.length / 3);
  if (third < 1) throw new Error(`Too few samples: ${values.length}, at least ${3 * samplesPerMinute} are needed`);
  const before = median(minima.slice(third, 2 * third));
  const after = median(minima.slice(2 * third));
  return { before, after, growth: after / before - 1 };
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = 0, high = low] = [Math.floor((sorted.length - 1) / 2), Math.ceil((sorted.length - 1) / 2)].map(
    (place) => sorted[place],
  );
  return (low + high) / 2;
}
