import { watchMemory } from "../soak/memory";
import { ask } from "./ask";

/** How long only the home page is requested, in ms, so that the engine collects garbage. */
const settling = 15_000;

/** The heap that a shop still uses after a period of light load, in MB. */
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
