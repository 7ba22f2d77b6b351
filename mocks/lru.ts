/**
 * Remembers what was computed, up to a total weight; what was asked for longest ago is forgotten first.
 * `undefined` cannot be remembered.
 */
export type Lru<Value> = {
  /** What is remembered under the key, or else what `make` answers. */
  remember(key: string, make: () => Value): Value;
  clear(): void;
};

/** Makes a memory; `weigh` says how much of `capacity` a value takes, 1 unless told. */
export function createLru<Value>(capacity: number, weigh: (value: Value) => number = () => 1): Lru<Value> {
  const entries = new Map<string, { value: Value; weight: number }>();
  let total = 0;

  function forget(): void {
    for (const [key, { weight }] of entries) {
      if (total <= capacity) return;
      entries.delete(key);
      total -= weight;
    }
  }

  function remember(key: string, make: () => Value): Value {
    const known = entries.get(key);
    if (known) {
      // A Map keeps the order of insertion: putting it back makes it the youngest.
      entries.delete(key);
      entries.set(key, known);
      return known.value;
    }
    const value = make();
    const weight = weigh(value);
    if (weight > capacity) return value;
    entries.set(key, { value, weight });
    total += weight;
    forget();
    return value;
  }

  function clear(): void {
    entries.clear();
    total = 0;
  }

  return { remember, clear };
}
