import { useLocation, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";

/** What is being loaded of the listing that is shown: a list in its place, or more of the same; null for neither. */
export function useListLoading(): "list" | "more" | null {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  if (next?.pathname !== pathname) return null;
  return new URLSearchParams(next.search).has("from") ? "more" : "list";
}

/** Dims a list while the one that takes its place is loaded. Its children are not drawn again for that. */
export function LoadingList({ children }: { children: ReactNode }) {
  return (
    <div data-list="" aria-busy={useListLoading() === "list" || undefined}>
      {children}
    </div>
  );
}
