import { useEffect } from "react";

/** Keeps the page from being scrolled, and its content in its place where the scrollbar's room falls free. */
export function useScrollLock(): void {
  useEffect(() => {
    const { style, clientWidth } = document.documentElement;
    style.paddingRight = `${innerWidth - clientWidth}px`;
    style.overflow = "hidden";
    return () => {
      style.paddingRight = "";
      style.overflow = "";
    };
  }, []);
}
