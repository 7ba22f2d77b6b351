import { readdirSync, readFileSync } from "node:fs";
import { Agent, get } from "node:http";

/**
 * The measurements of a round of requests: times in ms, requests per second, and the memory of the process after the
 * round in MB.
 */
export type Round = { cpu: number; p50: number; p99: number; perSecond: number; memory: number };

let visitors = 0;

/**
 * A unique client address for each request, because a measurement exceeds the rate limits. The shop trusts this machine
 * as a proxy.
 */
const anotherAddress = () => `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${(visitors += 1) & 255}`;

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

/**
 * Sends a request like a browser's. Returns the status, the complete body, and the times until the first and the last
 * byte, in ms.
 */
export function ask(
  url: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Buffer; firstByte: number; ms: number }> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    get(
      url,
      { agent, headers: { Accept: "text/html", "X-Forwarded-For": anotherAddress(), ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        const firstByte = performance.now() - start;
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            body: Buffer.concat(chunks),
            firstByte,
            ms: performance.now() - start,
          }),
        );
        response.on("error", reject);
      },
    ).on("error", reject);
  });
}

/** The processor time that all threads of a process have used, in ms; Linux only. */
export function cpuTime(pid: number): number {
  return readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => sum + threadTime(pid, thread), 0);
}

/** The processor time of one thread, in ms; Linux only. The main thread has the number of the process. */
export function threadTime(pid: number, thread: number | string): number {
  // The first field of `schedstat` is in ns; proc(5)'s `stat` counts ticks of 10 ms, too coarse for short rounds.
  return Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]) / 1e6;
}

/** The memory of a process that is in RAM (resident set), in MB of 1024 kB; Linux only. */
function memoryOf(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}

/** The value below which the given share of the sorted values lies. */
export function percentile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Sends this many requests, four in parallel, and measures the processor time of the serving process. */
export async function runRound(url: string, pid: number, requests: number, headers = {}): Promise<Round> {
  const times: number[] = [];
  const before = cpuTime(pid);
  const start = performance.now();
  let left = requests;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const { status, ms } = await ask(url, headers);
      if (status !== 200) throw new Error(`${url} returned ${status}`);
      times.push(ms);
    }
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  const took = performance.now() - start;
  times.sort((a, b) => a - b);
  return {
    cpu: (cpuTime(pid) - before) / requests,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    perSecond: (requests / took) * 1000,
    memory: memoryOf(pid),
  };
}
