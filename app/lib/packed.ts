/** The key of what was packed. Remix does not send what stands under a symbol. */
const original = Symbol("original");

/** The JSON text of a `T`. On the server that packed it, also the `T`. */
export type Packed<T> = { json: string; readonly [original]?: T };

/** The `T` of a `Packed<T>`. */
export type Unpacked<P> = P extends Packed<infer T> ? T : never;

/**
 * Packs loader data into one string. Remix sends loader data in addition to the HTML, as a numbered table with an entry
 * for every value. After compression, forty cards take 5 kB of it, but 1.5 kB as JSON, which is also faster to write
 * and read.
 */
export function pack<T>(data: T): Packed<T> {
  return { json: JSON.stringify(data), [original]: data };
}

/** What was packed, on the server that packed it; undefined in the browser. */
export const originalOf = <T>(packed: Packed<T>): T | undefined => packed[original];

/** Unpacks what `pack` packed. */
export function unpack<T>({ json }: Packed<T>): T {
  return JSON.parse(json) as T;
}
