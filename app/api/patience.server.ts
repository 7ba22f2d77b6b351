import { setTimeout } from "node:timers/promises";

/** What a page waits for: its main things to their end, its side blocks not as long. */
export type Patience = {
  main: <T>(call: Promise<T>) => Promise<T>;
  /** @returns `late` where the page did not wait; the call goes on */
  side: <T>(call: Promise<T>, late: T) => Promise<T>;
};

/**
 * Lets a page go without the side blocks that are late: they are waited for as long as any of its main things is under way,
 * and for so many ms in any case.
 */
export function makePatience(ms: number): Patience {
  const start = performance.now();
  const underWay = new Set<Promise<unknown>>();

  async function untilLate<T>(late: T): Promise<T> {
    await setTimeout(Math.max(0, start + ms - performance.now()), null, { ref: false });
    while (underWay.size > 0) await Promise.allSettled(underWay);
    // What has come while the process was busy is read before.
    await setTimeout(0, null, { ref: false });
    return late;
  }

  return {
    main(call) {
      underWay.add(call);
      const forget = () => underWay.delete(call);
      call.then(forget, forget);
      return call;
    },
    side: (call, late) => Promise.race([call, untilLate(late)]),
  };
}
