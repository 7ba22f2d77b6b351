import { useSyncExternalStore, useEffect, useLayoutEffect } from "react";

const never = () => () => {};

/** False on the server and while the page hydrates, then true: for what a page must not promise without script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** React warns about layout effects on the server, where neither kind runs. */
export const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;
