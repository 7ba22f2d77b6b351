import { useEffect } from "react";

import type { Counters } from "~/lib/small-form";

import { adopt, type Kind } from "./changes";

/** What a tab tells the shop's other tabs when the API has confirmed a press. */
export type TabNews = { kind: Kind; productId: number; value: number; counters: Partial<Counters> };

let channel: BroadcastChannel | null = null;

/** Tells the other tabs. Nothing happens before `useOtherTabs` listens, or in a browser without channels. */
export function broadcast(news: TabNews): void {
  channel?.postMessage(news);
}

/** Listens to the other tabs for as long as the page stands. */
export function useOtherTabs(): void {
  useEffect(() => {
    if (!("BroadcastChannel" in window)) return;
    const opened = new BroadcastChannel("shopper");
    // Only this shop's own scripts can write to a channel of this origin.
    opened.onmessage = ({ data }: MessageEvent<TabNews>) => adopt(data.kind, data.productId, data.value, data.counters);
    channel = opened;
    return () => {
      channel = null;
      opened.close();
    };
  }, []);
}
