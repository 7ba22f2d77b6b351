import { adopt } from "./changes";
import type { TabNews } from "./tabs";

/** On the window: where `app/start/boot.ts` puts the answers to presses that were sent before React was there. */
export type EarlyNews = { earlyNews?: TabNews[] | { push: (news: TabNews) => unknown } };

const take = ({ kind, productId, value, counters }: TabNews) => adopt(kind, productId, value, counters);

/** Shows what came of the presses before React was there, and of those that are still to be answered when they are. */
export function adoptEarlyNews(): void {
  const holder = window as Window & EarlyNews;
  const { earlyNews } = holder;
  holder.earlyNews = { push: take };
  if (Array.isArray(earlyNews)) for (const news of earlyNews as TabNews[]) take(news);
}
