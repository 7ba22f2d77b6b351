/** The tab's own storage; null if the browser blocks it, which browsers that block cookies do. */
export function tabStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
