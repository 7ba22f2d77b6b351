import { useEffect, useRef } from "react";

/** An open overlay with its own entry in the browser's history, directly above the entry of its page. */
type Overlay = { close: () => void };

/** The open overlays, the topmost last. Module state: a tab has one history. */
const overlays: Overlay[] = [];

/** While this module itself is going back, to remove the entry of a closed overlay: what to do when it has arrived. */
let arrive: (() => void) | null = null;

/** Resolves when the entries of closed overlays have left the history. */
let leaving: Promise<void> = Promise.resolve();

/**
 * The maximum time to wait for the browser to go back one entry, in ms. Long, because a busy phone takes a while: if the
 * next page came first, the browser would go back from it.
 */
const longestWait = 5000;

/**
 * Hides the entries of overlays from the router. Call it before the router starts: browsers call the listeners of the
 * window in the order in which they were added, whether or not they capture.
 */
export function watchBack(): void {
  addEventListener("popstate", (event) => {
    const overlay = overlays.at(-1);
    if (!arrive && !overlay) return;
    event.stopImmediatePropagation();
    if (arrive) return arrive();
    forget(overlay);
    overlay?.close();
  });
}

/**
 * Makes the browser's Back button close an overlay instead of leaving the page. While the overlay is open, the history
 * has one entry more, with the same address; it is removed when the overlay closes in any other way.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (!open) return;
    const overlay = { close: () => latest.current() };
    let isOpen = true;
    const add = () => {
      if (isOpen) addEntry(overlay);
    };
    // Not at once: strict mode runs effects twice, and the browser goes back asynchronously when a dialog replaces
    // another one.
    const timer = setTimeout(() => void leaving.then(add));
    return () => {
      isOpen = false;
      clearTimeout(timer);
      removeEntry(overlay);
    };
  }, [open]);
}

/**
 * Removes the entries of open overlays before the router goes to another page, so that Back leads from that page to
 * this one in a single step. The overlays stay visible until their owners close them. Null if there are none.
 */
export function leaveOverlays(): Promise<void> | null {
  while (overlays.length > 0) removeEntry(overlays.at(-1));
  return routerState().overlay === true ? leaving : null;
}

function addEntry(overlay: Overlay): void {
  overlays.push(overlay);
  const { idx, ...page } = routerState();
  // The router counts its entries in `idx`, and finds the scroll position of the page by the other fields.
  history.pushState({ ...page, ...(typeof idx === "number" && { idx: idx + 1 }), overlay: true }, "");
}

/** The state of the current entry, whose fields the router and `addEntry` set. */
function routerState(): { idx?: unknown; overlay?: unknown } {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null ? state : {};
}

function removeEntry(overlay: Overlay | undefined): void {
  if (forget(overlay)) leaving = leaving.then(goBack);
}

/** Removes an overlay from the open ones. Returns false if it is not among them. */
function forget(overlay: Overlay | undefined): boolean {
  const index = overlay ? overlays.indexOf(overlay) : -1;
  if (index < 0) return false;
  overlays.splice(index, 1);
  return true;
}

/** Goes back one entry unnoticed by the router. Does nothing if the router has put another page on top. */
function goBack(): Promise<void> {
  if (routerState().overlay !== true) return Promise.resolve();
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      arrive = null;
      resolve();
    };
    const timer = setTimeout(finish, longestWait);
    arrive = finish;
    history.back();
  });
}
