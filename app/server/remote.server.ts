/** A body holds more than is read of it. */
export class TooLarge extends Error {}

/**
 * Reads an answer to its end, as long as a signal lets it. `fetch` is given that signal as well, but forgets it when memory is
 * cleaned up after the answer's head has come (undici 6.29): a body that drips would be waited for without an end.
 * @param most so many bytes
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
    // What was cancelled ends as if it were whole.
    signal.throwIfAborted();
    return new Uint8Array(Buffer.concat(chunks));
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

/**
 * Does something with a signal that stops it after so many ms. The limit ends with what it is for: `AbortSignal.timeout` holds
 * its listeners, and all that they hold, until its time is over.
 * @throws what the task throws; a `TimeoutError` is the signal's reason
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
