/** What is known of who is there (specification, section 4). */
export type AuthStatus = "loading" | "authenticated" | "unauthenticated";

/**
 * @param isReading whether the session is being read
 * @param signedIn what it said last
 */
export function authStatus(isReading: boolean, signedIn: boolean): AuthStatus {
  if (isReading) return "loading";
  return signedIn ? "authenticated" : "unauthenticated";
}
