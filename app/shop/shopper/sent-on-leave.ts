import { tabStorage } from "~/ui/tab-storage";

const key = "sent-on-leave";

/** The maximum time between two pages of a tab, in ms: a tab that was restored later shows current data anyway. */
const longest = 10_000;

/**
 * Sends a form while the page closes. The browser may have requested the next page before, which then shows what was
 * true before the form; `wasSentOnLeave` tells it so.
 */
export function sendOnLeave(action: string, fields: URLSearchParams): void {
  navigator.sendBeacon(action, fields);
  tabStorage()?.setItem(key, String(Date.now()));
}

/** Whether the last page of this tab has just sent a form while it closed. */
export function wasSentOnLeave(): boolean {
  return Date.now() - Number(tabStorage()?.getItem(key)) < longest;
}
