import { useSyncExternalStore, useEffect, useLayoutEffect } from "react";

const never = () => () => {};

/** False on the server and during hydration, then true: for markup that must not appear without JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** React warns about layout effects on the server, where neither kind of effect runs. */
export const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;
