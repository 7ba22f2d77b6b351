/** No page is loaded again for missing code within so many ms (specification, section 9). */
export const reloadPause = 10_000;

const key = "reloaded-at";

/** Whether the last reload is long enough ago; if so, this one counts from now. */
export function mayReload(): boolean {
  const last = Number(sessionStorage.getItem(key));
  if (Date.now() - last < reloadPause) return false;
  sessionStorage.setItem(key, String(Date.now()));
  return true;
}
