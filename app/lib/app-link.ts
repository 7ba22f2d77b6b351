/**
 * The link that a click would follow within this document, or null when the browser must do it: other sites, new windows,
 * downloads, files, places on the same page, and links marked `data-reload`.
 */
export function appLink(target: EventTarget | null, here: Location): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== here.origin) return null;
  if (link.hasAttribute("download") || link.dataset.reload !== undefined) return null;
  if (link.target && link.target !== "_self") return null;
  if (link.relList.contains("external")) return null;
  if (link.hash && link.pathname === here.pathname && link.search === here.search) return null;
  return /\.[a-z0-9]{2,5}$/i.test(link.pathname) || link.pathname.startsWith("/images/") ? null : link;
}

/** Whether a click asks for what plain clicks do: the main button, no key held, nobody has handled it. */
export function isPlainClick(event: MouseEvent): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  );
}
