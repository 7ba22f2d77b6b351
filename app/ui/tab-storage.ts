/** The tab's own storage; null if the browser blocks it, as browsers do that block cookies. */
export function tabStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
