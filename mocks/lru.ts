import { LRUCache } from "lru-cache";

/** Caches computed values up to a total weight; the least recently used one is dropped first. */
export type Lru<Value> = {
  /** The cached value of the key, or the result of `make`. */
  remember(key: string, make: () => Value): Value;
  clear(): void;
};

/**
 * Creates a cache.
 * @param weigh how much of `capacity` a value takes, a whole number of at least 1; 1 by default
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
      // A value over the capacity is not cached.
      cache.set(key, value);
      return value;
    },
    clear: () => cache.clear(),
  };
}
