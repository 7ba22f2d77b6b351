import { setTimeout as wait } from "node:timers/promises";

import { paths } from "~/paths";

import { watchMemory } from "../soak/memory";

/** The shop under attack; `metrics` is the URL of its metrics, null if it is unknown. */
export type Target = { shop: string; metrics: string | null };

/**
 * The effect of an attack: the slowest response of `/healthz` in ms, and the largest growth of the process in MB, null
 * if it was not measured.
 */
type Effect = { longest: number; grown: number | null };

/** Whether the shop withstood the attack, and what was observed. */
export type Verdict = { held: boolean; seen: string };

/** In ms. A hundred pages in progress, the limit, take about two seconds of processor time. */
const maxWait = 3000;
const maxGrowth = 300;

/** Runs an attack, and polls the shop's health until it ends. */
export async function measureEffect<T>(
  { shop, metrics }: Target,
  attack: () => Promise<T>,
): Promise<{ result: T } & Effect> {
  const memory = metrics === null ? null : watchMemory(metrics, 200);
  const ended = new AbortController();
  let longest = 0;
  const asking = (async () => {
    while (!ended.signal.aborted) {
      const start = performance.now();
      const answer = await fetch(shop + paths.health(), { signal: AbortSignal.timeout(60_000) }).catch(() => null);
      longest = Math.max(longest, answer?.ok ? performance.now() - start : Infinity);
      await wait(100);
    }
  })();
  try {
    // Measures the process before the attack.
    await wait(500);
    const result = await attack();
    const sizes = memory?.series.map(({ rss }) => rss) ?? [];
    const grown = sizes.length > 0 ? Math.max(...sizes) - (sizes[0] ?? 0) : null;
    return { result, longest, grown };
  } finally {
    ended.abort();
    memory?.stop();
    await asking;
  }
}

/** Judges an attack by its own result and by its effect on other visitors. */
export function judge({ longest, grown }: Effect, isRight: boolean, seen: string): Verdict {
  const memory = grown === null ? "memory not measured" : `${grown.toFixed(0)} MB more`;
  const held = isRight && longest <= maxWait && (grown ?? 0) <= maxGrowth;
  return { held, seen: `${seen}; /healthz within ${longest.toFixed(0)} ms, ${memory}` };
}

/** Counts equal items, for example `12 × 200, 3 × 503`. */
export function tally(things: (string | number)[]): string {
  const counts = new Map<string | number, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts].map(([thing, count]) => `${count} × ${thing}`).join(", ");
}

/** The status of a completely read response; 0 if there is none. */
export async function statusOf(address: string, init: RequestInit = {}): Promise<number> {
  try {
    const response = await fetch(address, { redirect: "manual", ...init });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}
