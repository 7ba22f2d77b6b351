import { LRUCache } from "lru-cache";

/** Remembers what was computed, up to a total weight; what was asked for longest ago is forgotten first. */
export type Lru<Value> = {
  /** What is remembered under the key, or else what `make` answers. */
  remember(key: string, make: () => Value): Value;
  clear(): void;
};

/**
 * Makes a memory.
 * @param weigh how much of `capacity` a value takes, a whole number of at least 1; 1 unless told
 */
export function createLru<Value extends NonNullable<unknown>>(
  capacity: number,
  weigh: (value: Value) => number = () => 1,
): Lru<Value> {
  const cache = new LRUCache<string, Value>({ maxSize: capacity, sizeCalculation: weigh });
  return {
    remember(key, make) {
      const known = cache.get(key);
      if (known !== undefined) return known;
      const value = make();
      // What is heavier than the capacity is not kept.
      cache.set(key, value);
      return value;
    },
    clear: () => cache.clear(),
  };
}
