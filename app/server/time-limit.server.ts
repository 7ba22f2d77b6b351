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
