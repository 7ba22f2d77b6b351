/** The longest wait for an idle moment, in ms: a busy page gets its extras too, only later. */
const maxWait = 4000;

/** Runs `task` once the page has loaded and the browser is idle. Returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  const stop = new AbortController();
  const schedule = () => {
    // Safari has no `requestIdleCallback`.
    if (typeof window.requestIdleCallback !== "function") {
      const timer = window.setTimeout(task, 200);
      stop.signal.addEventListener("abort", () => window.clearTimeout(timer));
      return;
    }
    const idle = window.requestIdleCallback(task, { timeout: maxWait });
    stop.signal.addEventListener("abort", () => window.cancelIdleCallback(idle));
  };
  if (document.readyState === "complete") schedule();
  else window.addEventListener("load", schedule, { once: true, signal: stop.signal });
  return () => stop.abort();
}
