import { useMemo } from "react";

import type { Packed } from "~/lib/packed";

/** What a loader packed. Parsed once for each string, so that its objects keep their identity between renders. */
export function useUnpacked<T>(packed: Packed<T>): T {
  // `pack` alone makes such a string, out of a `T`.
  return useMemo(() => JSON.parse(packed) as T, [packed]);
}
