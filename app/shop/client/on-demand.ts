import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useState, type ComponentType } from "react";

import { stringsReady } from "~/i18n/client";

/**
 * A component whose code is loaded on first use, so that no page includes it.
 * @param load imports the component
 * @returns the component, null until it has loaded, and a function that requests it. Repeated requests are harmless;
 *   the promise is rejected if the code cannot be loaded.
 */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const ask = async () => {
    if (Part) return;
    const loaded = await load();
    setPart(() => loaded);
  };
  return [Part, ask] as const;
}

/** The code of a dialog together with its texts, which no page includes either. */
export async function withStrings<Code>(code: Promise<Code>): Promise<Code> {
  const [loaded] = await Promise.all([code, stringsReady(["overlays"])]);
  return loaded;
}

let running = 0;

/** Shows the loading bar at the top of the page (`app/styles/early.css`) until the returned function is called. */
export function showLoading(): () => void {
  let isOpen = true;
  count(1);
  return () => {
    if (isOpen) count(-1);
    isOpen = false;
  };
}

/** Shows the loading bar until the promise settles. */
export function whileLoading<Result>(work: Promise<Result>): Promise<Result> {
  return work.finally(showLoading());
}

function count(by: number): void {
  running += by;
  document.documentElement.toggleAttribute("data-loading", running > 0);
}

/**
 * Calls `leave` when the shopper has gone to another page, including with the browser's buttons. A page that was loading
 * when the component appeared is not another page: it arrives below an overlay that was opened after it.
 */
export function useLeftPage(leave: () => void): void {
  const { key } = useLocation();
  const { location: coming } = useNavigation();
  const [known] = useState([key, coming?.key]);
  useEffect(() => {
    if (!known.includes(key)) leave();
  }, [key, known, leave]);
}
