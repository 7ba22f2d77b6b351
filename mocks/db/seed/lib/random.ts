/** A sequence of random numbers that is the same on every machine for the same seed. */
export type Random = {
  /** From 0 to 1, excluding 1. */
  next(): number;
  /** A whole number from `from` to `to`, both included. */
  int(from: number, to: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** A random item of the list; throws if the list is empty. */
  pick<T>(list: readonly T[]): T;
  /** `count` different items of the list, in the list's order; all items of a shorter list. */
  some<T>(list: readonly T[], count: number): T[];
};

/** Mulberry32: 32 bits of state are enough for a seed, and it needs only integer arithmetic. */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0;

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));

  function pick<T>(list: readonly T[]): T {
    const [found] = list.slice(int(0, list.length - 1));
    if (found === undefined) throw new Error("Cannot pick from an empty list");
    return found;
  }

  function some<T>(list: readonly T[], count: number): T[] {
    const left = list.map((_, index) => index);
    while (left.length > count) left.splice(int(0, left.length - 1), 1);
    return list.filter((_, index) => left.includes(index));
  }

  return { next, int, chance: (probability) => next() < probability, pick, some };
}
