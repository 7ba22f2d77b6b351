/** Where the header stands: on the page as it was scrolled last, and whether it has gone out of view. */
export type HeaderPlace = { y: number; isHidden: boolean };

/** From this width of the window on, in px, the desktop's header shows. */
export const desktopWidth = 940;

/** The header stays until the page is scrolled further than so many px (specification, section 9). */
export function hidingDistance(windowWidth: number): number {
  return windowWidth < desktopWidth ? 50 : 40;
}

/**
 * The header after a scroll: it goes on the way down, comes back on the way up, and always stands near the top.
 * @param y the scroll position in px; a bounce above the top makes it negative
 */
export function placeHeader(before: HeaderPlace, y: number, windowWidth: number): HeaderPlace {
  const now = Math.max(0, y);
  if (now <= hidingDistance(windowWidth)) return { y: now, isHidden: false };
  return { y: now, isHidden: now === before.y ? before.isHidden : now > before.y };
}
