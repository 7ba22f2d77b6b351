/** A body is larger than the limit. */
export class TooLarge extends Error {}

/**
 * Reads a response completely, unless the signal aborts. `fetch` gets that signal too, but loses it to garbage
 * collection after the response's headers have arrived (undici 6.29): a slow body would never time out.
 * @param most the maximum size in bytes
 * @throws the signal's reason, or TooLarge
 */
export async function readWhole(
  { body }: Response,
  signal: AbortSignal,
  most = Number.POSITIVE_INFINITY,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader();
  const stop = () => void reader?.cancel(signal.reason).catch(() => undefined);
  signal.addEventListener("abort", stop, { once: true });
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    signal.throwIfAborted();
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      size += next.value.byteLength;
      if (size > most) {
        stop();
        throw new TooLarge(`a body over ${most} bytes`);
      }
      chunks.push(next.value);
    }
    // A cancelled stream ends as if it were complete.
    signal.throwIfAborted();
    return new Uint8Array(Buffer.concat(chunks));
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

/**
 * Runs a task with a signal that aborts after `ms`. The timer ends with the task, while `AbortSignal.timeout` keeps its
 * listeners, and everything they reference, until its time is over.
 * @throws what the task throws; the signal's reason is a `TimeoutError`
 */
export async function within<T>(ms: number, task: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new DOMException(`after ${ms} ms`, "TimeoutError")), ms);
  try {
    return await task(limit.signal);
  } finally {
    clearTimeout(timer);
  }
}
