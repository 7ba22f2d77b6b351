/** The minimum time between two reloads for missing code, in ms (specification, section 9). */
export const reloadPause = 10_000;

const key = "reloaded-at";

/** Whether the last reload was long enough ago; if so, records this one. */
export function mayReload(): boolean {
  const last = Number(sessionStorage.getItem(key));
  if (Date.now() - last < reloadPause) return false;
  sessionStorage.setItem(key, String(Date.now()));
  return true;
}
