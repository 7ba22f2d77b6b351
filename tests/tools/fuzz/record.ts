import { align } from "../load/record";
import type { Answer } from "./ask";

/** Records the responses of each route. */
export function makeRecord() {
  const routes = new Map<string, { times: number; statuses: Map<number, number>; slowest: number }>();
  return {
    answered(route: string, { status, ms }: Answer): void {
      const seen = routes.get(route) ?? { times: 0, statuses: new Map<number, number>(), slowest: 0 };
      seen.times += 1;
      seen.slowest = Math.max(seen.slowest, ms);
      seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1);
      routes.set(route, seen);
    },
    /** A table with a row for each route, including those that were never requested. */
    table(all: string[]): string {
      const rows = all.map((route) => {
        const { times = 0, statuses = new Map<number, number>(), slowest = 0 } = routes.get(route) ?? {};
        const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
        return [`/${route}`, String(times), slowest.toFixed(0), counts.join(", ")];
      });
      return align([["route", "answers", "slowest, ms", "statuses"], ...rows]);
    },
  };
}
