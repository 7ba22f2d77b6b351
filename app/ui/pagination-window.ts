/** Page buttons in a row (specification, section 9). */
export const pageButtons = 5;

/**
 * The page numbers to show: at most `size` in a row, the current one in the middle where both ends are far.
 * Empty for one page or none.
 */
export function pageWindow(current: number, pages: number, size = pageButtons): number[] {
  if (pages < 2) return [];
  const length = Math.min(size, pages);
  const middle = Math.min(Math.max(1, current), pages);
  const first = Math.min(Math.max(1, middle - Math.floor(length / 2)), pages - length + 1);
  return Array.from({ length }, (_, index) => first + index);
}
