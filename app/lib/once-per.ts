/**
 * A function that makes its result once for each object, for as long as the object lives. Neither may be changed
 * afterwards.
 */
export function oncePer<Key extends object, Result extends object | string>(
  make: (key: Key) => Result,
): (key: Key) => Result {
  const made = new WeakMap<Key, Result>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const result = make(key);
    made.set(key, result);
    return result;
  };
}
