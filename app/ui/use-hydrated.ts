import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and while the page hydrates, then true: for what a page must not promise without script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
