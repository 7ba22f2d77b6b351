import { watchMemory } from "../soak/memory";
import { ask } from "./ask";

/** So long, in ms, nothing but the home page is asked for, so that the engine cleans up. */
const settling = 15_000;

/** What is left in the heap of a shop after a while of little use, in MB. */
export async function settledHeap(shop: string, metricsUrl: string): Promise<number> {
  const memory = watchMemory(metricsUrl, 250);
  const end = performance.now() + settling;
  async function visit(): Promise<void> {
    while (performance.now() < end)
      await ask(shop, { method: "GET", path: "/", headers: { Accept: "text/html", "X-Forwarded-For": "198.18.0.1" } });
  }
  await Promise.all([visit(), visit()]);
  memory.stop();
  return Math.min(...memory.series.map(({ heap }) => heap));
}
