import { LRUCache } from "lru-cache";

/**
 * Creates a cache of computed values up to a total weight; the least recently used one is dropped first. `remember`
 * returns the cached value of a key, or the result of `make`. A value over the capacity is not cached.
 * @param weigh how much of `capacity` a value takes, a whole number of at least 1; 1 by default
 */
export function createLru<Value extends NonNullable<unknown>>(
  capacity: number,
  weigh: (value: Value) => number = () => 1,
) {
  const cache = new LRUCache<string, Value, () => Value>({
    maxSize: capacity,
    sizeCalculation: weigh,
    memoMethod: (_key, _stale, { context: make }) => make(),
  });
  return {
    remember: (key: string, make: () => Value): Value => cache.memo(key, { context: make }),
    forget: (key: string): void => void cache.delete(key),
    clear: () => cache.clear(),
  };
}
